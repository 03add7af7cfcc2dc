import { type Filter, filterLimits, isRefusal } from '@homeport/grammar';
import type { Context } from '../context.ts';
import type { ImportPlan } from './import-plan.ts';

type Body = Readonly<Record<string, unknown>>;
/** A record that is there already. */
export interface Existing {
  readonly id: string;
  readonly version: number;
}

/**
 * The records that rows of a file are about, by id or natural key; rows that are about none are not in the answer. One look for
 * all of them, and one for each row whose key says the same another way than it is stored, or a second time.
 */
export async function existingOfAll<R extends { readonly body: Body }>(
  ctx: Context,
  plan: ImportPlan,
  rows: readonly R[],
): Promise<ReadonlyMap<R, Existing>> {
  const found = new Map<R, Existing>();
  const [only] = rows;
  if (rows.length === 1 && only) return one(ctx, plan, only, found);
  const byKey = new Map<string, R>();
  const alone: R[] = [];
  for (const row of rows) {
    if (filterOf(plan, row.body) === undefined) continue;
    const key = keyOf(plan, row.body);
    if (key === undefined || byKey.has(key)) alone.push(row);
    else byKey.set(key, row);
  }
  const asked = [...byKey.values()].map(({ body }) => filterOf(plan, body) ?? []);
  for (const filter of oneOf(asked)) {
    for (const record of await ctx.records(plan.entity).find({ filter, limit: rows.length }))
      for (const key of [`id ${record.id}`, naturalKey(plan, record)]) {
        const row = key === undefined ? undefined : byKey.get(key);
        if (row) found.set(row, record);
      }
  }
  for (const row of alone) await one(ctx, plan, row, found);
  return found;
}

async function one<R extends { readonly body: Body }>(
  ctx: Context,
  plan: ImportPlan,
  row: R,
  found: Map<R, Existing>,
): Promise<ReadonlyMap<R, Existing>> {
  const record = await existingOf(ctx, plan, row.body);
  if (record) found.set(row, record);
  return found;
}

async function existingOf(ctx: Context, plan: ImportPlan, body: Body): Promise<Existing | undefined> {
  const records = ctx.records(plan.entity);
  if (typeof body.id === 'string') {
    const found = await records.get(body.id);
    return isRefusal(found) ? undefined : found;
  }
  const all = filterOf(plan, body);
  if (all === undefined) return undefined;
  const [found] = await records.find({ filter: { all }, limit: 1 });
  return found;
}

/** What is true of the record of a row; undefined where the row does not say which it is. */
function filterOf({ entity, natural }: ImportPlan, body: Body): readonly IsValue[] | undefined {
  if (typeof body.id === 'string') return [{ field: 'id', op: 'eq', value: body.id }];
  if (!natural || natural.some((n) => body[n] === null || body[n] === undefined)) return undefined;
  return natural.map((n) => ({ field: n, op: 'eq', value: keyValue(entity.fields[n]?.type, body[n]) }));
}
/** A field that has exactly this value. */
interface IsValue {
  readonly field: string;
  readonly op: 'eq';
  readonly value: Key;
}
type Key = string | number | boolean;
function keyValue(type: string | undefined, value: unknown): Key {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return type === 'code' ? String(value).toUpperCase() : String(value);
}

/**
 * Filters that find any of these. Of one field they are a list, which is looked up faster than so many alternatives; several
 * fields are several filters where one would have more conditions than a filter may.
 */
export function oneOf(asked: readonly (readonly IsValue[])[]): Filter[] {
  const first = asked[0]?.[0]?.field;
  if (first === undefined) return [];
  if (asked.every((all) => all.length === 1 && all[0]?.field === first))
    return [{ field: first, op: 'in', value: asked.flatMap((all) => all.map(({ value }) => value)) }];
  const most = Math.max(1, Math.floor(filterLimits.conditions / Math.max(...asked.map((all) => all.length))));
  const filters: Filter[] = [];
  for (let from = 0; from < asked.length; from += most)
    filters.push({ any: asked.slice(from, from + most).map((all) => ({ all })) });
  return filters;
}

/** A name for what a row is about that a found record has, too; undefined where the two may be written differently. */
const keyOf = (plan: ImportPlan, body: Body): string | undefined =>
  typeof body.id === 'string' ? `id ${body.id.toLowerCase()}` : naturalKey(plan, body);

const plain: ReadonlySet<string> = new Set(['code', 'text', 'option', 'country', 'currency', 'date', 'email']);

function naturalKey({ entity, natural }: ImportPlan, values: Body): string | undefined {
  if (!natural?.every((n) => plain.has(entity.fields[n]?.type ?? ''))) return undefined;
  return JSON.stringify(natural.map((n) => keyValue(entity.fields[n]?.type, values[n])));
}
