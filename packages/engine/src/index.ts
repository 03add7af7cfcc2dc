/** The door of the engine: runs any catalogue on PostgreSQL and HTTP. */

export {
  type ActAgain,
  type ActionHandler,
  type ActionJob,
  answer,
  anyChange,
  type Call,
  type Context,
  type Failure,
  handle,
  type OpenContext,
  type Principal,
  type RawAnswer,
  type Reaction,
  type RedirectAnswer,
  type RouteHandler,
  react,
  type SystemContext,
} from './context.ts';
export { type Asked, defineFacts, defineFactsOfAll, each, type FactsLoader, its, type Source } from './facts.ts';
export {
  countHere,
  createServer,
  defaultConfig,
  type MakeLimiter,
  type Operation,
  type Rate,
  type ServerParts,
  type StopOptions,
  systemPrincipal,
} from './http/index.ts';
export { inTheirCompanies } from './in-their-companies.ts';
export {
  defineJob,
  handleJob,
  type JobHandler,
  type JobKind,
  type Module,
  type Watch,
  type WrittenRecord,
} from './module.ts';
export {
  anotherWay,
  databaseRefusal,
  type KnowsCode,
  makeContext,
  makeEngine,
  newId,
  requestRefusals,
  rightsOf,
} from './pipeline/index.ts';
export {
  columnName,
  columnsOf,
  engineDefinerFunctions,
  linkTableName,
  migrate,
  schemaFaults,
  tableName,
} from './schema/index.ts';
export type { Caller, Store } from './store/index.ts';
