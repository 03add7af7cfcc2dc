import type { Entity } from '@homeport/grammar';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type FieldAt, fieldAt } from '../fields/field-at.ts';
import type { ShowContext } from '../fields/use-show.ts';
import { recordKeys } from '../host/queries.ts';
import type { RecordHost } from '../host/record-host.ts';
import type { ListSums, Sum, SumsAsk } from '../host/record-source.ts';
import type { List } from './use-list.ts';

/** Counts and sums over all pages of a list; while the next ones load the old ones stay. */
const sumsQuery = (host: RecordHost, entity: Entity, ask: SumsAsk) =>
  queryOptions({
    queryKey: [...recordKeys(host.tenant, entity).lists, 'sums', ask] as const,
    queryFn: ({ signal }) => host.source.sums(entity, ask, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** What the list's totals and groups add up to; undefined where nothing is added up or before it is known. */
export function useSums(list: List): ListSums | undefined {
  const { entity, host, ask, state } = list;
  const sums = list.columns.filter((column) => column.isTotalled).map(({ at }) => at.wire);
  const group = state.group ? fieldAt(entity, state.group)?.wire : undefined;
  const wanted: SumsAsk = {
    ...(ask.filter ? { filter: ask.filter } : {}),
    ...(ask.text ? { text: ask.text } : {}),
    sums,
    ...(group ? { group } : {}),
  };
  const { data } = useQuery({
    ...sumsQuery(host, entity, wanted),
    // Rows first: what is below them may come later.
    enabled: (sums.length > 0 || group !== undefined) && list.query.data !== undefined,
  });
  return data;
}

/** The key by which the sums of a group are found: the id of a relation, else the value as text. */
export function groupKey(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' && 'id' in value ? String(value.id) : String(value);
}

/** Sums as texts, one for each currency: amounts of different ones are never added. */
export const sumTexts = (at: FieldAt, sums: readonly Sum[], show: ShowContext): readonly string[] =>
  sums.map(({ currency, value }) =>
    show.text(at, value, at.field.type === 'money' ? { [at.field.currency]: currency } : {}),
  );
