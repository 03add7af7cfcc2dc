import { type Allowance, allowanceOf, type Catalogue, type Entity } from '@homeport/grammar';
import type { Caller } from '../store.ts';
import { everything } from '../everything.ts';

/** What a statement is composed for: the catalogue and whose rights hold. Statements of equal roles are the same. */
export interface Scope {
  readonly catalogue: Catalogue;
  readonly roles: readonly string[];
  /** All rights: no access filter holds, row security still does. */
  readonly isSystem: boolean;
  /** The server uses text indexes under row security only with the tenant repeated in the statement. */
  readonly repeatsTenant: boolean;
  /** A new alias for a table. */
  alias(stem: string): string;
  /** What these rights are for an entity. */
  rights(entity: Entity): Allowance;
}

/** A scope for one statement. */
export function scopeOf(catalogue: Catalogue, caller: Caller, allowance: Allowance, repeatsTenant: boolean): Scope {
  const { roles } = caller.me;
  const isSystem = caller.system !== undefined || allowance === everything;
  let count = 0;
  return {
    catalogue,
    roles,
    isSystem,
    repeatsTenant,
    alias: (stem) => `${stem}${++count}`,
    rights: (entity) => (isSystem ? everything : allowanceOf(entity.access, roles)),
  };
}
