/** The door of assignments. */
export { currentCase } from './mai-case.ts';
export { casesModule } from './module.ts';
