import {
  allFields,
  allOf,
  allowanceFor,
  type Catalogue,
  type Deed,
  deeds,
  type Entity,
  type Filter,
  isCondition,
  isOneOf,
  performanceOf,
  type RoleHolder,
} from '@homeport/grammar';
import type { ExplainedField, ExplainedFilter } from './explain-access.routes.ts';
import { type HeldRole, narrowingsOf } from './narrowings.rules.ts';

/** What can be asked about records: deeds, and actions and transitions that a person does. */
export function actionsOf(catalogue: Catalogue, entity: Entity): string[] {
  const moves = movesOf(entity).flatMap(([name, spec]) => (spec.system ? [] : [name]));
  return [...new Set([...moves, ...catalogue.actionsOn(entity.name).map((a) => a.name)])];
}

const movesOf = (entity: Entity) =>
  Object.values(allFields(entity)).flatMap((f) => (f.type === 'lifecycle' ? Object.entries(f.transitions) : []));
const isDeed = (what: string): what is Deed => isOneOf(deeds, what);

/**
 * The records on which a holder may do something, seeing them included: `true` for all, undefined for none. What the pipeline
 * asks, asked from outside.
 */
export function reachOf(
  catalogue: Catalogue,
  entity: Entity,
  what: string,
  holder: RoleHolder,
): Filter | true | undefined {
  const { deeds: given } = allowanceFor(entity, holder);
  if (what === 'create' || what === 'import') return given[what];
  const limits = isDeed(what) ? [given.read, given[what]] : [given.read, ...performed(catalogue, entity, what, holder)];
  if (limits.includes(undefined)) return undefined;
  const filters = limits.filter((limit) => limit !== true && limit !== undefined);
  return allOf(...new Set(filters)) ?? true;
}

function performed(
  catalogue: Catalogue,
  entity: Entity,
  what: string,
  holder: RoleHolder,
): (Filter | true | undefined)[] {
  const action = catalogue.actionsOn(entity.name).find((a) => a.name === what);
  const [, moved = what] = action?.transition?.split('.') ?? [];
  const move = movesOf(entity).find(([name]) => name === moved)?.[1];
  const by = move && (action === undefined || action.transition !== undefined) ? move.by : (action?.by ?? []);
  return [performanceOf(entity, what, by, holder), action?.where ?? true, move?.where ?? true];
}

/** What one role gives: by the published matrix, and after the company's settings. */
export function rightOfRole(catalogue: Catalogue, entity: Entity, what: string, role: HeldRole) {
  const roles = [role.key];
  return {
    declared: reachOf(catalogue, entity, what, { roles }),
    left: reachOf(catalogue, entity, what, { roles, narrowings: narrowingsOf([role]) }),
  };
}

/** Fields that a holder does not see, or may not change; by settings where the matrix alone would not say so. */
export function closedFields(entity: Entity, holder: RoleHolder, which: 'hidden' | 'readOnly'): ExplainedField[] {
  const declared = allowanceFor(entity, { roles: holder.roles })[which];
  return [...allowanceFor(entity, holder)[which]].map((name) => ({ name, isBySetting: !declared.has(name) }));
}

/** All conditions of a row restriction. */
export function conditionsIn(filter: Filter): Filter[] {
  return isCondition(filter) ? [filter] : ('all' in filter ? filter.all : filter.any).flatMap(conditionsIn);
}

/** A row restriction with the verdict on each of its conditions put together. */
export function explainedFilter(filter: Filter, heldOf: (condition: Filter) => boolean | null): ExplainedFilter {
  if (isCondition(filter))
    return {
      kind: 'condition',
      held: heldOf(filter),
      field: filter.field,
      op: filter.op,
      value: filter.value ?? null,
    };
  const kind = 'all' in filter ? 'all' : 'any';
  const parts = ('all' in filter ? filter.all : filter.any).map((part) => explainedFilter(part, heldOf));
  const verdicts = parts.map((part) => part.held);
  const settles = kind === 'any';
  const held = verdicts.includes(settles) ? settles : verdicts.includes(null) ? null : !settles;
  return { kind, held, parts };
}
