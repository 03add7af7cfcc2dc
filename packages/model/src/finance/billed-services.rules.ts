import { Exact } from '@homeport/grammar';
import { isOverTolerance, type Tolerance } from './tolerance.rules.ts';

/** A service on a vendor's bill: what was agreed for it, and what this and other bills charge; amounts without tax. */
export interface BilledService {
  readonly service: string;
  readonly name: string;
  readonly agreed: string | null;
  readonly agreedCurrency: string | null;
  /** By this bill, in its currency. */
  readonly now: string;
  /** By other bills that stand (neither drafts nor rejected nor cancelled), as far as they are in this one's currency. */
  readonly before: string;
  /** Whether others charge it in another currency. */
  readonly isBilledOtherwise: boolean;
}

/** What somebody has to look at before a service is paid. */
export const billingFindings = {
  OVER_AGREED: 'More than was agreed',
  BILLED_BEFORE: 'Billed before, and nothing was agreed',
  OTHER_CURRENCY: 'Agreed or billed in another currency',
} as const;
export type BillingFinding = keyof typeof billingFindings;

/**
 * What is to be said of a service on a bill in a currency: all bills together may come to what was agreed and the tolerance,
 * amounts in two currencies are not added up, and where nothing was agreed a second bill is asked about. Null: nothing.
 */
export function billingFinding(of: BilledService, currency: string, tolerance: Tolerance): BillingFinding | null {
  if (new Exact(of.now).lte(0)) return null;
  if (of.isBilledOtherwise || (of.agreed !== null && of.agreedCurrency !== currency)) return 'OTHER_CURRENCY';
  if (of.agreed === null) return new Exact(of.before).gt(0) ? 'BILLED_BEFORE' : null;
  return isOverTolerance(of.agreed, new Exact(of.before).plus(of.now).toFixed(), tolerance) ? 'OVER_AGREED' : null;
}

/** How many of the services of a bill have something to be looked at. */
export const findingsIn = (services: readonly BilledService[], currency: string, tolerance: Tolerance): number =>
  services.filter((one) => billingFinding(one, currency, tolerance) !== null).length;
