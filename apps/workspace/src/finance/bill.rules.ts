import { Exact } from '@homeport/grammar';
import type { BillableService } from '@homeport/model/finance';

/** What is typed so far: by service the amount that is charged for it, as decimal text. */
export type Charges = Readonly<Record<string, string | null>>;

/** The lines of a bill: services with an amount, in the order in which they are listed. */
export const linesOf = (services: readonly BillableService[], charges: Charges) =>
  services.flatMap(({ id }) => {
    const unitAmount = charges[id];
    return unitAmount ? [{ caseService: id, unitAmount }] : [];
  });

/** What all lines come to, without tax. */
export const sumOf = (services: readonly BillableService[], charges: Charges): string =>
  linesOf(services, charges)
    .reduce((sum, { unitAmount }) => sum.plus(unitAmount), new Exact(0))
    .toFixed();

/** What is left of what was agreed, never below 0; null where nothing was. */
export function leftOf({ agreed, billed }: Pick<BillableService, 'agreed' | 'billed'>): string | null {
  if (agreed === null) return null;
  const left = new Exact(agreed).minus(billed);
  return left.lt(0) ? '0' : left.toFixed();
}

/** Why finance will ask about a line: more than is left, in another currency, or billed again without an agreement. */
export function doubtOf(
  service: BillableService,
  amount: string | null | undefined,
  currency: string | null,
): 'more' | 'currency' | 'again' | null {
  if (!amount || new Exact(amount).lte(0)) return null;
  const left = leftOf(service);
  if (left === null) return new Exact(service.billed).gt(0) ? 'again' : null;
  if (service.currency !== currency) return 'currency';
  return new Exact(amount).gt(left) ? 'more' : null;
}
