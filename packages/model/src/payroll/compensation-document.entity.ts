import {
  choice,
  currency,
  date,
  defineEntity,
  derived,
  file,
  lifecycle,
  money,
  type RecordOf,
  ref,
  text,
} from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';
import { payAccess } from './payroll-access.ts';

const authors = ['payroll', 'hr', 'master'] as const;

/**
 * The letter that says what somebody is paid on assignment. Decision: once it is sent it is closed; a change is a new letter
 * that replaces it. It counts as signed when the signed file is there.
 */
export const compensationDocument = defineEntity({
  name: 'compensationDocument',
  label: 'Compensation document',
  plural: 'Compensation documents',
  title: ['name', 'caseDetail'],
  search: ['name'],
  indexes: [['caseDetail'], ['status', 'effectiveDate']],
  list: ['name', 'caseDetail', 'kind', 'effectiveDate', 'sentDate', 'signedDate', 'status', 'updated'],
  facts: ['caseDetail', 'kind', 'effectiveDate', 'annualAmount', 'sentDate', 'signedDate'],
  menu: 'financial',
  fields: {
    name: text('Name', { required: true, max: 160 }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true }),
    kind: choice(
      'Kind',
      {
        ASSIGNMENT_LETTER: 'Assignment letter',
        PAY_STATEMENT: 'Pay statement',
        AMENDMENT: 'Amendment',
        TAX_LETTER: 'Tax letter',
      },
      { required: true },
    ),
    effectiveDate: date('Effective date', { required: true }),
    annualAmount: money('Yearly total', { kind: 'pay', min: 0 }),
    currency: currency('Currency'),
    letter: file('Letter', { kind: 'pay', accept: ['application/pdf'] }),
    signedLetter: file('Signed letter', { kind: 'pay', accept: ['application/pdf'] }),
    replaces: ref('Replaces', 'compensationDocument', { fixed: true }),
    sentDate: derived(date('Sent')),
    signedDate: derived(date('Signed')),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'send' },
        SENT: { label: 'Sent', tone: 'info', editable: true, primary: 'sign' },
        SIGNED: { label: 'Signed', tone: 'success', final: true },
        WITHDRAWN: { label: 'Withdrawn', tone: 'neutral', final: true },
      },
      transitions: {
        send: { label: 'Send', from: ['DRAFT'], to: 'SENT', by: authors, needs: ['hasLetter'] },
        sign: { label: 'Signed', from: ['SENT'], to: 'SIGNED', by: authors, needs: ['hasSignedLetter'] },
        withdraw: { label: 'Withdraw', from: ['DRAFT', 'SENT'], to: 'WITHDRAWN', by: authors },
      },
    }),
  },
  access: asItsCase({
    ...payAccess,
    hr: { do: ['read', 'create', 'update', 'export'], kinds: ['pay'] },
    assignee: {
      do: ['read'],
      kinds: ['pay'],
      where: {
        all: [
          { field: 'caseDetail.assignee', op: 'eq', value: '$me.person' },
          { field: 'status', op: 'in', value: ['SENT', 'SIGNED'] },
        ],
      },
      show: [
        'name',
        'caseDetail',
        'kind',
        'effectiveDate',
        'annualAmount',
        'currency',
        'letter',
        'signedLetter',
        'replaces',
        'sentDate',
        'signedDate',
        'status',
      ],
    },
  }),
});
export interface CompensationDocument extends RecordOf<typeof compensationDocument> {}
