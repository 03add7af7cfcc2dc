import { accountRoutes, type CameBack, call, cameBack, newVerifier, Problem } from '@homeport/client';
import { proofKey } from '../session/coming-back.ts';

/** A fresh proof at a provider that is on its way, noted by its state, which is no secret of this browser. */
interface Note {
  /** Set where no window could be opened: the address to come back to. */
  readonly place?: string;
}
/** What the window of a provider tells the page that waits for it. */
interface Arrived {
  readonly state: string;
  readonly back: CameBack | null;
}
/** Milliseconds a window that may not close itself is left standing before it shows the application. */
const patience = 400;

/** A proof that the whole page came back with. */
interface Done {
  readonly place: string;
  readonly until: string;
}
const doneKey = 'homeport.proof.done';
/** Where the secret waits while the whole page is away; it is gone with the tab. */
const verifierKey = 'homeport.proof.verifier';

/**
 * Proves a fresh sign-in at a company's provider in a window of its own, so that what was typed here stays. Answers until when
 * it counts. Only this page can finish it: its half of the proof is kept in its memory. Where no window may be opened the page
 * itself goes away and comes back to the same address.
 */
export async function proveAway(provider: string, signal: AbortSignal): Promise<string> {
  // At once, while the press still counts as one.
  const other = open('about:blank', '_blank', 'popup,width=520,height=720');
  try {
    const { verifier, challenge } = await newVerifier();
    const [method, path] = accountRoutes.startProvider;
    const { location: away } = await call<{ readonly location: string }>(
      method,
      path.replace('{id}', encodeURIComponent(provider)),
      { body: { application: applicationHere(), challenge, origin: location.origin, confirm: true }, fields: {} },
    );
    const given = new URL(away).searchParams;
    const state = given.get('state') ?? given.get('RelayState') ?? '';
    if (!other) return await leave(away, state, verifier);
    note(state, {});
    const arrived = arrival(state, signal);
    other.location.replace(away);
    return await finish(await arrived, verifier);
  } catch (error) {
    other?.close();
    throw error;
  }
}

const applicationHere = () => (location.pathname.startsWith('/workspace') ? 'workspace' : 'assignee');

/** One at a time: what never came back is forgotten. */
function note(state: string, what: Note): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(proofKey)) localStorage.removeItem(key);
  localStorage.setItem(proofKey + state, JSON.stringify(what));
}

/** Goes away with the whole page; never answers. */
function leave(away: string, state: string, verifier: string): Promise<never> {
  const place = location.pathname + location.search;
  note(state, { place });
  sessionStorage.setItem(verifierKey, verifier);
  location.assign(away);
  return new Promise(() => undefined);
}

/** What the other window was sent back with. */
function arrival(state: string, signal: AbortSignal): Promise<CameBack> {
  const channel = new BroadcastChannel(proofKey);
  const { promise, resolve, reject } = Promise.withResolvers<CameBack>();
  channel.onmessage = ({ data }: MessageEvent<Arrived>) => {
    if (data.state !== state) return;
    if (data.back) resolve(data.back);
    else reject(new Problem({ status: 422, code: 'sso.refused' }));
  };
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise.finally(() => channel.close());
}

async function finish(back: CameBack, verifier: string): Promise<string> {
  const [method, path] = accountRoutes.finishProvider;
  await call<unknown>(method, path, { body: { ...back, verifier }, fields: {} });
  const [read, me] = accountRoutes.me;
  return (await call<{ readonly provenUntil: string }>(read, me)).provenUntil;
}

/**
 * The sign-in page was opened by a provider that proved somebody anew: hands what came back to the page that waits for it and
 * closes, or finishes here and goes back to where the page was.
 */
export function handBack(): void {
  const home = applicationHere() === 'workspace' ? '/workspace' : '/dashboard';
  const state = new URLSearchParams(location.search).get('state') ?? '';
  const { place } = JSON.parse(localStorage.getItem(proofKey + state) ?? '{}') as Note;
  localStorage.removeItem(proofKey + state);
  const back = cameBack(location.search);
  if (place !== undefined) {
    void finishHere(back, place.startsWith('/') && !place.startsWith('//') ? place : home);
    return;
  }
  const channel = new BroadcastChannel(proofKey);
  channel.postMessage({ state, back } satisfies Arrived);
  setTimeout(() => {
    channel.close();
    close();
    setTimeout(() => location.replace(home), patience);
  }, patience / 4);
}

/** Finishes where the whole page went away. */
async function finishHere(back: CameBack | null, place: string): Promise<void> {
  const verifier = sessionStorage.getItem(verifierKey) ?? '';
  sessionStorage.removeItem(verifierKey);
  // What failed is seen where the proof is asked for again.
  const until = back ? await finish(back, verifier).catch(() => undefined) : undefined;
  if (until) sessionStorage.setItem(doneKey, JSON.stringify({ place, until } satisfies Done));
  location.replace(place);
}

/** Until when a proof counts that this page went away for and has just come back with; told once, and only where it was asked. */
export function justProven(): string | null {
  const { place, until = '' } = JSON.parse(sessionStorage.getItem(doneKey) ?? '{}') as Partial<Done>;
  sessionStorage.removeItem(doneKey);
  return place === location.pathname + location.search && Date.parse(until) > Date.now() ? until : null;
}
