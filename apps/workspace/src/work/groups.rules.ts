import { type DueGroup, dueGroupOf, dueGroups } from '@homeport/model/work';
import type { Waiting } from './use-my-work.ts';

/** How work is put together. */
export type Grouping = 'due' | 'kind' | 'company';
export interface Group {
  readonly key: string;
  /** Of work by its day. */
  readonly due?: DueGroup;
  readonly lines: readonly Waiting[];
}

const keyOf: Readonly<Record<Grouping, (line: Waiting, today: string) => string>> = {
  due: dueGroupOf,
  kind: ({ entity, kind }) => `${entity}.${kind}`,
  company: ({ company }) => company.id,
};

/** Work in groups, each in the order it came; by day in the order of days, else what has most of it first. `today`: yyyy-MM-dd. */
export function groupsOf(lines: readonly Waiting[], by: Grouping, today: string): readonly Group[] {
  const groups = Map.groupBy(lines, (line) => keyOf[by](line, today));
  if (by === 'due')
    return dueGroups.flatMap((due) => {
      const own = groups.get(due);
      return own ? [{ key: due, due, lines: own }] : [];
    });
  return [...groups]
    .map(([key, own]) => ({ key, lines: own }))
    .sort((one, other) => other.lines.length - one.lines.length || one.key.localeCompare(other.key));
}
