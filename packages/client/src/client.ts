import { type Action, type ActionSend, type Entity, type Fields, kebab, type RecordOf, type Route, type SendOf, type ValuesOf, wireName } from '@homeport/grammar';
import { sentPayload } from './days.ts';
import { ClientProblem } from './problem.ts';
import { type CallOptions, type RecordsClient, recordsClient, type WriteOptions, writeHeaders } from './records.ts';
import { json, type Send, type Sending, sender, type SenderParts } from './send.ts';
import { type Locks, refresher, type Tokens, type TokenStore } from './tokens.ts';
import { formOf, type Upload, xhrUpload } from './upload.ts';

export interface ClientOptions extends Partial<Pick<SenderParts, 'pause' | 'random'>> {
  /** `/api` */
  readonly prefix: string;
  readonly fetch?: typeof fetch;
  readonly tokens: TokenStore;
  /** The session has ended: show the way to sign in. */
  readonly onSignedOut: () => void;
  readonly locale: () => string;
  readonly locks?: Locks;
  readonly upload?: Upload;
}
export interface RouteCall<R extends Route> extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: SendOf<NonNullable<R['query']>>;
  readonly body?: SendOf<NonNullable<R['body']>>;
  readonly idempotencyKey?: string;
}
export interface UploadCall<R extends Route> extends RouteCall<R> {
  readonly file: Blob;
  readonly name: string;
  readonly onProgress?: (sent: number, total: number) => void;
}
type AnswerFields<X extends Action> = X extends Action<Fields, infer A> ? ValuesOf<A> : unknown;
/** What an action answers: the record as it now is, with what the action adds. */
export type ActionAnswer<X extends Action> = RecordOf<Entity> & AnswerFields<X>;

/** Typed calls from the same declarations that the server serves. Every call rejects with `ClientProblem` when refused. */
export interface Client {
  records<E extends Entity>(entity: E): RecordsClient<E>;
  /** A named action; `id` is undefined for those on no record. */
  run<X extends Action>(action: X, id: string | undefined, input: ActionSend<X>, options?: WriteOptions): Promise<ActionAnswer<X>>;
  call<R extends Route>(route: R, how?: RouteCall<R>): Promise<NonNullable<R['$answer']>>;
  /** Calls that answer bytes. */
  bytes<R extends Route>(route: R, how?: RouteCall<R>): Promise<Blob>;
  upload<R extends Route>(route: R, how: UploadCall<R>): Promise<NonNullable<R['$answer']>>;
  /** The same calls in another tenant of the caller. */
  forTenant(tenant: string): Client;
}

/** Makes a client. */
export function createClient(options: ClientOptions): Client {
  const { prefix, tokens, onSignedOut, locale, upload = xhrUpload } = options;
  const fetched = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const locks = options.locks ?? (globalThis.navigator?.locks as Locks | undefined);
  const trade = (old: Tokens): Promise<Tokens | undefined> => tradeTokens(fetched, prefix, old);
  const refresh = refresher({ tokens, trade, onSignedOut, ...(locks ? { locks } : {}) });
  const send = sender({ prefix, fetch: fetched, tokens, refresh, locale, pause: options.pause, random: options.random });
  return clientAt('', { send, options, upload, refresh });
}

interface Parts {
  readonly send: Send;
  readonly options: ClientOptions;
  readonly upload: Upload;
  readonly refresh: (used: string | undefined) => Promise<boolean>;
}

function clientAt(base: string, parts: Parts): Client {
  const { send } = parts;
  return {
    records: (entity) => recordsClient(entity, send, base),
    run: async (action, id, input, how) => {
      const root = `${base}fe/${kebab(action.on)}`;
      const path = id === undefined ? `${root}/${kebab(action.name)}` : `${root}/${encodeURIComponent(id)}/${kebab(action.name)}`;
      const body = sentPayload(action.input, input as Record<string, unknown>);
      return json(await send({ method: 'POST', path, body, headers: writeHeaders(how), signal: how?.signal }));
    },
    call: async (route, how) => json(await send(sendingOf(route, base, how))),
    bytes: async (route, how) => (await send(sendingOf(route, base, how))).blob(),
    upload: (route, how) => uploadTo(parts, route, base, how),
    forTenant: (tenant) => clientAt(`for-tenant/${encodeURIComponent(tenant)}/`, parts),
  };
}

function sendingOf<R extends Route>(route: R, base: string, how: RouteCall<R> | undefined): Sending {
  const takesBody = (route.method === 'POST' || route.method === 'PUT') && (route.body !== undefined || how?.body !== undefined);
  return {
    method: route.method,
    path: pathOf(route, base, how),
    ...(takesBody ? { body: sentPayload(route.body ?? {}, (how?.body ?? {}) as Record<string, unknown>) } : {}),
    headers: writeHeaders(how),
    signal: how?.signal,
    isSignIn: route.who === 'anyone',
  };
}

/** The address of a route with its parameters and query. Public routes know no tenant. */
function pathOf<R extends Route>(route: R, base: string, how: RouteCall<R> | undefined): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = how?.params?.[name];
    if (value === undefined) throw new Error(`${route.name} needs ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  const fields = new Set(Object.entries(route.query ?? {}).map(([name, f]) => wireName(name, f)));
  for (const [name, value] of Object.entries((how?.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && fields.has(name)) query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = query.toString();
  return `${route.who === 'anyone' ? '' : base}${path}${text === '' ? '' : `?${text}`}`;
}

/** Sends a file; an access token that has run out is refreshed first and the file sent once more. */
async function uploadTo<R extends Route>(parts: Parts, route: R, base: string, how: UploadCall<R>): Promise<NonNullable<R['$answer']>> {
  const { options, upload, refresh } = parts;
  const once = (): Promise<string> => {
    const access = options.tokens.read()?.access;
    return upload({
      address: `${options.prefix}/${pathOf(route, base, how)}`,
      form: formOf(how.file, how.name, sentPayload(route.body ?? {}, (how.body ?? {}) as Record<string, unknown>)),
      headers: { accept: 'application/json', 'accept-language': options.locale(), 'x-file-last': 'true', ...(access === undefined ? {} : { authorization: `Bearer ${access}` }) },
      onProgress: how.onProgress,
      signal: how.signal,
    });
  };
  const used = options.tokens.read()?.access;
  const text = await once().catch(async (error: unknown) => {
    const hasRunOut = error instanceof ClientProblem && error.status === 401 && (await refresh(used));
    if (!hasRunOut) throw error;
    return once();
  });
  return (text === '' ? undefined : JSON.parse(text)) as NonNullable<R['$answer']>;
}

/** `POST refresh` in its body form: the token is in no address. Undefined when the session has ended. */
async function tradeTokens(fetched: typeof fetch, prefix: string, old: Tokens): Promise<Tokens | undefined> {
  const response = await fetched(`${prefix}/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${old.access}` },
    body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: old.refresh }),
    cache: 'no-store',
    credentials: 'same-origin',
  });
  if (response.status === 400 || response.status === 401 || response.status === 403) return undefined;
  if (!response.ok) throw new ClientProblem({ code: 'client.refresh', status: response.status, title: `HTTP ${response.status}` });
  const body = (await response.json()) as { access_token?: unknown; refresh_token?: unknown };
  return typeof body.access_token === 'string' && typeof body.refresh_token === 'string' ? { access: body.access_token, refresh: body.refresh_token } : undefined;
}
