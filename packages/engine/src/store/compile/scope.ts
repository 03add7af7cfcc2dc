import type { Allowance, Catalogue, Entity, RoleHolder } from '@homeport/grammar';
import type { Caller } from '../../rights/caller.ts';
import { everything } from '../../rights/everything.ts';
import { holderIn, rightsOfHolder } from '../../rights/rights.ts';

/** What a statement is composed for: the catalogue and whose rights hold. Statements of equal roles are the same. */
export interface Scope {
  readonly catalogue: Catalogue;
  readonly holder: RoleHolder;
  /** All rights: no access filter holds, row security still does. */
  readonly isSystem: boolean;
  /** The server uses text indexes under row security only with the tenant repeated in the statement. */
  readonly repeatsTenant: boolean;
  /** A new alias for a table. */
  alias(stem: string): string;
  /** What these rights are for an entity. */
  rights(entity: Entity): Allowance;
}

/** Whether no access filter holds: for the system, and for code that was handed all rights. A role that may do everything is not it. */
export const actsAsSystem = (caller: Caller, allowance: Allowance): boolean =>
  caller.system !== undefined || allowance === everything;

/** A scope for one statement. */
export function scopeOf(catalogue: Catalogue, caller: Caller, allowance: Allowance, repeatsTenant: boolean): Scope {
  const isSystem = actsAsSystem(caller, allowance);
  const holder = holderIn(caller.me, caller.tenant);
  let count = 0;
  return {
    catalogue,
    holder,
    isSystem,
    repeatsTenant,
    alias: (stem) => `${stem}${++count}`,
    rights: (entity) => (isSystem ? everything : rightsOfHolder(holder, entity)),
  };
}
