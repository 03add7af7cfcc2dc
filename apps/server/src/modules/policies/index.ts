/** The door of policies: which of them fits a move. */
export { fitsOf } from './fit.ts';
export { policiesModule } from './module.ts';
