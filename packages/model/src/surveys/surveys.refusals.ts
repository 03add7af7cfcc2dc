import { defineRefusals } from '@homeport/grammar';

export const surveyRefusals = defineRefusals('surveys', {
  notFound: { kind: 'notFound', text: 'Item does not exist' },
  alreadyAnswered: { kind: 'conflict', text: 'This survey was answered already.' },
  answerEvery: { kind: 'invalid', text: 'Please complete {question}' },
  unknownScore: { kind: 'invalid', text: 'A score is one of the scale, from N/A to excellent.' },
  linkInvalid: { kind: 'notFound', text: 'This link is not valid any more.' },
});
