import { Exact } from './exact.ts';
import type { FieldType } from './fields/field.ts';
import { type Condition, callerFacts, type Filter, isCondition } from './filter.ts';
import { dayAfter, daysFromToday } from './relative-day.ts';

/**
 * What stands at the end of a condition's path, in the form in which records are answered: a list for several relations,
 * exact decimals and days as texts, a relation as its id or as `{ id, label }`.
 */
export interface Found {
  readonly type: FieldType;
  readonly value: unknown;
}
/**
 * Looks a path up: once for each record that it leads to over relations. Nothing is found where a relation on the way is
 * empty, and then no condition holds, whatever its operator.
 */
export type LookUp = (path: string) => readonly Found[];
/** The facts of the caller that filters name (`$me.person`, `$today`). One that is missing or null matches nothing. */
export type CallerFacts = Readonly<Partial<Record<(typeof callerFacts)[number], string | readonly string[] | null>>>;

/**
 * Whether a filter holds for one record in memory. It agrees with what the store makes of the same filter (the law is in
 * `engine/src/store/filter-in-memory.db.test.ts`), so that a rule may be looked at in the browser, in a simulation, or before
 * anything is stored. Paths and operators are not judged here: what a field does not have matches nothing.
 */
export function matches(filter: Filter, look: LookUp, facts: CallerFacts = {}): boolean {
  if (isCondition(filter)) {
    const asked = askedOf(filter, facts);
    return asked !== undefined && look(filter.field).some((found) => compare(found, asked));
  }
  return 'all' in filter
    ? filter.all.every((part) => matches(part, look, facts))
    : filter.any.some((part) => matches(part, look, facts));
}

type Asked = { readonly op: Condition['op']; readonly wanted: readonly unknown[] };

const knownFacts: ReadonlySet<unknown> = new Set(callerFacts);
const isFact = (value: unknown): value is keyof CallerFacts => knownFacts.has(value);
const dayFrom = (today: CallerFacts['$today'], days: number): string | undefined =>
  typeof today === 'string' ? dayAfter(today, days) : undefined;

/** Equal to nothing asks whether it is empty; equal to a list, whether it is one of it. Undefined for a missing fact. */
function askedOf({ op, value }: Condition, facts: CallerFacts): Asked | undefined {
  if (op === 'null' || op === 'notNull') return { op, wanted: [] };
  if (value === null || value === undefined) {
    if (op === 'eq') return { op: 'null', wanted: [] };
    return op === 'ne' ? { op: 'notNull', wanted: [] } : undefined;
  }
  const days = daysFromToday(value);
  const wanted = days === undefined ? (isFact(value) ? facts[value] : value) : dayFrom(facts.$today, days);
  if (wanted === null || wanted === undefined) return undefined;
  return { op, wanted: Array.isArray(wanted) ? wanted : [wanted] };
}

function compare({ type, value }: Found, { op, wanted }: Asked): boolean {
  if (Array.isArray(value)) return compareList(type, value, { op, wanted });
  const isEmpty = value === null || value === undefined;
  const [first] = wanted;
  switch (op) {
    case 'null':
      return isEmpty;
    case 'notNull':
      return !isEmpty;
    case 'eq':
    case 'in':
      return !isEmpty && wanted.some((one) => order(type, value, one) === 0);
    case 'ne':
    case 'nin':
      return isEmpty || !wanted.some((one) => order(type, value, one) === 0);
    case 'lk':
      return !isEmpty && pattern(String(first)).test(String(value));
    case 'gt':
      return !isEmpty && order(type, value, first) > 0;
    case 'gte':
      return !isEmpty && order(type, value, first) >= 0;
    case 'lt':
      return !isEmpty && order(type, value, first) < 0;
    case 'lte':
      return !isEmpty && order(type, value, first) <= 0;
  }
}

/** Of several relations one that is meant is enough; "not" means none of them. */
function compareList(type: FieldType, list: readonly unknown[], { op, wanted }: Asked): boolean {
  if (op === 'null') return list.length === 0;
  if (op === 'notNull') return list.length > 0;
  const isIn = list.some((value) => wanted.some((one) => order(type, value, one) === 0));
  if (op === 'eq' || op === 'in') return isIn;
  return (op === 'ne' || op === 'nin') && !isIn;
}

const numbers: ReadonlySet<FieldType> = new Set(['whole', 'decimal', 'percentage', 'money']);

/** Negative, zero or positive as in sorting; NaN, which no comparison passes, where the two cannot be compared. */
function order(type: FieldType, one: unknown, other: unknown): number {
  if (numbers.has(type)) {
    return isNumber(one) && isNumber(other) ? new Exact(String(one)).comparedTo(String(other)) : Number.NaN;
  }
  if (type === 'dateTime') return secondOf(one) - secondOf(other);
  if (type === 'date' && !(isDay(one) && isDay(other))) return Number.NaN;
  if (type === 'yesNo') return Number(isYes(one)) - Number(isYes(other));
  return inCodePoints(idOf(one), idOf(other));
}

const isNumber = (value: unknown): boolean => /^[+-]?\d+(\.\d+)?$/.test(String(value));
const isDay = (value: unknown): boolean => /^\d{4}-\d{2}-\d{2}$/.test(String(value));
const isYes = (value: unknown): boolean => value === true || value === 'true';
/** Moments are shown in whole seconds, so they are compared as seconds. */
const secondOf = (moment: unknown): number => Math.floor(Date.parse(String(moment)) / 1000);
const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : String(value);

/** As the database sorts texts: by code point, which differs from code units beyond the basic plane. */
function inCodePoints(one: string, other: string): number {
  if (one === other) return 0;
  const left = [...one];
  const right = [...other];
  const at = left.findIndex((letter, index) => letter !== right[index]);
  if (at === -1) return -1;
  return at >= right.length ? 1 : Number(left[at]?.codePointAt(0)) - Number(right[at]?.codePointAt(0));
}

/** "Contains" without regard to case; `*` and `%` stand for any characters, everything else for itself. */
function pattern(text: string): RegExp {
  const parts = text.split(/[*%]/).map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return new RegExp(parts.join('[^]*'), 'iu');
}
