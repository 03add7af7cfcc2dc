import type { Entity } from '@homeport/grammar';
import type { Caller } from '../rights/caller.ts';
import { forExport, rightsOf } from '../rights/rights.ts';
import type { Store } from '../store/store.ts';

/** What exports read from. */
export type ExportSource = Pick<Store, 'catalogue' | 'list'>;

/** Records the caller may both read and export; what is exported is never more than what is seen. */
export const exportRights = (caller: Caller, entity: Entity) => forExport(rightsOf(caller, entity));

/**
 * Whether the caller's rights are still those a file was made with: what may be read and exported, and which fields are
 * hidden, as text to compare.
 */
export function exportAccess(caller: Caller, entity: Entity): string {
  const rights = exportRights(caller, entity);
  return JSON.stringify([
    rights.deeds.export !== undefined && rights.deeds.read !== undefined,
    rights.deeds.read ?? null,
    [...rights.hidden].sort(),
  ]);
}
