import {
  codeAndName,
  country,
  currency,
  defineEntity,
  effective,
  lifecycle,
  longText,
  money,
  option,
  type RecordOf,
  ref,
  whole,
  yesNo,
} from '@homeport/grammar';
import { policyAccess, policyKeepers } from './policy-access.ts';

/**
 * What a company grants, from one day to another; the next version has the same code and begins later. Decided here: a draft
 * is put into force, one in force is retired, a retired one comes back. In use it keeps its terms: only its end may change.
 */
export const policy = defineEntity({
  name: 'policy',
  label: 'Policy',
  plural: 'Policies',
  title: ['name', 'effectiveFrom'],
  search: ['name', 'code'],
  unique: [{ fields: ['code', 'effectiveFrom'] }],
  indexes: [['status'], ['companyGroup'], ['effectiveFrom']],
  sort: 'name,asc',
  list: ['code', 'name', 'effectiveFrom', 'effectiveTo', 'country', 'companyGroup', 'status', 'updated'],
  facts: ['code', 'effectiveFrom', 'effectiveTo', 'companyGroup', 'defaultPackage'],
  menu: 'admin',
  needsVersion: true,
  sections: [
    { label: 'Policy', fields: ['code', 'name', 'effectiveFrom', 'effectiveTo', 'description'] },
    { label: 'Holds for', fields: ['country', 'companyGroup', 'office', 'caseType', 'lowestGrade'] },
    { label: 'Cost of living', fields: ['costOfLivingIndex', 'costOfLivingCap', 'costOfLivingFloor', 'currency'] },
    { label: 'Package', fields: ['lumpSumPackage', 'defaultPackage', 'usePoints', 'points'] },
    { label: 'Process', fields: ['pendingProcess', 'exceptionProcess', 'approvalGroup', 'costRequestAllowed'] },
  ],
  configuration: {},
  excludes: [{ same: ['code'], over: [{ from: 'effectiveFrom', to: 'effectiveTo' }] }],
  fields: {
    ...codeAndName,
    ...effective,
    description: longText('Description', { max: 4000 }),
    country: country('Country'),
    companyGroup: ref('Company group', 'companyGroup'),
    office: ref('Office', 'office'),
    caseType: ref('Case type', 'caseType'),
    lowestGrade: ref('From grade', 'grade'),
    costOfLivingIndex: option('Cost of living index', 'COST_OF_LIVING_INDEX'),
    costOfLivingCap: money('Cost of living cap', { min: 0, help: 'Pay above it is left out of the cost of living.' }),
    costOfLivingFloor: yesNo('Never below zero', { initial: true }),
    currency: currency('Currency'),
    lumpSumPackage: ref('Lump sum package', 'relocationPackage'),
    defaultPackage: ref('Default relocation package', 'relocationPackage'),
    usePoints: yesNo('Use points', { initial: false }),
    points: whole('Points', { min: 0, max: 100_000 }),
    pendingProcess: ref('Pending process', 'workflow'),
    exceptionProcess: ref('Exception process', 'workflow'),
    approvalGroup: ref('Approval group', 'approvalGroup'),
    costRequestAllowed: yesNo('Cost request allowed', { initial: true }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'activate' },
        ACTIVE: { label: 'In force', tone: 'success', editable: true, primary: 'edit' },
        RETIRED: { label: 'Retired', tone: 'neutral', final: true, primary: 'edit' },
      },
      transitions: {
        activate: { label: 'Put into force', from: ['DRAFT'], to: 'ACTIVE', by: policyKeepers },
        retire: { label: 'Retire', from: ['ACTIVE'], to: 'RETIRED', by: policyKeepers },
        bringBack: { label: 'Bring back', from: ['RETIRED'], to: 'ACTIVE', by: policyKeepers },
      },
    }),
  },
  access: policyAccess,
});
export interface Policy extends RecordOf<typeof policy> {}
