import type { Entity } from '@homeport/grammar';
import type { Caller } from '../rights/caller.ts';
import { rightsOf } from '../rights/rights.ts';
import type { Store } from '../store/store.ts';

/** What is looked through. */
export type FindSource = Pick<Store, 'catalogue' | 'find'>;

/** A record by its title. */
export interface FoundRecord {
  readonly entity: string;
  readonly id: string;
  readonly title: string;
  /** Whose it is, where several companies were looked through. */
  readonly tenantId?: string;
}

/** Entities that have a page, words to be found by, and that the caller may read with all of these words. */
function soughtBy(source: FindSource, caller: Caller) {
  return source.catalogue.entities.flatMap((entity: Entity) => {
    if (entity.internal || !entity.menu || !entity.search?.length) return [];
    const allowance = rightsOf(caller, entity);
    // Who may not see a field must not find by it, nor be told it as a title.
    const isOpen = [...entity.search, ...entity.title].every((name) => !allowance.hidden.has(name));
    return allowance.deeds.read === undefined || !isOpen ? [] : [{ entity, allowance }];
  });
}

/** Records of everything the caller may see whose words these are, the best first; one call, one statement. */
export async function findRecords(source: FindSource, caller: Caller, text: string): Promise<readonly FoundRecord[]> {
  const sought = soughtBy(source, caller);
  if (sought.length === 0 || text.trim() === '') return [];
  return JSON.parse(await source.find(caller, sought, text)) as FoundRecord[];
}
