import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useQuery } from '@tanstack/react-query';
import { type Moment, momentOf } from '../data/moment.rules.ts';
import { useOptionName } from '../data/option-name.ts';
import { phasesQuery } from '../data/queries.ts';
import type { Assignment } from '../data/types.ts';
import { placeOf } from '../words/place-of.ts';
import { today } from '../words/today.ts';
import { useWords } from '../words/use-words.ts';
import { PhaseBar } from './PhaseBar.tsx';

/** From where to where, on which day of it, in which phase. */
export function RouteHeader({ assignment }: { assignment: Assignment | null }) {
  const text = useWords();
  const { locale } = useSettings();
  const name = useOptionName();
  const phases = useQuery(phasesQuery).data ?? [];
  const when = useMomentText();
  if (!assignment) return <PageHeader title={text('menu.home')} description={text('home.noAssignment')} />;
  const place = (address: Parameters<typeof placeOf>[0]) => placeOf(address, locale) ?? text('unknownPlace');
  const home = place(assignment.homeLocation);
  const host = place(assignment.hostLocation);
  const moment = momentOf(assignment.assignmentStartDate, assignment.assignmentEndDate, today());
  return (
    <div className="route">
      <PageHeader title={text('home.route', { home, host })} description={when(moment)} />
      {phases.length > 0 ? (
        <PhaseBar
          phases={phases.map((phase) => ({ code: phase.code, name: name(phase) }))}
          current={assignment.phase}
        />
      ) : null}
    </div>
  );
}
function useMomentText(): (moment: Moment) => string {
  const text = useWords();
  const formats = useFormats();
  return (moment) => {
    switch (moment.kind) {
      case 'before':
        return text('home.before', { date: formats.dayInSentence(moment.start) });
      case 'during':
        return moment.of === null
          ? text('home.duringOpen', { day: moment.day })
          : text('home.during', { day: moment.day, of: moment.of });
      case 'after':
        return text('home.after', { date: formats.date(moment.end) });
      default:
        return text('home.noDates');
    }
  };
}
