import {
  choice,
  country,
  currency,
  date,
  defineEntity,
  derived,
  lifecycle,
  longText,
  money,
  person,
  type RecordOf,
  ref,
  whole,
} from '@homeport/grammar';
import { asItsCase, grantTo, ofOthers } from '../role-presets/door.generated.ts';
import { caseWorkers } from './case-access.ts';

/**
 * Something changes while the assignment runs: its length, place, family or pay. Decided here: asked for by the assignee or the
 * team, approved or rejected by an approver or HR, then carried into the assignment.
 */
export const changeOfCircumstance = defineEntity({
  name: 'changeOfCircumstance',
  label: 'Change of circumstance',
  plural: 'Changes of circumstance',
  title: ['kind', 'effectiveDate'],
  indexes: [['caseDetail'], ['assignee'], ['status']],
  sort: 'effectiveDate,desc',
  list: ['caseDetail', 'kind', 'effectiveDate', 'newEndDate', 'costEffect', 'currency', 'status', 'updated'],
  facts: ['caseDetail', 'assignee', 'kind', 'effectiveDate', 'costEffect'],
  menu: 'cases',
  needsVersion: true,
  work: [
    {
      name: 'decide',
      label: 'Changes to decide',
      waits: {
        all: [{ field: 'status', op: 'eq', value: 'REQUESTED' }, ofOthers],
      },
      due: 'effectiveDate',
      deeds: ['approve'],
    },
    {
      name: 'apply',
      label: 'Approved changes to apply',
      waits: { field: 'status', op: 'eq', value: 'APPROVED' },
      due: 'effectiveDate',
      deeds: ['apply'],
    },
  ],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    assignee: derived(person('Assignee')),
    kind: choice(
      'Kind',
      {
        EXTENSION: 'Longer',
        SHORTENING: 'Shorter',
        HOST_CHANGE: 'Another host place',
        FAMILY: 'Family',
        GRADE: 'Grade',
        PAY: 'Pay',
        OTHER: 'Other',
      },
      { required: true },
    ),
    effectiveDate: date('Effective date', { required: true }),
    reason: longText('Reason', { required: true, max: 2000 }),
    newEndDate: date('New end date'),
    newHostCountry: country('New host country'),
    newGrade: ref('New grade', 'grade'),
    newFamilySize: whole('New family size', { min: 0, max: 20 }),
    newSalary: money('New salary', { min: 0, kind: 'pay' }),
    costEffect: money('Effect on cost'),
    currency: currency('Currency'),
    decisionReason: longText('Reason of the decision', { max: 1000, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'REQUESTED',
      states: {
        REQUESTED: { label: 'Requested', tone: 'info', editable: true, deletable: true, primary: 'approve' },
        APPROVED: { label: 'Approved', tone: 'success', primary: 'apply' },
        REJECTED: { label: 'Rejected', tone: 'danger', final: true },
        APPLIED: { label: 'Applied', tone: 'info', final: true },
      },
      transitions: {
        approve: {
          label: 'Approve',
          from: ['REQUESTED'],
          to: 'APPROVED',
          by: ['approver', 'hr', 'master'],
          needs: ['isNotOwn'],
          offered: ofOthers,
          asks: { note: longText('Note', { max: 1000 }) },
          stamps: { decisionReason: 'note' },
        },
        reject: {
          label: 'Reject',
          from: ['REQUESTED'],
          to: 'REJECTED',
          by: ['approver', 'hr', 'master'],
          needs: ['isNotOwn'],
          offered: ofOthers,
          asks: { reason: longText('Reason', { required: true, max: 1000 }) },
          stamps: { decisionReason: 'reason' },
        },
        // What changes pay, grade and family is recorded; the assignment itself carries its end and its host place.
        apply: {
          label: 'Apply',
          from: ['APPROVED'],
          to: 'APPLIED',
          by: caseWorkers,
          where: { field: 'kind', op: 'in', value: ['EXTENSION', 'SHORTENING', 'HOST_CHANGE'] },
        },
      },
    }),
  },
  access: asItsCase({
    assignee: {
      do: ['read', 'create'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: [
        'caseDetail',
        'assignee',
        'kind',
        'effectiveDate',
        'reason',
        'newEndDate',
        'newHostCountry',
        'newFamilySize',
        'currency',
        'decisionReason',
        'status',
      ],
    },
    approver: { do: ['read'] },
    ...grantTo(['finance', 'financeLead'], { do: ['read', 'export'] }),
    payroll: { do: ['read', 'export'], kinds: ['pay'] },
    ...grantTo(['caseManager', 'administrator'], { do: ['read', 'create', 'update', 'delete', 'export'] }),
    ...grantTo(['hr', 'master'], { do: ['read', 'create', 'update', 'delete', 'export'], kinds: ['pay'] }),
  }),
});
export interface ChangeOfCircumstance extends RecordOf<typeof changeOfCircumstance> {}
