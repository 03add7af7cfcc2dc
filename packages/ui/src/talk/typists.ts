import { createStore } from '../parts/store.ts';

/** Somebody who is writing in a conversation right now. */
interface Typist {
  readonly conversation: string;
  readonly name: string;
}
export const typists = createStore<readonly Typist[]>([]);
/** A sign of writing holds so long, in milliseconds. */
const holds = 5_000;
/** Signs of one's own writing are not sent more often than this, in milliseconds. */
const pause = 3_000;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let toldAt = 0;

/** Takes a wake-up of the form `typing:{conversation}:{name}`. */
export function heardTyping(topic: string): void {
  const [, conversation = '', ...rest] = topic.split(':');
  const name = rest.join(':');
  const isSame = (one: Typist) => one.conversation === conversation && one.name === name;
  clearTimeout(timers.get(topic));
  typists.set((all) => (all.some(isSame) ? all : [...all, { conversation, name }]));
  timers.set(
    topic,
    setTimeout(() => {
      timers.delete(topic);
      typists.set((all) => all.filter((one) => !isSame(one)));
    }, holds),
  );
}
/** Tells that one is writing, every few seconds at most. */
export function tellTyping(tell: () => void): void {
  if (Date.now() - toldAt < pause) return;
  toldAt = Date.now();
  tell();
}
