import {
  calculatedOn,
  defineCalculation,
  defineRules,
  inputRefusals,
  least,
  makerOf,
  many,
  money,
  sum,
  type TraceSource,
  yesNo,
} from '@homeport/grammar';
import { payrollRefusals as no } from './payroll.refusals.ts';
import { type TaxSettlement, taxSettlement } from './tax-settlement.entity.ts';

/**
 * What is between the person and the company for a year. Equalisation (EX-07): the hypothetical tax as it came out less what was held back
 * of it. Protection (EX-08): where the taxes of the world are lower than that, the person bears those and keeps the rest.
 */
export const taxSettled = defineCalculation({
  name: 'taxSettled',
  source:
    'Equalisation: the final hypothetical tax less what was withheld of it; protection: the smaller of it and the actual worldwide tax, less what was withheld',
  inputs: {
    finalHypo: money('Final hypothetical tax'),
    withheldHypo: money('Hypothetical tax withheld'),
    actualTax: money('Actual worldwide tax'),
    isProtected: yesNo('Tax protection'),
  },
  result: money('Owed by the person'),
  work: ({ finalHypo, withheldHypo, actualTax, isProtected }) =>
    (isProtected ? least(finalHypo, actualTax) : finalHypo).minus(withheldHypo).rounded(),
});

/** What the taxes of a year cost the company: what it paid at home and abroad less what the person bears (EX-07). */
export const taxCompanyCost = defineCalculation({
  name: 'taxCompanyCost',
  source: 'Home and host tax paid by the company less what the person bears',
  inputs: {
    homeTax: money('Home tax paid by the company'),
    hostTax: money('Host tax paid by the company'),
    finalHypo: money('Final hypothetical tax'),
    actualTax: money('Actual worldwide tax'),
    isProtected: yesNo('Tax protection'),
  },
  result: money('Tax cost of the company'),
  work: ({ homeTax, hostTax, finalHypo, actualTax, isProtected }) =>
    homeTax
      .plus(hostTax)
      .minus(isProtected ? least(finalHypo, actualTax) : finalHypo)
      .rounded(),
});

/** What was held back of the pay as hypothetical tax, payslip by payslip. */
export const hypoWithheld = defineCalculation({
  name: 'hypoWithheld',
  source: 'The tax withheld on the payslips of the assignment that were paid in the tax year',
  inputs: { withheld: many(money('Withheld')) },
  result: money('Hypothetical tax withheld'),
  work: ({ withheld }, _, { currency }: { readonly currency: string }) =>
    sum(withheld, { kind: 'money', currency }).rounded(),
});

/** What payslips of the assignment say was withheld in the year, in the currency of the settlement. */
export interface SettlementFacts extends Readonly<Record<string, unknown>> {
  readonly payslips: readonly { readonly value: string; readonly title: string; readonly source: TraceSource }[];
}

/** Worked out until somebody has approved it. */
export const taxSettlementRules = defineRules<typeof taxSettlement, SettlementFacts>(taxSettlement, {
  derive: (record, { payslips }) => {
    if (record.status !== 'DRAFT') return {};
    const { currency, withheldElse: value } = record;
    const withheld = value === null ? payslips.map((one) => ({ ...one, currency })) : [{ value, currency }];
    const { value: withheldHypo, trace: withheldExplanation } = hypoWithheld.run({ withheld }, { currency });
    return { withheldHypo, withheldExplanation, ...settlementOf({ ...record, withheldHypo }) };
  },
  check: ({ isProtected, actualTax }) =>
    isProtected && actualTax === null
      ? [inputRefusals.required({ label: taxSettlement.fields.actualTax.label }, 'actualTax')]
      : [],
  guards: {
    isNotOwn: (record, { me }) => (makerOf(record) === me.user ? no.ownInstruction() : undefined),
  },
});

/** Who owes how much, and what it costs the company, in major units of the currency. */
export const settlementOf = (of: Partial<TaxSettlement> & { readonly currency: string }) => ({
  settled: calculatedOn(taxSettlement, taxSettled, { ...of }).value,
  companyCost: calculatedOn(taxSettlement, taxCompanyCost, { ...of }).value,
});
