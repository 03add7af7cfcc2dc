import { isPassing, isSignedOut, Problem } from '@homeport/client';
import type { MessageStore, WaitingMessage } from './message-store.ts';

export type Send = (message: WaitingMessage) => Promise<void>;

/** In the order they were written. */
export const inOrder = (messages: readonly WaitingMessage[]): WaitingMessage[] =>
  [...messages].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));

/**
 * Sends what waits, oldest first. It stops at the first message that the network loses, so that the order is kept, and at
 * one that was refused: what follows in the same conversation waits behind it until somebody decides.
 */
export async function sendAll(store: MessageStore, send: Send, user: string, changed: () => void): Promise<void> {
  const held = new Set<string>();
  for (const message of inOrder(await store.all(user))) {
    if (message.refused) held.add(message.conversation);
    if (held.has(message.conversation)) continue;
    const isThere = (await store.all(user)).some((one) => one.id === message.id);
    if (!isThere) continue;
    try {
      await send(message);
      await store.remove(message.id);
    } catch (error) {
      if (isSignedOut(error) || isPassing(error) || !(error instanceof Problem) || error.status >= 500) return;
      held.add(message.conversation);
      await store.put({ ...message, refused: error.message });
    }
    changed();
  }
}
