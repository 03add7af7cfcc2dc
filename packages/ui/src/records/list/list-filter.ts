import {
  allOf,
  anyOf,
  type Condition,
  commonFields,
  type Entity,
  type Filter,
  isOneOf,
  type Operator,
} from '@homeport/grammar';
import { fieldAt, fieldsAt } from '../fields/field-at.ts';
import { overdueIn } from '../fields/overdue.ts';
import type { RecordViewer } from '../host/record-host.ts';
import { dayViews, hasUndated, type ListCondition, overdueView, pastView, undatedView } from './list-state.ts';

/**
 * These narrow: two of them on one field hold together (from and to, not this and not that). The others widen, so one of them
 * is enough: a status that is open, or one that is rejected.
 */
const narrowing: ReadonlySet<Operator> = new Set(['ne', 'nin', 'gt', 'gte', 'lt', 'lte', 'notNull']);

/** The chips of a list as one filter: the same field OR, between fields AND. */
export function filterOf(entity: Entity, conditions: readonly ListCondition[]): Filter | undefined {
  const byField = Map.groupBy(conditions, (condition) => condition.field);
  const parts = [...byField].flatMap(([name, list]) => {
    const at = fieldAt(entity, name);
    if (!at) return [];
    const made = list.map(
      ({ op, value }): Condition => ({ field: at.name, op, ...(value === undefined ? {} : { value }) }),
    );
    const narrow = made.filter(({ op }) => narrowing.has(op));
    const wide = made.filter(({ op }) => !narrowing.has(op));
    return [allOf(...narrow, wide.length > 0 ? anyOf(...wide) : undefined)];
  });
  return allOf(...parts);
}

/**
 * What is still to come from a day on, or what is over by then, in a list that looks ahead. The day is the viewer's; where the list
 * goes by moments it begins when theirs does, in their time zone.
 */
export function dayFilter(
  entity: Entity,
  view: string,
  today: string,
  zone = Temporal.Now.timeZoneId(),
): Filter | undefined {
  const at = entity.ahead === undefined ? undefined : fieldAt(entity, entity.ahead);
  if (!at || !(isOneOf(dayViews, view) || (view === undatedView && hasUndated(entity)))) return undefined;
  const value = at.field.type === 'dateTime' ? startOf(today, zone) : today;
  if (view === pastView) return { field: at.name, op: 'lt', value };
  if (view === undatedView) return { field: at.name, op: 'null' };
  // What is booked for a moment and has none is not from today on: it waits in a view of its own.
  const isOpen = !hasUndated(entity) && !('required' in at.field && at.field.required);
  const ahead: Condition = { field: at.name, op: 'gte', value };
  return isOpen ? anyOf(ahead, { field: at.name, op: 'null' }) : ahead;
}

/** What is late on a day of the viewer's, in the view of it. */
export function overdueFilter(entity: Entity, view: string, today: string): Filter | undefined {
  const late = view === overdueView ? overdueIn(entity.fields) : undefined;
  if (!late) return undefined;
  const { state, after, owing } = late;
  return allOf(
    { field: after, op: 'lt', value: today },
    { field: state, op: 'in', value: late.in },
    // What was written before payments were counted says nothing of what is left of it.
    owing ? anyOf({ field: owing, op: 'gt', value: '0' }, { field: owing, op: 'null' }) : undefined,
  );
}

/** The moment a day begins in a time zone; not always at midnight. */
const startOf = (day: string, zone: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString();

/** Records that have to do with the viewer: made by them, or naming them as user or person. */
export function mineFilter(entity: Entity, viewer: RecordViewer): Filter | undefined {
  const users = fieldAt(entity, 'createdBy')?.field;
  const userEntity = users && 'to' in users ? users.to : '';
  const naming = [...fieldsAt(entity).values()].flatMap(({ name, field }): Condition[] => {
    if (isOneOf(commonFields, name)) return [];
    if (field.type === 'person') return viewer.person ? [{ field: name, op: 'eq', value: viewer.person }] : [];
    return field.type === 'ref' && field.to === userEntity ? [{ field: name, op: 'eq', value: viewer.user }] : [];
  });
  return anyOf({ field: 'createdBy', op: 'eq', value: viewer.user }, ...naming);
}
