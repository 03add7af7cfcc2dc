/** The specification's eleven operators. `lk` is a case-insensitive "contains"; `*` or `%` stand for any characters. */
export const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'lk', 'null', 'notNull'] as const;
export type Operator = (typeof operators)[number];

/**
 * A value in a declared filter may name a fact of the caller or of today; any filter may name a day by how far it is from today
 * (`$today+30`).
 */
export type FilterValue = string | number | boolean | null | readonly (string | number | boolean)[];
export interface Condition {
  /** A path over relations by name: `status`, `caseDetail.assignee.id`. */
  readonly field: string;
  readonly op: Operator;
  readonly value?: FilterValue;
}
/** One language for search, access, saved views and "shown when". Survives a JSON round trip. */
export type Filter = Condition | { readonly all: readonly Filter[] } | { readonly any: readonly Filter[] };

/** Facts that a declared filter may name instead of a value. */
export const callerFacts = [
  '$me.user',
  '$me.person',
  '$me.employee',
  '$me.family',
  '$me.tenant',
  '$me.delegators',
  '$me.audiences',
  '$today',
  '$now',
] as const;

export const isCondition = (f: Filter): f is Condition => 'field' in f;

/** Whether something read from outside or from the store has the form of a filter; what it says is judged by `conditionFaults`. */
export function isFilter(given: unknown): given is Filter {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  if ('all' in given) return Array.isArray(given.all) && given.all.every(isFilter);
  if ('any' in given) return Array.isArray(given.any) && given.any.every(isFilter);
  return 'field' in given && typeof given.field === 'string' && 'op' in given && typeof given.op === 'string';
}

/** Combines filters with AND; undefined ones are left out; undefined when nothing is left. */
export function allOf(...filters: readonly (Filter | undefined)[]): Filter | undefined {
  const given = filters.filter((f) => f !== undefined);
  return given.length <= 1 ? given[0] : { all: given };
}
/** Combines filters with OR. One that is undefined (everything) makes the whole undefined. */
export function anyOf(...filters: readonly (Filter | undefined)[]): Filter | undefined {
  if (filters.some((f) => f === undefined)) return undefined;
  return filters.length === 1 ? filters[0] : { any: filters as readonly Filter[] };
}
/** All field paths that a filter names. */
export function pathsOf(filter: Filter): string[] {
  if (isCondition(filter)) return [filter.field];
  return ('all' in filter ? filter.all : filter.any).flatMap(pathsOf);
}
