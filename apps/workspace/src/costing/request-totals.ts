import { Exact, idIn } from '@homeport/grammar';
import type { RequestEstimate } from '@homeport/model/costing';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What of a request its estimate is asked with; null before it has a policy and a first day. */
export function askedOf(values: FormValues) {
  const policy = idIn(values.policy);
  const startDate = text(values.startDate);
  if (policy === undefined || startDate === undefined) return null;
  const [pack, endDate, hostCountry] = [idIn(values.relocationPackage), text(values.endDate), text(values.hostCountry)];
  const currency = text(values.currency);
  return {
    ...{ policy, startDate },
    ...(pack !== undefined && { relocationPackage: pack }),
    ...(endDate !== undefined && { endDate }),
    ...(hostCountry !== undefined && { hostCountry }),
    ...(currency !== undefined && { currency }),
    ...(typeof values.familySize === 'number' && { familySize: values.familySize }),
  };
}

const sum = (amounts: readonly string[]): string =>
  amounts.reduce((all, amount) => all.plus(amount), new Exact(0)).toFixed();
/** The totals of a request, and its lines year by year. */
export const totalsOf = (lines: RequestEstimate['lines']) => ({
  low: sum(lines.map((line) => line.low)),
  likely: sum(lines.map((line) => line.amount)),
  high: sum(lines.map((line) => line.high)),
  rows: [...lines].sort((a, b) => a.year - b.year),
});

/** By how much what is likely is more than the budget of a request, in the currency of both; null where it is not, or they differ. */
export function overBudget(likely: string, currency: string, values: FormValues): string | null {
  const { budget } = values;
  if (budget === null || budget === undefined || budget === '' || values.currency !== currency) return null;
  const over = new Exact(likely).minus(String(budget));
  return over.gt(0) ? over.toFixed() : null;
}
