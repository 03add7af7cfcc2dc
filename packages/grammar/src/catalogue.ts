import type { Action, Route } from './action.ts';
import { askingActions } from './asks.ts';
import type { Calculation } from './calculation/define-calculation.ts';
import type { Card } from './card.ts';
import { rememberCatalogue } from './catalogue-of.ts';
import { type Entity, kebab } from './entity.ts';
import type { Event } from './event.ts';
import { followFaults } from './followed-access.ts';
import type { RefusalSet, RefusalSpec } from './refusal.ts';
import type { Rules } from './rules.ts';
import type { Screen } from './screen.ts';

/** Everything one business domain declares. Written by `npm run derive` from the files in its folder. */
export interface Domain {
  readonly name: string;
  readonly entities: readonly Entity[];
  readonly actions: readonly Action[];
  readonly routes: readonly Route[];
  readonly events: readonly Event[];
  readonly refusals: readonly RefusalSet[];
  readonly rules: readonly Rules[];
  readonly screens: readonly Screen[];
  /** Absent where nothing of it stands on anybody's home. */
  readonly cards?: readonly Card[];
  /** Absent where it computes nothing that is explained. */
  readonly calculations?: readonly Calculation[];
}

/** All that exists, with look-ups by name. */
export interface Catalogue {
  readonly domains: readonly Domain[];
  readonly entities: readonly Entity[];
  readonly actions: readonly Action[];
  readonly routes: readonly Route[];
  readonly events: readonly Event[];
  readonly screens: readonly Screen[];
  readonly cards: readonly Card[];
  readonly calculations: readonly Calculation[];
  readonly refusals: ReadonlyMap<string, RefusalSpec>;
  entity(name: string): Entity;
  hasEntity(name: string): boolean;
  domainOf(entity: string): string;
  rulesOf(entity: string): Rules['spec'] | undefined;
  actionsOn(entity: string): readonly Action[];
}

/** Builds the catalogue and refuses (throws) what cannot be: two of one name, relations to nothing. */
export function defineCatalogue(domains: readonly Domain[]): Catalogue {
  const entities = domains.flatMap((d) => d.entities);
  const byName = index(entities, (e) => e.name, 'entity');
  index(
    entities.flatMap((e) => [`fe/${kebab(e.name)}`, ...(e.paths ?? [])]),
    (p) => p,
    'path',
  );
  const declared = domains.flatMap((d) => d.actions);
  const actions = [...declared, ...entities.flatMap((e) => askingActions(e, declared))];
  index(actions, (a) => `${a.on}.${a.name}`, 'action');
  const routes = domains.flatMap((d) => d.routes);
  index(routes, (r) => r.name, 'route');
  const events = domains.flatMap((d) => d.events);
  index(events, (e) => e.name, 'event');
  const calculations = domains.flatMap((d) => d.calculations ?? []);
  index(calculations, (c) => c.name, 'calculation');
  const cards = domains.flatMap((d) => d.cards ?? []);
  index(cards, (c) => c.name, 'card');
  const rules = index(
    domains.flatMap((d) => d.rules),
    (r) => r.on,
    'rules',
  );
  const refusals = new Map<string, RefusalSpec>();
  for (const set of domains.flatMap((d) => d.refusals)) {
    for (const [name, spec] of Object.entries(set.$specs)) refusals.set(`${set.$domain}.${name}`, spec);
  }
  for (const e of entities) {
    for (const [name, f] of Object.entries(e.fields)) {
      if ('to' in f && !byName.has(f.to)) {
        throw new Error(`${e.name}.${name} refers to ${f.to}, which is not declared`);
      }
    }
  }
  for (const a of actions)
    if (!byName.has(a.on)) throw new Error(`action ${a.name} is on ${a.on}, which is not declared`);
  const homes = new Map(domains.flatMap((d) => d.entities.map((e): [string, string] => [e.name, d.name])));
  const acts = Map.groupBy(actions, (a) => a.on);
  const catalogue: Catalogue = {
    domains,
    entities,
    actions,
    routes,
    events,
    cards,
    calculations,
    refusals,
    screens: domains.flatMap((d) => d.screens),
    entity: (name) => must(byName.get(name), `entity ${name} is not declared`),
    hasEntity: (name) => byName.has(name),
    domainOf: (name) => must(homes.get(name), `entity ${name} is not declared`),
    rulesOf: (name) => rules.get(name)?.spec,
    actionsOn: (name) => acts.get(name) ?? [],
  };
  rememberCatalogue(entities, catalogue);
  const [fault] = entities.flatMap((e) => followFaults(catalogue, e));
  if (fault) throw new Error(fault);
  return catalogue;
}

function index<T>(items: readonly T[], key: (item: T) => string, what: string): Map<string, T> {
  const map = new Map<string, T>();
  for (const item of items) {
    if (map.has(key(item))) throw new Error(`two declarations of the ${what} ${key(item)}`);
    map.set(key(item), item);
  }
  return map;
}
function must<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new Error(message);
  return value;
}
