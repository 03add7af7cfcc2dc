/** The door of what assignments cost. */
export { costingModule } from './module.ts';
