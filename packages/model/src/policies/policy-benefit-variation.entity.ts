import { choice, currency, defineEntity, money, type RecordOf, ref, text } from '@homeport/grammar';
import { shownOutside } from '../role-presets/door.generated.ts';
import { policyAccess } from './policy-access.ts';

/** What a benefit amounts to for a grade, a family size, a country or a distance: the flex variations of a policy. */
export const policyBenefitVariation = defineEntity({
  name: 'policyBenefitVariation',
  label: 'Flex variation',
  plural: 'Flex variations',
  title: ['policyBenefit', 'value'],
  unique: [{ fields: ['policyBenefit', 'dependsOn', 'value'] }],
  list: ['policyBenefit', 'dependsOn', 'value', 'amount', 'currency', 'lowerLimit', 'upperLimit', 'updated'],
  menu: 'admin',
  configuration: {},
  fields: {
    policyBenefit: ref('Policy benefit', 'policyBenefit', { required: true, fixed: true, onDelete: 'cascade' }),
    dependsOn: choice(
      'Depends on',
      { GRADE: 'Grade', FAMILY_SIZE: 'Family size', HOST_COUNTRY: 'Host country', DISTANCE: 'Distance in km' },
      { required: true },
    ),
    value: text('Value', { required: true, max: 60, help: 'A code, a number, or from–to: 500–1500.' }),
    amount: money('Amount', { required: true, min: 0 }),
    currency: currency('Currency', { required: true }),
    lowerLimit: money('Lower limit', { min: 0 }),
    upperLimit: money('Upper limit', { min: 0 }),
  },
  access: shownOutside(
    {
      client: ['policyBenefit', 'dependsOn', 'value', 'amount', 'currency', 'lowerLimit', 'upperLimit'],
      caseInitiator: ['policyBenefit', 'dependsOn', 'value'],
    },
    policyAccess,
  ),
});
export interface PolicyBenefitVariation extends RecordOf<typeof policyBenefitVariation> {}
