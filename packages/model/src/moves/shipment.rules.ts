import { currencyDecimals, defineRules } from '@homeport/grammar';
import { margin } from '../finance/door.generated.ts';
import { measured } from './measure.rules.ts';
import { movesRefusals as no } from './moves.refusals.ts';
import { shipment } from './shipment.entity.ts';

/** What is loaded before the rules of a shipment run. */
export interface ShipmentFacts extends Readonly<Record<string, unknown>> {
  /** The shipment it is a variant of. */
  readonly primary: { readonly isVariant: boolean; readonly salesStatus: string } | null;
}

export const shipmentRules = defineRules<typeof shipment, ShipmentFacts>(shipment, {
  derive: (s) => ({
    ...measured(s, { volumes: ['grossVolume', 'netVolume'], weights: ['grossWeight', 'netWeight'] }),
    ...earned(s.costAmount, s.saleAmount, s.currency),
  }),
  check: (s, before, { primary }, how) =>
    before === undefined &&
    !how?.isRestored &&
    s.primaryShipment &&
    (!primary || primary.isVariant || primary.salesStatus !== 'QUOTED')
      ? [no.variantOfVariant({}, 'primaryShipment')]
      : [],
  guards: {
    hasPrice: (s) => (s.saleAmount === null ? no.noPrice({}, 'saleAmount') : undefined),
    hasPickupDate: (s) => (s.requiredPickupDate === null ? no.noPickupDate({}, 'requiredPickupDate') : undefined),
    hasDeliveryDate: (s) => (s.actualDeliveryDate === null ? no.noDeliveryDate({}, 'actualDeliveryDate') : undefined),
    isBooked: (s) => (s.salesStatus === 'BOOKED' ? undefined : no.notBooked()),
  },
});

/** Markup, gross profit and its share once both cost and sale are known. */
export function earned(cost: string | null, sale: string | null, currency: string) {
  if (cost === null || sale === null) return { markupPercent: null, grossProfit: null, grossProfitPercent: null };
  return margin(cost, sale, currencyDecimals(currency));
}
