import type { SystemContext } from '@homeport/engine';
import { idIn, isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import { payrollInstruction } from '@homeport/model/payroll';

/** What payroll is told once, of an assignment. Amounts are above zero, in major units of the currency. */
export interface Told {
  readonly caseDetail: string;
  readonly kind: 'PAYMENT' | 'DEDUCTION';
  readonly description: string;
  readonly amount: string | null;
  readonly currency: string;
  readonly isTaxable: boolean;
  readonly payProfile: unknown;
  readonly from: string;
}

/** An instruction that settles something. Whoever settles it has written it, so that somebody else of payroll approves it. */
export async function instruct(system: SystemContext, told: Told): Promise<{ readonly id: string } | Refusal> {
  const of = await system.records(caseDetail).get(told.caseDetail);
  if (isRefusal(of)) return of;
  const { kind, amount, currency, isTaxable, from: effectiveFrom } = told;
  return system.records(payrollInstruction).create({
    ...{ caseDetail: of.id, employee: idIn(of.employee), payProfile: idIn(told.payProfile) },
    ...{ kind, amount, currency, isTaxable, effectiveFrom, frequency: 'ONCE' },
    description: told.description.slice(0, 200),
  });
}
