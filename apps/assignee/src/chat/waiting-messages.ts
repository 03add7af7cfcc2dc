import { ask } from '@homeport/client';
import { sendMessage } from '@homeport/model/communication';
import { createStore } from '@homeport/ui/parts/store.ts';
import { deviceMessages, type WaitingMessage } from './message-store.ts';
import { inOrder, sendAll } from './send-waiting.ts';

/** Messages of the signed-in person that wait, oldest first. */
export const waitingMessages = createStore<readonly WaitingMessage[]>([]);
/** While something waits, it is tried again so often, in milliseconds. */
const patience = 10_000;
let owner: string | null = null;
let arrived: (conversation: string) => void = () => undefined;

async function look(): Promise<void> {
  if (owner !== null) waitingMessages.set(inOrder(await deviceMessages.all(owner).catch(() => [])));
}
async function attempt(): Promise<void> {
  const user = owner;
  if (user === null || !navigator.onLine || waitingMessages.get().every((one) => one.refused)) return;
  const send = async ({ id, conversation, text, attachments }: WaitingMessage) => {
    await ask(sendMessage, {
      params: { id: conversation },
      body: { id, text, attachments: [...attachments] as never },
    });
    arrived(conversation);
  };
  const work = async () => {
    await sendAll(deviceMessages, send, user, () => void look());
    await look();
  };
  if ('locks' in navigator)
    await navigator.locks.request('homeport.chat', { ifAvailable: true }, (lock) => lock && work());
  else await work();
}

/** Sends what waits whenever there may be a network, also what an earlier visit left. Answers how to stop. */
export function startMessages(user: string, onArrived: (conversation: string) => void): () => void {
  owner = user;
  arrived = onArrived;
  const again = () => void attempt();
  void look().then(again);
  const timer = setInterval(again, patience);
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
  return () => {
    owner = null;
    waitingMessages.set([]);
    clearInterval(timer);
    window.removeEventListener('online', again);
    document.removeEventListener('visibilitychange', again);
  };
}
/** Keeps a message on the device, then sends it. Throws when the device has no room for it. */
export async function say(
  conversation: string,
  text: string,
  attachments: WaitingMessage['attachments'],
): Promise<void> {
  if (owner === null) throw new Error('Nobody is signed in');
  await deviceMessages.put({
    id: crypto.randomUUID(),
    user: owner,
    conversation,
    text,
    attachments,
    at: Date.now(),
  });
  await look();
  void attempt();
}
export async function dropMessage(id: string): Promise<void> {
  await deviceMessages.remove(id);
  await look();
  void attempt();
}
/** Sends a refused message again, as it is. */
export async function sayAgain(id: string): Promise<void> {
  const message = waitingMessages.get().find((one) => one.id === id);
  if (!message) return;
  const { refused: _gone, ...rest } = message;
  await deviceMessages.put(rest);
  await look();
  await attempt();
}
/** At log-out nothing that was typed stays on the device. */
export async function forgetMessages(user: string): Promise<void> {
  for (const { id } of await deviceMessages.all(user)) await deviceMessages.remove(id);
  waitingMessages.set([]);
}
