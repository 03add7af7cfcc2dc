import type { Context } from '@homeport/engine';
import { allowanceFor, type Entity } from '@homeport/grammar';
import { caseService, costEstimateLine } from '@homeport/model/cases';
import { caseExpense } from '@homeport/model/expenses';
import { caseActualCost, vendorInvoiceLine } from '@homeport/model/finance';
import { payslip } from '@homeport/model/payroll';
import type { SpentSource } from './spent-sql.ts';

const entities: Readonly<Record<SpentSource, Entity>> = {
  ...{ caseExpense, vendorInvoiceLine, caseService, payslip, caseActualCost },
};
/** Where it is written what was spent. */
export const spentSources: readonly SpentSource[] = [
  ...(['caseExpense', 'vendorInvoiceLine', 'caseService', 'payslip', 'caseActualCost'] as const),
];

/** Which of the books the caller reads, and whether pay is closed to them. */
export function seenBy({ me }: Pick<Context, 'me'>): {
  readonly sources: readonly SpentSource[];
  readonly isPayClosed: boolean;
} {
  return {
    sources: spentSources.filter((name) => allowanceFor(entities[name], me).deeds.read !== undefined),
    isPayClosed: allowanceFor(costEstimateLine, me).hidden.has('payAmount'),
  };
}
