import { type TimelineEntry, type TimelinePhase, timelinePhases } from '@homeport/model/timeline';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOptionName } from '../data/option-name.ts';
import { isFamily, phasesQuery } from '../data/queries.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { Milestone } from './Milestone.tsx';
import { timelineWords } from './words.ts';

interface PlanProps {
  readonly items: readonly TimelineEntry[];
  /** One that stands below another: its phases are a level lower. */
  readonly isBeside?: boolean;
  /** The code of the phase that the assignment is in. */
  readonly present?: string | null;
}
/** The dates of one assignment by phases: what is over is folded, a line marks today. */
export function Plan({ items, isBeside = false, present = null }: PlanProps) {
  const say = usePageWords(timelineWords);
  const { phases, all } = usePhases(items, present);
  const isGuest = isFamily(useApp().me);
  const now = today();
  // The note to write first is the next one that has none; for the partner, what is to be done first.
  const next = items.find((item) =>
    isGuest ? item.doneAt === null : !isBeside && item.eventDate >= now && !item.notesByEmployee,
  )?.id;
  const stack = (
    <div className="stack">
      {phases.map((phase) => (
        <Phase key={phase.phase} of={phase} today={now} first={next} isBeside={isBeside} />
      ))}
    </div>
  );
  if (isBeside) return stack;
  return (
    <div className="plan">
      <nav className="plan-phases" aria-label={say('phases')}>
        <ol>
          {all.map(({ code, name, of }) => (
            <li key={code} data-past={of?.isPast || undefined} aria-current={code === present ? 'step' : undefined}>
              {of ? <a href={`#${idOf(of.items, code)}`}>{name}</a> : <span className="hp-muted">{name}</span>}
              <span className="hp-caption">{say('phaseCount', { count: of?.items.length ?? 0 })}</span>
            </li>
          ))}
        </ol>
      </nav>
      {stack}
    </div>
  );
}
type Named = TimelinePhase<TimelineEntry & { readonly phase: string }> & { readonly name: string };

/** The phases that have dates, and all of them in their order as Home shows them. */
function usePhases(items: readonly TimelineEntry[], present: string | null) {
  const optionName = useOptionName();
  const names = useQuery(phasesQuery).data ?? [];
  const dated = timelinePhases(
    items.map((item) => ({ ...item, phase: item.timelineItem.phase })),
    names.map((phase) => phase.code),
    today(),
    present,
  );
  const phases = dated.map((phase): Named => {
    const found = names.find((one) => one.code === phase.phase);
    return { ...phase, name: found ? optionName(found) : phase.phase };
  });
  const known = names.map((one) => ({
    code: one.code,
    name: optionName(one),
    of: phases.find(({ phase }) => phase === one.code),
  }));
  const others = phases.filter(({ phase }) => names.every(({ code }) => code !== phase));
  return { phases, all: [...known, ...others.map((of) => ({ code: of.phase, name: of.name, of }))] };
}
/** Two assignments have the same phases. */
const idOf = ([item]: readonly TimelineEntry[], phase: string): string => `phase-${phase}-${item?.caseDetailId ?? ''}`;

interface PhaseProps {
  readonly of: Named;
  readonly today: string;
  readonly first: string | undefined;
  readonly isBeside: boolean;
}
function Phase({ of: { phase, name, items, isPast, hasToday }, today: now, first, isBeside }: PhaseProps) {
  const say = usePageWords(timelineWords);
  const formats = useFormats();
  const past = items.filter((item) => item.eventDate < now);
  const coming = items.filter((item) => item.eventDate >= now);
  const list = (all: typeof items) => (
    <ol className="milestones">
      {all.map((item) => (
        <Milestone key={item.id} item={item} today={now} isFirst={item.id === first} isBeside={isBeside} />
      ))}
    </ol>
  );
  const id = idOf(items, phase);
  if (isPast)
    return (
      <section aria-labelledby={id}>
        <details className="plan-past">
          <summary id={id}>{say('pastPhase', { phase: name, count: items.length })}</summary>
          {list(items)}
        </details>
      </section>
    );
  const Heading = isBeside ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="plan-phase">
        {name}
      </Heading>
      {past.length > 0 ? (
        <details className="plan-past">
          <summary>{say('pastItems', { count: past.length })}</summary>
          {list(past)}
        </details>
      ) : null}
      {hasToday && !isBeside ? (
        <p className="plan-today">
          <span>{say('isToday', { date: formats.date(now) })}</span>
        </p>
      ) : null}
      {list(coming)}
    </section>
  );
}
