import { ask } from '@homeport/client';
import { forgetDevice, pushKey, registerDevice } from '@homeport/model/notifications';
import { startWorker } from '../offline/worker.ts';
import { pushBrowserOf } from './push-browser.rules.ts';
import { pushMarkKey } from './push-mark.ts';

/** `unsupported`: this browser is never told. `blocked`: its owner has forbidden it. */
export type PushHere = 'unsupported' | 'blocked' | 'off' | 'on';
/** Who has switched push on in this browser, and under which id the server knows it. */
interface Mark {
  readonly user: string;
  readonly id: string;
}
/** Milliseconds that a worker may take to be there. */
const patience = 30_000;

/** How it stands in this browser for a person. */
export async function pushHere(user: string): Promise<PushHere> {
  const hasParts = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasParts || !pushBrowserOf(navigator.userAgent)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isOurs = readMark()?.user === user && Notification.permission === 'granted';
  const registration = isOurs ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

// One change at a time, and switching off does not wait: who signs out while the address is being renewed is not told again.
let turn: Promise<unknown> = Promise.resolve();
let registering = new AbortController();
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const made = turn.then(change);
  turn = made.catch(() => undefined);
  return made;
}
/** `isWanted` is asked when its turn has come. */
function registerInTurn(user: string, isWanted: () => boolean): Promise<void> {
  const { signal } = registering;
  return inTurn(async () => (isWanted() ? register(user, signal) : undefined));
}

/** Asks the person, then the browser, then tells the server. Throws when the browser's service is away. */
export async function turnOnPush(user: string): Promise<PushHere> {
  if ((await Notification.requestPermission()) !== 'granted') return pushHere(user);
  await registerInTurn(user, () => true);
  return 'on';
}
/** Nothing comes to this browser any more; also when the server cannot be told, because its address ends here. */
export function turnOffPush(): Promise<void> {
  registering.abort();
  registering = new AbortController();
  return inTurn(turnOff);
}
async function turnOff(): Promise<void> {
  const mark = readMark();
  localStorage.removeItem(pushMarkKey);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  if (mark) await ask(forgetDevice, { params: { id: mark.id } }).catch(() => undefined);
}
/** Once a visit: browsers change their addresses by themselves, and the server forgets those that are gone. */
export async function renewPush(user: string): Promise<void> {
  const mark = readMark();
  if (!mark || Notification.permission !== 'granted') return;
  // Somebody else has signed in here: what was meant for the other one must not be shown to them.
  if (mark.user !== user) await turnOffPush();
  else await registerInTurn(user, () => readMark() !== null);
}

async function register(user: string, signal: AbortSignal): Promise<void> {
  const browser = pushBrowserOf(navigator.userAgent);
  const { publicKey } = await ask(pushKey, { signal });
  if (!publicKey || !browser) return turnOff();
  const registration = await worker(signal);
  const now = await registration.pushManager.getSubscription();
  // An address that was made for somebody else, or for another key, is none.
  if (now && (readMark()?.user !== user || keyOf(now) !== publicKey)) await now.unsubscribe();
  const applicationServerKey = bytesOf(publicKey);
  signal.throwIfAborted();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys = {} } = made.toJSON();
  const body = { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', browser };
  const { id } = await ask(registerDevice, { body });
  // Kept also when it was switched off meanwhile: then it is this address that is forgotten next.
  localStorage.setItem(pushMarkKey, JSON.stringify({ user, id } satisfies Mark));
}
async function worker(signal: AbortSignal): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) await startWorker();
  signal.throwIfAborted();
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('no worker')), patience);
    signal.addEventListener('abort', () => fail(signal.reason));
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}
function readMark(): Mark | null {
  try {
    return JSON.parse(localStorage.getItem(pushMarkKey) ?? 'null') as Mark | null;
  } catch {
    return null;
  }
}
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
