import {
  choice,
  country,
  currency,
  date,
  defineEntity,
  lifecycle,
  money,
  person,
  type RecordOf,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { onePerService, serviceAccess, serviceDoers, serviceRecord } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'caseService',
  'applicant',
  'country',
  'visaType',
  'authority',
  'sponsor',
  'documentsCompleteDate',
  'submittedDate',
  'appointmentDate',
  'biometricsDate',
  'expectedDecisionDate',
  'decisionDate',
  'validFrom',
  'validTo',
  'entries',
  'maximumStay',
  'isUrgent',
  'currency',
  'stage',
];

/**
 * An application for a visa or permit, with its appointments and its outcome. Decision: a refused application can be filed
 * again (appeal or second try); a withdrawn one is over.
 */
export const visaService = defineEntity({
  name: 'visaService',
  label: 'Visa service',
  plural: 'Visa services',
  ...onePerService,
  search: ['applicationNumber', 'authority'],
  indexes: [['stage', 'expectedDecisionDate'], ['applicant']],
  list: [
    'caseService',
    'applicant',
    'country',
    'visaType',
    'submittedDate',
    'expectedDecisionDate',
    'validTo',
    'stage',
  ],
  facts: ['applicant', 'country', 'visaType', 'submittedDate', 'expectedDecisionDate', 'validTo'],
  fields: {
    ...serviceRecord,
    applicant: person('Applicant', { required: true }),
    country: country('Country', { required: true }),
    visaType: choice(
      'Visa type',
      {
        WORK: 'Work',
        INTRA_COMPANY: 'Intra-company transfer',
        DEPENDANT: 'Dependant',
        BUSINESS: 'Business visit',
        RESIDENCE: 'Residence',
        RENEWAL: 'Renewal',
      },
      { required: true },
    ),
    authority: text('Authority', { max: 160 }),
    sponsor: text('Sponsor', { max: 160 }),
    applicationNumber: text('Application number', { max: 60 }),
    documentsCompleteDate: date('Documents complete'),
    submittedDate: date('Submitted'),
    appointmentDate: date('Appointment'),
    biometricsDate: date('Biometrics'),
    expectedDecisionDate: date('Decision expected', { awaited: true }),
    decisionDate: date('Decision', { notBefore: 'submittedDate' }),
    validFrom: date('Valid from'),
    validTo: date('Valid to', { notBefore: 'validFrom' }),
    entries: choice('Entries', { SINGLE: 'One', DOUBLE: 'Two', MULTIPLE: 'Many' }),
    maximumStay: whole('Longest stay', { min: 1, max: 3650, unit: 'days' }),
    isUrgent: yesNo('Urgent', { initial: false }),
    governmentFee: money('Government fee', { min: 0 }),
    legalFee: money('Legal fee', { min: 0 }),
    currency: currency('Currency'),
    stage: lifecycle('Stage', {
      initial: 'NOT_INITIATED',
      states: {
        NOT_INITIATED: { label: 'Not Initiated', tone: 'neutral', editable: true, deletable: true, primary: 'collect' },
        PENDING: { label: 'Pending', tone: 'info', editable: true, primary: 'apply' },
        APPLIED: { label: 'Applied', tone: 'info', editable: true, primary: 'schedule' },
        SCHEDULED: { label: 'Scheduled', tone: 'info', editable: true, primary: 'approve' },
        APPROVED: { label: 'Approved', tone: 'success', editable: true, final: true },
        REFUSED: { label: 'Refused', tone: 'danger', editable: true, primary: 'edit' },
        WITHDRAWN: { label: 'Withdrawn', tone: 'neutral', final: true },
      },
      transitions: {
        collect: { label: 'Collect documents', from: ['NOT_INITIATED'], to: 'PENDING', by: serviceDoers },
        apply: {
          label: 'Applied',
          from: ['PENDING', 'REFUSED'],
          to: 'APPLIED',
          by: serviceDoers,
          needs: ['isSubmitted'],
        },
        schedule: {
          label: 'Appointment made',
          from: ['APPLIED'],
          to: 'SCHEDULED',
          by: serviceDoers,
          needs: ['hasAppointment'],
        },
        approve: {
          label: 'Granted',
          from: ['APPLIED', 'SCHEDULED'],
          to: 'APPROVED',
          by: serviceDoers,
          needs: ['hasValidity'],
        },
        refuse: { label: 'Refused', from: ['APPLIED', 'SCHEDULED'], to: 'REFUSED', by: serviceDoers },
        withdraw: {
          label: 'Withdraw',
          from: ['NOT_INITIATED', 'PENDING', 'APPLIED', 'SCHEDULED', 'REFUSED'],
          to: 'WITHDRAWN',
          by: serviceDoers,
        },
      },
    }),
  },
  access: shownOutside(
    {
      assignee: [...seenOutside, 'applicationNumber', 'governmentFee'],
      vendor: [...seenOutside, 'applicationNumber', 'governmentFee'],
      client: seenOutside,
    },
    serviceAccess,
  ),
});
export interface VisaService extends RecordOf<typeof visaService> {}
