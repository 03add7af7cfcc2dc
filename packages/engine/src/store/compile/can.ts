import {
  type Allowance,
  allFields,
  allOf,
  closingOf,
  type Entity,
  type FieldOf,
  type Filter,
  openStates,
  type PartDeed,
  performanceOf,
} from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName } from '../../schema/names.ts';
import type { Reading } from './field-values.ts';
import { declaredFilter } from './filter.ts';
import type { Scope } from './scope.ts';
import { and, col, join, type Sql } from './statement.ts';

/** One thing that may be done with a record, and what it depends on. */
interface Ability {
  readonly name: string;
  /** Lifecycle field → states in which it can be done. */
  readonly states: Readonly<Record<string, readonly string[]>>;
  readonly where?: Filter;
  /** Only when the record is (or is not) active. */
  readonly active?: boolean;
}
type Lifecycles = readonly (readonly [string, FieldOf<'lifecycle'>])[];

/**
 * JSON list of what the caller may do with the record: `update`, `delete`, `activate` or `deactivate`, actions by name, and
 * transitions that no action performs. Guards of rules are not asked; they may still refuse.
 */
export function canOf(at: Reading, allowance: Allowance): Sql {
  const { scope, entity, alias } = at;
  const abilities = abilitiesOf(scope, entity, allowance);
  const lifecycles = lifecyclesOf(entity);
  const [only] = lifecycles;
  const isByState = abilities.every((a) => a.where === undefined && a.active === undefined) && lifecycles.length <= 1;
  if (isByState) {
    if (!only) return literalList(abilities.map((a) => a.name));
    const states = Object.keys(only[1].states);
    const lists = states.map((state) =>
      abilities.filter((a) => a.states[only[0]]?.includes(state) ?? true).map((a) => a.name),
    );
    const cases = states.map((state, i) => sql`when ${sql.lit(state)} then ${sql.lit(JSON.stringify(lists[i]))}`);
    return sql`(case ${col(alias, columnName(...only))} ${join(cases, sql` `)} else '[]' end)::json`;
  }
  const items = abilities.map((a) => {
    const condition = conditionOf(at, a);
    return condition ? sql`case when ${condition} then ${sql.lit(a.name)} end` : sql`${sql.lit(a.name)}`;
  });
  return sql`array_to_json(array_remove(array[${join(items)}]::text[], null))`;
}

const literalList = (names: readonly string[]): Sql => sql`${sql.lit(JSON.stringify(names))}::json`;

function conditionOf({ scope, entity, alias }: Reading, ability: Ability): Sql | undefined {
  const parts = Object.entries(ability.states).map(
    ([name, states]) =>
      sql`${col(alias, columnName(name, { type: 'lifecycle' }))} in (${join(states.map((s) => sql.lit(s)))})`,
  );
  if (ability.where) parts.push(declaredFilter(scope, entity, alias, ability.where));
  if (ability.active !== undefined)
    parts.push(ability.active ? col(alias, 'active') : sql`not ${col(alias, 'active')}`);
  return parts.length > 0 ? and(parts) : undefined;
}

const lifecyclesOf = (entity: Entity): Lifecycles =>
  Object.entries(allFields(entity)).filter((f): f is [string, FieldOf<'lifecycle'>] => f[1].type === 'lifecycle');

function abilitiesOf(scope: Scope, entity: Entity, allowance: Allowance): Ability[] {
  const lifecycles = lifecyclesOf(entity);
  const isClosed = entity.scope === 'global' && !scope.isSystem;
  const abilities: Ability[] = [];
  const update = isClosed || entity.neverUpdated ? undefined : allowance.deeds.update;
  if (update !== undefined) {
    const plain = {
      states: statesWith(scope, lifecycles, 'editable'),
      ...remaining(update, allowance, whileOpen(scope, entity, 'change')),
    };
    abilities.push({ name: 'update', ...plain });
    if (entity.canDeactivate) {
      abilities.push({ name: 'deactivate', ...plain, active: true }, { name: 'activate', ...plain, active: false });
    }
  }
  if (!isClosed && allowance.deeds.delete !== undefined) {
    abilities.push({
      name: 'delete',
      states: statesWith(scope, lifecycles, 'deletable'),
      ...remaining(allowance.deeds.delete, allowance, whileOpen(scope, entity, 'remove')),
    });
  }
  return [...abilities, ...namedAbilities(scope, entity, lifecycles)].filter((a) =>
    Object.values(a.states).every((s) => s.length > 0),
  );
}

/** States in which every lifecycle of the record lets plain saves through; the system is not held up by them. */
function statesWith(scope: Scope, lifecycles: Lifecycles, mark: 'editable' | 'deletable'): Ability['states'] {
  if (scope.isSystem) return {};
  return Object.fromEntries(
    lifecycles.map(([name, f]) => [name, Object.keys(f.states).filter((s) => f.states[s]?.[mark] === true)]),
  );
}

/** What a deed asks beyond being seen: records that are shown have passed the filter for reading already. */
function remaining(deed: Filter | true, allowance: Allowance, open: Filter | undefined): { where?: Filter } {
  const { read } = allowance.deeds;
  const isAll = deed === true || JSON.stringify(deed) === JSON.stringify(read);
  const where = allOf(isAll ? undefined : deed, open);
  return where ? { where } : {};
}

/** The states of the record it closes with in which a part may be changed or removed. */
function whileOpen({ catalogue, isSystem }: Scope, entity: Entity, deed: PartDeed): Filter | undefined {
  const closing = closingOf(entity);
  const field = closing && entity.fields[closing.relation];
  if (isSystem || !closing || field?.type !== 'ref') return undefined;
  const states = openStates(entity, catalogue.entity(field.to), deed) ?? {};
  return allOf(
    ...Object.entries(states).map(
      ([name, open]): Filter => ({ field: `${closing.relation}.${name}`, op: 'in', value: [...open] }),
    ),
  );
}

function namedAbilities(scope: Scope, entity: Entity, lifecycles: Lifecycles): Ability[] {
  const { holder, isSystem } = scope;
  const actions = scope.catalogue.actionsOn(entity.name);
  const reachOf = (name: string, by: readonly string[]): Filter | true | undefined =>
    isSystem ? true : performanceOf(entity, name, by, holder);
  const moves = lifecycles.flatMap(([field, f]) =>
    Object.entries(f.transitions).map(([name, spec]) => ({ path: `${field}.${name}`, field, name, spec })),
  );
  const found: Ability[] = [];
  for (const { path, field, name, spec } of moves) {
    const isTaken = actions.some((a) => a.transition === path);
    const reach = isTaken || (spec.system && !isSystem) ? undefined : reachOf(name, spec.by);
    if (reach !== undefined)
      found.push({
        name,
        states: { [field]: spec.from },
        ...whereOf(isSystem, limitOf(reach), spec.where, spec.offered),
      });
  }
  for (const action of actions) {
    if (action.scope === 'collection') continue;
    const move = moves.find((m) => m.path === action.transition);
    const by = move?.spec.by ?? action.by ?? [];
    const reach = move?.spec.system && !isSystem ? undefined : reachOf(action.name, by);
    if (reach === undefined) continue;
    found.push({
      name: action.name,
      states: move ? { [move.field]: move.spec.from } : {},
      ...whereOf(isSystem, limitOf(reach), action.where, action.offered, move?.spec.where, move?.spec.offered),
    });
  }
  return found;
}

const limitOf = (reach: Filter | true): Filter | undefined => (reach === true ? undefined : reach);

function whereOf(isSystem: boolean, ...filters: readonly (Filter | undefined)[]): { where?: Filter } {
  const where = isSystem ? undefined : allOf(...filters);
  return where ? { where } : {};
}
