import { defineRules } from '@homeport/grammar';
import { total } from './amounts.rules.ts';
import { creditNote } from './credit-note.entity.ts';
import { financeRefusals as no } from './finance.refusals.ts';
import { refuseOwn } from './invoice.rules.ts';

/** What is loaded before the rules of a credit note run. */
export interface CreditNoteFacts extends Readonly<Record<string, unknown>> {
  readonly invoice: { readonly currency: string; readonly financialEntity: string };
  readonly lines: number;
  readonly goods: string;
  readonly tax: string;
  /** Lines that name no line of this invoice. */
  readonly undefinedLines: number;
  /** Lines whose invoice line other approved notes have credited so far that this one would go over it. */
  readonly overCreditedLines: number;
  readonly isPeriodClosed: boolean;
  readonly createdBy: string | null;
}

export const creditNoteRules = defineRules<typeof creditNote, CreditNoteFacts>(creditNote, {
  derive: (_, facts) => ({
    financialEntity: facts.invoice.financialEntity,
    currency: facts.invoice.currency,
    goodsAmount: total(facts.invoice.currency, facts.goods),
    taxAmount: total(facts.invoice.currency, facts.tax),
    totalAmount: total(facts.invoice.currency, facts.goods, facts.tax),
  }),
  guards: {
    hasLines: (_, { lines }) => (lines === 0 ? no.noLines() : undefined),
    namesItsLines: (_, { undefinedLines }) => (undefinedLines > 0 ? no.undefinedLine() : undefined),
    leavesSomething: (_, { overCreditedLines }) => (overCreditedLines > 0 ? no.lineFullyCredited() : undefined),
    isNotOwn: (_, facts) => refuseOwn(facts),
    isPeriodOpen: (_, { isPeriodClosed }) => (isPeriodClosed ? no.periodClosed({}, 'creditDate') : undefined),
  },
});
