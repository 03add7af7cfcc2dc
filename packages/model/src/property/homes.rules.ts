import { currencyDecimals, defineRules, Exact } from '@homeport/grammar';
import { round } from '../money/door.generated.ts';
import { homeSale } from './home-sale.entity.ts';
import { lease } from './lease.entity.ts';
import { leaseNegotiation } from './lease-negotiation.entity.ts';
import { propertyRefusals as no } from './property.refusals.ts';
import { temporaryAccommodation } from './temporary-accommodation.entity.ts';

const decimalsOf = currencyDecimals;

/** The last day on which notice can be given so that a contract ends on a day; null without a period of notice. */
export const noticeDay = (end: string, noticeDays: number | null): string | null =>
  noticeDays === null ? null : Temporal.PlainDate.from(end).subtract({ days: noticeDays }).toString();

export const leaseRules = defineRules<typeof lease, { readonly nextReference: string | null }>(lease, {
  derive: (contract, { nextReference }) => ({
    reference: nextReference ?? contract.reference,
    noticeBy: noticeDay(contract.endDate, contract.noticeDays),
  }),
});

export const leaseNegotiationRules = defineRules(leaseNegotiation, {
  derive: ({ askingRent, agreedRent, depositMonths, currency }) => ({
    monthlySaving:
      askingRent === null || agreedRent === null
        ? null
        : round(new Exact(askingRent).minus(agreedRent).toFixed(), decimalsOf(currency)),
    depositAmount:
      agreedRent === null || depositMonths === null
        ? null
        : round(new Exact(agreedRent).times(depositMonths).toFixed(), decimalsOf(currency)),
  }),
});

/** Nights between two days. */
export const nightsBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;

export const temporaryAccommodationRules = defineRules(temporaryAccommodation, {
  derive: ({ checkInDate, checkOutDate, nightlyRate, extraCost, currency }) => {
    // Days in the wrong order are refused by the declaration; here they count for nothing.
    const nights = Math.max(0, nightsBetween(checkInDate, checkOutDate));
    const cost = new Exact(nightlyRate ?? 0).times(nights).plus(extraCost ?? 0);
    return { nights, totalCost: nightlyRate === null ? null : round(cost.toFixed(), decimalsOf(currency)) };
  },
});

/** What a seller lost on a home, and what is left of the price after commission and mortgage. */
export function saleOutcome(sale: {
  readonly salePrice: string | null;
  readonly purchasePrice: string | null;
  readonly commissionPercent: string | null;
  readonly mortgageBalance: string | null;
  readonly currency: string;
}): { readonly lossOnSale: string | null; readonly netProceeds: string | null } {
  if (sale.salePrice === null) return { lossOnSale: null, netProceeds: null };
  const price = new Exact(sale.salePrice);
  const decimals = decimalsOf(sale.currency);
  const loss = sale.purchasePrice === null ? null : Exact.max(new Exact(sale.purchasePrice).minus(price), 0);
  const commission = round(
    price
      .times(sale.commissionPercent ?? 0)
      .div(100)
      .toFixed(),
    decimals,
  );
  return {
    lossOnSale: loss === null ? null : round(loss.toFixed(), decimals),
    netProceeds: round(
      price
        .minus(commission)
        .minus(sale.mortgageBalance ?? 0)
        .toFixed(),
      decimals,
    ),
  };
}
export const homeSaleRules = defineRules(homeSale, {
  derive: saleOutcome,
  guards: {
    hasOffer: ({ offerAmount }) => (offerAmount === null ? no.noOffer({}, 'offerAmount') : undefined),
    hasSalePrice: ({ salePrice }) => (salePrice === null ? no.noSalePrice({}, 'salePrice') : undefined),
  },
});
