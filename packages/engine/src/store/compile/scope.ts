import type { Allowance, Catalogue, Entity, RoleHolder } from '@homeport/grammar';
import { sql } from 'kysely';
import type { Caller } from '../../rights/caller.ts';
import { everything } from '../../rights/everything.ts';
import { holderIn, rightsOfHolder } from '../../rights/rights.ts';
import { tableName } from '../../schema/names.ts';
import { type Sql, table } from './statement.ts';

/** What a statement is composed for: the catalogue and whose rights hold. Statements of equal roles are the same. */
export interface Scope {
  readonly catalogue: Catalogue;
  readonly holder: RoleHolder;
  /** All rights: no access filter holds, row security still does. */
  readonly isSystem: boolean;
  /** The server uses text indexes under row security only with the tenant repeated in the statement. */
  readonly repeatsTenant: boolean;
  /** In which records are called, where they have names in several. */
  readonly language: string;
  /** A new alias for a table. */
  alias(stem: string): string;
  /** What these rights are for an entity. */
  rights(entity: Entity): Allowance;
  /** Where the records of an entity are read from. */
  from(entity: Entity): Sql;
  /** The company of the row at hand, where a statement reads over several; otherwise row security knows the only one. */
  readonly company?: Sql;
}

/** Whether no access filter holds: for the system, and for code that was handed all rights. A role that may do everything is not it. */
export const actsAsSystem = (caller: Caller, allowance: Allowance): boolean =>
  caller.system !== undefined || allowance === everything;

/** The language of whoever asks; the system reads no titles for anybody, and has those that records were given first. */
export const languageFor = (caller: Caller, allowance: Allowance): string =>
  actsAsSystem(caller, allowance) ? 'en' : (caller.me.locale.split('-')[0] ?? 'en');

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
    language: languageFor(caller, allowance),
    alias: (stem) => `${stem}${++count}`,
    rights: (entity) => (isSystem ? everything : rightsOfHolder(holder, entity)),
    from: (entity) => table(tableName(entity)),
  };
}

/** The company of a row in a statement over several. */
const companyAtHand = sql.ref('c.tenant');

/**
 * A scope for a statement over several companies: whatever it reads is read from the company of the row at hand, so that each
 * row is found, named and judged as in its own company alone.
 */
export function portfolioScope(catalogue: Catalogue, caller: Caller, allowance: Allowance): Scope {
  return {
    ...scopeOf(catalogue, caller, allowance, false),
    company: companyAtHand,
    from: (entity) =>
      entity.scope === 'global'
        ? table(tableName(entity))
        : sql`(select s.* from ${table(tableName(entity))} s where s.tenant_id = ${companyAtHand})`,
  };
}
