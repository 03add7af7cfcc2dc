import { ask } from '@homeport/client';
import { sendMessage } from '@homeport/model/chat';
import type { QueuedWrite, QueueKind } from '@homeport/ui/queue/queued-write.ts';
import type { QueryClient } from '@tanstack/react-query';

/** A message that was written and is not known to have arrived; its thing is the conversation. */
export type MessageWrite = QueuedWrite & {
  readonly values: {
    readonly text: string;
    readonly attachments: readonly { readonly id: string; readonly name: string }[];
  };
};
export const isMessage = (write: QueuedWrite): write is MessageWrite => write.kind === 'chat';

/** Messages are kept once by their id. */
export const chatKind = (queries: QueryClient): QueueKind => ({
  send: async (write) => {
    if (!isMessage(write)) return;
    const { text, attachments } = write.values;
    await ask(sendMessage, {
      params: { id: write.thing },
      body: { id: write.id, text, attachments: [...attachments] },
    });
  },
  arrived: ({ thing }) => queries.invalidateQueries({ queryKey: ['chat', thing] }),
});
