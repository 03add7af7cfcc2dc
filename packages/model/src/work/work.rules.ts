import { allFields, type Entity, type WorkSpec, wireName } from '@homeport/grammar';
import type { WorkLine } from './work.routes.ts';

/** A kind of work with the entity whose records it is. */
export interface KindOfWork {
  readonly entity: Entity;
  readonly spec: WorkSpec;
}

/** The kinds of work that somebody with these roles may have, in the order of the declarations. */
export const kindsFor = (entities: readonly Entity[], roles: readonly string[]): readonly KindOfWork[] =>
  entities.flatMap((entity) =>
    (entity.work ?? [])
      .filter((spec) => spec.roles === undefined || spec.roles.some((role) => roles.includes(role)))
      .map((spec) => ({ entity, spec })),
  );

/** Whether a record waits for the reader of it: one of the deeds of this kind is offered, or there are none to offer. */
export const isOffered = ({ deeds }: WorkSpec, can: unknown): boolean =>
  deeds === undefined || (Array.isArray(can) && deeds.some((deed) => can.includes(deed)));

/** The wire names of what names a record, says how it stands and belongs to what. */
export function wiresShown({ entity, spec }: KindOfWork): readonly string[] {
  const fields = allFields(entity);
  const states = Object.keys(fields).filter((name) => fields[name]?.type === 'lifecycle');
  const relation = ['caseDetail', 'assignee'].filter((name) => Object.hasOwn(fields, name));
  const named = [
    ...entity.title,
    ...(entity.facts ?? []),
    ...relation,
    ...states,
    ...(spec.due ? [spec.due] : []),
    ...(spec.counts ? [spec.counts] : []),
  ];
  const wires = named.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    return field.type === 'money' && field.currency ? [name, field.currency] : [wireName(name, field)];
  });
  return [...new Set(['id', 'version', 'can', ...wires])];
}

/** What is due first before what is due later, what has no day behind it, and what was put off last; of one day as they came. */
export const inOrder = <L extends Pick<WorkLine, 'due' | 'isAsleep'>>(lines: readonly L[]): readonly L[] => {
  const placeOf = ({ due, isAsleep }: L): string => `${isAsleep ? 1 : 0}${due ?? '9999'}`;
  return lines.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
};

/** Where work stands by its day, as of another (both yyyy-MM-dd): within seven days from today is this week's; what was put off apart. */
export type DueGroup = 'overdue' | 'today' | 'week' | 'later' | 'someday' | 'asleep';
export const dueGroups: readonly DueGroup[] = ['overdue', 'today', 'week', 'later', 'someday', 'asleep'];
export function dueGroupOf({ due, isAsleep }: Pick<WorkLine, 'due' | 'isAsleep'>, today: string): DueGroup {
  if (isAsleep) return 'asleep';
  if (due === null) return 'someday';
  if (due <= today) return due === today ? 'today' : 'overdue';
  return due <= Temporal.PlainDate.from(today).add({ days: 7 }).toString() ? 'week' : 'later';
}
