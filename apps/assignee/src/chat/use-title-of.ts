import type { ChatSummary } from '@homeport/model/chat';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { usePageWords } from '../words/page-words.ts';
import { chatWords } from './words.ts';

/** Who a conversation is with: the names of the others, or what it is for while nobody else is in it. */
export function useTitleOf(): (one: Pick<ChatSummary, 'kind' | 'participants'>) => string {
  const text = usePageWords(chatWords);
  const formats = useFormats();
  return ({ kind, participants }) => {
    const others = participants
      .filter((one) => one.part !== 'ASSIGNEE' && one.part !== 'FAMILY')
      .map((one) => one.name);
    return others.length > 0 ? formats.list(others) : text(`kind.${kind}`);
  };
}
