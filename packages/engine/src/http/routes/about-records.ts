import { allowanceFor, type Catalogue, type Entity, kebab, type RoleHolder, type Route } from '@homeport/grammar';
import { rightsOfHolder } from '../../rights/rights.ts';

/** The entity whose records a call with a fixed path shows or changes; undefined when it is about none. */
export function aboutOf(catalogue: Catalogue, { about, path }: Route): Entity | undefined {
  if (about !== undefined) return about === null ? undefined : catalogue.entity(about);
  const within = path.replace(/^fe\//, '');
  const begins = (start: string): boolean => within === start || within.startsWith(`${start}/`);
  return catalogue.entities.find((e) => begins(kebab(e.name)) || e.paths?.some(begins));
}

/**
 * Whether the company has taken so much of these records from the holder that a call which does not ask for rights record by
 * record, and field by field, cannot be answered.
 */
export function isNarrowed(entity: Entity, holder: RoleHolder, method: Route['method']): boolean {
  if (holder.narrowings === undefined) return false;
  const declared = allowanceFor(entity, { roles: holder.roles });
  const left = rightsOfHolder(holder, entity);
  const deed = ({ GET: 'read', POST: 'read', PUT: 'update', PATCH: 'update', DELETE: 'delete' } as const)[method];
  return (
    (['read', deed] as const).some((d) => JSON.stringify(declared.deeds[d]) !== JSON.stringify(left.deeds[d])) ||
    left.hidden.size > declared.hidden.size
  );
}
