import { apiPrefix } from './api-prefix.ts';
import { partsOf, responseOf } from './gather.ts';
import { readTokens } from './tokens.ts';

interface Holder {
  /** Asked by the first script of a page, for the application that comes after it. */
  homeportEarly?: Map<string, Promise<Response>>;
}
const holder = globalThis as Holder;

/** A token that ends within this time is not asked with, in milliseconds: it would be replaced first. */
const margin = 20_000;

/** What is being asked for, while somebody watches. */
let watched: Set<string> | undefined;

/**
 * Asks for what the application will ask first, while the application itself is still on its way. Paths are those under
 * the prefix, with their query; answers come in `locale`. Many in `others` are put into one call. Nothing is asked without a
 * session, or with one whose token has to be replaced.
 */
export function askEarly(paths: readonly string[], others: readonly string[], locale: string): void {
  const tokens = readTokens();
  if (!tokens || tokens.endsAt - Date.now() < margin) return;
  const headers = { accept: 'application/json', 'accept-language': locale, authorization: `Bearer ${tokens.access}` };
  const asked = new Map<string, Promise<Response>>();
  const isMany = others.length > many;
  for (const path of new Set(isMany ? paths : [...paths, ...others]))
    keep(asked, path, fetch(`${apiPrefix}/${path}`, { credentials: 'omit', headers }));
  if (isMany) {
    const mine = [...new Set(others)].filter((path) => !paths.includes(path));
    const body = JSON.stringify(mine);
    const how = {
      method: 'POST',
      credentials: 'omit',
      headers: { ...headers, 'content-type': 'application/json' },
    } as const;
    const parts = fetch(`${apiPrefix}/together`, { ...how, body }).then(partsOf);
    for (const [at, path] of mine.entries())
      keep(
        asked,
        path,
        parts.then((all) => responseOf(all[at])),
      );
  }
  holder.homeportEarly = asked;
}

/** More questions than these are put together: by then a browser would let some of them wait for others. */
const many = 4;

function keep(asked: Map<string, Promise<Response>>, path: string, answer: Promise<Response>): void {
  // Who takes it hears of it; an answer that nobody takes may fail in silence.
  answer.catch(() => undefined);
  asked.set(`${apiPrefix}/${path}`, answer);
}

/** The answer to an early question, once. */
export function takeEarly(address: string): Promise<Response> | undefined {
  watched?.add(address.slice(apiPrefix.length + 1));
  const answer = holder.homeportEarly?.get(address);
  holder.homeportEarly?.delete(address);
  return answer;
}

/** Watches what is asked for from now on. Answers how to end that: it tells the paths, for `askEarly` at a next time. */
export function watchAsked(): () => readonly string[] {
  const mine = new Set<string>();
  watched = mine;
  return () => {
    if (watched === mine) watched = undefined;
    return [...mine];
  };
}
/** What was asked early and nobody took is no answer to what is asked later. */
export function dropEarly(): void {
  delete holder.homeportEarly;
}
