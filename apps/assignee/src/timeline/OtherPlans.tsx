import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Earlier } from '../assistance/Earlier.tsx';
import { assignmentsQuery } from '../assistance/queries.ts';
import { useRouteName } from '../assistance/use-route-name.ts';
import { usePresent } from '../data/use-present.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { Milestone } from './Milestone.tsx';
import { Plan } from './Plan.tsx';
import { datedQuery, timelineQuery } from './queries.ts';
import { timelineWords } from './words.ts';

/**
 * The dates of the assignments beside the present one: first those that come next or run as well, open; then what is left of
 * earlier ones, closed. Those without dates are not named.
 */
export function OtherPlans({ present }: { readonly present: string }) {
  const dated = useQuery(datedQuery).data ?? [];
  const { present: open, earlier } = usePresent(dated);
  const beside = [...new Set(open.map(({ caseDetailId }) => caseDetailId))].filter((id) => id !== present);
  return (
    <>
      {beside.map((id) => (
        <Beside key={id} assignment={id} />
      ))}
      <Earlier groups={earlier}>
        {([first]) => (first ? <EarlierPlan assignment={first.caseDetailId} /> : null)}
      </Earlier>
    </>
  );
}

function Beside({ assignment }: { readonly assignment: string }) {
  const say = usePageWords(timelineWords);
  const formats = useFormats();
  const items = useQuery(timelineQuery(assignment)).data ?? [];
  const found = useQuery(assignmentsQuery).data?.find(({ id }) => id === assignment);
  const route = useRouteName(true)(assignment);
  if (items.length === 0 || !route) return null;
  const from = found?.assignmentStartDate ?? null;
  const heading = `plan-${assignment}`;
  return (
    <section className="plan-beside" aria-labelledby={heading}>
      <h2 id={heading}>{say(from !== null && from <= today() ? 'also' : 'next', { route })}</h2>
      {from ? <p className="hp-muted">{formats.pair(say('begins'), formats.spokenDay(from))}</p> : null}
      <Plan items={items} isBeside />
    </section>
  );
}
/** What was planned for an assignment that is over: read, and taken back where it is still shared. */
function EarlierPlan({ assignment }: { readonly assignment: string }) {
  const items = useQuery(timelineQuery(assignment)).data ?? [];
  return (
    <ol className="milestones">
      {items.map((item) => (
        <Milestone key={item.id} item={item} today={today()} isFirst={false} isBeside isOver />
      ))}
    </ol>
  );
}
/** All dates that are drawn on the page, of whatever assignment; undefined while some are on their way. */
export function useDrawn(present: string | undefined): readonly { readonly id: string }[] | undefined {
  const dated = useQuery(datedQuery);
  const ids = [...new Set([...(present ? [present] : []), ...(dated.data ?? []).map((one) => one.caseDetailId)])];
  const plans = useQueries({ queries: ids.map((id) => timelineQuery(id)) });
  return [dated, ...plans].some(({ isLoading }) => isLoading) ? undefined : plans.flatMap(({ data }) => data ?? []);
}
