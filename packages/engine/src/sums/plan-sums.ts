import {
  type Allowance,
  allFields,
  type Catalogue,
  type Entity,
  type Field,
  type FieldType,
  isRefusal,
  inputRefusals as no,
  type Refusal,
  wiresOf,
} from '@homeport/grammar';
import { readListQuery } from '../pipeline/list-input.ts';
import type { Caller } from '../rights/caller.ts';
import { requestRefusals } from '../rights/request-refusals.ts';
import { rightsOf } from '../rights/rights.ts';
import type { SumsAnswer } from '../store/compile/sums.ts';
import type { ListQuery, Store } from '../store/store.ts';

/** What sums are read from. */
export type SumsSource = Pick<Store, 'catalogue' | 'sums'>;

/** What is counted and added up, as the caller asks for it. */
export interface SumsWish {
  /** JSON of a filter, as lists take it. */
  readonly filter?: string | null;
  readonly search?: string | null;
  /** Names of columns to add up, separated by commas. */
  readonly sum?: string | null;
  /** Name of the field whose values make groups. */
  readonly group?: string | null;
}
/** An exact sum of one currency; of plain numbers the currency is null. */
export interface Sum {
  readonly currency: string | null;
  readonly value: string;
}
type SumsByWire = Readonly<Record<string, readonly Sum[]>>;
/** Counts and sums over all rows that a list finds. */
export interface Sums {
  readonly count: number;
  readonly sums: SumsByWire;
  /** The largest groups by the text of their value (a relation by its id); null: without a value. */
  readonly groups: readonly { readonly key: string | null; readonly count: number; readonly sums: SumsByWire }[];
}

const most = { columns: 12 } as const;
const summable: ReadonlySet<FieldType> = new Set(['money', 'decimal', 'whole']);
const groupable: ReadonlySet<FieldType> = new Set([
  'option',
  'lifecycle',
  'yesNo',
  'ref',
  'person',
  'country',
  'currency',
  'date',
]);

/** Whether amounts of this field can be added up: numbers, and money whose currency stands beside it. */
const isSummable = (entity: Entity, field: Field): boolean =>
  summable.has(field.type) && (field.type !== 'money' || allFields(entity)[field.currency]?.type === 'currency');

/** What a list finds for the caller: with which rights, by which filter. */
export function planMatching(
  catalogue: Catalogue,
  caller: Caller,
  entity: Entity,
  wish: Pick<SumsWish, 'filter' | 'search'>,
): { readonly rights: Allowance; readonly query: Pick<ListQuery, 'filter' | 'text'> } | Refusal {
  const rights = rightsOf(caller, entity);
  if (rights.deeds.read === undefined) return requestRefusals.notAllowed();
  const query = readListQuery(catalogue, caller, entity, {
    ...(wish.filter ? { filter: wish.filter } : {}),
    ...(wish.search ? { search: wish.search } : {}),
  });
  if (isRefusal(query)) return query;
  const { filter, text } = query;
  return { rights, query: { ...(filter ? { filter } : {}), ...(text ? { text } : {}) } };
}

/** Counts and adds up as the caller: what may not be seen is neither counted nor added, nor can it make groups. */
export async function sumsOf(
  source: SumsSource,
  caller: Caller,
  entity: Entity,
  wish: SumsWish,
): Promise<Sums | Refusal> {
  const matching = planMatching(source.catalogue, caller, entity, wish);
  if (isRefusal(matching)) return matching;
  const { rights, query } = matching;
  const wires = wiresOf(entity);
  const seen = (wire: string, fits: (field: Field) => boolean): string | undefined => {
    const name = wires.get(wire) ?? wire;
    const field = Object.hasOwn(allFields(entity), name) ? allFields(entity)[name] : undefined;
    const needs = field?.type === 'money' ? [name, field.currency] : [name];
    const isClosed = !field || field.secret || needs.some((one) => rights.hidden.has(one));
    return isClosed || !fits(field) ? undefined : name;
  };
  const asked = [...new Set((wish.sum ?? '').split(',').filter((wire) => wire !== ''))];
  if (asked.length > most.columns) return no.badFilter();
  const named: { wire: string; name: string }[] = [];
  for (const wire of asked) {
    const name = seen(wire, (field) => isSummable(entity, field));
    if (name === undefined) return { ...no.unknownField({ name: wire.slice(0, 100) }), field: 'sum' };
    named.push({ wire, name });
  }
  const group = wish.group ? seen(wish.group, ({ type }) => groupable.has(type)) : undefined;
  if (wish.group && group === undefined)
    return { ...no.unknownField({ name: wish.group.slice(0, 100) }), field: 'group' };
  const answer = JSON.parse(
    await source.sums(caller, entity, rights, {
      ...query,
      sums: named.map(({ name }) => name),
      ...(group === undefined ? {} : { group }),
    }),
  ) as SumsAnswer;
  return inWires(answer, named);
}

function inWires(
  { count, groups, sums, groupSums }: SumsAnswer,
  named: readonly { wire: string; name: string }[],
): Sums {
  const ofGroups = named.map(({ wire, name }) => [wire, Map.groupBy(groupSums[name] ?? [], ([key]) => key)] as const);
  return {
    count,
    sums: Object.fromEntries(
      named.map(({ wire, name }) => [wire, (sums[name] ?? []).map(([currency, value]) => ({ currency, value }))]),
    ),
    groups: groups.map(([key, rows]) => ({
      key,
      count: rows,
      sums: Object.fromEntries(
        ofGroups.map(([wire, by]) => [wire, (by.get(key) ?? []).map(([, currency, value]) => ({ currency, value }))]),
      ),
    })),
  };
}
