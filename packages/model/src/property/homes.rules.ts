import { currencyDecimals, defineRules, Exact, type Facts, type Refusal } from '@homeport/grammar';
import { round } from '../money/door.generated.ts';
import { homeSale } from './home-sale.entity.ts';
import { homeSearchVisit } from './home-search-visit.entity.ts';
import { lease } from './lease.entity.ts';
import { leaseNegotiation } from './lease-negotiation.entity.ts';
import type { Property } from './property.entity.ts';
import { propertyRefusals as no } from './property.refusals.ts';
import { temporaryAccommodation } from './temporary-accommodation.entity.ts';

const decimalsOf = currencyDecimals;

/** The last day on which notice can be given so that a contract ends on a day; null without a period of notice. */
export const noticeDay = (end: string, noticeDays: number | null): string | null =>
  noticeDays === null ? null : Temporal.PlainDate.from(end).subtract({ days: noticeDays }).toString();

export const leaseRules = defineRules(lease, {
  derive: (contract) => ({
    noticeBy: noticeDay(contract.endDate, contract.noticeDays),
  }),
});

/** What is known of the home that a record names; null where none is named. */
export interface HomeFacts extends Facts {
  readonly homeStatus: Property['status'] | null;
}
interface NamesHome {
  readonly property: { readonly id: string } | null;
}
/** A home that is chosen now has to be on offer; one that was chosen while it was stays. */
const refuseHome = (
  on: readonly Property['status'][],
  { property }: NamesHome,
  before: NamesHome | undefined,
  { homeStatus }: HomeFacts,
): readonly Refusal[] =>
  homeStatus === null || property?.id === before?.property?.id || on.includes(homeStatus)
    ? []
    : [no.notOffered({}, 'property')];

/** Only homes that are free are shown to a family. */
export const homeSearchVisitRules = defineRules<typeof homeSearchVisit, HomeFacts>(homeSearchVisit, {
  check: (visit, before, facts) => refuseHome(['AVAILABLE'], visit, before, facts),
});

/** A home that is reserved is being negotiated; one that is let or withdrawn no longer can be. */
export const leaseNegotiationRules = defineRules<typeof leaseNegotiation, HomeFacts>(leaseNegotiation, {
  check: (negotiation, before, facts) => refuseHome(['AVAILABLE', 'RESERVED'], negotiation, before, facts),
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
