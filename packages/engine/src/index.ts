/** The door of the engine: runs any catalogue on PostgreSQL and HTTP. */
export * from './context.ts';
export * from './facts.ts';
export * from './http/index.ts';
export * from './module.ts';
export * from './pipeline/index.ts';
export * from './schema/index.ts';
export * from './store/index.ts';
