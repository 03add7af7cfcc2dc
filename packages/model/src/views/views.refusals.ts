import { defineRefusals } from '@homeport/grammar';

export const viewsRefusals = defineRefusals('views', {
  nameTaken: { kind: 'conflict', text: 'There is a view of that name already. Choose another one.' },
  notInBulk: { kind: 'invalid', text: 'This cannot be done with several records at once. Do it one by one.' },
  badRows: { kind: 'invalid', text: 'The records or changes cannot be read.' },
  tooManyRows: { kind: 'invalid', text: 'At most {max} records can be worked on here at once.' },
  nothingToChange: { kind: 'invalid', text: 'Choose at least one field and its new value.' },
  fieldClosed: { kind: 'invalid', text: '{label} cannot be changed for many records at once.' },
  foundChanged: {
    kind: 'conflict',
    text: 'The preview counted {expected}, now there are {count}. Look at the preview again.',
  },
  notTakenBack: { kind: 'conflict', text: 'What this job did cannot be taken back.' },
  badSettings: { kind: 'invalid', text: 'These are not the settings of a list.' },
});
