import type { Entity } from '@homeport/grammar';
import { useEffect, useMemo } from 'react';

/** The list a record was opened from: its ids in their order and its address. */
interface Walk {
  readonly ids: readonly string[];
  readonly address: string;
}
const keyOf = (tenant: string, entity: Entity): string => `homeport.walk.${tenant}.${entity.name}`;

/** Remembers the rows on screen, so that `[` and `]` on a record walk them. For this tab only. */
export function rememberWalk(tenant: string, entity: Entity, walk: Walk): void {
  try {
    sessionStorage.setItem(keyOf(tenant, entity), JSON.stringify(walk));
  } catch {
    // Without storage a record simply has no neighbours.
  }
}
function readWalk(tenant: string, entity: Entity): Walk | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(tenant, entity)) ?? 'null') as Walk | null;
  } catch {
    return null;
  }
}
const lastKey = (tenant: string, entity: Entity): string => `homeport.last.${tenant}.${entity.name}`;
/** The record that was opened last: who comes back to the list goes on at its row. */
export function lastOpened(tenant: string, entity: Entity): string | null {
  try {
    return sessionStorage.getItem(lastKey(tenant, entity));
  } catch {
    return null;
  }
}
function rememberLast(tenant: string, entity: Entity, id: string): void {
  try {
    sessionStorage.setItem(lastKey(tenant, entity), id);
  } catch {
    // Without storage a list simply begins at its first row.
  }
}
/** The records before and behind one, as the list last shown has them. */
export function useNeighbours(
  tenant: string,
  entity: Entity,
  id: string,
): { before: string | null; behind: string | null; address: string | null } {
  useEffect(() => rememberLast(tenant, entity, id), [tenant, entity, id]);
  return useMemo(() => {
    const walk = readWalk(tenant, entity);
    const at = walk?.ids.indexOf(id) ?? -1;
    if (!walk || at < 0) return { before: null, behind: null, address: walk?.address ?? null };
    return { before: walk.ids[at - 1] ?? null, behind: walk.ids[at + 1] ?? null, address: walk.address };
  }, [tenant, entity, id]);
}
