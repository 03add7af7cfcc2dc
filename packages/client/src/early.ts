import { apiPrefix } from './api-prefix.ts';
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
 * the prefix, with their query; answers come in `locale`. Nothing is asked without a session, or with one whose token has
 * to be replaced.
 */
export function askEarly(paths: readonly string[], locale: string): void {
  const tokens = readTokens();
  if (!tokens || tokens.endsAt - Date.now() < margin) return;
  const headers = { accept: 'application/json', 'accept-language': locale, authorization: `Bearer ${tokens.access}` };
  const asked = new Map<string, Promise<Response>>();
  for (const path of new Set(paths)) {
    const answer = fetch(`${apiPrefix}/${path}`, { credentials: 'omit', headers });
    // Who takes it hears of it; an answer that nobody takes may fail in silence.
    answer.catch(() => undefined);
    asked.set(`${apiPrefix}/${path}`, answer);
  }
  holder.homeportEarly = asked;
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
