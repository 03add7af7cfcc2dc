import { defineRefusals } from '@homeport/grammar';

export const libraryRefusals = defineRefusals('library', {
  audienceExists: { kind: 'conflict', text: 'There is an audience for these people already.' },
  noSuchPerson: { kind: 'notFound', text: 'This person does not exist.' },
});
