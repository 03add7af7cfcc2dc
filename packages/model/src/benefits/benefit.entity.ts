import { codeAndName, defineEntity, type RecordOf } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';
import { benefitTermSections, benefitTerms, termsSeenOutside } from './benefit-terms.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = ['code', 'name', 'category', 'unitType', 'period', 'employeeCanPost'];
const seenAsPolicy = ['code', 'name', 'category', ...termsSeenOutside];

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
