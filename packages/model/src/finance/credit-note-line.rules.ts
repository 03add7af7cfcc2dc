import { defineRules, Exact, type Refusal } from '@homeport/grammar';
import { difference, lineAmounts, taxOn, total } from './amounts.rules.ts';
import { type CreditNoteLine, creditNoteLine } from './credit-note-line.entity.ts';
import { financeRefusals as no } from './finance.refusals.ts';

/** The line that is credited, as it was invoiced. */
export interface CreditedLine {
  readonly goods: string;
  readonly taxRate: string | null;
  /** What other credit notes that are not cancelled credit of it already. */
  readonly credited: string;
  readonly isOfThisInvoice: boolean;
}
export interface CreditNoteLineFacts extends Readonly<Record<string, unknown>> {
  readonly currency: string;
  /** Null while no line is chosen. */
  readonly line: CreditedLine | null;
}

export const creditNoteLineRules = defineRules<typeof creditNoteLine, CreditNoteLineFacts>(creditNoteLine, {
  derive: (given, facts) => {
    const creditAmount = creditOf(given, facts);
    return {
      currency: facts.currency,
      creditAmount,
      taxAmount: creditAmount === null ? null : taxOn(creditAmount, facts.line?.taxRate ?? null, facts.currency),
    };
  },
  check: (given, _before, facts) => [
    ...(facts.line && !facts.line.isOfThisInvoice ? [no.otherInvoice({}, 'invoiceLine')] : []),
    ...checkCredit(given, facts),
  ],
});

type Given = Pick<CreditNoteLine, 'amount' | 'newQuantity' | 'newUnitAmount'>;

/** What goes back without tax: the amount given, or what the new line is worth less than the old one. */
export function creditOf(
  given: Given,
  { line, currency }: Pick<CreditNoteLineFacts, 'line' | 'currency'>,
): string | null {
  if (given.amount !== null) return total(currency, given.amount);
  const fresh = newLineOf(given, currency);
  return line === null || fresh === null ? null : difference(currency, line.goods, fresh);
}

const newLineOf = ({ newQuantity, newUnitAmount }: Given, currency: string): string | null =>
  newQuantity === null || newUnitAmount === null
    ? null
    : lineAmounts({ quantity: newQuantity, unitAmount: newUnitAmount }, null, currency).goodsAmount;

/** Above nothing, and not over what is left of the line after all other credits. */
export function checkCredit(given: Given, facts: Pick<CreditNoteLineFacts, 'line' | 'currency'>): Refusal[] {
  const { line, currency } = facts;
  if (given.amount !== null) {
    if (!new Exact(given.amount).gt(0)) return [no.creditNotPositive({}, 'amount')];
    const isOver = line !== null && new Exact(given.amount).plus(line.credited).gt(line.goods);
    return isOver ? [no.creditOverInvoiced({}, 'amount')] : [];
  }
  const fresh = newLineOf(given, currency);
  if (fresh === null) return [no.nothingToCredit({}, 'amount')];
  const left = line === null ? null : new Exact(line.goods).minus(line.credited);
  const isValid = left !== null && !new Exact(fresh).lt(0) && new Exact(fresh).lt(left);
  return isValid ? [] : [no.newLineNotLess({}, 'newUnitAmount')];
}
