import { defineEntity, type RecordOf, ref } from '@homeport/grammar';
import { benefitTermSections, benefitTerms, termsSeenOutside } from '../benefits/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';
import { policyAccess } from './policy-access.ts';

const draft = ['DRAFT'] as const;

/** What one policy grants of a benefit: its own amount, limits, draw-down over the years, and who may depart from it. In force it stays. */
export const policyBenefit = defineEntity({
  name: 'policyBenefit',
  label: 'Policy benefit',
  plural: 'Policy benefits',
  title: ['policy', 'benefit'],
  unique: [{ fields: ['policy', 'benefit'] }],
  indexes: [['benefit']],
  list: ['policy', 'benefit', 'amount', 'currency', 'period', 'flexOption', 'include', 'updated'],
  facts: ['policy', 'benefit', 'amount', 'period', 'taxCode'],
  menu: 'admin',
  needsVersion: true,
  closesWith: { relation: 'policy', add: draft, change: draft, remove: draft, refusal: 'policies.inForce' },
  sections: [{ label: 'Benefit', fields: ['policy', 'benefit', 'category'] }, ...benefitTermSections],
  configuration: {},
  fields: {
    policy: ref('Policy', 'policy', { required: true, fixed: true, onDelete: 'cascade' }),
    benefit: ref('Benefit', 'benefit', { required: true, fixed: true }),
    ...benefitTerms,
  },
  access: shownOutside(['policy', 'benefit', 'category', ...termsSeenOutside], policyAccess),
});
export interface PolicyBenefit extends RecordOf<typeof policyBenefit> {}
