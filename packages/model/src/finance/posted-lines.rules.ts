import { Exact, fitsCurrency, isId, type Refusal } from '@homeport/grammar';
import { financeRefusals as no } from './finance.refusals.ts';

/** A line of a bill as its vendor enters it: a service, and what is charged for it without tax. */
export interface PostedLine {
  readonly caseService: string;
  readonly description: string | null;
  readonly quantity: string;
  readonly unitAmount: string;
  readonly taxCode: string | null;
}

const longestDescription = 300;
const mostLines = 200;
const textIn = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);
const amountIn = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : textIn(value);
  return text !== null && /^-?\d{1,12}(\.\d{1,4})?$/.test(text) ? text : null;
};
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was sent as the lines of a bill in a currency, or why it is none: each a service, a quantity above 0 and an amount. */
export function postedLines(given: unknown, currency: string): readonly PostedLine[] | Refusal {
  if (!Array.isArray(given) || given.length === 0 || given.length > mostLines) return no.linesNeeded({}, 'lines');
  const lines = given.map((one: unknown): PostedLine | undefined => {
    if (!isObject(one)) return undefined;
    const caseService = textIn(one.caseService);
    const unitAmount = amountIn(one.unitAmount);
    const quantity = amountIn(one.quantity ?? '1');
    const taxCode = textIn(one.taxCode);
    const isSound = caseService !== null && isId(caseService) && (taxCode === null || isId(taxCode));
    if (!isSound || unitAmount === null || quantity === null || !new Exact(quantity).gt(0)) return undefined;
    if (!fitsCurrency(unitAmount, currency)) return undefined;
    const description = textIn(one.description)?.slice(0, longestDescription) ?? null;
    return { caseService, description, quantity, unitAmount, taxCode };
  });
  const sound = lines.filter((line) => line !== undefined);
  return sound.length === lines.length ? sound : no.linesNeeded({}, 'lines');
}

/** The day a bill is due, `days` after it was written; yyyy-MM-dd. */
export const dueAfter = (invoiceDate: string, days: number | null): string =>
  Temporal.PlainDate.from(invoiceDate)
    .add({ days: days ?? 0 })
    .toString();
