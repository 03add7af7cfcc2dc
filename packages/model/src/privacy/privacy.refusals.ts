import { defineRefusals } from '@homeport/grammar';

export const privacyRefusals = defineRefusals('privacy', {
  alreadyAsked: { kind: 'conflict', text: 'You have asked for it already. We are working on it.' },
  noPerson: { kind: 'notFound', text: 'There is no person behind this user.' },
  notFound: { kind: 'notFound', text: 'Item does not exist.' },
  isDecided: { kind: 'conflict', text: 'This request was decided already.' },
  wrongReference: { kind: 'invalid', text: 'Type the name of the person as it is shown.' },
  notYourself: { kind: 'notAllowed', text: 'Somebody else has to carry out what concerns you.' },
  secondPerson: { kind: 'notAllowed', text: 'You entered this request. Another administrator has to carry it out.' },
  isHeld: { kind: 'conflict', text: 'A legal hold keeps what concerns this person.' },
  notTheirAssignment: { kind: 'invalid', text: 'This is not an assignment of the person.' },
  personByAssignment: {
    kind: 'invalid',
    text: 'Everything about a person is counted from the end of the last assignment.',
  },
  nothingDue: { kind: 'conflict', text: 'Nothing is due.' },
  previewChanged: { kind: 'conflict', text: 'What is due has changed. Look at the preview again.' },
  purgeRunning: { kind: 'conflict', text: 'A purge is running already.' },
  wrongCompany: { kind: 'invalid', text: 'Type the name of the company as it is shown.' },
});
