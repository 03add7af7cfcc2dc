import { certain, isRefusal, type Refusal, type Route, readFields, type Values, wireName } from '@homeport/grammar';
import type { Call, Context, OpenContext, RawAnswer, RedirectAnswer, RouteHandler } from '../../context.ts';
import type { Engine, Run } from '../../pipeline/engine.ts';
import { claimKey, storeAnswer } from '../../pipeline/idempotency.ts';
import { refuseProof } from '../../pipeline/proof.ts';
import { checkRelations, relationsAmong } from '../../pipeline/references.ts';
import { within } from '../../pipeline/run.ts';
import { hasRole } from '../../pipeline/transition.ts';
import { requestRefusals as no } from '../../rights/request-refusals.ts';
import type { Incoming, Operation, Outgoing } from '../operation.ts';
import { aboutOf, isNarrowed } from './about-records.ts';
import { openContext } from './open-context.ts';
import { serveUpload } from './serve-upload.ts';

/** The calls with a fixed path. Throws when a declared one has no handler, or a handler belongs to nothing. */
export function routeOperations(engine: Engine, handlers: readonly RouteHandler[]): Operation[] {
  const byName = new Map<string, RouteHandler>();
  for (const handler of handlers) {
    if (byName.has(handler.route.name)) throw new Error(`two handlers for the route ${handler.route.name}`);
    byName.set(handler.route.name, handler);
  }
  const operations = engine.catalogue.routes.map((route) => {
    const handler = byName.get(route.name);
    if (!handler) throw new Error(`the route ${route.name} has no handler`);
    byName.delete(route.name);
    return routeOperation(engine, route, handler);
  });
  const [left] = byName.keys();
  if (left !== undefined) throw new Error(`a handler for the undeclared route ${left}`);
  return operations;
}

function routeOperation(engine: Engine, route: Route, handler: RouteHandler): Operation {
  const isPublic = route.who === 'anyone';
  // Answers of sign-in calls hold tokens and codes: they are never kept.
  const keyed = route.method === 'POST' && !isPublic && !route.raw && !route.foreign && route.limit !== 'signIn';
  if (route.once && !keyed)
    throw new Error(`the route ${route.name} is declared once, which needs a POST of signed-in callers answering JSON`);
  const about = isPublic ? undefined : aboutOf(engine.catalogue, route);
  if (route.portfolio && (isPublic || route.foreign || route.method !== 'GET'))
    throw new Error(
      `the route ${route.name} cannot be asked over several companies: it is no read of signed-in callers`,
    );
  const params = [...route.path.matchAll(/\{(\w+)\}/g)].map((m) => certain(m[1]));
  return {
    id: route.name,
    method: route.method,
    path: route.path,
    params,
    about: { kind: 'route', route },
    isPublic,
    takes: route.upload
      ? 'file'
      : route.foreign
        ? 'text'
        : route.form
          ? 'form'
          : route.method === 'POST' || route.method === 'PUT' || route.method === 'PATCH'
            ? 'json'
            : 'nothing',
    limit: route.limit ?? (route.upload ? 'upload' : undefined),
    key: keyed ? (route.once ? 'required' : 'optional') : 'none',
    version: 'none',
    forTenant: !isPublic && !route.foreign,
    forPortfolio: route.portfolio === true,
    ...(handler.failure ? { failure: handler.failure } : {}),
    isUrgent: route.limit === 'signIn' || route.once === true || route.proof !== undefined,
    serve: isPublic
      ? (call) => serveOpen(engine, route, handler, params, call)
      : async (call) =>
          about && isNarrowed(about, call.caller.me, route.method)
            ? no.notAllowed()
            : serveSignedIn(engine, route, handler, params, call),
  };
}

async function serveOpen(
  engine: Engine,
  route: Route,
  handler: RouteHandler,
  params: readonly string[],
  call: Incoming,
): Promise<Outgoing | Refusal> {
  const read = readCall(route, params, call);
  if (isRefusal(read)) return read;
  // Who sends it is known to the handler alone: it stores the file in a transaction of its own.
  if (call.file) Object.assign(read, { file: call.file });
  const ctx = openContext(engine, call.request.id, call.locale);
  return outgoing(route, await handler.run(ctx as Context & OpenContext, read));
}

async function serveSignedIn(
  engine: Engine,
  route: Route,
  handler: RouteHandler,
  params: readonly string[],
  call: Incoming,
): Promise<Outgoing | Refusal> {
  const { me } = call.caller;
  if (route.who !== 'signedIn' && !hasRole(me.roles, route.who as readonly string[])) return no.notAllowed();
  const run: Run = { engine, caller: call.caller, now: Temporal.Now.instant() };
  const unproven = refuseProof(route.proof, me, run.now.epochMilliseconds);
  if (unproven) return unproven;
  const read = readCall(route, params, call);
  if (isRefusal(read)) return read;
  const relations = relationsAmong(engine, route.body ?? {});
  const isLinked = relations.some(
    (r) => read.body[r.name as never] !== null && read.body[r.name as never] !== undefined,
  );
  if (isLinked) {
    const refused = await within(
      run,
      {},
      async (inside) => (await checkRelations(inside, relations, read.body)) ?? true,
    );
    if (isRefusal(refused)) return refused;
  }
  const { key, file } = call;
  if (file)
    return serveUpload({
      run,
      file,
      key,
      contextOf: (inside) => withLocale(engine.contextOf(inside), call.locale),
      outgoing: (result) => outgoing(route, result),
      handle: (uploaded) =>
        handler.run(withLocale(engine.contextOf(run), call.locale), Object.assign(read, { file: uploaded })),
    });
  if (!key) return outgoing(route, await handler.run(withLocale(engine.contextOf(run), call.locale), read));
  return within<Outgoing>(run, { repeatable: true }, async (inside) => {
    const known = await claimKey(inside.open.tx, key);
    if (known) return isRefusal(known) ? known : { status: known.status, text: known.text, isReplayed: true };
    const answer = outgoing(route, await handler.run(withLocale(engine.contextOf(inside), call.locale), read));
    if (!isRefusal(answer)) await storeAnswer(inside.open.tx, key, answer.status, answer.text ?? '');
    return answer;
  });
}

const withLocale = (ctx: Context, locale: string): Context & OpenContext => ({ ...ctx, locale });

/** What a standard of its own reads by itself. */
const foreignParts = ({ body, request: { headers } }: Incoming): Partial<Call> => ({
  text: String(body ?? ''),
  authorization: headers.authorization,
  ifMatch: headers['if-match'],
  ifNoneMatch: headers['if-none-match'],
});

/** The parts of the request as the route declares them. */
function readCall(route: Route, params: readonly string[], call: Incoming): Call | Refusal {
  const query = readFields(route.query ?? {}, call.query);
  if (isRefusal(query)) return query;
  const body = route.foreign ? {} : readFields(route.body ?? {}, call.body);
  if (isRefusal(body)) return body;
  if (route.upload && !call.file) return no.fileNeeded();
  return {
    params: Object.fromEntries(params.map((name, i) => [name, certain(call.params[i])])),
    query: query,
    body: body,
    address: call.request.ip,
    userAgent: String(call.request.headers['user-agent'] ?? '').slice(0, 400),
    bearer: call.bearer,
    ...(route.foreign ? foreignParts(call) : {}),
    get signal() {
      return call.signal();
    },
  };
}

function outgoing(route: Route, result: unknown): Outgoing | Refusal {
  if (isRefusal(result)) return result;
  if (result === undefined || result === null) return { status: 204 };
  if (route.raw || route.foreign) {
    const raw = result as RawAnswer | RedirectAnswer;
    return 'location' in raw ? { status: 303, location: raw.location } : { status: raw.status ?? 200, raw };
  }
  return { status: 200, text: JSON.stringify(route.answer ? declared(route, result) : result) };
}

/** What is declared is answered, the rest is dropped. */
function declared(route: Route, result: unknown): unknown {
  const wires = Object.entries(route.answer ?? {}).map(([name, f]) => wireName(name, f));
  const one = (item: unknown): unknown =>
    Object.fromEntries(wires.map((wire) => [wire, (item as Values | null)?.[wire] ?? null]));
  return route.many ? (result as unknown[]).map(one) : one(result);
}
