import { conditionRefusals as unfit } from './condition-refusals.ts';
import { filterLimits, readComparedValue } from './condition-value.ts';
import type { Field } from './fields/field.ts';
import type { Filter, FilterValue, Operator } from './filter.ts';
import { inputRefusals as no } from './input-refusals.ts';
import { isOperator, operatorsOf, takesList } from './operators.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** The field that a path leads to, with the key of its words; or why there is none. */
export type FindField = (path: string) => { readonly field: Field; readonly key?: string } | Refusal;
/** One thing that is wrong with a condition, at its place within it: `all.1.value`; empty for the whole. */
export interface ConditionFault {
  readonly place: string;
  readonly refusal: Refusal;
}

/**
 * Everything wrong with a condition that is about to be stored: fields there are not, comparisons that their fields do not know,
 * values of another kind. `find` says what its paths mean. Pure: the server judges what is saved, the editor what is typed.
 */
export function conditionFaults(given: unknown, find: FindField): readonly ConditionFault[] {
  const faults: ConditionFault[] = [];
  let left = filterLimits.conditions;
  const judge = (part: unknown, place: string, depth: number): void => {
    const at = (name: string) => (place === '' ? name : `${place}.${name}`);
    const group = groupOf(part);
    if (depth <= filterLimits.depth && group) {
      group.parts.forEach((one, index) => {
        judge(one, at(`${group.how}.${index}`), depth + 1);
      });
    } else if (depth <= filterLimits.depth && isBareCondition(part)) {
      left -= 1;
      if (left === -1) faults.push({ place, refusal: no.filterTooLarge({ max: filterLimits.conditions }) });
      if (left >= 0) faults.push(...comparisonFaults(part, find).map((one) => ({ ...one, place: at(one.place) })));
    } else {
      faults.push({ place, refusal: unfit.unreadableCondition() });
    }
  };
  judge(given, '', 1);
  return faults;
}

interface Bare {
  readonly field: string;
  readonly op: string;
  readonly value?: unknown;
}
const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
const isBareCondition = (given: unknown): given is Bare =>
  isObject(given) &&
  typeof given.field === 'string' &&
  typeof given.op === 'string' &&
  Object.keys(given).every((key) => key === 'field' || key === 'op' || key === 'value');

function groupOf(given: unknown): { readonly how: 'all' | 'any'; readonly parts: readonly unknown[] } | undefined {
  if (!isObject(given) || Object.keys(given).length !== 1) return undefined;
  const how = 'all' in given ? 'all' : 'any';
  const parts = given[how];
  // A group of nothing says nothing: "all" of it always holds, "any" never.
  return Array.isArray(parts) && parts.length > 0 ? { how, parts } : undefined;
}

/** Everything wrong with one comparison, at its `field`, `op` or `value`. */
export function comparisonFaults({ field: path, op, value }: Bare, find: FindField): readonly ConditionFault[] {
  const found = find(path);
  if (isRefusal(found)) return [{ place: 'field', refusal: found }];
  const { field, key } = found;
  const named = { label: field.label, ...(key === undefined ? {} : { labelOf: key }) };
  if (!isOperator(op) || !operatorsOf(field).has(op)) return [{ place: 'op', refusal: unfit.unfitOperator(named) }];
  const isMissing =
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  const read = readComparedValue(op, value, field);
  if (!isRefusal(read) && !(takesList(op) && isMissing)) return [];
  const isUnsaid = isMissing || !isRefusal(read) || read.code === 'input.badFilter';
  return [
    {
      place: 'value',
      refusal: isUnsaid ? unfit.valueNeeded(named) : { ...read, params: { ...read.params, ...named } },
    },
  ];
}

/** One comparison as a record of its own keeps it: its value is text, several are separated by commas. */
export interface ConditionRow {
  readonly field: string;
  readonly operator: Operator;
  readonly value: string | null;
}
/** What such a record means. Its value stays text: it is read as its field reads it. */
export function conditionOf({ field, operator: op, value }: ConditionRow): Filter {
  if (op === 'null' || op === 'notNull') return { field: field.trim(), op };
  const meant: FilterValue = takesList(op) ? listIn(value ?? '') : (value ?? '').trim();
  return { field: field.trim(), op, value: meant };
}
/** The filter that several of them mean together; undefined without any. */
export function filterOfRows(rows: readonly ConditionRow[], holds: 'ALL' | 'ANY'): Filter | undefined {
  const parts = rows.map(conditionOf);
  if (parts.length <= 1) return parts[0];
  return holds === 'ANY' ? { any: parts } : { all: parts };
}
const listIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
