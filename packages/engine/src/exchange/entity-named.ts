import type { Catalogue, Entity, Refusal } from '@homeport/grammar';
import { exchangeRefusals } from './exchange-refusals.ts';

/** The entity of an address, by its name; what does not exist or is internal is not there. */
export function entityNamed(catalogue: Catalogue, name: string | undefined): Entity | Refusal {
  const entity = name !== undefined && catalogue.hasEntity(name) ? catalogue.entity(name) : undefined;
  return entity && !entity.internal ? entity : exchangeRefusals.unknownEntity();
}
