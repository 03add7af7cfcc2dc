/** The door of the HTTP side: serves a catalogue. */
export { type Problem, problemOf } from './answer/problem.ts';
export { type Params, type TextOf, type Texts, textsOf } from './answer/texts.ts';
export { type AskedPage, defaultConfig, type HttpConfig, type Rate, type StaticApp } from './config.ts';
export type { Authenticate } from './gate.ts';
export type { ReadyChecks } from './health.ts';
export { countHere, type MakeLimiter } from './limits/groups.ts';
export type { AddFigures } from './metrics.ts';
export type { Document } from './openapi/document.ts';
export type { LimitGroup, Operation } from './operation.ts';
export { nobody, systemPrincipal } from './routes/open-context.ts';
export { createServer, type Served, type ServerParts } from './server.ts';
export type { StopOptions } from './stop.ts';
export type { Log } from './watch.ts';
