import { calculatedOn, defineCalculation, defineRules, Exact, money } from '@homeport/grammar';
import { compensationDocument } from './compensation-document.entity.ts';
import { payrollRefusals as no } from './payroll.refusals.ts';
import { payrollInstruction } from './payroll-instruction.entity.ts';
import { type Payslip, payslip } from './payslip.entity.ts';
import { sharePlanGrant } from './share-plan-grant.entity.ts';

/** What is loaded before the rules of an instruction run. */
export interface InstructionFacts extends Readonly<Record<string, unknown>> {
  readonly createdBy: string | null;
  /** From when the instruction it replaces holds. */
  readonly replacedFrom: string | null;
  /** Whose assignment it is, where that is known. */
  readonly caseEmployee: string | null;
}
export const payrollInstructionRules = defineRules<typeof payrollInstruction, InstructionFacts>(payrollInstruction, {
  check: (i, before, { replacedFrom, caseEmployee }) => {
    const isMoved = before?.employee.id !== i.employee.id || before.caseDetail.id !== i.caseDetail.id;
    const isOther = isMoved && caseEmployee !== null && i.employee.id !== caseEmployee;
    return [
      ...(replacedFrom !== null && i.effectiveFrom <= replacedFrom
        ? [no.effectiveDateNotLater({}, 'effectiveFrom')]
        : []),
      ...(isOther ? [no.otherEmployee({}, 'employee')] : []),
    ];
  },
  guards: {
    isNotOwn: (_, { createdBy, me }) =>
      me.roles.length > 0 && createdBy === me.user ? no.ownInstruction() : undefined,
  },
});

/** What a payslip leaves of the gross. */
export const netPay = defineCalculation({
  name: 'netPay',
  source: 'The gross less tax, social security and other deductions',
  inputs: {
    grossPay: money('Gross'),
    taxWithheld: money('Tax withheld'),
    socialSecurity: money('Social security'),
    otherDeductions: money('Other deductions'),
  },
  result: money('Net'),
  work: ({ grossPay, taxWithheld, socialSecurity, otherDeductions }) =>
    grossPay.minus(taxWithheld, socialSecurity, otherDeductions).rounded(),
});

const netOf = (slip: Pick<Payslip, 'grossPay' | 'taxWithheld' | 'socialSecurity' | 'otherDeductions'>) =>
  new Exact(slip.grossPay)
    .minus(slip.taxWithheld ?? 0)
    .minus(slip.socialSecurity ?? 0)
    .minus(slip.otherDeductions ?? 0);
export const payslipRules = defineRules(payslip, {
  derive: (slip) => ({ netPay: calculatedOn(payslip, netPay, { ...slip }).value }),
  check: (slip) => (netOf(slip).lt(0) ? [no.deductionsOverGross({}, 'grossPay')] : []),
});

/** Vested and not exercised; the option price is in GBP whatever the company's currency (specification, section 9). */
export const sharePlanGrantRules = defineRules(sharePlanGrant, {
  derive: ({ vestedQuantity, exercisedQuantity }) => ({
    currency: 'GBP',
    openQuantity: (vestedQuantity ?? 0) - (exercisedQuantity ?? 0),
  }),
  check: ({ quantity, vestedQuantity, exercisedQuantity }) => [
    ...((vestedQuantity ?? 0) > quantity ? [no.overGranted({}, 'vestedQuantity')] : []),
    ...((exercisedQuantity ?? 0) > (vestedQuantity ?? 0) ? [no.overVested({}, 'exercisedQuantity')] : []),
  ],
});

export const compensationDocumentRules = defineRules<
  typeof compensationDocument,
  { readonly today: string; readonly replacedFrom: string | null }
>(compensationDocument, {
  derive: (letter, { today }) => ({
    sentDate: letter.status === 'SENT' || letter.status === 'SIGNED' ? (letter.sentDate ?? today) : null,
    signedDate: letter.status === 'SIGNED' ? (letter.signedDate ?? today) : null,
  }),
  check: (letter, _before, { replacedFrom }) =>
    replacedFrom !== null && letter.effectiveDate <= replacedFrom
      ? [no.effectiveDateNotLater({}, 'effectiveDate')]
      : [],
  guards: {
    hasLetter: ({ letter }) => (letter === null ? no.noLetter({}, 'letter') : undefined),
    hasSignedLetter: ({ signedLetter }) => (signedLetter === null ? no.noLetter({}, 'signedLetter') : undefined),
  },
});
