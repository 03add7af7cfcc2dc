import {
  choice,
  codeAndName,
  defineEntity,
  entityName,
  fieldName,
  longText,
  type RecordOf,
  ref,
  sequence,
  text,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** When something happens to records of a kind and its conditions hold, it refuses, warns, sets, starts or tells. */
export const businessRule = defineEntity({
  name: 'businessRule',
  label: 'Business rule',
  plural: 'Business rules',
  ...coded,
  indexes: [['appliesTo', 'sequence']],
  list: ['code', 'name', 'appliesTo', 'happening', 'outcome', 'sequence', 'active', 'updated'],
  facts: ['appliesTo', 'happening', 'outcome', 'sequence'],
  needsVersion: true,
  configuration: {},
  fields: {
    ...codeAndName,
    appliesTo: entityName('Applies to', { required: true }),
    happening: choice(
      'When',
      { CREATE: 'It is created', UPDATE: 'It is changed', STATUS: 'Its status changes', DAILY: 'Every day' },
      { required: true, initial: 'UPDATE' },
    ),
    matches: choice('Conditions', { ALL: 'All hold', ANY: 'One of them holds' }, { required: true, initial: 'ALL' }),
    outcome: choice(
      'Then',
      { REFUSE: 'Refuse', WARN: 'Warn', SET: 'Set a field', WORKFLOW: 'Start a workflow', NOTIFY: 'Send a notice' },
      { required: true, initial: 'WARN' },
    ),
    message: longText('Message', { max: 400 }),
    setField: fieldName('Field', 'appliesTo'),
    setValue: text('Value', { max: 200, offers: { what: 'value', of: 'appliesTo', at: 'setField' } }),
    workflow: ref('Workflow', 'workflow'),
    notificationEvent: ref('Notice', 'notificationEvent'),
    sequence,
  },
  access: shownOutside(['code', 'name'], staffSettings),
});
export interface BusinessRule extends RecordOf<typeof businessRule> {}
