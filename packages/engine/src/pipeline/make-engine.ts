import {
  type Action,
  allFields,
  type Catalogue,
  closingFaults,
  constraintFaults,
  decidedFaults,
  type Entity,
  type FieldOf,
  numberings,
  shownFaults,
  sideFaults,
  stampFaults,
  transitionAt,
  workFaults,
} from '@homeport/grammar';
import type { ActionHandler } from '../context.ts';
import type { FactsLoader } from '../facts.ts';
import { conditionsAmong, spokenForIn } from './condition-fields.ts';
import { contextOf } from './context.ts';
import type { BoundAction, Engine, EngineParts, Plan, Side } from './engine.ts';
import { namingAmong } from './names.ts';
import { codesAmong, relationOf } from './references.ts';
import { type Follower, followersAmong } from './sources.ts';

/**
 * Binds handlers and facts to the catalogue. Throws when a declared action has no work or work belongs to nothing, and when
 * derived fields follow each other in a circle.
 */
export function makeEngine(parts: EngineParts): Engine {
  const { catalogue } = parts;
  const handlers = new Map<string, ActionHandler>();
  for (const handler of parts.handlers ?? []) {
    const key = `${handler.action.on}.${handler.action.name}`;
    if (handlers.has(key)) throw new Error(`two handlers for the action ${key}`);
    if (!catalogue.actions.some((a) => `${a.on}.${a.name}` === key))
      throw new Error(`a handler for the undeclared action ${key}`);
    handlers.set(key, handler);
  }
  const facts = new Map((parts.facts ?? []).map((f) => [f.on, f]));
  for (const on of facts.keys()) catalogue.entity(on);
  const followers = followersAmong(catalogue, parts.facts ?? []);
  const spokenFor = spokenForIn(catalogue.entities);
  const plans = new Map(
    catalogue.entities.map((e): [string, Plan] => {
      const plan = planOf(catalogue, e, handlers, followers.get(e.name) ?? [], facts.get(e.name));
      const watches = (parts.watches ?? []).filter(({ on }) => on(e));
      return [e.name, { ...plan, watches, spokenFor: spokenFor.get(e.name) ?? plan.spokenFor }];
    }),
  );
  return {
    catalogue,
    store: parts.store,
    knowsCode: parts.knowsCode,
    contextOf,
    plan: (entity) => {
      const plan = plans.get(typeof entity === 'string' ? entity : entity.name);
      if (!plan) throw new Error(`entity ${String(typeof entity === 'string' ? entity : entity.name)} is not declared`);
      return plan;
    },
  };
}

function planOf(
  catalogue: Catalogue,
  entity: Entity,
  handlers: Map<string, ActionHandler>,
  followers: readonly Follower[],
  facts?: FactsLoader,
): Plan {
  const fields = Object.entries(entity.fields);
  const actions = new Map<string, BoundAction>();
  for (const action of catalogue.actionsOn(entity.name)) {
    const handler = handlers.get(`${entity.name}.${action.name}`);
    // A transition needs no work of its own where it takes in nothing but what it asks for; everything else does.
    const asks = (action.transition && transitionAt(entity, action.transition)?.asks) || {};
    const isPlainMove =
      action.transition !== undefined && Object.keys(action.input).every((name) => Object.hasOwn(asks, name));
    if (!handler && !isPlainMove) throw new Error(`the action ${entity.name}.${action.name} has no handler`);
    if (!action.transition && !action.by)
      throw new Error(`the action ${entity.name}.${action.name} does not say who may do it`);
    if (action.transition) mustKnowTransition(entity, action);
    actions.set(action.name, { action, handler });
  }
  const [fault] = [
    ...stampFaults(entity, catalogue.actionsOn(entity.name)),
    ...closingFaults(entity, catalogue.entity),
    ...constraintFaults(entity),
    ...shownFaults(entity),
    ...sideFaults(entity, catalogue.entity),
    ...workFaults(entity, catalogue.actionsOn(entity.name)),
    ...decidedFaults(entity),
  ];
  if (fault) throw new Error(`${entity.name}: ${fault}`);
  return {
    entity,
    rules: catalogue.rulesOf(entity.name) ?? {},
    facts,
    followers,
    lifecycles: fields.filter((f): f is [string, FieldOf<'lifecycle'>] => f[1].type === 'lifecycle'),
    relations: fields.flatMap(([name, f]) => ('to' in f ? [relationOf(name, f, catalogue.entity(f.to))] : [])),
    codes: codesAmong(entity.fields),
    naming: namingAmong(entity),
    numbered: fields.filter(([, field]) => numberings(field).length > 0),
    conditions: conditionsAmong(entity),
    spokenFor: new Map(),
    watches: [],
    actions,
    common: commonOf(catalogue, entity),
    sides: sidesOf(catalogue, entity),
  };
}

/** What an entity is a side of. */
function commonOf(catalogue: Catalogue, { sideOf, fields }: Entity): Side | undefined {
  const field = sideOf && fields[sideOf.relation];
  if (!sideOf || !field || !('to' in field)) return undefined;
  return { entity: catalogue.entity(field.to), relation: sideOf.relation, shares: sideOf.shares };
}

/** The sides of an entity: those that lead to it as what they have in common. */
const sidesOf = (catalogue: Catalogue, { name }: Entity): Side[] =>
  catalogue.entities.flatMap((entity) => {
    const common = commonOf(catalogue, entity);
    return common?.entity.name === name ? [{ ...common, entity }] : [];
  });

function mustKnowTransition(entity: Entity, action: Action): void {
  const [name = '', transition = ''] = (action.transition ?? '').split('.');
  const field = allFields(entity)[name];
  if (field?.type !== 'lifecycle' || !Object.hasOwn(field.transitions, transition)) {
    throw new Error(`the action ${entity.name}.${action.name} performs ${action.transition}, which is not declared`);
  }
}
