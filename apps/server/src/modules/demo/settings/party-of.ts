import type { Values } from '@homeport/grammar';
import { party } from '@homeport/model/crm';
import type { World } from '../world.ts';
import { setCoded } from './settle.ts';

/**
 * The party of a provider, creditor, customer or company, as the server makes it with the first of them: the one of that name, else
 * a new one. Answers what its sides say of it.
 */
export function partyOf(
  world: World,
  given: { readonly code: string; readonly name: string; readonly kind: string; readonly taxNumber?: string } & Values,
): { readonly party: string; readonly taxNumber: string | null } {
  const known = world.rowsOf(party).find(({ id }) => world.valuesOf(party, id).name === given.name);
  if (known) {
    const { taxNumber } = world.valuesOf(party, known.id);
    return { party: known.id, taxNumber: typeof taxNumber === 'string' ? taxNumber : null };
  }
  const { code, name, ...more } = given;
  return { party: setCoded(world, party, code, name, more), taxNumber: given.taxNumber ?? null };
}
