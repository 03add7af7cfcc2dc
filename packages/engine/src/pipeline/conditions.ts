import {
  type Catalogue,
  type ConditionFault,
  comparisonFaults,
  conditionFaults,
  conditionOf,
  type Entity,
  type Field,
  type FieldOnPath,
  type Filter,
  type FindField,
  followPath,
  invalidInput,
  isCondition,
  isFilter,
  isOperator,
  isRefusal,
  inputRefusals as no,
  type Refusal,
  readComparedValue,
  conditionRefusals as unfit,
  type Values,
  wireName,
} from '@homeport/grammar';
import { everything } from '../rights/everything.ts';
import type { ConditionField } from './condition-fields.ts';
import type { Plan, RunInTransaction } from './engine.ts';
import { problemsOfFormula } from './formulas.ts';
import { checkCodes, codesAmong } from './references.ts';

/**
 * Refuses a record whose conditions make no sense of the records they are about, each at its place: a field there is not, a
 * comparison that it does not know, a value of another kind, a state or code of no list. `record` is the whole as it would be. It is judged whenever
 * something of the record changes, so that what was stored before is said to be wrong once it is saved again.
 */
export async function refuseConditions(
  inside: RunInTransaction,
  plan: Plan,
  record: Values,
): Promise<Refusal | undefined> {
  const problems: Refusal[] = [];
  for (const one of plan.conditions) {
    const value = record[one.name] ?? null;
    if (value === null && one.operator === undefined) continue;
    const named = await namedBy(inside, plan.entity, one, record);
    if (typeof named !== 'string') continue;
    const about = openEntity(inside.engine.catalogue, named);
    // A name in the same record is refused at its own field.
    if (!about && one.of?.includes('.') && one.what !== 'value')
      problems.push({ ...unfit.noSuchRecords({ name: named }), field: one.wire });
    if (about) problems.push(...(await problemsOf(inside, about, plan.entity, one, record)));
  }
  return problems.length > 0 ? invalidInput(problems) : undefined;
}

/** Refuses to say that the parts of a record are about other records, where what they compare is not there. */
export async function refuseLeavingBehind(
  inside: RunInTransaction,
  plan: Plan,
  changes: Values,
): Promise<Refusal | undefined> {
  for (const [name, all] of plan.spokenFor) {
    const about = openEntity(inside.engine.catalogue, changes[name]);
    if (!about) continue;
    for (const { child, relation, conditions } of all) {
      const filter: Filter = { field: relation, op: 'eq', value: String(changes.id) };
      const query = { filter, sort: [{ field: 'created', descending: false }], size: most, total: 'none' } as const;
      for (const row of (await inside.open.tx.find(child, everything, query)).content)
        for (const one of conditions) {
          const [wrong] = await problemsOf(inside, about, child, one, row);
          if (wrong) return { ...unfit.leftBehind({ name: String(row[one.at ?? one.name] ?? '') }), field: name };
        }
    }
  }
  return undefined;
}
/** Conditions and columns of one record that are looked at. */
const most = 1000;

/** What is written by the system only is spoken of by nobody. */
const openEntity = (catalogue: Catalogue, name: unknown): Entity | undefined =>
  typeof name === 'string' && catalogue.hasEntity(name) && !catalogue.entity(name).internal
    ? catalogue.entity(name)
    : undefined;

async function namedBy(
  inside: RunInTransaction,
  entity: Entity,
  { on, of = '' }: ConditionField,
  record: Values,
): Promise<unknown> {
  if (on !== undefined) return on;
  const [first = '', name] = of.split('.');
  if (name === undefined) return record[first];
  const field = entity.fields[first];
  const id = record[first];
  if (field?.type !== 'ref' || typeof id !== 'string') return undefined;
  return (await inside.open.tx.load(inside.engine.catalogue.entity(field.to), id, { where: true }))?.[name];
}

async function problemsOf(
  inside: RunInTransaction,
  about: Entity,
  entity: Entity,
  one: ConditionField,
  record: Values,
): Promise<readonly Refusal[]> {
  const find = findIn(inside.engine.catalogue, about);
  const value = record[one.name] ?? null;
  if (one.what === 'path') {
    const found = find(String(value).trim());
    return isRefusal(found) ? [{ ...found, field: one.wire }] : [];
  }
  if (one.what === 'formula') {
    const { name, wire, formula: spec } = one;
    return problemsOfFormula(inside, { entity, about, name, wire, spec }, record);
  }
  if (one.what === 'filter') {
    const faults = conditionFaults(value, find);
    const at = ({ place, refusal }: ConditionFault) => ({
      ...refusal,
      field: place ? `${one.wire}.${place}` : one.wire,
    });
    if (faults.length > 0 || !isFilter(value)) return faults.map(at);
    return unknownCodes(inside, value, find, one.wire);
  }
  const path = one.at === undefined ? null : record[one.at];
  if (typeof path !== 'string') return [];
  if (one.operator === undefined) return problemsOfValue(inside, value, path, find, one.wire);
  const operator = record[one.operator];
  if (!isOperator(operator)) return [];
  const meant = conditionOf({ field: path, operator, value: value === null ? null : String(value) });
  if (!isCondition(meant)) return [];
  const faults = comparisonFaults(meant, find);
  if (faults.length === 0) return unknownCodes(inside, meant, find, one.wire);
  const wires = { value: one.wire, op: wireOf(entity, one.operator) ?? one.wire };
  // What is wrong with the path is said at the path.
  return faults.flatMap(({ place, refusal }) =>
    place === 'value' || place === 'op' ? [{ ...refusal, field: wires[place] }] : [],
  );
}
/** A value that is given to a field rather than compared with it: any that the field takes. */
async function problemsOfValue(
  inside: RunInTransaction,
  value: unknown,
  path: string,
  find: FindField,
  wire: string,
): Promise<readonly Refusal[]> {
  const found = find(path);
  if (isRefusal(found)) return [];
  const read = readComparedValue('eq', value, found.field);
  if (!isRefusal(read)) return unknownCodes(inside, { field: path, op: 'eq', value: read.value ?? null }, find, wire);
  return [{ ...read, params: { ...read.params, label: found.field.label, ...labelled(found.key) }, field: wire }];
}
const wireOf = (entity: Entity, name: string | undefined): string | undefined => {
  const field = name === undefined ? undefined : entity.fields[name];
  return name !== undefined && field ? wireName(name, field) : undefined;
};

/** The fields of an entity as its conditions name them, whoever asks: everything but secrets. */
function findIn(catalogue: Catalogue, about: Entity): FindField {
  return (path) => {
    const found = followPath(catalogue, about, path);
    if (!('fault' in found)) return { field: found.field, key: keyOf(found) };
    const name = path.slice(0, 100);
    return found.fault === 'noField' ? unfit.noSuchField({ name }) : unfit.leadsNowhere({ name, step: found.step });
  };
}
const keyOf = ({ entity, name }: FieldOnPath): string =>
  `${Object.hasOwn(entity.fields, name) ? entity.name : 'common'}.${name}`;

/** Codes that are compared have to stand on their list of the tenant. */
async function unknownCodes(
  inside: RunInTransaction,
  filter: Filter,
  find: FindField,
  wire: string,
): Promise<readonly Refusal[]> {
  if (!isCondition(filter)) {
    const parts = 'all' in filter ? filter.all : filter.any;
    return (await Promise.all(parts.map((part) => unknownCodes(inside, part, find, wire)))).flat();
  }
  const { field: path, op, value } = filter;
  const found = find(path);
  if (isRefusal(found) || op === 'lk') return [];
  const compared: Readonly<Record<string, Field>> = { compared: found.field };
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const one of values) {
    const refused = await checkCodes(inside, codesAmong(compared), { compared: one });
    if (refused) return [{ ...no.notOption({ label: found.field.label, ...labelled(found.key) }), field: wire }];
  }
  return [];
}
const labelled = (key: string | undefined): Readonly<Record<string, string>> =>
  key === undefined ? {} : { labelOf: key };
