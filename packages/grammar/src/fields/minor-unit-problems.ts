import { inputRefusals as no } from '../input-refusals.ts';
import type { Refusal } from '../refusal.ts';
import type { Fields } from './field.ts';
import { currencyDecimals, fitsCurrency } from './minor-unit.ts';

type Given = Readonly<Record<string, unknown>>;

/**
 * Amounts finer than their currency (100.50 JPY), at their fields. Values by field name. Where the values `before` are given,
 * only what differs from them is looked at: an amount that is stored is not the fault of who saves something else. What rules
 * compute is not a person's to put right.
 */
export function minorUnitProblems(fields: Fields, values: Given, before?: Given): Refusal[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.type !== 'money' || field.derived) return [];
    const [amount, currency] = [values[name], values[field.currency]];
    if (typeof amount !== 'string' || typeof currency !== 'string' || fitsCurrency(amount, currency)) return [];
    if (before && before[name] === amount && before[field.currency] === currency) return [];
    const wire = 'wire' in field && field.wire ? String(field.wire) : name;
    return [no.tooManyDecimals({ label: field.label, decimals: currencyDecimals(currency) }, wire)];
  });
}
