import type { PlacedWidget } from '@homeport/model/widgets';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { conversationsQuery } from '../chat/chat-data.ts';
import { usePageWords } from '../words/page-words.ts';
import { WidgetCard } from './WidgetCard.tsx';
import { widgetWords } from './words.ts';

/** Conversations shown. */
const most = 3;

/** Unread messages, and the last word of each conversation. */
export function MessagesWidget({ of }: { of: PlacedWidget }) {
  const text = usePageWords(widgetWords);
  const conversations = useQuery(conversationsQuery);
  return (
    <WidgetCard of={of} query={conversations}>
      {(all) =>
        all.length === 0 ? (
          <p className="hp-muted">{text('messages.none')}</p>
        ) : (
          <>
            <AppLink href="/dashboard/contactUs/chat" className="widget-total">
              {text('messages.unread', { count: all.reduce((sum, one) => sum + one.unread, 0) })}
            </AppLink>
            <ul className="rows">
              {all.slice(0, most).map((one) => (
                <li key={one.id}>
                  <AppLink href={`/dashboard/contactUs/chat/id/${one.id}`} className="row-link">
                    <span className="row-words widget-last">
                      {one.lastMessage && one.lastAuthorName
                        ? text('messages.by', { name: one.lastAuthorName, text: one.lastMessage })
                        : one.title}
                    </span>
                  </AppLink>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </WidgetCard>
  );
}
