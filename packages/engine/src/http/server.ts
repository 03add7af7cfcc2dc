import multipart from '@fastify/multipart';
import { isObject, isRefusal } from '@homeport/grammar';
import Fastify, { type FastifyInstance } from 'fastify';
import type { RouteHandler } from '../context.ts';
import type { EngineParts } from '../pipeline/engine.ts';
import { makeEngine } from '../pipeline/make-engine.ts';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import { addMissingHeaders } from './answer/headers.ts';
import { localeOf } from './answer/locale.ts';
import { type TextOf, textsOf } from './answer/texts.ts';
import { addApps } from './apps.ts';
import { configOf, type HttpConfig } from './config.ts';
import { connectionAnswer, expectationAnswer } from './connection-errors.ts';
import { failuresOf } from './failures.ts';
import { type Authenticate, gateOf } from './gate.ts';
import { addHealth, type ReadyChecks } from './health.ts';
import { admission as admissionOf } from './limits/admission.ts';
import { groupLimits, type MakeLimiter } from './limits/groups.ts';
import { watchReaders } from './limits/outstanding.ts';
import { type AddFigures, metrics as metricsOf } from './metrics.ts';
import { addOpenApi } from './openapi/serve-openapi.ts';
import { operationsOf } from './routes/operations.ts';
import { type RouteTable, routeTable } from './routes/route-table.ts';
import { serverOf } from './serve.ts';
import { type StopOptions, stopperOf } from './stop.ts';
import { addTogether } from './together.ts';
import { type Log, watchOf } from './watch.ts';

export interface ServerParts extends EngineParts {
  readonly routes?: readonly RouteHandler[];
  readonly authenticate: Authenticate;
  readonly log: Log;
  readonly config?: Parameters<typeof configOf>[0];
  /** Texts in other languages than English. */
  readonly textOf?: TextOf;
  /** Counters of the strict rate groups; on the database when there are several nodes. */
  readonly limiter?: MakeLimiter;
  /** Pages of the server beside the catalogue's calls, added before it is ready. */
  readonly pages?: (app: FastifyInstance) => void;
  /** Figures for `/metrics` beside those of the calls. */
  readonly figures?: readonly AddFigures[];
  /** What else has to be true for `/health/ready`. */
  readonly checks?: ReadyChecks;
}

/** What the server offers besides Fastify's own. */
export interface Served {
  readonly table: RouteTable;
  readonly config: HttpConfig;
  /** Stops without losing a call; see `stopperOf`. */
  readonly stop: (options?: StopOptions) => Promise<boolean>;
  /** The OpenAPI document. */
  readonly document: () => Readonly<Record<string, unknown>>;
}
declare module 'fastify' {
  interface FastifyInstance {
    homeport: Served;
  }
}

/** Serves a catalogue. Throws when something declared has no work, before it listens. Does not listen itself. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const config = configOf(parts.config);
  const { limits } = config;
  const engine = makeEngine(parts);
  const table = routeTable(operationsOf(engine, parts.routes ?? []));
  const texts = textsOf(parts.catalogue, parts.textOf);
  const failures = failuresOf(texts, parts.log);
  const admission = admissionOf(limits);
  const metrics = metricsOf(admission, parts.figures);
  const watch = watchOf(parts.log, metrics, parts.store);
  const gate = gateOf(config, parts.authenticate, groupLimits(config, parts.limiter));
  const app = Fastify({
    logger: false,
    trustProxy: config.trustProxy,
    bodyLimit: limits.body,
    exposeHeadRoutes: true,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: requestIds(),
    requestTimeout: limits.uploadTimeout,
    schemaController: { compilersFactory: noSchemas },
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    http: { maxHeaderSize: limits.headers, headersTimeout: limits.headersTimeout, connectionsCheckingInterval: 1000 },
    clientErrorHandler: (error, socket) => connectionAnswer(error, socket, texts),
    frameworkErrors: (_error, request, reply) => {
      void failures.refused(
        request,
        reply,
        no.badAddress(),
        localeOf(request.headers['accept-language'], config.locales),
      );
    },
  });
  app.server.maxConnections = limits.connections;
  const stopWatching = watchReaders(app.server, limits);
  app.server.on('checkExpectation', (request, response) => expectationAnswer(request, response, texts, config.locales));
  const localeFor = (header: string | undefined): string => localeOf(header, config.locales);
  // Before anything is awaited: routes that are ready by then keep the handler they find.
  app.setErrorHandler((error, request, reply) => {
    // What the framework refuses before a call begins is still told in the form of that call.
    const found = table.find(request.method, request.raw.url?.split('?')[0]?.slice(config.prefix.length + 1) ?? '');
    const operation = typeof found === 'object' && 'operation' in found ? found.operation : undefined;
    const { statusCode, refusal }: Readonly<Record<string, unknown>> = isObject(error) ? error : {};
    const status = typeof statusCode === 'number' ? statusCode : 500;
    const locale = localeFor(request.headers['accept-language']);
    if (isRefusal(refusal)) void failures.refused(request, reply, refusal, locale, undefined, undefined, operation);
    else if (status >= 400 && status < 500)
      void failures.refused(
        request,
        reply,
        status === 404
          ? no.noSuchAddress()
          : status === 415
            ? no.wrongType({ type: 'application/json' })
            : no.badBody(),
        locale,
        undefined,
        undefined,
        operation,
      );
    else void failures.fault(request, reply, error, locale, operation);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    addMissingHeaders(reply);
    done(null, payload);
  });
  // Bodies are read by the steps in serve.ts, once it is known who sends them and to which call.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  await app.register(multipart);
  const serve = serverOf({ engine, table, config, gate, admission, failures, watch });
  addTogether(app, { table, config, failures });
  const document = addOpenApi(app, { catalogue: parts.catalogue, table, config });
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'],
    url: `${config.prefix}/*`,
    handler: serve,
  });
  addHealth(app, { store: parts.store, checks: parts.checks ?? {}, watch, metrics, config });
  parts.pages?.(app);
  await addApps(app, config);
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith(`${config.prefix}/`)) return serve(request, reply);
    return failures
      .refused(request, reply, no.noSuchAddress(), localeFor(request.headers['accept-language']))
      .then(() => undefined);
  });
  app.addHook('onClose', async () => {
    admission.stop();
    stopWatching();
    metrics.close();
  });
  app.decorate('homeport', { table, config, stop: stopperOf(app, watch, parts.log), document });
  await app.ready();
  return app;
}

/** No route of Fastify's declares a schema: what calls take and answer is the catalogue's affair. So its compilers stay unloaded. */
const noCompiler = (): never => {
  throw new Error('routes take no schema');
};
const noSchemas = { buildValidator: () => noCompiler, buildSerializer: () => noCompiler };

/** Short ids, unique over restarts: when the process began and a running number. */
function requestIds(): () => string {
  const begun = Date.now().toString(36);
  const part = Math.floor(Math.random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0');
  let count = 0;
  return () => `${begun}-${part}-${(count++).toString(36)}`;
}
