import { ask } from '@homeport/client';
import { type ChatPage, myConversations, readMessages } from '@homeport/model/chat';
import { readOn } from '@homeport/ui/talk/read-on.ts';
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
    queryFn: ({ signal }) =>
      readOn(queries.getQueryData<ChatPage>(['chat', id]), pageSize, (query) =>
        ask(readMessages, { params: { id }, query: { ...query }, signal }),
      ),
  });

/** What was said before the first known message. */
export async function readEarlier(id: string, queries: QueryClient): Promise<void> {
  const known = queries.getQueryData<ChatPage>(['chat', id]);
  const before = known?.content[0]?.seq ?? 1;
  if (!known || before <= 1) return;
  const page = await ask(readMessages, { params: { id }, query: { before, size: pageSize } });
  queries.setQueryData<ChatPage>(['chat', id], (now) => now && { ...now, content: [...page.content, ...now.content] });
}
