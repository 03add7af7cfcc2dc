import { isOneOf } from '@homeport/grammar';
import { useFormats } from '../language/settings.tsx';
import { useTalkText } from './talk-words.ts';

/** Something that happened in a conversation: its text is `{ code, title, at }` as JSON. */
export interface TalkEvent {
  readonly text: string;
  readonly authorName: string;
}
const told = ['joined', 'callPlanned', 'callMoved', 'callCancelled'] as const;
const isTold = (code: string): code is (typeof told)[number] => isOneOf(told, code);

/** What happened, in the reader's words and time; an event that is not known here is told in general. */
export function useEventText(): (event: TalkEvent) => string {
  const text = useTalkText();
  const formats = useFormats();
  return ({ text: stored, authorName }) => {
    const { code, title, at } = JSON.parse(stored) as { code: string; title?: string; at?: string };
    const values = { name: authorName, title: title ?? '', time: at ? formats.localTime(at) : '' };
    return text(`event.${isTold(code) ? code : 'other'}`, values);
  };
}
