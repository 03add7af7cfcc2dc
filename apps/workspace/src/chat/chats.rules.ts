import type { ChatSummary } from '@homeport/model/chat';

/** With whom the chat is, in the list and over its messages: a member of the family by their own name. */
export const chatName = ({
  kind,
  title,
  assigneeName,
}: Pick<ChatSummary, 'kind' | 'title' | 'assigneeName'>): string => (kind === 'FAMILY' ? title : assigneeName);

/** Those with something unread first, and among them those that were opened with something unread: a click moves nothing. */
export function inOrderOfReading<C extends Pick<ChatSummary, 'id' | 'unread'>>(
  chats: readonly C[],
  opened: ReadonlySet<string>,
): C[] {
  const isFirst = ({ id, unread }: C) => Number(unread > 0 || opened.has(id));
  return chats.toSorted((one, other) => isFirst(other) - isFirst(one));
}
