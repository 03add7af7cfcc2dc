import { ask } from '@homeport/client';
import { assistantChat } from '@homeport/model/assistant';
import { queryOptions } from '@tanstack/react-query';

/** Which conversation is open: a known one, or one that has not begun. */
export interface AssistantSearch {
  readonly thread?: string;
  /** A new conversation; its id where one is made already. */
  readonly fresh?: true | string;
}

/** A conversation with the assistant, the newest unless one is named, with the list of all. */
export const assistantQuery = (thread?: string) =>
  queryOptions({
    queryKey: ['assistant', thread ?? 'newest'],
    queryFn: ({ signal }) => ask(assistantChat, { query: thread ? { thread } : {}, signal }),
  });
