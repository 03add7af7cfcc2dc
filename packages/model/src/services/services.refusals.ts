import { defineRefusals } from '@homeport/grammar';

export const servicesRefusals = defineRefusals('services', {
  agesReversed: { kind: 'invalid', text: 'The last age must not be below the first.' },
  orderAnswered: { kind: 'conflict', text: 'This order does not wait for an answer any more.' },
  orderUnderWay: {
    kind: 'conflict',
    text: 'The service is under way. Talk to the case manager about what is left of it.',
  },
  alreadyOrdered: { kind: 'conflict', text: 'The service has been ordered from somebody already.' },
});
