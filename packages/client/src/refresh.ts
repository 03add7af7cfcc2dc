import { apiPrefix } from './api-prefix.ts';
import { isPassing, Problem } from './problem.ts';
import { dropTokens, hasSession, keepTokens, readTokens, type TokenAnswer } from './tokens.ts';

let running: Promise<boolean> | null = null;

/**
 * Replaces the tokens with new ones; one tab does it for all. `worn` is the access token that does not work any more:
 * when another tab has already replaced it, nothing is asked. False when the session is over.
 *
 * @throws when nobody could say so: the network or the server is away.
 */
export function refreshTokens(worn: string | null): Promise<boolean> {
  running ??= inOneTab(() => renew(worn)).finally(() => {
    running = null;
  });
  return running;
}

async function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return await navigator.locks.request('homeport.refresh', work);
}
async function renew(worn: string | null): Promise<boolean> {
  const tokens = readTokens();
  if (!tokens || isOver()) return false;
  if (worn !== null && tokens.access !== worn && tokens.endsAt > Date.now()) return true;
  const response = await fetch(`${apiPrefix}/refresh`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access}` },
    body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: tokens.refresh }),
  });
  // A server that starts again has not ended anything.
  if (isPassing(new Problem({ status: response.status }))) throw new Problem({ status: response.status });
  if (!response.ok) return false;
  const answer = (await response.json()) as TokenAnswer;
  // Whoever signed out in another tab while this was asked is not signed in again by its answer, nor is somebody else signed out.
  if (isOver()) return false;
  if (readTokens()?.refresh === tokens.refresh) keepTokens(answer);
  return true;
}

/** Another tab has ended the session of this device: what this page remembers of it ends, too. */
function isOver(): boolean {
  if (hasSession()) return false;
  dropTokens();
  return true;
}
