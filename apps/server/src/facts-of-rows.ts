import type { Context } from '@homeport/engine';
import { type RawBuilder, sql } from 'kysely';

/** What a statement reads facts from, row by row. */
export interface FactRows {
  /** Values of each record, by the names of the columns. */
  readonly rows: readonly object[];
  /** The columns with their types: `id uuid, day date`. */
  readonly columns: string;
  /** The facts of a row `x`, as JSON. */
  readonly facts: RawBuilder<unknown>;
  /** Joins of other tables to `x`. */
  readonly joined?: RawBuilder<unknown>;
}

/** The facts of any number of records, in their order, in one statement. Throws where one has none. */
export async function factsOfRows<F>(ctx: Context, { rows, columns, facts, joined = sql`` }: FactRows): Promise<F[]> {
  const given = JSON.stringify(rows.map((row, n) => ({ ...row, n })));
  const found = await ctx.query(sql<{ n: number; facts: F | null }>`
    select x.n, ${facts} as facts from jsonb_to_recordset(${given}::jsonb) as x(n int, ${sql.raw(columns)}) ${joined} order by x.n`);
  return rows.map((_, n) => {
    const one = found[n]?.facts;
    if (!one) throw new Error(`no facts for ${JSON.stringify(rows[n])}`);
    return one;
  });
}
