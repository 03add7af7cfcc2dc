import { ask } from '@homeport/client';
import { type ChatPage, myConversations, readMessages } from '@homeport/model/chat';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** So many messages are asked for at a time. */
const pageSize = 100;

/** The person's conversations, the last word first. */
export const conversationsQuery = queryOptions({
  queryKey: ['conversations'],
  queryFn: ({ signal }) => ask(myConversations, { signal }),
});

/** The end of a conversation; asked again, only what was said after the last known message is read. */
export const chatQuery = (id: string, queries: QueryClient) =>
  queryOptions({
    queryKey: ['chat', id],
    queryFn: async ({ signal }): Promise<ChatPage> => {
      const known = queries.getQueryData<ChatPage>(['chat', id]);
      const params = { id };
      if (!known) return ask(readMessages, { params, query: { size: pageSize }, signal });
      let page = known;
      for (;;) {
        const after = page.content.at(-1)?.seq ?? 0;
        const next = await ask(readMessages, { params, query: { after, size: pageSize }, signal });
        page = { ...next, content: [...page.content, ...next.content] };
        if (next.content.length < pageSize) return page;
      }
    },
  });

/** What was said before the first known message. */
export async function readEarlier(id: string, queries: QueryClient): Promise<void> {
  const known = queries.getQueryData<ChatPage>(['chat', id]);
  const before = known?.content[0]?.seq ?? 1;
  if (!known || before <= 1) return;
  const page = await ask(readMessages, { params: { id }, query: { before, size: pageSize } });
  queries.setQueryData<ChatPage>(['chat', id], (now) => now && { ...now, content: [...page.content, ...now.content] });
}
