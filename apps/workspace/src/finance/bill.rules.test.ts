import type { BillableService } from '@homeport/model/finance';
import { expect, test } from 'vitest';
import { doubtOf, leftOf, linesOf, sumOf } from './bill.rules.ts';

const service = (given: Partial<BillableService> = {}): BillableService => ({
  ...{ id: 'a', name: 'Visa', assignee: null, status: 'REQUESTED', provider: 'p' },
  ...{ agreed: '1000', currency: 'EUR', billed: '400' },
  ...given,
});

test('a bill has a line for each service with an amount', () => {
  const services = [service(), service({ id: 'b' }), service({ id: 'c' })];
  const charges = { c: '0.2', a: '0.1', b: null };
  expect(linesOf(services, charges)).toEqual([
    { caseService: 'a', unitAmount: '0.1' },
    { caseService: 'c', unitAmount: '0.2' },
  ]);
  expect(sumOf(services, charges)).toBe('0.3');
});
test('what is left of what was agreed is never below nothing', () => {
  expect(leftOf(service())).toBe('600');
  expect(leftOf(service({ billed: '1200' }))).toBe('0');
  expect(leftOf(service({ agreed: null }))).toBeNull();
});
test('whoever charges more than is left hears that finance will ask, before it is sent', () => {
  expect(doubtOf(service(), '600', 'EUR')).toBeNull();
  expect(doubtOf(service(), '600.01', 'EUR')).toBe('more');
  expect(doubtOf(service(), '1', 'USD')).toBe('currency');
  expect(doubtOf(service({ agreed: null }), '1', 'EUR')).toBe('again');
  expect(doubtOf(service({ agreed: null, billed: '0' }), '1', 'EUR')).toBeNull();
  expect(doubtOf(service(), null, 'EUR')).toBeNull();
});
