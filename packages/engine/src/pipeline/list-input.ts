import {
  allFields,
  type Catalogue,
  type Entity,
  type Filter,
  filterLimits,
  isBadText,
  isRefusal,
  inputRefusals as no,
  type Refusal,
  wiresOf,
} from '@homeport/grammar';
import type { Caller } from '../rights/caller.ts';
import { requestRefusals } from '../rights/request-refusals.ts';
import { rightsOf } from '../rights/rights.ts';
import { isSortable } from '../store/compile/sortable.ts';
import type { ListQuery } from '../store/store.ts';
import { readFilter } from './filter-input.ts';

/** Rows of one page at most, and how far `page` reaches; further on lists page by the key of the last row. */
export const pageLimits = { size: 1000, initial: 20, offset: 10_000, sorts: 4, fields: 100, after: 2000 } as const;

type Query = Readonly<Record<string, unknown>>;
const known = new Set(['filter', 'search', 'page', 'size', 'sort', 'after', 'fields', 'total']);

/** Reads the query of a list call. Anything that is not understood is refused, never ignored. */
export function readListQuery(catalogue: Catalogue, caller: Caller, entity: Entity, query: Query): ListQuery | Refusal {
  for (const name of Object.keys(query)) {
    if (!known.has(name)) return { ...no.unknownField({ name: name.slice(0, 100) }), field: name.slice(0, 100) };
    if (name !== 'sort' && Array.isArray(query[name])) return { ...no.badFilter(), field: name };
  }
  const isWhole = entity.comesWhole === true && query.page === undefined && query.after === undefined;
  const size = wholeOf(query.size, isWhole ? pageLimits.size : pageLimits.initial, pageLimits.size, 1);
  const page = wholeOf(query.page, 0, Number.MAX_SAFE_INTEGER, 0);
  if (size === undefined || page === undefined) return no.badPage({ max: pageLimits.size });
  if (page * size > pageLimits.offset) return no.pageTooDeep();
  const filter = filterOf(catalogue, caller, entity, query.filter);
  if (isRefusal(filter)) return filter;
  const text = searchOf(entity, query.search);
  if (isRefusal(text)) return text;
  const sort = sortOf(caller, entity, query.sort);
  if (isRefusal(sort)) return sort;
  const fields = fieldsOf(caller, entity, query.fields);
  if (isRefusal(fields)) return fields;
  const total = query.total ?? 'exact';
  if (total !== 'exact' && total !== 'capped' && total !== 'none') return { ...no.badFilter(), field: 'total' };
  const after = query.after === undefined || query.after === '' ? undefined : String(query.after);
  if (after !== undefined && (after.length > pageLimits.after || !/^[\w-]+$/.test(after)))
    return requestRefusals.badCursor();
  return {
    ...(filter === undefined ? {} : { filter }),
    ...(text === undefined ? {} : { text }),
    ...(fields === undefined ? {} : { fields }),
    ...(after === undefined ? { page } : { after }),
    sort,
    size,
    total,
  };
}

function wholeOf(input: unknown, initial: number, max: number, min: number): number | undefined {
  if (input === undefined || input === '') return initial;
  if (typeof input !== 'string' || !/^\d{1,9}$/.test(input)) return undefined;
  const value = Number(input);
  return value < min || value > max ? undefined : value;
}

function filterOf(catalogue: Catalogue, caller: Caller, entity: Entity, input: unknown): Filter | undefined | Refusal {
  if (input === undefined || input === '') return undefined;
  const text = String(input);
  if (text.length > filterLimits.characters) return no.filterTooLarge({ max: filterLimits.conditions });
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return no.badFilter();
  }
  return readFilter(catalogue, caller, entity, given);
}

function searchOf(entity: Entity, input: unknown): string | undefined | Refusal {
  if (input === undefined) return undefined;
  const text = String(input).normalize('NFC').trim();
  if (text === '') return undefined;
  if (!entity.search?.length) return { ...no.unknownField({ name: 'search' }), field: 'search' };
  if (text.length > filterLimits.text)
    return { ...no.tooLong({ max: filterLimits.text, label: 'search' }), field: 'search' };
  return isBadText(text) ? { ...no.badCharacter({ label: 'search' }), field: 'search' } : text;
}

interface Sort {
  readonly field: string;
  readonly descending: boolean;
}

/** `created,desc`, repeatable; the entity's own order when none is asked for. */
export function sortOf(caller: Caller, entity: Entity, input: unknown): readonly Sort[] | Refusal {
  if (input === undefined || input === '') return defaultSort(entity);
  const wanted = Array.isArray(input) ? input : [input];
  if (wanted.length > pageLimits.sorts) return no.badSort({ name: '…' });
  const sorts: Sort[] = [];
  for (const item of wanted) {
    const [wire = '', direction = 'asc', ...rest] = String(item).split(',');
    const name = wiresOf(entity).get(wire) ?? (Object.hasOwn(allFields(entity), wire) ? wire : undefined);
    const field = name === undefined ? undefined : allFields(entity)[name];
    const rights = rightsOf(caller, entity);
    const isBad =
      name === undefined ||
      field === undefined ||
      rights.hidden.has(name) ||
      !isSortable(field) ||
      rest.length > 0 ||
      (direction !== 'asc' && direction !== 'desc') ||
      sorts.some((s) => s.field === name);
    if (isBad) return { ...no.badSort({ name: wire.slice(0, 100) }), field: 'sort' };
    sorts.push({ field: name, descending: direction === 'desc' });
  }
  return sorts;
}

function defaultSort(entity: Entity): readonly Sort[] {
  let sort = defaults.get(entity);
  if (sort === undefined) {
    const [field = 'created', direction = 'asc'] = (entity.sort ?? 'created,desc').split(',');
    sort = [{ field, descending: direction === 'desc' }];
    defaults.set(entity, sort);
  }
  return sort;
}
const defaults = new WeakMap<Entity, readonly Sort[]>();

function fieldsOf(caller: Caller, entity: Entity, input: unknown): readonly string[] | undefined | Refusal {
  if (input === undefined || input === '') return undefined;
  const wires = wiresOf(entity);
  const hidden = rightsOf(caller, entity).hidden;
  const asked = String(input).split(',');
  if (asked.length > pageLimits.fields) return no.badFilter();
  for (const wire of asked) {
    const name = wires.get(wire);
    if (name === undefined ? wire !== 'can' : hidden.has(name) || allFields(entity)[name]?.secret) {
      return { ...no.unknownField({ name: wire.slice(0, 100) }), field: wire.slice(0, 100) };
    }
  }
  return [...new Set(asked)];
}
