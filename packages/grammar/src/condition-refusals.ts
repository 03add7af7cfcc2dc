import { defineRefusals } from './refusal.ts';

/** What can be wrong with input that says something of other records: apart from the rest, as only few pages judge it. */
export const conditionRefusals = defineRefusals('input', {
  noSuchRecords: { kind: 'invalid', text: 'There are no records of the kind “{name}”.' },
  noSuchField: { kind: 'invalid', text: 'These records have no field “{name}”.' },
  leadsNowhere: { kind: 'invalid', text: 'The path “{name}” goes on behind “{step}”, which leads to no other record.' },
  unfitOperator: { kind: 'invalid', text: 'This comparison does not fit the field “{label}”. Choose another one.' },
  valueNeeded: { kind: 'invalid', text: 'Say what “{label}” is compared with.' },
  unreadableCondition: { kind: 'invalid', text: 'The condition cannot be read.' },
  leftBehind: {
    kind: 'invalid',
    text: 'There are conditions or columns that do not fit these records: “{name}”. Change or remove them first.',
  },
});
