import type { QueueKind } from '@homeport/ui/queue/queued-write.ts';
import type { QueryClient } from '@tanstack/react-query';

type Load = (queries: QueryClient) => Promise<QueueKind>;
/** How each kind of write is sent; a kind comes with its code when something of it waits. */
const loads: Readonly<Record<string, Load>> = {
  chat: async (queries) => (await import('../chat/chat-kind.ts')).chatKind(queries),
  comment: async (queries) => (await import('../services/comment-kind.ts')).commentKind(queries),
  diary: async (queries) => (await import('../diary/diary-kind.ts')).diaryKind(queries),
  done: async (queries) => (await import('../timeline/done-kind.ts')).doneKind(queries),
  expense: async (queries) => (await import('../expenses/expense-kind.ts')).expenseKind(queries),
  share: async (queries) => (await import('../timeline/share-kind.ts')).shareKind(queries),
  note: async (queries) => (await import('../timeline/note-kind.ts')).noteKind(queries),
};
/** The kinds of this application. One that is not known, such as that of a newer version, waits. */
export const kindsFor =
  (queries: QueryClient) =>
  (name: string): Promise<QueueKind> => {
    const load = Object.hasOwn(loads, name) ? loads[name] : undefined;
    return load ? load(queries) : Promise.reject(new Error(`nothing sends ${name}`));
  };
