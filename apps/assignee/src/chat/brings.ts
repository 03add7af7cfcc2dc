import type { Brings } from '../offline/brought.ts';

/** Messages wait on the device. */
export const brings: Brings = {
  kinds: { chat: async (queries) => (await import('./chat-kind.ts')).chatKind(queries) },
};
