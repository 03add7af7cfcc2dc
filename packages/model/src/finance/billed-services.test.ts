import { expect, test } from 'vitest';
import { type BilledService, billingFinding, findingsIn } from './billed-services.rules.ts';

const none = { percent: null, amount: null };
const service = (given: Partial<BilledService>): BilledService => ({
  ...{ service: '1', name: 'Visa', agreed: '1000', agreedCurrency: 'EUR', now: '600', before: '0' },
  isBilledOtherwise: false,
  ...given,
});

test('all bills of a service together come to what was agreed, and to the tolerance of it', () => {
  expect(billingFinding(service({}), 'EUR', none)).toBeNull();
  expect(billingFinding(service({ before: '400' }), 'EUR', none)).toBeNull();
  expect(billingFinding(service({ before: '400.01' }), 'EUR', none)).toBe('OVER_AGREED');
  expect(billingFinding(service({ before: '450' }), 'EUR', { percent: '5', amount: null })).toBeNull();
  expect(billingFinding(service({ before: '450' }), 'EUR', { percent: '5', amount: '40' })).toBe('OVER_AGREED');
});
test('amounts of two currencies are not compared: somebody looks at them', () => {
  expect(billingFinding(service({}), 'USD', none)).toBe('OTHER_CURRENCY');
  expect(billingFinding(service({ isBilledOtherwise: true }), 'EUR', none)).toBe('OTHER_CURRENCY');
});
test('where nothing was agreed, a second bill for the same is asked about', () => {
  const open = { agreed: null, agreedCurrency: null };
  expect(billingFinding(service(open), 'EUR', none)).toBeNull();
  expect(billingFinding(service({ ...open, before: '1' }), 'EUR', none)).toBe('BILLED_BEFORE');
});
test('what is charged nothing, or given back, is no finding', () => {
  const back = [service({ now: '-10', before: '2000' }), service({ now: '0', before: '2000' })];
  expect(findingsIn(back, 'EUR', none)).toBe(0);
  expect(findingsIn([...back, service({ before: '2000' })], 'EUR', none)).toBe(1);
});
