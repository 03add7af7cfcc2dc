import { conditionOf, type Entity } from '@homeport/grammar';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import {
  type ListCondition,
  type ListParams,
  readListState,
  writeListState,
} from '@homeport/ui/records/list/list-state.ts';

/** A query as a list of its records, and how many of its columns that list cannot have. */
export interface ListOfQuery {
  readonly params: ListParams;
  readonly leftOut: number;
}

/**
 * The list that shows the rows of a query, as parameters of its address. Undefined where a list cannot ask for them: conditions of
 * which one is enough, over related records, or with a day that is counted from today.
 */
export function listOfQuery(
  entity: Entity,
  query: Readonly<Record<'matches' | 'groupBy' | 'sortBy' | 'sortOrder', string | null>>,
  conditions: readonly (Parameters<typeof conditionOf>[0] & { readonly field: string })[],
  columns: readonly { readonly field: string }[],
): ListOfQuery | undefined {
  if (query.matches === 'ANY' && conditions.length > 1) return undefined;
  const asked: ListCondition[] = [];
  for (const one of conditions) {
    const meant = conditionOf({ ...one, field: one.field.trim() });
    if (!('field' in meant) || !fieldAt(entity, meant.field) || isCounted(meant.value)) return undefined;
    const { field, op, value } = meant;
    asked.push(value === undefined || value === null ? { field, op } : { field, op, value });
  }
  const shown = columns.map(({ field }) => field.trim()).filter((field) => fieldAt(entity, field));
  const field = query.sortBy?.trim() ?? '';
  const params = writeListState({
    ...readListState({}, entity),
    conditions: asked,
    sort: fieldAt(entity, field) ? { field, descending: query.sortOrder === 'DESC' } : null,
    group: query.groupBy && fieldAt(entity, query.groupBy.trim()) ? query.groupBy.trim() : null,
    columns: shown.length > 0 ? shown.map((one) => ({ field: one })) : null,
  });
  // Of all records, whatever the list opens with by itself.
  return { params: { ...params, view: 'all' }, leftOut: columns.length - shown.length };
}

/** Whether a value stands for something else on another day, or for another reader. */
const isCounted = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isCounted) : typeof value === 'string' && value.startsWith('$');
