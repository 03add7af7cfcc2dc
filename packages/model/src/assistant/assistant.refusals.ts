import { defineRefusals } from '@homeport/grammar';

export const assistantRefusals = defineRefusals('assistant', {
  notFound: { kind: 'notFound', text: 'Item does not exist' },
  questionRequired: { kind: 'invalid', text: 'Please fill up your question' },
  tooLong: { kind: 'conflict', text: 'This conversation is full. Start a new one, or ask a person.' },
  nothingToHandOver: { kind: 'conflict', text: 'Ask a question first, so that a person knows what it is about.' },
});
