import './assistance.css';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Split } from '../data/earlier.rules.ts';
import { placeOf } from '../home/assignment.rules.ts';
import { usePageWords } from '../words/page-words.ts';
import { assignmentsQuery } from './queries.ts';
import { assistanceWords } from './words.ts';

/**
 * What is left of earlier assignments, closed at first, each under its route. Nothing where there is nothing. Open where the
 * address leads to one of the records: `wanted` is its id.
 */
export function Earlier<R extends { readonly id: string }>({
  groups,
  wanted,
  children,
}: {
  readonly groups: Split<R>['earlier'];
  readonly wanted?: string | undefined;
  readonly children: (records: readonly R[]) => ReactNode;
}) {
  const say = usePageWords(assistanceWords);
  const { locale } = useSettings();
  const assignments = useQuery({ ...assignmentsQuery, enabled: groups.length > 0 }).data ?? [];
  if (groups.length === 0) return null;
  const routeOf = (id: string): string => {
    const found = assignments.find((one) => one.id === id);
    const place = (address: Parameters<typeof placeOf>[0]) => placeOf(address, locale) ?? say('toBeConfirmed');
    return found ? say('route', { home: place(found.homeLocation), host: place(found.hostLocation) }) : say('previous');
  };
  return (
    <details className="earlier" open={groups.some(({ records }) => records.some(({ id }) => id === wanted))}>
      <summary>{say('previous')}</summary>
      {groups.map(({ assignment, records }) => (
        <section key={assignment} aria-label={routeOf(assignment)} className="stack">
          <h3 className="section-title">{routeOf(assignment)}</h3>
          {children(records)}
        </section>
      ))}
    </details>
  );
}
