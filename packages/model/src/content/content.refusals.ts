import { defineRefusals } from '@homeport/grammar';

export const contentRefusals = defineRefusals('content', {
  badDefinition: { kind: 'invalid', text: 'The form is not sound at {where}.' },
  tooManyColumns: { kind: 'invalid', text: 'A section has at most {max} columns.' },
  badRule: { kind: 'invalid', text: 'The rule is not one that forms know.' },
  unknownFields: { kind: 'invalid', text: 'The rule names fields that the form does not have: {names}.' },
  required: { kind: 'invalid', text: 'Please fill up {label}' },
  invalidAnswer: { kind: 'invalid', text: 'Invalid input: {label}' },
  notANumber: { kind: 'invalid', text: '{label} has to be a number.' },
  tooSmall: { kind: 'invalid', text: '{label} has to be {min} or more.' },
  tooLarge: { kind: 'invalid', text: '{label} has to be {max} or less.' },
  answerTooLong: { kind: 'invalid', text: '{label} can have {max} characters at most.' },
  refusedByRule: { kind: 'invalid', text: '{message}' },
  formNotFound: { kind: 'notFound', text: 'Item does not exist' },
  alreadySubmitted: { kind: 'conflict', text: 'Item cannot be edited. This form was submitted already.' },
  cannotStartYet: { kind: 'conflict', text: 'This form opens after {form} is complete.' },
  pageRetired: { kind: 'conflict', text: 'This form is retired and is not given out any more.' },
  noDashboard: { kind: 'notFound', text: 'No valid dashboard found' },
  badArrangement: { kind: 'invalid', text: 'This is not an arrangement of the widgets of the dashboard.' },
  linkInvalid: { kind: 'notFound', text: 'This link is not valid any more. Ask your case manager for a new one.' },
});
