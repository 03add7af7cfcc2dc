/** The door of the pipeline: the fixed order of steps that every read, write and action takes. */

export { requestRefusals } from '../rights/request-refusals.ts';
export { rightsOf } from '../rights/rights.ts';
export { anotherWay } from './another-way.ts';
export { databaseRefusal } from './database-refusals.ts';
export type { CountThere, Engine, EngineParts, KnowsCode, Run } from './engine.ts';
export { readFilter } from './filter-input.ts';
export { makeContext } from './make-context.ts';
export { makeEngine } from './make-engine.ts';
export { newId } from './new-id.ts';
