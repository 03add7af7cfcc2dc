import {
  country,
  currency,
  date,
  defineEntity,
  derived,
  lifecycle,
  money,
  person,
  type RecordOf,
  ref,
  text,
} from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';

const deciders = ['caseManager', 'hr', 'administrator', 'master'] as const;
/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'person',
  'caseDetail',
  'visaService',
  'country',
  'category',
  'employer',
  'position',
  'currency',
  'validFrom',
  'validTo',
  'renewalDue',
  'restrictions',
  'status',
];

/**
 * The permit a person works with during an assignment. Its renewal is due 90 days before its end. Decision: it expires by its
 * date and is set so by hand or by the nightly look at dates; a revoked one is over.
 */
export const workPermit = defineEntity({
  name: 'workPermit',
  label: 'Work permit',
  plural: 'Work permits',
  title: ['permitNumber', 'person'],
  search: ['permitNumber', 'employer', 'position'],
  indexes: [['status', 'validTo'], ['person'], ['caseDetail']],
  sort: 'validTo,asc',
  list: ['person', 'country', 'category', 'permitNumber', 'employer', 'validFrom', 'validTo', 'renewalDue', 'status'],
  facts: ['person', 'country', 'category', 'validTo', 'renewalDue', 'employer'],
  menu: 'cases',
  fields: {
    person: person('Person', { required: true, fixed: true }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true }),
    visaService: ref('Visa service', 'visaService', { onDelete: 'clear' }),
    country: country('Country', { required: true }),
    category: text('Category', { max: 80 }),
    permitNumber: text('Permit number', { max: 60, dataClass: 'personal', kind: 'identity' }),
    employer: text('Employer', { max: 160 }),
    position: text('Position', { max: 120 }),
    salaryOnPermit: money('Salary on the permit', { min: 0, kind: 'pay' }),
    currency: currency('Currency'),
    validFrom: date('Valid from', { required: true }),
    validTo: date('Valid to', { required: true, notBefore: 'validFrom' }),
    renewalDue: derived(date('Renewal due')),
    restrictions: text('Restrictions', { max: 300 }),
    status: lifecycle('Status', {
      initial: 'APPLIED',
      states: {
        APPLIED: { label: 'Applied', tone: 'info', editable: true, deletable: true, primary: 'grant' },
        VALID: { label: 'Valid', tone: 'success', editable: true, primary: 'expire' },
        EXPIRED: { label: 'Expired', tone: 'neutral', final: true },
        REVOKED: { label: 'Revoked', tone: 'danger', final: true },
      },
      transitions: {
        grant: { label: 'Granted', from: ['APPLIED'], to: 'VALID', by: deciders },
        expire: {
          label: 'Expired',
          from: ['VALID'],
          to: 'EXPIRED',
          by: deciders,
          needs: ['isPastItsEnd'],
          offered: { field: 'validTo', op: 'lt', value: '$today' },
        },
        revoke: { label: 'Revoke', from: ['APPLIED', 'VALID'], to: 'REVOKED', by: deciders },
      },
    }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: { field: 'person', op: 'eq', value: '$me.person' },
      kinds: ['identity'],
      show: [...seenOutside, 'permitNumber'],
    },
    caseManager: { do: ['read', 'create', 'update', 'delete', 'import', 'export'], kinds: ['identity'] },
    hr: { do: ['read', 'create', 'update', 'export'], kinds: ['pay', 'identity'] },
    client: {
      do: ['read'],
      where: { field: 'caseDetail.confidential', op: 'eq', value: false },
      show: seenOutside,
    },
    administrator: { do: ['read', 'create', 'update', 'delete'], kinds: ['identity'] },
    master: { do: 'everything', kinds: ['pay', 'identity'] },
  }),
});
export interface WorkPermit extends RecordOf<typeof workPermit> {}
