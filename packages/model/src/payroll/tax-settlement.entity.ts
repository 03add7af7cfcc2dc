import {
  code,
  currency,
  date,
  defineEntity,
  derived,
  jsonOf,
  lifecycle,
  longText,
  money,
  type RecordOf,
  ref,
  type Trace,
  whole,
  yesNo,
} from '@homeport/grammar';
import { asItsCase, grantTo, ofOthers } from '../role-presets/door.generated.ts';

const settlers = ['payroll', 'master'] as const;

/**
 * The taxes of an assignment for a tax year, once they are known: what was held back as hypothetical tax, what it should have been, what
 * the company paid at home and abroad, and who owes whom. Somebody else approves it; it is settled by an instruction to payroll.
 */
export const taxSettlement = defineEntity({
  name: 'taxSettlement',
  label: 'Tax settlement',
  plural: 'Tax settlements',
  title: ['caseDetail', 'taxYear'],
  unique: [{ fields: ['reference'] }, { fields: ['caseDetail', 'taxYear'] }],
  indexes: [['caseDetail'], ['status']],
  list: ['reference', 'caseDetail', 'taxYear', 'isProtected', 'settled', 'currency', 'status', 'updated'],
  facts: ['caseDetail', 'taxYear', 'settled', 'companyCost'],
  menu: 'financial',
  needsVersion: true,
  work: [
    {
      name: 'decide',
      label: 'Tax settlements to decide',
      waits: { all: [{ field: 'status', op: 'eq', value: 'DRAFT' }, ofOthers] },
      deeds: ['approve'],
    },
    {
      name: 'settle',
      label: 'Tax settlements to settle',
      waits: { field: 'status', op: 'eq', value: 'APPROVED' },
      deeds: ['settle'],
    },
  ],
  sections: [
    { label: 'Settlement', fields: ['reference', 'caseDetail', 'taxYear', 'isProtected', 'currency'] },
    { label: 'Taxes', fields: ['withheldElse', 'withheldHypo', 'finalHypo', 'homeTax', 'hostTax', 'actualTax'] },
    { label: 'Result', fields: ['settled', 'companyCost', 'instruction', 'decisionReason'] },
  ],
  fields: {
    reference: code('Reference', { max: 40, readOnly: true, numbered: { series: 'tax-settlement', prefix: 'TS-' } }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    taxYear: whole('Tax year', { required: true, fixed: true, min: 2000, max: 2100, ungrouped: true }),
    isProtected: yesNo('Tax protection', {
      initial: false,
      help: 'The person keeps what the taxes are lower. Otherwise, with tax equalisation, the company does.',
    }),
    currency: currency('Currency', { required: true }),
    withheldElse: money('Withheld, where payslips do not say it', {
      kind: 'pay',
      min: 0,
      help: 'Empty: what the payslips of the assignment say was withheld in that year.',
    }),
    withheldHypo: derived(money('Hypothetical tax withheld', { kind: 'pay' }), {
      by: 'hypoWithheld',
      trace: 'withheldExplanation',
    }),
    withheldExplanation: derived(
      jsonOf<Trace>()('How it was computed', {
        drawn: 'the explanation of what was withheld',
        kind: 'pay',
        rare: true,
      }),
    ),
    finalHypo: money('Final hypothetical tax', { kind: 'pay', required: true, min: 0 }),
    homeTax: money('Home tax paid by the company', { kind: 'pay', min: 0 }),
    hostTax: money('Host tax paid by the company', { kind: 'pay', min: 0 }),
    actualTax: money('Actual worldwide tax', { kind: 'pay', min: 0 }),
    settled: derived(
      money('Owed by the person', { kind: 'pay', help: 'Below zero the company owes it to the person.' }),
      { by: 'taxSettled' },
    ),
    companyCost: derived(money('Tax cost of the company', { kind: 'pay' }), { by: 'taxCompanyCost' }),
    instruction: ref('Instruction', 'payrollInstruction', { readOnly: true, onDelete: 'clear' }),
    decisionReason: longText('Reason of the decision', { max: 1000, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'approve' },
        APPROVED: { label: 'Approved', tone: 'success', primary: 'settle' },
        SETTLED: { label: 'Settled', tone: 'success', final: true },
      },
      transitions: {
        approve: {
          label: 'Approve',
          from: ['DRAFT'],
          to: 'APPROVED',
          by: settlers,
          needs: ['isNotOwn'],
          offered: ofOthers,
        },
        sendBack: {
          label: 'Send back',
          from: ['APPROVED'],
          to: 'DRAFT',
          by: settlers,
          asks: { reason: longText('Reason', { required: true, max: 1000 }) },
          stamps: { decisionReason: 'reason' },
        },
        settle: {
          label: 'Settle through payroll',
          from: ['APPROVED'],
          to: 'SETTLED',
          by: settlers,
          asks: {
            payProfile: ref('Pay profile', 'payProfile', { required: true }),
            from: date('From', { required: true }),
          },
        },
      },
    }),
  },
  // Taxes tell the pay: whoever may not see that sees that there is a settlement, and how far it has come.
  access: asItsCase({
    ...grantTo(['caseManager', 'administrator'], { do: ['read'] }),
    ...grantTo(['hr', 'financeLead'], { do: ['read', 'export'], kinds: ['pay'] }),
    payroll: { do: ['read', 'create', 'update', 'delete', 'export'], kinds: ['pay'] },
    master: { do: 'everything', kinds: ['pay'] },
  }),
});
export interface TaxSettlement extends RecordOf<typeof taxSettlement> {}
