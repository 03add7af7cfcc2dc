import { defineEntity, type RecordOf, ref } from '@homeport/grammar';
import { conditionOn } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** One condition of a business rule, with the operators of queries. */
export const businessRuleCondition = defineEntity({
  name: 'businessRuleCondition',
  label: 'Rule condition',
  plural: 'Rule conditions',
  title: ['field', 'operator', 'value'],
  indexes: [['businessRule', 'sequence']],
  sort: 'sequence,asc',
  list: ['businessRule', 'sequence', 'field', 'operator', 'value', 'updated'],
  menu: 'admin',
  configuration: { key: ['businessRule', 'sequence', 'field'] },
  fields: {
    businessRule: ref('Business rule', 'businessRule', { required: true, fixed: true, onDelete: 'cascade' }),
    ...conditionOn('businessRule.appliesTo'),
  },
  access: shownOutside(['businessRule', 'sequence'], staffSettings),
});
export interface BusinessRuleCondition extends RecordOf<typeof businessRuleCondition> {}
