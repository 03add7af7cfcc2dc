import { ClientProblem, offline, problemOf } from './problem.ts';
import type { TokenStore } from './tokens.ts';

/** One request before tokens and headers that all have. */
export interface Sending {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** A 401 is the answer, not the end of a session (sign-in). */
  readonly isSignIn?: boolean;
}

export interface SenderParts {
  readonly prefix: string;
  readonly fetch: typeof fetch;
  readonly tokens: TokenStore;
  readonly refresh: (used: string | undefined) => Promise<boolean>;
  readonly locale: () => string;
  /** Milliseconds to pause; replaceable so that tests need not wait. */
  readonly pause?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly random?: () => number;
}
export type Send = (sending: Sending) => Promise<Response>;

const tries = 4;
const longestWait = 30;

/**
 * Sends requests with the bearer token. A 401 is answered by one refresh and one more try; a busy server (429, 503) is asked
 * again after the time it named, a little spread, when only reading. What is not a success is thrown as `ClientProblem`.
 */
export function sender(parts: SenderParts): Send {
  const { tokens, refresh, pause = pauseFor, random = Math.random } = parts;
  return async (sending) => {
    let isRefreshed = false;
    for (let attempt = 1; ; ) {
      const used = tokens.read()?.access;
      const response = await once(parts, sending, used);
      if (response.ok) return response;
      if (response.status === 401 && !sending.isSignIn && !isRefreshed && used !== undefined) {
        isRefreshed = true;
        const isFresh = await refresh(used);
        sending.signal?.throwIfAborted();
        if (isFresh) continue;
      }
      const problem = await problemOf(response);
      const isBusy = response.status === 429 || response.status === 503;
      if (!isBusy || sending.method !== 'GET' || attempt >= tries || (problem.retryAfter ?? 1) > longestWait) throw problem;
      attempt += 1;
      await pause(Math.max(0.2, problem.retryAfter ?? 1) * 1000 * (1 + random() / 2), sending.signal);
    }
  };
}

async function once(parts: SenderParts, sending: Sending, access: string | undefined): Promise<Response> {
  const { method, path, body, headers, signal } = sending;
  try {
    return await parts.fetch(`${parts.prefix}/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': parts.locale(),
        ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      cache: 'no-store',
      credentials: 'same-origin',
    });
  } catch (error) {
    if (signal?.aborted || error instanceof ClientProblem) throw error;
    throw offline(error);
  }
}

function pauseFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The JSON of an answer; undefined when it has none. */
export async function json<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
