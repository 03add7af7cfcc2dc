import { defineRefusals } from '@homeport/grammar';

export const surveyRefusals = defineRefusals('surveys', {
  notFound: { kind: 'notFound', text: 'Item does not exist' },
  alreadyAnswered: { kind: 'conflict', text: 'This survey was answered already.' },
  notDone: { kind: 'conflict', text: 'This service is not completed yet.' },
  askedAlready: { kind: 'conflict', text: 'A survey about this service waits for you: answer that.' },
  answerEvery: { kind: 'invalid', text: 'Please complete {question}' },
  unknownScore: { kind: 'invalid', text: 'A score is one of the scale, from N/A to excellent.' },
  linkInvalid: { kind: 'notFound', text: 'This link is not valid any more.' },
});
