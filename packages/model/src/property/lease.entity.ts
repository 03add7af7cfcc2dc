import {
  choice,
  code,
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
  whole,
  yesNo,
} from '@homeport/grammar';
import { serviceStaff } from '../record-presets/door.generated.ts';
import { asItsCase } from '../role-presets/door.generated.ts';

/**
 * The contract of a home. Decisions: renewing writes a new contract that follows the current one and archives that one; an
 * archived contract is never changed. A property has one contract in force on a day, held by the database.
 */
export const lease = defineEntity({
  name: 'lease',
  label: 'Lease',
  plural: 'Leases',
  title: ['reference'],
  search: ['reference', 'landlordName'],
  unique: [{ fields: ['reference'] }],
  indexes: [['status', 'endDate'], ['property', 'startDate'], ['caseDetail']],
  list: ['reference', 'property', 'caseDetail', 'startDate', 'endDate', 'rent', 'currency', 'status', 'updated'],
  facts: ['property', 'caseDetail', 'startDate', 'endDate', 'rent', 'deposit'],
  menu: 'operations',
  needsVersion: true,
  excludes: [
    {
      same: ['property'],
      over: [{ from: 'startDate', to: 'endDate' }],
      when: { field: 'status', op: 'eq', value: 'ACTIVE' },
    },
  ],
  fields: {
    reference: code('Reference', {
      max: 40,
      readOnly: true,
      numbered: { series: 'lease', prefix: 'LS-' },
    }),
    property: ref('Property', 'property', { required: true, fixed: true }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true }),
    signedBy: choice(
      'Signed by',
      { COMPANY: 'Company', EMPLOYEE: 'Employee' },
      { required: true, initial: 'EMPLOYEE' },
    ),
    startDate: date('First day', { required: true }),
    endDate: date('Last day', { required: true, notBefore: 'startDate' }),
    rent: money('Rent', { required: true, min: 0 }),
    currency: currency('Currency', { required: true }),
    rentPeriod: choice(
      'Rent per',
      { WEEK: 'Week', MONTH: 'Month', YEAR: 'Year' },
      { required: true, initial: 'MONTH' },
    ),
    rentDueDay: whole('Day of month', { min: 1, max: 31, initial: 1 }),
    deposit: money('Deposit', { min: 0 }),
    depositHolder: choice('Deposit held by', { LANDLORD: 'Landlord', AGENT: 'Agent', SCHEME: 'Deposit scheme' }),
    noticeDays: whole('Notice', { min: 0, max: 365, unit: 'days' }),
    hasDiplomaticClause: yesNo('Diplomatic clause', { initial: false }),
    breakDate: date('May be ended from', { notBefore: 'startDate' }),
    noticeBy: derived(date('Give notice by')),
    landlordName: text('Landlord', { max: 160 }),
    contract: file('Contract', { accept: ['application/pdf'] }),
    renewalOf: ref('Renewal of', 'lease', { readOnly: true }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'sign' },
        ACTIVE: { label: 'In force', tone: 'success', editable: true, primary: 'edit' },
        ARCHIVED: { label: 'Archived', tone: 'neutral', final: true },
        ENDED: { label: 'Ended', tone: 'neutral', final: true },
      },
      transitions: {
        sign: { label: 'Signed', from: ['DRAFT'], to: 'ACTIVE', by: serviceStaff },
        renew: { label: 'Renew', from: ['ACTIVE'], to: 'ARCHIVED', by: serviceStaff },
        end: { label: 'End', from: ['ACTIVE'], to: 'ENDED', by: serviceStaff },
      },
    }),
  },
  access: asItsCase({
    assignee: { do: ['read'], where: { field: 'caseDetail.assignee', op: 'eq', value: '$me.person' } },
    caseManager: { do: ['read', 'create', 'update', 'delete', 'import', 'export'] },
    planner: { do: ['read', 'create', 'update', 'export'] },
    hr: { do: ['read', 'export'] },
    finance: { do: ['read', 'export'] },
    financeLead: { do: ['read', 'export'] },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  }),
});
export interface Lease extends RecordOf<typeof lease> {}
