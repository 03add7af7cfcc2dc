import type { Catalogue, Entity } from '@homeport/grammar';
import { sql } from 'kysely';
import type { Caller } from '../../rights/caller.ts';
import { rightsOf } from '../../rights/rights.ts';
import { tableName } from '../../schema/names.ts';
import { rowConditions } from './list.ts';
import { scopeOf } from './scope.ts';
import { and, compile, type Run, type Sql, table } from './statement.ts';

/**
 * The ids of the records that a caller sees, as a query to be put into statements written by hand: found by the conditions that
 * lists are found by, so that whoever adds up thousands of records need not load them to know whose they are.
 */
export function seenIds(catalogue: Catalogue, caller: Caller, entity: Entity): Sql {
  const allowance = rightsOf(caller, entity);
  const scope = scopeOf(catalogue, caller, allowance, false);
  const where = rowConditions(scope, entity, allowance, {}, [], []);
  return bound(sql`select t.id from ${table(tableName(entity))} t where ${and(where)}`, {
    ...{ caller, values: [], input: {} },
  });
}

/** A composed piece with its values in their places. */
function bound(composed: Sql, run: Run): Sql {
  const { text, bind } = compile(composed);
  const values = bind(run);
  const pieces = text
    .split(/\$(\d+)/)
    .map((piece, at) => (at % 2 === 0 ? sql.raw(piece) : sql.val(values[Number(piece) - 1])));
  return sql.join(pieces, sql``);
}
