import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { contactsQuery } from '../contacts/contact-data.ts';
import { isFamily } from '../data/queries.ts';
import { usePresent } from '../data/use-present.ts';
import { partsOf } from '../library/library.rules.ts';
import { foundQuery } from '../library/library-data.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { questionsFor } from './help-questions.data.ts';
import { fits } from './help-search.rules.ts';
import { Question } from './Question.tsx';
import { helpWords } from './words.ts';

/** Documents shown of the library; all of them stand there. */
const most = 5;

/** What help, library and contacts have for a search; where they have nothing, the assistant and a person. */
export function HelpFound({ typed }: { typed: string }) {
  const own = usePageWords(helpWords);
  // The library, contacts, tickets and the assistant are the assignee's own.
  const isGuest = isFamily(useApp().me);
  const library = useQuery({ ...foundQuery(typed), enabled: !isGuest });
  const contacts = useQuery({ ...contactsQuery, enabled: !isGuest });
  const { present } = usePresent(contacts.data ?? []);
  const questions = questionsFor(isGuest).filter((one) => fits(typed, own(one.question), own(one.answer)));
  const people = present.filter((one) => fits(typed, one.name, one.jobTitle, one.company));
  const documents = library.data ?? [];
  const isLooking = library.isLoading || contacts.isLoading;
  const count = questions.length + people.length + documents.length;
  if (count === 0 && isLooking) return <ListSkeleton rows={4} />;
  if (count === 0)
    return (
      <EmptyState
        icon={SearchX}
        title={own('nothing', { query: typed })}
        action={
          <AppLink href={isGuest ? '/dashboard/contactUs/chat' : '/dashboard/gpt?fresh=true'} className="hp-button">
            {own(isGuest ? 'ways.chatText' : 'nothing.ask')}
          </AppLink>
        }
      >
        {isGuest ? null : own(library.error ? 'nothing.failed' : 'nothing.text')}
      </EmptyState>
    );
  return (
    <div className="stack">
      <p className="hp-muted" role="status">
        {own('found', { count, query: typed })}
      </p>
      {questions.length > 0 ? (
        <Card title={own('questions')}>
          {questions.map((one, at) => (
            <Question key={one.question} of={one} isOpen={at === 0} />
          ))}
        </Card>
      ) : null}
      {documents.length > 0 ? (
        <Card
          title={own('library')}
          aside={
            <AppLink href={`/dashboard/library/sections?q=${encodeURIComponent(typed)}`}>{own('libraryAll')}</AppLink>
          }
        >
          <ul className="rows">
            {documents.slice(0, most).map((one) => (
              <li key={one.id} className="help-document" lang={one.language ?? undefined}>
                <AppLink href={`/dashboard/library/document/${one.id}`}>
                  <strong>{one.title}</strong>
                </AppLink>
                {one.passages[0] ? (
                  <p className="hp-muted">
                    {partsOf(one.passages[0].text).map((part, i) =>
                      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one passage never change
                      part.isFound ? <mark key={i}>{part.text}</mark> : part.text,
                    )}
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {people.length > 0 ? (
        <Card title={own('people')}>
          <ul className="rows">
            {people.map((one) => (
              <li key={one.id}>
                <AppLink href={`/dashboard/contactUs/contacts/${one.id}`} className="row-link">
                  <span className="row-words">
                    <strong>{one.name}</strong>
                    <span className="hp-muted">{[one.jobTitle, one.company].filter(Boolean).join(' · ')}</span>
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}
