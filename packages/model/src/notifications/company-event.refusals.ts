import { defineRefusals } from '@homeport/grammar';

export const companyEventRefusals = defineRefusals('companyEvents', {
  tellsNobody: { kind: 'invalid', text: 'Say who hears of it: roles, users, the assignee or people the record names.' },
  noWay: { kind: 'invalid', text: 'Choose at least one way: in the application, by e-mail or on devices.' },
  cannotBeTold: { kind: 'invalid', text: 'Nobody can be told of these records. Choose records that have a page.' },
  noAssignee: { kind: 'invalid', text: 'These records have no assignee.' },
  namesNobody: { kind: 'invalid', text: 'Choose only fields that name a person or a user.' },
  unknownPlaceholder: {
    kind: 'invalid',
    text: 'The records of this event have no field “{name}”. They have: {known}.',
  },
  unknownEvent: { kind: 'notFound', text: 'There is no such notification event.' },
  noRecord: {
    kind: 'invalid',
    text: 'There is no record to fill the words in with. Create one of this kind first, or choose another.',
  },
  badBrackets: { kind: 'invalid', text: 'A curly bracket is missing or empty. Write a field like {example}.' },
});
