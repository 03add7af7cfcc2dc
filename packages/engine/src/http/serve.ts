import { certain, isRefusal, type Refusal } from '@homeport/grammar';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadedPart } from '../context.ts';
import { databaseRefusal } from '../pipeline/database-refusals.ts';
import type { Engine } from '../pipeline/engine.ts';
import type { Caller } from '../rights/caller.ts';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import { labelsOf } from './answer/labels.ts';
import { localeOf } from './answer/locale.ts';
import { readVersion } from './answer/version.ts';
import { writeAnswer } from './answer/write-answer.ts';
import type { HttpConfig } from './config.ts';
import type { Failures } from './failures.ts';
import { bearerOf, type Gate } from './gate.ts';
import { readKey } from './idempotency-key.ts';
import { readJson } from './json-body.ts';
import type { Admission } from './limits/admission.ts';
import { readUpload, type Upload } from './multipart.ts';
import type { Operation, Outgoing } from './operation.ts';
import type { Progress } from './progress.ts';
import { isJson, readBody } from './read-body.ts';
import type { RouteTable } from './routes/route-table.ts';
import { refuseScope } from './scopes.ts';
import type { Watch } from './watch.ts';

export interface ServeParts {
  readonly engine: Engine;
  readonly table: RouteTable;
  readonly config: HttpConfig;
  readonly gate: Gate;
  readonly admission: Admission;
  readonly failures: Failures;
  readonly watch: Watch;
}

/**
 * Answers one request under the prefix, in a fixed order: is there such a call, is there room, who is it, in which tenant,
 * may they come so often, what do they send, then the call itself. Whatever goes wrong becomes one kind of answer.
 */
export function serverOf(parts: ServeParts): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const { table, config, admission, failures, watch } = parts;
  const start = config.prefix.length + 1;
  return async (request, reply) => {
    const progress: Progress = { started: performance.now(), locale: '', status: 0 };
    const { url } = request.raw;
    const end = certain(url).indexOf('?');
    const path = certain(url).slice(start, end < 0 ? undefined : end);
    const found = table.find(request.method, path);
    if (typeof found === 'string' || 'allowed' in found) {
      progress.locale = localeOf(request.headers['accept-language'], config.locales);
      progress.status = await failures.noCall(request, reply, progress.locale, found);
      watch.answered(request, progress);
      return;
    }
    const { operation } = found;
    progress.operation = operation;
    if (operation.params[0] === 'id') progress.recordId = found.params[0];
    const isSignIn = operation.limit === 'signIn';
    const full = admission.enter(operation.isUrgent, isSignIn);
    try {
      const outgoing = full ?? (await answer(parts, request, reply, progress, found.params, found.tenant, path));
      if (isRefusal(outgoing)) {
        progress.status = await failures.refused(
          request,
          reply,
          outgoing,
          progress.locale || localeOf(request.headers['accept-language'], config.locales),
          labelsOf(operation),
          undefined,
          operation,
        );
        watch.refused(progress, outgoing);
      } else {
        progress.status = outgoing.status;
        await writeAnswer(request, reply, outgoing, watch.isDraining ? closing : undefined, progress.tenant);
      }
    } catch (error) {
      const refusal = databaseRefusal(error);
      const locale = progress.locale || config.locales[0] || 'en';
      progress.status = refusal
        ? await failures.refused(request, reply, refusal, locale, undefined, undefined, operation)
        : await failures.fault(request, reply, error, locale, operation);
    } finally {
      if (!full) admission.leave(progress.tenant, performance.now() - progress.started, isSignIn);
      watch.answered(request, progress);
    }
  };
}
const closing = { connection: 'close' } as const;

async function answer(
  parts: ServeParts,
  request: FastifyRequest,
  reply: FastifyReply,
  progress: Progress,
  params: readonly string[],
  tenant: string | undefined,
  path: string,
): Promise<Outgoing | Refusal> {
  const { gate, config } = parts;
  const operation = certain(progress.operation);
  const bearer = bearerOf(request);
  const early = gate.address(request) ?? (operation.isPublic ? await gate.open(operation, request) : undefined);
  if (early) return early;
  if (operation.isPublic) progress.locale = localeOf(request.headers['accept-language'], config.locales);
  else {
    const refused = await identify(parts, request, progress, bearer, tenant);
    if (refused) return refused;
  }
  const { caller } = progress;
  const common = {
    // Open calls have none: their handlers ask for nobody.
    caller: caller as Caller,
    locale: progress.locale,
    params,
    query: request.query as Record<string, unknown>,
    bearer,
    request,
    signal: () => signalOf(reply, config),
  };
  if (operation.version !== 'none') {
    const version = readVersion(request.headers['if-match']);
    if (isRefusal(version)) return version;
    Object.assign(common, { version });
  }
  const { look } = common.query;
  if (operation.canLook && look !== undefined) {
    // What is meant as a look is never kept by mistake.
    if (look !== 'true') return no.badAddress();
    Object.assign(common, { isLook: true });
  }
  if (operation.takes === 'nothing') return serveInTurn(parts, operation, { ...common, body: undefined });
  if (operation.takes === 'text') return serveText(parts, operation, common);
  if (operation.takes === 'form') return serveForm(parts, operation, common);
  return operation.takes === 'file'
    ? serveUpload(parts, operation, common, path)
    : serveJson(parts, operation, common, path);
}

/** The work of a call, when it is its company's turn; sign-ins wait in a line of their own, for the hashing of passwords. */
const serveInTurn = (
  { admission }: ServeParts,
  operation: Operation,
  call: Parameters<Operation['serve']>[0],
): Promise<Outgoing | Refusal> =>
  call.caller === undefined || operation.limit === 'signIn'
    ? operation.serve(call)
    : admission.inTurn(call.caller.tenant, () => operation.serve(call));

/** In place of a tenant: all of the caller's, for reading. */
const allTenants = 'all';

/** Who calls, and in which of their tenants. A tenant that is not theirs is not there. */
async function identify(
  { gate, admission }: ServeParts,
  request: FastifyRequest,
  progress: Progress,
  bearer: string | undefined,
  tenant: string | undefined,
): Promise<Refusal | undefined> {
  const operation = certain(progress.operation);
  const me = await gate.caller(operation, request, bearer);
  if (isRefusal(me)) return me;
  progress.locale = me.locale;
  const isPortfolio = tenant === allTenants;
  if (tenant !== undefined && !isPortfolio && !me.tenants.includes(tenant)) return no.notFound();
  if (me.preview !== undefined && !isOpenInPreview(operation)) return no.onlyPreview();
  const tooNarrow = refuseScope(operation, me.scopes);
  if (tooNarrow) return tooNarrow;
  if (isPortfolio && !operation.forPortfolio) return no.companyNeeded();
  const acting = tenant === undefined || isPortfolio ? me.homeTenant : tenant;
  const full = admission.enterTenant(acting, operation.isUrgent);
  if (full) return full;
  progress.tenant = acting;
  const who = { me, tenant: acting, requestId: request.id, address: request.ip };
  progress.caller = isPortfolio ? { ...who, companies: me.tenants } : who;
  return undefined;
}

/** A preview reads; besides, one leaves it. */
const isOpenInPreview = ({ method, about }: Operation): boolean =>
  method === 'GET' || (about.kind === 'route' && about.route.leavesPreview === true);

type Common = Omit<Parameters<Operation['serve']>[0], 'body'>;

async function serveJson(
  parts: ServeParts,
  operation: Operation,
  call: Common,
  path: string,
): Promise<Outgoing | Refusal> {
  const { request } = call;
  const { limits } = parts.config;
  const bytes = await readBody(request.raw, limits.body, limits.requestTimeout);
  if (isRefusal(bytes)) return bytes;
  if (bytes.length > 0 && !isJson(request.headers['content-type'])) return no.wrongType({ type: 'application/json' });
  const key = readKey(operation, request.headers['idempotency-key'], keyPath(operation, call, path), bytes);
  if (isRefusal(key)) return key;
  const body = readJson(bytes);
  return isRefusal(body) ? body : serveInTurn(parts, operation, { ...call, body: body.value, key });
}

/** What an Idempotency-Key stands for besides what is sent. */
const keyPath = (operation: Operation, call: Common, path: string): string =>
  `${operation.method} ${call.caller?.tenant ?? ''} ${path}`;

async function serveForm({ config }: ServeParts, operation: Operation, call: Common): Promise<Outgoing | Refusal> {
  const { request } = call;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return no.wrongType({ type: 'application/x-www-form-urlencoded' });
  const bytes = await readBody(request.raw, config.limits.body, config.limits.requestTimeout);
  if (isRefusal(bytes)) return bytes;
  return operation.serve({ ...call, body: Object.fromEntries(new URLSearchParams(bytes.toString())) });
}

/** The body of a call that follows a standard of its own; it has none where nothing was sent. */
async function serveText({ config }: ServeParts, operation: Operation, call: Common): Promise<Outgoing | Refusal> {
  const { request } = call;
  const bytes = await readBody(request.raw, config.limits.body, config.limits.requestTimeout);
  if (isRefusal(bytes)) return bytes;
  const types = operation.about.kind === 'route' ? (operation.about.route.foreign ?? []) : [];
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (bytes.length > 0 && !types.includes(type)) return no.wrongType({ type: types[0] ?? '' });
  return operation.serve({ ...call, body: bytes.toString() });
}

async function serveUpload(
  { config }: ServeParts,
  operation: Operation,
  call: Common,
  path: string,
): Promise<Outgoing | Refusal> {
  const { request } = call;
  if (!request.isMultipart()) return no.wrongType({ type: 'multipart/form-data' });
  const max = config.limits.upload;
  if (Number(request.headers['content-length'] ?? 0) > max + 128 * 1024) return no.tooLarge({ max });
  const upload: Upload | Refusal = await readUpload(request, { fileSize: max, folder: config.temporaryFolder });
  if (isRefusal(upload)) return upload;
  try {
    // The bytes of the file are added to the fingerprint as they are read.
    const about = Buffer.from(JSON.stringify([upload.fields, upload.file?.name, upload.file?.type]));
    const key = readKey(operation, request.headers['idempotency-key'], keyPath(operation, call, path), about);
    if (isRefusal(key)) return key;
    // A form without its file is refused by what takes it in.
    return await operation.serve({ ...call, body: upload.fields, file: upload.file as UploadedPart, key });
  } finally {
    await upload.done();
  }
}

/** Ends when the caller has gone or the time is up. Made only for the handlers that ask. */
function signalOf(reply: FastifyReply, config: HttpConfig): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return AbortSignal.any([gone.signal, AbortSignal.timeout(config.limits.uploadTimeout)]);
}
