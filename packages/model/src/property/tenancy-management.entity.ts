import { choice, currency, date, defineEntity, money, phone, type RecordOf, ref, text, whole } from '@homeport/grammar';
import { onePerService, serviceAccess, serviceRecord } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'caseService',
  'lease',
  'rentPaidBy',
  'rentDueDay',
  'utilitiesIncluded',
  'utilitiesPaidBy',
  'inspectionEvery',
  'nextInspectionDate',
  'nextRentReviewDate',
  'currency',
  'landlordContact',
  'landlordPhone',
  'insuranceExpiry',
];

/** The care for a home while somebody lives in it: rent, utilities, inspections, repairs. */
export const tenancyManagement = defineEntity({
  name: 'tenancyManagement',
  label: 'Tenancy management',
  plural: 'Tenancy management',
  ...onePerService,
  indexes: [['lease'], ['nextInspectionDate']],
  list: ['caseService', 'lease', 'rentPaidBy', 'rentDueDay', 'nextInspectionDate', 'nextRentReviewDate', 'updated'],
  facts: ['lease', 'rentPaidBy', 'rentDueDay', 'nextInspectionDate', 'nextRentReviewDate'],
  fields: {
    ...serviceRecord,
    lease: ref('Lease', 'lease'),
    rentPaidBy: choice('Rent paid by', { COMPANY: 'Company', EMPLOYEE: 'Employee', MANAGER: 'Managing company' }),
    rentDueDay: whole('Day of month', { min: 1, max: 31 }),
    utilitiesIncluded: text('Utilities in the rent', { max: 200 }),
    utilitiesPaidBy: choice('Other utilities paid by', { COMPANY: 'Company', EMPLOYEE: 'Employee' }),
    inspectionEvery: whole('Inspection every', { min: 1, max: 36, unit: 'months' }),
    nextInspectionDate: date('Next inspection'),
    nextRentReviewDate: date('Next rent review'),
    repairLimit: money('Repairs without asking up to', { min: 0 }),
    currency: currency('Currency'),
    landlordContact: text('Contact of the landlord', { max: 160 }),
    landlordPhone: phone('Landlord’s phone'),
    insuranceExpiry: date('Contents insured until'),
  },
  access: shownOutside(
    {
      assignee: seenOutside,
      vendor: [...seenOutside, 'repairLimit'],
      client: [...seenOutside, 'repairLimit'],
    },
    serviceAccess,
  ),
});
export interface TenancyManagement extends RecordOf<typeof tenancyManagement> {}
