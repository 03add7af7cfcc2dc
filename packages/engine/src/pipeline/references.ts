import {
  type Entity,
  type Field,
  type Fields,
  inputRefusals,
  invalidInput,
  isId,
  type Refusal,
  type Values,
  wireName,
} from '@homeport/grammar';
import { sql } from 'kysely';
import { everything } from '../rights/everything.ts';
import { rightsOf } from '../rights/rights.ts';
import type { ListQuery } from '../store/store.ts';
import type { CodeField, CountThere, Engine, Relation, Run, RunInTransaction } from './engine.ts';

/**
 * Ids inside bodies go through the same loader as ids in addresses: a relation to what the caller may not see is refused like
 * one to nothing. Only the given values are looked at, so a relation somebody else made may stay. The system may write a loose
 * relation to who belongs to another tenant, as that is what it is for.
 */
export async function checkRelations(
  run: RunInTransaction,
  relations: readonly Relation[],
  values: Values,
): Promise<Refusal | undefined> {
  const named = relations.flatMap((relation): Named[] => {
    const value = values[relation.name];
    if (value === null || value === undefined) return [];
    if (relation.isLoose && run.caller.system !== undefined) return [];
    // Everybody may name themselves, also who sees no others: a view of one's own has its owner.
    if (relation.isLoose && value === run.caller.me.user) return [];
    return (Array.isArray(value) ? value : [value]).map((id, index) => ({ relation, id: String(id), index }));
  });
  const there = await whichAreThere(run, named);
  const missing = await Promise.all(
    named.map(
      async ({ relation, id }, n) => !(there[n] || (relation.isLoose && (await isNamedElsewhere(run, relation, id)))),
    ),
  );
  const problems = named.flatMap(({ relation, index }, n) => (missing[n] ? [notThere(relation, index)] : []));
  return problems.length > 0 ? invalidInput(problems) : undefined;
}

/** An id that a body names. */
interface Named {
  readonly relation: Relation;
  readonly id: string;
  /** Its place in the list. */
  readonly index: number;
}
/** So many are looked up by one statement. */
const together = 8;

/** Which of them lead to what the caller may see. */
async function whichAreThere(run: RunInTransaction, named: readonly Named[]): Promise<boolean[]> {
  const asked = named.map(({ relation: { target }, id }) => {
    const where = rightsOf(run.caller, target).deeds.read;
    return where === undefined || !isId(id) ? undefined : { entity: target, id, where };
  });
  const known = asked.filter((one) => one !== undefined);
  const found: boolean[] = [];
  for (let from = 0; from < known.length; from += together)
    found.push(...(await run.open.tx.matchEach(known.slice(from, from + together))));
  return asked.map((one) => one !== undefined && found[known.indexOf(one)] === true);
}

const notThere = (relation: Relation, index: number): Refusal => ({
  ...inputRefusals.notReference({ label: relation.wire }),
  field: relation.many ? `${relation.wire}.${index}` : relation.wire,
});

/** What a loose relation may lead to in other tenants is for the catalogue's own database function to say. */
async function isNamedElsewhere(run: RunInTransaction, relation: Relation, id: string): Promise<boolean> {
  if (!isId(id) || rightsOf(run.caller, relation.target).deeds.read === undefined) return false;
  const [row] = await run.open.tx.query(
    sql<{ may: boolean }>`select app.may_name_elsewhere(${relation.target.name}, ${id}::uuid) as may`,
  );
  return row?.may === true;
}

/** A field that leads to another record, as the pipeline looks at it. */
export const relationOf = (name: string, field: Field, target: Entity): Relation => ({
  name,
  wire: wireName(name, field),
  target,
  many: field.type === 'refs',
  isLoose: field.type === 'ref' && field.loose === true,
});

/** The relations among a set of fields (an action's input, a route's body). */
export const relationsAmong = (engine: Engine, fields: Fields): Relation[] =>
  Object.entries(fields).flatMap(([name, f]) =>
    'to' in f && engine.catalogue.hasEntity(f.to) ? [relationOf(name, f, engine.catalogue.entity(f.to))] : [],
  );

/** The list that a field's value has to be in; undefined when it is not of a list. */
function listOf(field: Field): string | undefined {
  if (field.type === 'option') return field.choices ? undefined : `option:${field.optionType}`;
  return field.type === 'currency' || field.type === 'country' ? field.type : undefined;
}
/** The codes among a set of fields (an entity's, an action's input, a route's body). */
export const codesAmong = (fields: Fields): CodeField[] =>
  Object.entries(fields).flatMap(([name, f]) => {
    const list = listOf(f);
    return list === undefined ? [] : [{ name, wire: wireName(name, f), list, label: f.label }];
  });

/** Counting as the system, without a second connection while this run holds one. */
function countIn({ engine, caller, open }: Run): CountThere {
  return async (entity, filter) => {
    const query: ListQuery = { filter, sort: [{ field: 'created', descending: false }], size: 1, total: 'none' };
    if (open) return (await open.tx.find(entity, everything, query)).content.length;
    return (JSON.parse(await engine.store.list(caller, entity, everything, query)) as { content: unknown[] }).content
      .length;
  };
}

/** Codes of the tenant's lists: an option, country or currency must exist there. */
export async function checkCodes(run: Run, codes: readonly CodeField[], values: Values): Promise<Refusal | undefined> {
  const { knowsCode } = run.engine;
  if (!knowsCode) return undefined;
  const problems: Refusal[] = [];
  for (const code of codes) {
    const value = values[code.name];
    if (typeof value !== 'string') continue;
    const known = knowsCode(run.caller, code.list, value, countIn(run));
    if (!(typeof known === 'boolean' ? known : await known)) {
      problems.push({ ...inputRefusals.notOption({ label: code.label }), field: code.wire });
    }
  }
  return problems.length > 0 ? invalidInput(problems) : undefined;
}
