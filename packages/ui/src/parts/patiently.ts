import { serverIsBack } from './server-is-back.ts';

/** After so many milliseconds, or as soon as the network or the server is back, there may be an answer. */
const wait = 60_000;

/** What is asked for until it comes. */
export const patiently = <T>(bring: () => Promise<T>): Promise<T> =>
  bring().catch(() => nextChance().then(() => patiently(bring)));

function nextChance(): Promise<unknown> {
  return new Promise((done) => {
    setTimeout(done, wait);
    for (const sign of ['online', serverIsBack]) window.addEventListener(sign, done, { once: true });
  });
}
