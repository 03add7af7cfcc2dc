import { createStore } from '@homeport/ui/parts/store.ts';

/** The open socket, as far as pages use it themselves. */
export interface LiveLine {
  emit(event: string, ...values: unknown[]): unknown;
  on(event: string, listener: (...values: never[]) => void): unknown;
  off(event: string, listener: (...values: never[]) => void): unknown;
}
export const liveLine = createStore<LiveLine | null>(null);

/** Somebody who is writing in a conversation right now. */
interface Typist {
  readonly conversation: string;
  readonly name: string;
}
export const typing = createStore<readonly Typist[]>([]);
/** A sign of writing holds so long, in milliseconds. */
const holds = 5_000;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Takes a wake-up of the form `typing:{conversation}:{name}`. */
export function heardTyping(topic: string): void {
  const [, conversation = '', ...rest] = topic.split(':');
  const name = rest.join(':');
  const isSame = (one: Typist) => one.conversation === conversation && one.name === name;
  clearTimeout(timers.get(topic));
  typing.set((all) => (all.some(isSame) ? all : [...all, { conversation, name }]));
  timers.set(
    topic,
    setTimeout(() => {
      timers.delete(topic);
      typing.set((all) => all.filter((one) => !isSame(one)));
    }, holds),
  );
}
