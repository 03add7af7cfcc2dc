import { Icon } from '@homeport/ui/controls/Icon.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/shell/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleAlert, CircleCheck, Send } from 'lucide-react';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { assignmentQuery, nextActionsQuery, reportsQuery } from '../data/queries.ts';
import type { Service } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';
import { today } from './assignment.rules.ts';
import { doNext, type NextStep, nextDate } from './do-next.rules.ts';

const icons = { service: CalendarClock, rejected: CircleAlert, open: Send };

/** At most three things to do; the first that can be done here is the primary action of Home. */
export function DoNextCard() {
  const text = useWords();
  const services = useQuery(nextActionsQuery);
  const reports = useQuery(reportsQuery).data ?? [];
  return (
    <LoadedCard title={text('home.doNext')} query={services}>
      {(found) => {
        const steps = doNext(found, reports, today());
        const first = steps.find((step) => step.href)?.id;
        if (steps.length === 0) return <NothingToDo services={found} />;
        return (
          <ul className="steps">
            {steps.map((step) => (
              <Step key={step.id} step={step} isPrimary={step.id === first} />
            ))}
          </ul>
        );
      }}
    </LoadedCard>
  );
}
function Step({ step, isPrimary }: { step: NextStep; isPrimary: boolean }) {
  const text = useWords();
  const formats = useFormats();
  const due = step.due ? text(step.isOverdue ? 'home.overdue' : 'home.due', { date: formats.date(step.due) }) : null;
  const title =
    step.kind === 'service'
      ? step.title
      : text(step.kind === 'rejected' ? 'home.rejected' : 'home.submit', { name: step.title });
  return (
    <li className="step">
      <Icon of={icons[step.kind]} />
      <div className="step-words">
        <strong>{title}</strong>
        {step.about ? <span className="hp-muted">{step.about}</span> : null}
        {due ? <span className={step.isOverdue ? 'hp-danger' : 'hp-muted'}>{due}</span> : null}
      </div>
      {step.href ? (
        <AppLink href={step.href} className={isPrimary ? 'hp-button hp-button-filled' : 'hp-button'}>
          {text(step.kind === 'rejected' ? 'home.correct' : 'home.openReport')}
          <span className="hp-hidden"> {step.title}</span>
        </AppLink>
      ) : null}
    </li>
  );
}
function NothingToDo({ services }: { services: readonly Service[] }) {
  const text = useWords();
  const formats = useFormats();
  const start = useQuery(assignmentQuery).data?.assignmentStartDate ?? null;
  const next = nextDate(services, start, today());
  return (
    <p className="calm">
      <Icon of={CircleCheck} />
      <span>
        <strong>{text('home.nothing')}</strong>
        {next ? <span className="hp-muted">{text('home.nextDate', { date: formats.date(next) })}</span> : null}
      </span>
    </p>
  );
}
