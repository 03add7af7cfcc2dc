import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useQuery } from '@tanstack/react-query';
import {
  CalendarClock,
  CircleAlert,
  CircleCheck,
  FileText,
  FileUp,
  MessageSquareText,
  PenLine,
  Send,
} from 'lucide-react';
import { useState } from 'react';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { assignmentQuery, isFamily, reportsQuery } from '../data/queries.ts';
import { usePresent } from '../data/use-present.ts';
import { caseDocumentsQuery, requiredQuery } from '../documents/document-data.ts';
import { grouped } from '../documents/documents.rules.ts';
import { formsQuery } from '../forms/queries.ts';
import { readingsQuery } from '../library/library-data.ts';
import { servicesQuery } from '../services/queries.ts';
import { useApp } from '../shell/app-context.ts';
import { surveysQuery } from '../surveys/queries.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { useWords } from '../words/use-words.ts';
import { doNext, type NextStep, nextDate } from './do-next.rules.ts';
import { homeWords } from './words.ts';

const icons = {
  service: CalendarClock,
  rejected: CircleAlert,
  open: Send,
  form: FileText,
  survey: MessageSquareText,
  send: FileUp,
  sendAgain: CircleAlert,
  read: FileText,
  sign: PenLine,
};

/** So many things are seen at first; how many more there are is said, and they are one press away. */
const most = 3;

/** What to do, the most urgent first; the first is the primary action of Home. */
export function DoNextCard() {
  const text = useWords();
  const say = usePageWords(homeWords);
  const [isWhole, setWhole] = useState(false);
  const services = useQuery(servicesQuery);
  // Members of the family have neither reports nor surveys.
  const enabled = !isFamily(useApp().me);
  const reports = useQuery({ ...reportsQuery, enabled }).data ?? [];
  const forms = usePresent(useQuery(formsQuery).data ?? []).present;
  // A survey is often sent about an assignment that has just ended: it is asked until it is withdrawn.
  const surveys = useQuery({ ...surveysQuery, enabled }).data ?? [];
  const required = usePresent(useQuery({ ...requiredQuery, enabled }).data ?? []).present;
  const documents = usePresent(useQuery({ ...caseDocumentsQuery, enabled }).data ?? []).present;
  const readings = useQuery({ ...readingsQuery, enabled }).data;
  // Without knowing what was read already nothing is asked to be read.
  const shared = readings ? grouped(documents, readings).toDo : [];
  return (
    <LoadedCard title={text('home.doNext')} query={services}>
      {(found) => {
        const steps = doNext({ services: found, reports, forms, surveys, required, shared }, today());
        const date = nextDate(found, required, today());
        if (steps.length === 0) return <NothingToDo next={date} />;
        return (
          <>
            <ul className="steps">
              {steps.slice(0, isWhole ? steps.length : most).map((step, at) => (
                <Step key={step.id} step={step} isPrimary={at === 0} />
              ))}
            </ul>
            {steps.length > most ? (
              <button
                type="button"
                className="hp-button"
                aria-expanded={isWhole}
                onClick={() => setWhole((now) => !now)}
              >
                {isWhole ? say('fewer') : say('more', { count: steps.length - most })}
              </button>
            ) : null}
          </>
        );
      }}
    </LoadedCard>
  );
}
function Step({ step, isPrimary }: { step: NextStep; isPrimary: boolean }) {
  const text = useWords();
  const say = usePageWords(homeWords);
  const formats = useFormats();
  const due = step.due
    ? text(step.isOverdue ? 'home.overdue' : 'home.due', { date: formats.dayInSentence(step.due) })
    : null;
  const whose = step.of === undefined ? null : step.of === null ? say('ofYours') : say('ofMember', { name: step.of });
  const title = (): string => {
    switch (step.kind) {
      case 'service':
        return step.title;
      case 'form':
        return say('fillIn', { name: step.title });
      case 'survey':
        return step.title ? say('surveyAbout', { name: step.title }) : say('survey');
      case 'send':
      case 'sendAgain':
      case 'read':
      case 'sign':
        return say(`${step.kind}Document`, { name: step.title });
      default:
        return text(step.kind === 'rejected' ? 'home.rejected' : 'home.submit', { name: step.title });
    }
  };
  const verb = (): string => {
    switch (step.kind) {
      case 'service':
        return say('openService');
      case 'form':
        return say('openForm');
      case 'survey':
        return say('answer');
      case 'send':
      case 'sendAgain':
        return say('sendIn');
      case 'read':
        return say('read');
      case 'sign':
        return say('sign');
      default:
        return text(step.kind === 'rejected' ? 'home.correct' : 'home.openReport');
    }
  };
  return (
    <li className="step">
      <Icon of={icons[step.kind]} />
      <div className="step-words">
        <strong>{title()}</strong>
        {whose ? <span className="hp-muted">{whose}</span> : null}
        {step.about ? <span className="hp-muted">{step.about}</span> : null}
        {due ? <span className={step.isOverdue ? 'hp-danger' : 'hp-muted'}>{due}</span> : null}
      </div>
      <AppLink href={step.href} className={isPrimary ? 'hp-button hp-button-filled' : 'hp-button'}>
        {verb()}
        <span className="hp-hidden"> {[step.title, whose].filter(Boolean).join(', ')}</span>
      </AppLink>
    </li>
  );
}
function NothingToDo({ next }: { next: string | null }) {
  const text = useWords();
  const formats = useFormats();
  const start = useQuery(assignmentQuery).data?.assignmentStartDate ?? null;
  const date = next ?? (start && start >= today() ? start : null);
  return (
    <p className="calm">
      <Icon of={CircleCheck} />
      <span>
        <strong>{text('home.nothing')}</strong>
        {date ? <span className="hp-muted">{text('home.nextDate', { date: formats.dayInSentence(date) })}</span> : null}
      </span>
    </p>
  );
}
