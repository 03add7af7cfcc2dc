import {
  choice,
  codeAndName,
  defineEntity,
  longText,
  type RecordOf,
  sequence,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** A question that profiles are extended by: what it asks, how it is answered, and who may see the answer. */
export const profileProperty = defineEntity({
  name: 'profileProperty',
  label: 'Profile property',
  plural: 'Profile properties',
  ...coded,
  sort: 'sequence,asc',
  list: ['sequence', 'code', 'name', 'appliesTo', 'answer', 'isRequired', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    appliesTo: choice(
      'Applies to',
      { EMPLOYEE: 'Employees', DEPENDANT: 'Dependants', CONTACT: 'Contacts', PARTY: 'Parties' },
      { required: true, initial: 'EMPLOYEE' },
    ),
    answer: choice(
      'Answer',
      { TEXT: 'Text', NUMBER: 'Number', DATE: 'Date', YES_NO: 'Yes or no', CHOICE: 'One of a list' },
      { required: true, initial: 'TEXT' },
    ),
    choices: longText('Choices', { max: 2000, help: 'One line for each.' }),
    maxLength: whole('Characters at most', { min: 1, max: 4000 }),
    groupName: text('Group', { max: 60 }),
    sequence,
    isRequired: yesNo('Required', { initial: false }),
    shownToAssignee: yesNo('The assignee sees it', { initial: false }),
  },
  access: shownOutside(
    ['code', 'name', 'appliesTo', 'answer', 'choices', 'maxLength', 'groupName', 'sequence', 'isRequired'],
    staffSettings,
  ),
});
export interface ProfileProperty extends RecordOf<typeof profileProperty> {}
