import {
  type Entity,
  type Field,
  matches,
  type NumberedSpec,
  numberings,
  referenceOf,
  type Values,
} from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName, dataSchema, tableName } from '../schema/names.ts';
import type { Plan, RunInTransaction } from './engine.ts';

/**
 * The reference numbers that a record gets now: when it is made (`at` undefined) or with a transition (`status.approve`). They
 * are taken in the transaction that stores them, so that what is rolled back leaves no hole, and of two that are made at once
 * one waits for the other. A number that was given, or is there already, stays unless the step replaces it.
 */
export async function numbersFor(
  inside: RunInTransaction,
  { entity, numbered }: Plan,
  at: string | undefined,
  values: Values,
): Promise<Values> {
  const numbers: Values = {};
  for (const [name, field] of numbered) {
    const spec = numberings(field).find((one) => one.at === at && holdsFor(entity, one, values));
    if (!spec || (!spec.replaces && (values[name] ?? '') !== '')) continue;
    numbers[name] = await nextFree(inside, entity, name, field, spec);
  }
  return numbers;
}

const holdsFor = ({ fields }: Entity, { when }: NumberedSpec, values: Values): boolean =>
  when === undefined ||
  matches(when, (path) => {
    const field = Object.hasOwn(fields, path) ? fields[path] : undefined;
    return field ? [{ type: field.type, value: values[path] ?? null }] : [];
  });

/** The next number of the series; where people have given numbers of its form themselves, the one after the highest of them. */
async function nextFree(
  inside: RunInTransaction,
  entity: Entity,
  name: string,
  field: Field,
  { series, prefix }: NumberedSpec,
): Promise<string> {
  const { tx } = inside.open;
  const table = sql.table(`${dataSchema}.${tableName(entity)}`);
  const column = sql.ref(columnName(name, field));
  const next = async () => {
    const [row] = await tx.query<{ number: string }>(
      sql<{ number: string }>`select app.next_reference(${series})::text as number`,
    );
    if (!row) throw new Error(`the series ${series} gave no number`);
    return referenceOf(prefix, row.number);
  };
  const reference = await next();
  const taken = await tx.query(sql`select 1 from ${table} where ${column} = ${reference} limit 1`);
  if (taken.length === 0) return reference;
  await tx.query(sql`
    update engine.reference_number set last = greatest(last, (
      select max(substr(${column}, ${prefix.length + 1})::bigint) from ${table}
      where starts_with(${column}, ${prefix}) and substr(${column}, ${prefix.length + 1}) ~ '^[0-9]{1,15}$'))
    where name = ${series}`);
  return next();
}
