import { certain, type Fields } from '@homeport/grammar';
import { apiPrefix } from './api-prefix.ts';
import { takeEarly } from './early.ts';
import { gather, gathered } from './gather.ts';
import { type FieldProblem, Problem } from './problem.ts';
import { noteReach } from './reach.ts';
import { refreshTokens } from './refresh.ts';
import { dropTokens, readTokens } from './tokens.ts';
import { toWire, toWireBy } from './wire.ts';

export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;
export interface CallOptions {
  readonly query?: Query | undefined;
  readonly body?: unknown;
  /** What the body is declared as; without it, texts that look like a day are sent as one. */
  readonly fields?: Fields | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Idempotency key: the same call with the same key happens once. */
  readonly key?: string | undefined;
  /** Version of the record that is changed. */
  readonly version?: number | undefined;
  /** The server has told the page to ask for this ahead: asked the way the browser did, that answer is taken. */
  readonly isAhead?: boolean;
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
let language = 'en';
let onOver: () => void = () => undefined;
let calledAt = Date.now();

/** When the server last heard of this session, epoch milliseconds. */
export const lastCall = (): number => calledAt;

/** Answers come in this language from now on. */
export function speak(locale: string): void {
  language = locale;
}
/** Called when the session is over and the person has to sign in again. */
export function whenSessionEnds(listener: () => void): void {
  onOver = listener;
}
export function addressOf(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (Array.isArray(value)) for (const one of value) search.append(name, one);
    else if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  const text = search.toString();
  return `${apiPrefix}/${path}${text ? `?${text}` : ''}`;
}

/** A call without a session: signing in, theme, terms, passwords. Refusals are thrown as `Problem`. */
export async function callOpen<A>(method: Method, path: string, options: CallOptions = {}): Promise<A> {
  return answerOf<A>(await send(method, path, options, {}));
}
/**
 * A call as the signed-in person. An access token about to end is replaced before; a 401 is tried once more with a new
 * one, and then ends the session. Refusals are thrown as `Problem`.
 */
export async function call<A>(method: Method, path: string, options: CallOptions = {}): Promise<A> {
  const address = addressOf(path, options.query);
  const early = method === 'GET' ? (takeEarly(address) ?? gathered(address)) : undefined;
  // What failed early is asked again: the network may be back.
  let response = (await early?.catch(() => undefined)) ?? (await send(method, path, options, await bearer()));
  if (response.status === 401) {
    const isRenewed = await refreshTokens(readTokens()?.access ?? null).catch(lost);
    if (isRenewed) response = await send(method, path, options, await bearer());
    if (response.status === 401) endSession();
  }
  if (response.ok) calledAt = Date.now();
  return answerOf<A>(response);
}
/**
 * Puts the questions that `ask` asks as the signed-in person, and others of the same turn of the script, into one call. Each
 * is answered, refused and asked again as if it had gone alone.
 */
export function askTogether<T>(ask: () => T): T {
  gather(async (paths) => send('POST', 'together', { body: paths }, await bearer()));
  return ask();
}
/** Bytes the browser cannot ask for by itself, because they need the token. */
export async function callBytes(path: string, signal?: AbortSignal): Promise<Blob> {
  const response = await send('GET', path, { signal }, await bearer());
  if (!response.ok) throw await problemOf(response);
  return response.blob().catch(lost);
}
export function endSession(): void {
  dropTokens();
  onOver();
}
/** Headers that say who is calling and in which language. */
export async function bearer(): Promise<Record<string, string>> {
  const tokens = readTokens();
  if (tokens && tokens.endsAt - Date.now() < 20_000) await refreshTokens(tokens.access).catch(() => false);
  const now = readTokens();
  return now ? { authorization: `Bearer ${now.access}` } : {};
}

async function send(
  method: Method,
  path: string,
  options: CallOptions,
  who: Record<string, string>,
): Promise<Response> {
  const { query, body, fields, signal, key, version, isAhead } = options;
  try {
    const response = await fetch(addressOf(path, query), {
      method,
      credentials: isAhead ? 'same-origin' : 'omit',
      headers: {
        accept: 'application/json',
        'accept-language': language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...who,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(fields ? toWireBy(fields, certain(body)) : toWire(body)) }),
      ...(signal ? { signal } : {}),
    });
    noteReach(true);
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    noteReach(false);
    throw new Problem({ status: 0, code: 'request.unreachable' });
  }
}
function lost(error: unknown): never {
  if (error instanceof Problem || (error as Error | null)?.name === 'AbortError') throw error;
  noteReach(false);
  throw new Problem({ status: 0, code: 'request.unreachable' });
}
async function answerOf<A>(response: Response): Promise<A> {
  if (!response.ok) throw await problemOf(response);
  if (response.status === 204) return undefined as A;
  // The way to the server may be lost in the middle of an answer.
  const text = await response.text().catch(lost);
  return (text === '' ? undefined : JSON.parse(text)) as A;
}
async function problemOf(response: Response): Promise<Problem> {
  return readProblem(response.status, await response.json().catch(() => ({})), response.headers.get('retry-after'));
}
/** Reads problem+json. `errors` name their place by `field` or by a JSON pointer. */
export function readProblem(status: number, body: unknown, retryAfter: string | null = null): Problem {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const errors = Array.isArray(given.errors) ? given.errors : [];
  const read = (error: Record<string, unknown>): FieldProblem => ({
    field: text(error.field) ?? text(error.pointer)?.replace(/^#?\//, '').replaceAll('/', '.') ?? '',
    title: text(error.title) ?? text(error.detail) ?? text(error.code) ?? '',
    ...(text(error.code) === undefined ? {} : { code: certain(text(error.code)) }),
  });
  const seconds = Number(retryAfter);
  return new Problem({
    status,
    code: text(given.code),
    title: text(given.title),
    errors: errors.map(read),
    traceId: text(given.traceId) ?? text(given.trace),
    ...(retryAfter !== null && Number.isFinite(seconds) ? { retryAfter: seconds } : {}),
  });
}
