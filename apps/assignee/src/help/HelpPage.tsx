import './help.css';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { contactsQuery } from '../contacts/contact-data.ts';
import { assignmentQuery, isFamily } from '../data/queries.ts';
import { usePresent } from '../data/use-present.ts';
import { useApp } from '../shell/app-context.ts';
import { CaseManagerCard } from '../shell/CaseManagerCard.tsx';
import { usePageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.ts';
import { HelpFound } from './HelpFound.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { questionsFor } from './help-questions.data.ts';
import { firstInPhase } from './help-search.rules.ts';
import { Question } from './Question.tsx';
import { helpWords } from './words.ts';

/** Questions shown before one looks for something. */
const top = 6;

/** Help: a search, the questions of the current phase, and a person beside them. */
export function HelpPage() {
  const text = useWords();
  const own = usePageWords(helpWords);
  const { q = '' } = useSearch({ strict: false });
  const isGuest = isFamily(useApp().me);
  const phase = useQuery(assignmentQuery).data?.phase ?? null;
  return (
    <>
      <PageHeader
        title={text('help.title')}
        description={own('text')}
        actions={
          isGuest ? null : (
            <AppLink href="/dashboard/contactUs/helpdesk?raise=true" className="hp-button hp-button-filled">
              {own('raise')}
            </AppLink>
          )
        }
      />
      <HelpSearch key={q} typed={q} />
      <div className="two-columns">
        {q ? (
          <HelpFound typed={q} />
        ) : (
          <Card title={own('questions')}>
            {firstInPhase(questionsFor(isGuest), phase)
              .slice(0, top)
              .map((one) => (
                <Question key={one.question} of={one} />
              ))}
          </Card>
        )}
        <div className="stack">
          <CaseManagerCard />
          <WaysCard />
        </div>
      </div>
    </>
  );
}

const chat = [['chat', '/dashboard/contactUs/chat']] as const;
const ways = [
  ['assistant', '/dashboard/gpt'],
  ['contacts', '/dashboard/contactUs/contacts'],
  ['chat', '/dashboard/contactUs/chat'],
  ['desk', '/dashboard/contactUs/helpdesk'],
] as const;

/** Further ways to an answer; the emergency line of the present assignment first where one is set: another country's helps nobody. */
function WaysCard() {
  const own = usePageWords(helpWords);
  // Contacts, tickets and the assistant are the assignee's own.
  const isGuest = isFamily(useApp().me);
  const contacts = usePresent(useQuery({ ...contactsQuery, enabled: !isGuest }).data ?? []).present;
  const emergency = contacts.find((one) => one.role === 'EMERGENCY' && one.phone);
  return (
    <Card title={own('ways')}>
      <ul className="rows">
        {emergency ? (
          <li className="row">
            <span className="row-words">
              <strong>{own('emergency')}</strong>
              <span className="hp-muted">{emergency.name}</span>
            </span>
            <a href={`tel:${emergency.phone}`} className="hp-number">
              {emergency.phone}
            </a>
          </li>
        ) : null}
        {(isGuest ? chat : ways).map(([way, href]) => (
          <li key={way}>
            <AppLink href={href} className="row-link">
              <span className="row-words">
                <strong>{own(`ways.${way}`)}</strong>
                <span className="hp-muted">{own(`ways.${way}Text`)}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
