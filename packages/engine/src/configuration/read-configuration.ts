import type { Catalogue, Entity, Field, JsonValue, Values } from '@homeport/grammar';
import { certain, isId } from '@homeport/grammar';
import type { Context } from '../context.ts';
import { isNarrowed } from '../http/routes/about-records.ts';
import { rightsOf } from '../rights/rights.ts';
import {
  configurationOf,
  fieldValue,
  idIn,
  isRelation,
  type LeftOut,
  mapParts,
  naturalKey,
  type PortableRecord,
  type Token,
  tokenText,
  travelling,
} from './portable.ts';
import { readAll, readThese } from './read-all.ts';

/** A record of the configuration where it stands. */
export interface Standing extends PortableRecord {
  readonly id: string;
  readonly version: number;
}
/** All configuration of a tenant that the caller may read and change. */
export interface Configuration {
  /** Records by entity, in the order in which they were made. */
  readonly parts: ReadonlyMap<string, readonly Standing[]>;
  /** Ids by what names the record: of the configuration, and of what it leads to. */
  readonly ids: ReadonlyMap<string, string>;
  readonly leftOut: readonly LeftOut[];
  /** Entities of which the caller may make new records. */
  readonly open: ReadonlySet<string>;
}

const rightsIn = (ctx: Context, entity: Entity) =>
  rightsOf({ me: ctx.me, tenant: ctx.tenant, requestId: ctx.requestId }, entity);
/**
 * What the caller may read and change, in every field. States and the like that close records to plain saves do not count:
 * a bundle brings records as they are. What the company has taken from the caller does.
 */
function openTo(ctx: Context, catalogue: Catalogue): readonly Entity[] {
  return configurationOf(catalogue).filter((entity) => {
    const { deeds, hidden, readOnly } = rightsIn(ctx, entity);
    const isOpen = deeds.read !== undefined && deeds.update !== undefined && hidden.size === 0 && readOnly.size === 0;
    return isOpen && !isNarrowed(entity, ctx.me, 'PUT');
  });
}

type Row = Values & { readonly id: string; readonly version: number };

/** Reads the configuration of the tenant of the context, with names in place of ids. */
export async function readConfiguration(ctx: Context, catalogue: Catalogue): Promise<Configuration> {
  const system = ctx.asSystem('the configuration is read as a whole');
  const rows = new Map<string, ReadonlyMap<string, Row>>();
  for (const entity of openTo(ctx, catalogue)) {
    const all = await readAll(system, entity, entity.configuration?.only);
    rows.set(entity.name, new Map(all.map((row) => [row.id, row])));
  }
  const others = await readOthers(system, catalogue, rows);
  const names = naming(catalogue, new Map([...rows, ...others]));
  const ids = new Map<string, string>();
  for (const [name, of] of [...others, ...rows])
    for (const id of of.keys()) {
      const token = names.tokenOf(name, id);
      if (token) ids.set(tokenText(token.$to, token.$key), id);
    }
  const left = new Map<string, LeftOut>();
  const parts = new Map(
    [...rows].map(([name, of]) => {
      const entity = catalogue.entity(name);
      const fields = travelling(catalogue, entity);
      countLeft(entity, of, new Set(fields.map(([field]) => field)), left);
      return [name, [...of.values()].flatMap((row) => standing(entity, row, fields, names))] as const;
    }),
  );
  const open = new Set(
    [...rows.keys()].filter((name) => rightsIn(ctx, catalogue.entity(name)).deeds.create !== undefined),
  );
  return { parts, ids, leftOut: [...left.values()], open };
}

/** Records outside of the configuration that it leads to and that have names: cost centres, offices, time zones. */
async function readOthers(
  system: Context,
  catalogue: Catalogue,
  rows: ReadonlyMap<string, ReadonlyMap<string, Row>>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, Row>>> {
  const wanted = new Map<string, Set<string>>();
  for (const [name, of] of rows)
    for (const [field, spec] of travelling(catalogue, catalogue.entity(name)))
      if (isRelation(spec) && !rows.has(spec.to)) {
        const ids = wanted.get(spec.to) ?? new Set();
        wanted.set(spec.to, ids);
        for (const row of of.values()) for (const id of idsOf(row, field, spec)) ids.add(id);
      }
  const others = new Map<string, ReadonlyMap<string, Row>>();
  for (const [name, ids] of wanted) {
    const found = await readThese(system, catalogue.entity(name), [...ids]);
    others.set(name, new Map((found as readonly Row[]).map((row) => [row.id, row])));
  }
  return others;
}
const idsOf = (row: Row, name: string, field: Field): string[] => {
  const value = fieldValue(row, name, field);
  return (Array.isArray(value) ? value : [value]).flatMap((one) => idIn(one) ?? []);
};

interface Naming {
  tokenOf(entity: string, id: string): Token | undefined;
  /** Which kind of record an id in free JSON belongs to. */
  readonly kinds: ReadonlyMap<string, string>;
}

/** Names for ids. Records of one name are told apart by their order, as lines of a rule that say the same. */
function naming(catalogue: Catalogue, rows: ReadonlyMap<string, ReadonlyMap<string, Row>>): Naming {
  const known = new Map<string, Token>();
  const taken = new Map<string, number>();
  const kinds = new Map([...rows].flatMap(([name, of]) => [...of.keys()].map((id) => [id, name] as const)));
  const tokenOf = (name: string, id: string): Token | undefined => {
    const made = known.get(id);
    if (made) return made;
    const row = rows.get(name)?.get(id);
    const entity = catalogue.entity(name);
    const fields = naturalKey(entity);
    if (!row || !fields) return undefined;
    const key = fields.map((field) =>
      portable(certain(entity.fields[field]), fieldValue(row, field, certain(entity.fields[field]))),
    );
    const text = tokenText(name, key);
    const count = (taken.get(text) ?? 0) + 1;
    taken.set(text, count);
    const token = { $to: name, $key: count === 1 ? key : [...key, count] };
    known.set(id, token);
    return token;
  };
  const portable = (field: Field, value: unknown): JsonValue => {
    if (!isRelation(field)) return value as JsonValue;
    const id = idIn(value);
    return (id && tokenOf(field.to, id)) || null;
  };
  // In the order of the records, so that those of one name keep their numbers.
  for (const [name, of] of rows) for (const id of of.keys()) tokenOf(name, id);
  return { tokenOf, kinds };
}

function standing(
  entity: Entity,
  row: Row,
  fields: readonly (readonly [string, Field])[],
  { tokenOf, kinds }: Naming,
): readonly Standing[] {
  const token = tokenOf(entity.name, row.id);
  if (!token) return [];
  const valueIn = (name: string, field: Field): JsonValue | undefined => {
    const value = fieldValue(row, name, field) as JsonValue;
    // What leads to something nameless says nothing, rather than that it is empty.
    if (field.type === 'ref') return value === null ? null : tokenOf(field.to, idIn(value) ?? '');
    if (field.type === 'refs') return idsOf(row, name, field).flatMap((id) => tokenOf(field.to, id) ?? []);
    if (field.type !== 'json') return value;
    return mapParts(value, (part) => {
      const kind = isId(part) ? kinds.get(part) : undefined;
      return kind === undefined ? undefined : tokenOf(kind, part as string);
    });
  };
  const values: Record<string, JsonValue> = {};
  for (const [name, field] of fields) {
    const value = valueIn(name, field);
    if (value !== undefined) values[name] = value;
  }
  return [{ id: row.id, version: row.version, key: token.$key, values }];
}

/** Counts relations and files that are set and stay behind. */
function countLeft(
  entity: Entity,
  rows: ReadonlyMap<string, Row>,
  carried: ReadonlySet<string>,
  left: Map<string, LeftOut>,
): void {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (carried.has(name) || field.derived || field.readOnly || field.secret || !('to' in field)) continue;
    const count = [...rows.values()].filter((row) => idsOf(row, name, field).length > 0).length;
    if (count > 0) left.set(`${entity.name}.${name}`, { entity: entity.name, field: name, count });
  }
}

/** Which of these names lead to a record here: of what is outside of the configuration. */
export async function idsOfOthers(
  ctx: Context,
  catalogue: Catalogue,
  tokens: readonly Token[],
): Promise<ReadonlyMap<string, string>> {
  const system = ctx.asSystem('the relations of a configuration are looked up');
  const ids = new Map<string, string>();
  for (const { $to, $key } of tokens) {
    const text = tokenText($to, $key);
    if (ids.has(text) || !catalogue.hasEntity($to)) continue;
    const entity = catalogue.entity($to);
    const fields = entity.configuration ? undefined : naturalKey(entity);
    if (!fields || fields.length !== $key.length || !$key.every((part) => typeof part === 'string')) continue;
    const all = fields.map((field, at) => ({ field, op: 'eq', value: certain($key[at]) }) as const);
    const [found] = await system.records(entity).find({ filter: { all }, limit: 1 });
    if (found) ids.set(text, found.id);
  }
  return ids;
}
