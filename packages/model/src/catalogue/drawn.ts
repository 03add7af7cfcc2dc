import type { Action, Calculation, Catalogue, Domain, Entity, RefusalSpec } from '@homeport/grammar';
import { drawnDomains } from './drawn-domains.generated.ts';
import { entityIndex } from './entity-index.generated.ts';

/**
 * What screens are drawn from. Of every entity it has at once what others need of it (its names, who may do what, what its
 * records are called), and soon after to what it refers; `need` waits for that and brings the rest of one, without rules, routes
 * and events.
 */
export interface DrawnCatalogue
  extends Pick<Catalogue, 'entities' | 'entity' | 'hasEntity' | 'actionsOn' | 'refusals'> {
  /** Brings the whole declaration of an entity and what is done with it: before a list, a form or a record of it is drawn. */
  need(entity: string): Promise<void>;
  /** A calculation that computed fields name; the code of all of them comes when the first is asked for. */
  calculation(name: string): Promise<Calculation | undefined>;
}

/** The declarations of a browser's session; each domain is fetched once. */
export function drawnCatalogue(): DrawnCatalogue {
  const entities = new Map<string, Entity>(entityIndex.map(([, entity]) => [entity.name, entity]));
  const homes = new Map(entityIndex.map(([domains, { name }]) => [name, domains]));
  const actions = new Map<string, Action[]>();
  const refusals = new Map<string, RefusalSpec>();
  const taken = new Map<string, Promise<void>>();
  const light = new Set(entities.keys());
  const take = ({ entities: whole, actions: added }: Domain): void => {
    for (const entity of whole) {
      entities.set(entity.name, entity);
      light.delete(entity.name);
    }
    for (const action of added) actions.set(action.on, [...(actions.get(action.on) ?? []), action]);
  };
  const once = (key: string, load: () => Promise<void>): Promise<void> => {
    const known = taken.get(key);
    if (known) return known;
    const loading = load();
    taken.set(key, loading);
    // What could not be fetched is asked for again by the next page.
    loading.catch(() => taken.delete(key));
    return loading;
  };
  const relate = () => takeRelations(entities, light);
  // Asked for at once, so that the first page that needs them finds them on their way; it says so if they do not come.
  once('relations', relate).catch(() => undefined);
  return {
    get entities() {
      return [...entities.values()];
    },
    entity: (name) => {
      const entity = entities.get(name);
      if (!entity) throw new Error(`entity ${name} is not declared`);
      return entity;
    },
    hasEntity: (name) => entities.has(name),
    actionsOn: (name) => actions.get(name) ?? [],
    refusals,
    calculation: async (name) => (await import('./calculations.ts')).calculationNamed(name),
    need: async (name) => {
      const domains = homes.get(name);
      if (!domains) throw new Error(`entity ${name} is not declared`);
      await Promise.all([
        once('refusals', () => takeRefusals(refusals)),
        once('relations', relate),
        ...domains.map((domain) =>
          once(domain, async () => {
            const load = drawnDomains[domain];
            if (load) take((await load()).domain);
          }),
        ),
      ]);
    },
  };
}

/** By which fields entities refer to others. What came whole has them already, and more. */
async function takeRelations(entities: Map<string, Entity>, light: ReadonlySet<string>): Promise<void> {
  const { entityRelations } = await import('./entity-relations.generated.ts');
  for (const [name, fields, access] of entityRelations) {
    const known = entities.get(name);
    if (!known || !light.has(name)) continue;
    entities.set(name, { ...known, fields: { ...known.fields, ...fields }, access: access ?? known.access });
  }
}

async function takeRefusals(refusals: Map<string, RefusalSpec>): Promise<void> {
  const files = await Promise.all([import('./refusals.generated.ts'), import('./more-refusals.generated.ts')]);
  for (const { $domain, $specs } of files.flatMap(({ refusalSets }) => refusalSets))
    for (const [name, spec] of Object.entries($specs)) refusals.set(`${$domain}.${name}`, spec);
}
