import { createHash } from 'node:crypto';
import { certain, type Entity, type Filter, type Refusal } from '@homeport/grammar';
import type { Context } from '../context.ts';
import { exchangeRefusals as no } from './exchange-refusals.ts';

type Body = Readonly<Record<string, unknown>>;
/** By what two records may be one and the same although no key says so: an e-mail address, a whole name. */
interface Likeness {
  readonly kind: 'email' | 'name';
  readonly fields: readonly string[];
}

/** The likenesses an entity declares: its e-mail fields, and the fields that together name somebody. */
function likenessesOf(entity: Entity): readonly Likeness[] {
  const { alike } = entity;
  const named = alike === undefined ? [] : 'company' in alike ? alike.company : alike;
  const emails = Object.entries(entity.fields).flatMap(([name, field]): Likeness[] =>
    field.type === 'email' ? [{ kind: 'email', fields: [name] }] : [],
  );
  return [...emails, ...(named.length > 0 ? [{ kind: 'name' as const, fields: named }] : [])];
}

const folded = (value: unknown): string =>
  String(value).normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

/** What a row says of a likeness, as it is compared; undefined when it says nothing of it. */
function saidOf({ fields }: Likeness, body: Body): string | undefined {
  const values = fields.map((name) => body[name]);
  return values.every((value) => typeof value === 'string' && value.trim() !== '')
    ? JSON.stringify(values.map(folded))
    : undefined;
}

/** Finds rows of a file that seem to tell of the same as one before. Remembers a number for each row, not its text. */
export function repeatsWithin(entity: Entity): (row: number, body: Body) => Refusal[] {
  const likenesses = likenessesOf(entity).map((likeness) => ({ likeness, seen: new Map<number, number>() }));
  return (row, body) =>
    likenesses.flatMap(({ likeness, seen }) => {
      const said = saidOf(likeness, body);
      if (said === undefined) return [];
      const hash = createHash('sha256').update(said).digest().readUIntBE(0, 6);
      const before = seen.get(hash);
      seen.set(hash, row);
      const field = likeness.fields[0];
      if (before === undefined) return [];
      return [likeness.kind === 'email' ? no.emailAsRow({ other: before }, field) : no.nameAsRow({ other: before })];
    });
}

/**
 * Finds records that are there already and seem to be what new rows tell of. `isNew` rows only: who is changed on purpose is
 * not warned of himself. One look for a whole batch.
 */
export async function repeatsOfRecords<R extends { readonly body: Body }>(
  ctx: Context,
  entity: Entity,
  rows: readonly R[],
): Promise<ReadonlyMap<R, readonly Refusal[]>> {
  const found = new Map<R, Refusal[]>();
  for (const likeness of likenessesOf(entity)) {
    const asked = rows.filter(({ body }) => body.id === undefined && saidOf(likeness, body) !== undefined);
    if (asked.length === 0) continue;
    const there = await saidThere(ctx, entity, likeness, asked);
    for (const row of asked) {
      if (!there.has(saidOf(likeness, row.body) ?? '')) continue;
      const refusal = likeness.kind === 'email' ? no.emailThere(undefined, likeness.fields[0]) : no.nameThere();
      found.set(row, [...(found.get(row) ?? []), refusal]);
    }
  }
  return found;
}

/** So many records of one batch's last names are looked at. */
const most = 1000;

async function saidThere(
  ctx: Context,
  entity: Entity,
  likeness: Likeness,
  rows: readonly { readonly body: Body }[],
): Promise<ReadonlySet<string>> {
  const { fields } = likeness;
  const by = certain(fields.at(-1));
  const filter: Filter = {
    field: by,
    op: 'in',
    value: [...new Set(rows.map(({ body }) => String(body[by])))],
  };
  const records = (await ctx.records(entity).find({ filter, limit: most })) as readonly Body[];
  return new Set(records.flatMap((record) => saidOf(likeness, record) ?? []));
}
