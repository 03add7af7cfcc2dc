import type { Entity } from './entity.ts';

/** Entities by their names. */
export interface EntitiesByName {
  entity(name: string): Entity;
  hasEntity(name: string): boolean;
}

const known = new WeakMap<Entity, EntitiesByName>();

/** To be told of every catalogue that is made. */
export function rememberCatalogue(entities: readonly Entity[], catalogue: EntitiesByName): void {
  for (const entity of entities) known.set(entity, catalogue);
}

/** The catalogue that an entity stands in, since relations name entities and a declaration is data only. */
export const catalogueOf = (entity: Entity): EntitiesByName | undefined => known.get(entity);
