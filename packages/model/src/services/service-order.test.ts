import { expect, test } from 'vitest';
import { orderStep } from './service-order.rules.ts';

const of = (status: string, provider: string | null = 'one') => ({ status, provider });

test.each([
  ['is requested', of('NOT_INITIATED'), of('REQUESTED'), { standing: 'WITHDRAWN', isOrdered: true }],
  ['is requested as it is entered', undefined, of('REQUESTED'), { standing: 'WITHDRAWN', isOrdered: true }],
  ['is requested of nobody', of('NOT_INITIATED', null), of('REQUESTED', null), { standing: 'STAYS', isOrdered: false }],
  [
    'is requested and gets another provider',
    of('REQUESTED'),
    of('REQUESTED', 'two'),
    { standing: 'WITHDRAWN', isOrdered: true },
  ],
  [
    'is requested and loses its provider',
    of('REQUESTED'),
    of('REQUESTED', null),
    { standing: 'WITHDRAWN', isOrdered: false },
  ],
  ['is scheduled', of('REQUESTED'), of('SCHEDULED'), { standing: 'ACCEPTED', isOrdered: false }],
  ['begins at once', of('REQUESTED'), of('IN_PROGRESS'), { standing: 'ACCEPTED', isOrdered: false }],
  ['gets another date', of('REQUESTED'), of('REQUESTED'), { standing: 'STAYS', isOrdered: false }],
  [
    'gets another provider once it is scheduled',
    of('SCHEDULED'),
    of('SCHEDULED', 'two'),
    { standing: 'WITHDRAWN', isOrdered: false },
  ],
  ['is called off', of('SCHEDULED'), of('CANCELLED'), { standing: 'WITHDRAWN', isOrdered: false }],
])('a service that %s', (_, was, is, becomes) => {
  expect(orderStep(was, is)).toEqual(becomes);
});
