import { expect, test } from 'vitest';
import { coveredBy, dayOf, isPaidWithSalary, stagesDone, stageWord } from './payment.rules.ts';

test('the day of a payment is when it was paid, else sent, else made', () => {
  const made = { created: '2026-03-01T09:00:00Z', releasedAt: null, paidDate: null };
  expect(dayOf(made)).toBe('2026-03-01');
  expect(dayOf({ ...made, releasedAt: '2026-03-04T10:00:00Z' })).toBe('2026-03-04');
  expect(dayOf({ ...made, releasedAt: '2026-03-04T10:00:00Z', paidDate: '2026-03-06' })).toBe('2026-03-06');
});
test('of four stages two are behind a payment once it exists', () => {
  expect((['DRAFT', 'SENT', 'PAID'] as never[]).map(stagesDone)).toEqual([2, 3, 4]);
});
test('a payment covers the reports that name it', () => {
  const report = (id: string, payment: string | null) => ({ id, expensePayment: payment && { id: payment } }) as never;
  expect(
    coveredBy({ id: 'p1' }, [report('a', 'p1'), report('b', 'p2'), report('c', null)]).map(({ id }) => id),
  ).toEqual(['a']);
});
test('paid with the salary is only what is paid, by payroll, without a transfer', () => {
  const paid = { status: 'PAID', expensePayment: null, paymentMethod: 'PAYROLL' } as const;
  expect(isPaidWithSalary(paid)).toBe(true);
  for (const other of [{ status: 'APPROVED' }, { paymentMethod: 'BANK' }, { expensePayment: { id: 'p1', label: '' } }])
    expect(isPaidWithSalary({ ...paid, ...other } as never)).toBe(false);
});
test('money that was sent stands with the bank, not as paid', () => {
  expect(stageWord('paid', 'SENT')).toBe('withBank');
  expect((['PENDING', 'PAID'] as const).map((status) => stageWord('paid', status))).toEqual(['paid', 'paid']);
  expect(stageWord('sent', 'SENT')).toBe('sent');
});
