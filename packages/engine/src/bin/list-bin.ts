import { allFields, type Catalogue, type Entity, type RoleHolder } from '@homeport/grammar';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { isBinned } from '../pipeline/bin-ways.ts';
import { holderIn, rightsOfHolder } from '../rights/rights.ts';

/** Something in the bin. */
export interface BinEntry {
  readonly id: string;
  readonly entity: string;
  /** What it was called by who deleted it. */
  readonly title: string;
  readonly by: { readonly id: string; readonly label: string };
  /** ISO, UTC. */
  readonly at: string;
  /** How many records went with it. */
  readonly parts: number;
  /** Where the next page begins. */
  readonly place: string;
}

/** Which kinds of deleted records somebody sees: all of those they may delete, of others only what they deleted themselves. */
function binRights(catalogue: Catalogue, holder: RoleHolder): { readonly all: string[]; readonly own: string[] } {
  const own: string[] = [];
  const all: string[] = [];
  for (const entity of catalogue.entities) {
    const { deeds, hidden } = rightsOfHolder(holder, entity);
    if (!isBinned(entity) || deeds.delete === undefined || deeds.read === undefined) continue;
    const isNameSeen = entity.title.every((name) => !hidden.has(name));
    (deeds.delete === true && deeds.read === true && isNameSeen ? all : own).push(entity.name);
  }
  return { all, own };
}

/** What lies in the bin, the latest first; whose names users have is asked of the catalogue's account entity. */
export async function listBin(
  ctx: Context,
  catalogue: Catalogue,
  how: { readonly text: string | null; readonly before: string | null; readonly size: number },
): Promise<readonly BinEntry[]> {
  const { all, own } = binRights(catalogue, holderIn(ctx.me, ctx.tenant));
  const words = how.text ? `%${how.text.replace(/[\\_%]/g, '\\$&')}%` : null;
  const rows = await ctx.query<Omit<BinEntry, 'by'> & { by: string }>(sql`
    select record_id as id, entity, title, by_user as by, place::text,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      (select count(*)::integer - 1 from engine.bin_row r
        where r.tenant_id = b.tenant_id and r.record_id = b.record_id and r.emptied = '' and position(' ' in r.key) = 0) as parts
    from engine.bin b
    where (entity = any (${all}::text[]) or entity = any (${own}::text[]) and by_user = ${ctx.me.user}::uuid)
      and (${words}::text is null or app.folded(title) like app.folded(${words}))
      and (${how.before}::bigint is null or place < ${how.before}::bigint)
    order by b.place desc limit ${how.size}`);
  const names = await namesOf(ctx, catalogue, [...new Set(rows.map((row) => row.by))]);
  return rows.map((row) => ({ ...row, by: { id: row.by, label: names.get(row.by) ?? '' } }));
}

async function namesOf(ctx: Context, catalogue: Catalogue, ids: string[]): Promise<ReadonlyMap<string, string>> {
  const account = accountsOf(catalogue);
  if (ids.length === 0 || !account) return new Map();
  const found = await ctx
    .asSystem('names in the bin')
    .records(account)
    .find({ filter: { field: 'id', op: 'in', value: ids }, limit: ids.length });
  const here = new Map(
    found.map((user) => [String(user.id), account.title.map((name) => String(user[name] ?? '')).join(' ')]),
  );
  const missing = ids.filter((id) => !here.has(id));
  if (missing.length === 0) return here;
  const elsewhere = await ctx.query<{ id: string; name: string | null }>(sql`
    select id, app.name_elsewhere(${account.name}, id) as name from unnest(${missing}::uuid[]) id`);
  return new Map([...here, ...elsewhere.flatMap(({ id, name }): [string, string][] => (name ? [[id, name]] : []))]);
}

/** The entity of accounts: where the common field leads that says who made a record. */
function accountsOf(catalogue: Catalogue): Entity | undefined {
  const [any] = catalogue.entities;
  const by = any && allFields(any).createdBy;
  return by && 'to' in by && catalogue.hasEntity(by.to) ? catalogue.entity(by.to) : undefined;
}
