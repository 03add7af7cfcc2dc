import { type Allowance, certain, type Entity } from '@homeport/grammar';
import type { Caller } from '../rights/caller.ts';
import { factOf } from './compile/conditions.ts';
import { looksAtItself } from './compile/counted.ts';
import type { ListQuery } from './store.ts';

/** What lists told of their totals, to be asked whether it still holds (see `toldTotal`). Forgets what nobody asks for. */
export interface Totals {
  get(key: string): string | undefined;
  set(key: string, told: string): void;
}

/** Remembers so many at most; the ones that were not asked for longest go first. */
export function makeTotals(most = 5_000): Totals {
  const known = new Map<string, string>();
  return {
    get: (key) => known.get(key),
    set: (key, told) => {
      known.delete(key);
      known.set(key, told);
      if (known.size > most) known.delete(certain(known.keys().next().value));
    },
  };
}

/**
 * Names the rows that a total counts: tenant, rights, filter with its values, words. Undefined where a total cannot be asked
 * whether it still holds: other tables decide with, or the rows are those of all tenants.
 */
export function totalKey(
  caller: Caller,
  entity: Entity,
  allowance: Allowance,
  query: ListQuery,
  form: string,
  values: readonly unknown[],
): string | undefined {
  const { read } = allowance.deeds;
  const isOwn = entity.scope !== 'global' && looksAtItself(entity, read) && looksAtItself(entity, query.filter);
  if (query.total !== 'exact' || !isOwn) return undefined;
  // Facts of the caller stand in filters of declarations and of callers.
  const facts =
    (read === true || read === undefined) && !form.includes('$')
      ? ''
      : JSON.stringify(namedFacts(form).map((fact) => factOf(fact, caller)));
  return `${caller.tenant} ${form} ${JSON.stringify(values)} ${query.text ?? ''} ${facts}`;
}
// The tenant stands in every key by itself.
const callerFacts = [
  '$me.user',
  '$me.person',
  '$me.employee',
  '$me.family',
  '$me.delegators',
  '$me.audiences',
  '$today',
] as const;
/** The present moment only where it is named: with it no count would ever be found again. */
const namedFacts = (form: string) => (form.includes('$now') ? [...callerFacts, '$now' as const] : callerFacts);
