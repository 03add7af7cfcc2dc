import type { Catalogue, Entity } from '@homeport/grammar';
import { columnName, linkTableName } from '../schema/names.ts';
import { listFields } from '../store/stored-values.ts';

/** A column by which records of another entity hang on one. */
export interface Way {
  readonly from: Entity;
  readonly column: string;
}
/** What the database does by itself when a record of an entity is deleted. */
export interface Ways {
  /** These go with it, as its parts. */
  readonly parts: readonly Way[];
  /** These stay and lead to nothing any more. */
  readonly emptied: readonly Way[];
  /** Tables of its own lists of relations. */
  readonly links: readonly string[];
}

/** The same as the foreign keys say it, read from the declarations they are made of. */
export function waysTo(catalogue: Catalogue, entity: Entity): Ways {
  const known = cache.get(entity);
  if (known) return known;
  const by = (onDelete: 'cascade' | 'clear'): Way[] =>
    catalogue.entities.flatMap((from) =>
      Object.entries(from.fields).flatMap(([name, field]) =>
        field.type === 'ref' &&
        field.to === entity.name &&
        field.onDelete === onDelete &&
        !field.loose &&
        !from.goesForGood
          ? [{ from, column: columnName(name, field) }]
          : [],
      ),
    );
  const ways = {
    parts: by('cascade'),
    emptied: by('clear'),
    links: listFields(entity).map((field) => linkTableName(entity, field)),
  };
  cache.set(entity, ways);
  return ways;
}
const cache = new WeakMap<Entity, Ways>();

/** Records that people delete lie in the bin for a while; what only the system knows of, or what goes for good, does not. */
export const isBinned = (entity: Entity): boolean =>
  !entity.internal && entity.scope !== 'global' && !entity.goesForGood;
