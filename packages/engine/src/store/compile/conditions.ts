import {
  type Condition,
  callerFacts,
  dayAfter,
  daysFromToday,
  type Filter,
  isCondition,
  type Operator,
} from '@homeport/grammar';
import type { Caller } from '../../rights/caller.ts';
import type { Run } from './statement.ts';

export type CallerFact = (typeof callerFacts)[number];
const facts = new Set<unknown>(callerFacts);

/** A condition with its value taken apart: a fact of the caller, a value, or neither. */
export interface Asked {
  readonly op: Operator;
  readonly fact?: CallerFact;
  readonly value?: unknown;
  /** The value is the day that is so many days from today: it is another one tomorrow. */
  readonly days?: number;
}

/** What a condition asks. Equal to nothing means "is empty". */
export function askedBy(condition: Condition): Asked {
  const { op, value } = condition;
  if (op === 'null' || op === 'notNull') return { op };
  if (value === null || value === undefined) {
    if (op === 'eq') return { op: 'null' };
    if (op === 'ne') return { op: 'notNull' };
  }
  if (facts.has(value)) return { op, fact: value as CallerFact };
  const days = daysFromToday(value);
  if (days !== undefined) return { op, value: dayAfter(today(), days), days };
  return { op, value: op === 'lk' ? patternOf(String(value)) : value };
}

/** What a condition of a declaration compares with now. */
export const comparedNow = ({ value, days }: Asked): unknown => (days === undefined ? value : dayAfter(today(), days));
const today = (): string => Temporal.Now.plainDateISO('UTC').toString();

/** The pattern of `lk`: contains, with `*` or `%` for any characters; everything else stands for itself. */
export const patternOf = (text: string): string => `%${text.replace(/[\\_]/g, '\\$&').replaceAll('*', '%')}%`;

/** What a fact is for a caller. Days are those of UTC. */
export function factOf(fact: CallerFact, caller: Caller): string | readonly string[] | null {
  const { me } = caller;
  switch (fact) {
    case '$me.user':
      return me.user;
    case '$me.person':
      return me.person;
    case '$me.employee':
      return me.employee;
    case '$me.family':
      return me.family ?? null;
    case '$me.tenant':
      return caller.tenant;
    case '$me.delegators':
      return me.delegators;
    case '$me.audiences':
      return me.audiences;
    case '$today':
      return today();
    case '$now':
      return Temporal.Now.instant().toString({ smallestUnit: 'second' });
  }
}
export const factParam = (fact: CallerFact) => (run: Run) => factOf(fact, run.caller);

/** The form of a filter without its values, which are added to `values` in the order of the conditions. */
export function shapeOf(filter: Filter, values: unknown[]): string {
  if (!isCondition(filter)) {
    const parts = 'all' in filter ? filter.all : filter.any;
    return `${'all' in filter ? '&' : '|'}(${parts.map((p) => shapeOf(p, values)).join(',')})`;
  }
  const asked = askedBy(filter);
  if ('value' in asked) values.push(asked.value);
  return `${filter.field} ${asked.op}${asked.fact ?? ''}`;
}

/** How many conditions a filter has, and how deep it is nested. */
export function sizeOf(filter: Filter): { readonly conditions: number; readonly depth: number } {
  if (isCondition(filter)) return { conditions: 1, depth: 1 };
  const parts = ('all' in filter ? filter.all : filter.any).map(sizeOf);
  return {
    conditions: parts.reduce((sum, p) => sum + p.conditions, 0),
    depth: 1 + Math.max(0, ...parts.map((p) => p.depth)),
  };
}
