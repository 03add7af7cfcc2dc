import type { ChatSummary } from '@homeport/model/chat';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PersonMark } from '@homeport/ui/parts/PersonMark.tsx';
import { useUserPhoto } from '../data/user-photo.ts';
import { usePageWords } from '../words/page-words.ts';
import { useTitleOf } from './use-title-of.ts';
import { chatWords } from './words.ts';

/** Last words, people, and how many messages are unread. */
export function ConversationList({ conversations, open }: { conversations: readonly ChatSummary[]; open?: string }) {
  const text = usePageWords(chatWords);
  const formats = useFormats();
  const titleOf = useTitleOf();
  return (
    <ul className="chat-list" aria-label={text('title')}>
      {conversations.map((one) => (
        <li key={one.id}>
          <AppLink
            href={`/dashboard/contactUs/chat/id/${one.id}`}
            className="chat-row"
            aria-current={one.id === open ? 'page' : undefined}
          >
            <TalkMark name={titleOf(one)} of={one} />
            <span className="person-words">
              <strong>{titleOf(one)}</strong>
              <span className="chat-last">
                {one.lastMessage ? formats.pair(one.lastAuthorName ?? '', one.lastMessage) : text('nothingYet')}
              </span>
              {one.lastMessageAt ? <span className="hp-caption">{formats.relative(one.lastMessageAt)}</span> : null}
            </span>
            {one.unread > 0 ? (
              <span className="chat-unread">
                <span aria-hidden>{one.unread}</span>
                <span className="hp-hidden">{text('unread', { count: one.unread })}</span>
              </span>
            ) : null}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
/** The photo of the only other one; initials where several are meant. */
function TalkMark({ name, of }: { name: string; of: ChatSummary }) {
  const others = of.participants.filter((one) => one.part !== 'ASSIGNEE' && one.part !== 'FAMILY');
  const photo = useUserPhoto(others.length === 1 ? others[0]?.user : null);
  return <PersonMark name={name} image={photo} />;
}
