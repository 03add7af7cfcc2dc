import { codeAndName, defineEntity, type RecordOf } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';
import { benefitTermSections, benefitTerms } from './benefit-terms.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = ['code', 'name', 'category', 'unitType', 'period', 'employeeCanPost'];
/** Who answers for a policy, or asks for a move under it, knows what it grants and not who may depart from it. */
const seenAsPolicy = [
  ...seenOutside,
  'calculation',
  'allowance',
  'amount',
  'currency',
  'numberOfUnits',
  'percentage',
  'coveredYears',
  'year1',
  'year2',
  'year3',
  'year4',
  'year5',
  'year6',
  'year7',
  'year8',
  'year9',
  'year10',
  'flexOption',
  'lowerLimit',
  'upperLimit',
  'paymentMethod',
  'include',
];

/** Something a policy grants: school fees, home leave, temporary housing. Its terms are what policies start from. */
export const benefit = defineEntity({
  name: 'benefit',
  label: 'Benefit',
  plural: 'Benefits',
  ...coded,
  inUse: 'policies.benefitInUse',
  list: ['code', 'name', 'category', 'amount', 'currency', 'period', 'active', 'updated'],
  sections: [{ label: 'Benefit', fields: ['code', 'name', 'category'] }, ...benefitTermSections],
  configuration: {},
  fields: { ...codeAndName, ...benefitTerms },
  access: shownOutside(
    {
      assignee: seenOutside,
      vendor: seenOutside,
      client: seenAsPolicy,
      caseInitiator: seenAsPolicy,
    },
    settingsAccess,
  ),
});
export interface Benefit extends RecordOf<typeof benefit> {}
