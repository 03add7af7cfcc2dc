import './assistance.css';
import type { ReactNode } from 'react';
import type { Split } from '../data/earlier.rules.ts';
import { usePageWords } from '../words/page-words.ts';
import { useRouteName } from './use-route-name.ts';
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
  const route = useRouteName(groups.length > 0);
  if (groups.length === 0) return null;
  const routeOf = (id: string): string => route(id) ?? say('previous');
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
