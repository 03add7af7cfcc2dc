import type { Allowance, Entity, Values } from '@homeport/grammar';
import { changesBetween } from '../history/changes.ts';
import type { Caller } from '../rights/caller.ts';
import { loadManyStatement, matchEachStatement } from './compile/one.ts';
import { scopeOf } from './compile/scope.ts';
import { updateManyStatement } from './compile/write.ts';
import { type Composing, whereForm } from './forms.ts';
import type { Prepared } from './round-trip.ts';
import type { Change, Matched } from './store.ts';
import { encoded, storedColumns } from './stored-values.ts';

/** The statement that loads many records by field names and locks them. */
export const loadManyForm = (
  composing: Composing,
  caller: Caller,
  allowance: Allowance,
  entity: Entity,
  ids: readonly string[],
): Prepared =>
  composing.statements.prepared(`load many ${entity.name}`, { caller, values: [], input: { ids } }, () =>
    loadManyStatement(scopeOf(composing.catalogue, caller, allowance, composing.repeatsTenant), entity),
  );

/** The statement that asks for each of these records whether it matches; answers a list of yes and no. */
export const matchEachForm = (
  composing: Composing,
  caller: Caller,
  allowance: Allowance,
  asked: readonly Matched[],
): Prepared => {
  const input = Object.fromEntries(asked.map(({ id }, n) => [`id${n}`, id]));
  const form = asked.map(({ entity, where }) => `${entity.name} ${whereForm(where)}`).join(' ');
  return composing.statements.prepared(`match each ${form}`, { caller, values: [], input }, () =>
    matchEachStatement(scopeOf(composing.catalogue, caller, allowance, composing.repeatsTenant), asked),
  );
};

/**
 * The statement that changes many records, each to its own values. Fields that only some of them change keep their value in the
 * others. Throws for lists of relations and for what is encrypted: neither is ever derived.
 */
export function updateManyForm(
  composing: Composing,
  caller: Caller,
  entity: Entity,
  updates: readonly { readonly before: Values; readonly changes: Values }[],
  change: Change,
): Prepared {
  const changed = new Set(updates.flatMap(({ changes }) => Object.keys(changes)));
  const other = [...changed].find((name) => ['refs', 'bankPart'].includes(entity.fields[name]?.type ?? 'refs'));
  if (other !== undefined) throw new Error(`${entity.name}.${other} cannot be changed in many records at once`);
  const columns = storedColumns(entity).filter(({ field }) => changed.has(field));
  const rows = updates.map(({ before, changes }) => {
    const where = { tenant: caller.tenant, id: String(before.id) };
    const cells = encoded(entity, columns, { ...before, ...changes }, composing.vault, where);
    return {
      id: before.id,
      version: before.version,
      changes: changesBetween(entity, before, changes),
      ...Object.fromEntries(cells.map((cell, i) => [`c${i}`, cell])),
    };
  });
  const input = { rows: JSON.stringify(rows), deed: change.deed, note: change.note ?? null };
  return composing.statements.prepared(
    `update many ${entity.name} ${columns.map(({ name }) => name).join()}`,
    { caller, values: [], input },
    () => updateManyStatement(entity, columns),
  );
}
