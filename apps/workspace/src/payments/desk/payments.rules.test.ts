import type { PayableGroup, PaymentBatch } from '@homeport/model/payments';
import { describe, expect, it } from 'vitest';
import { canRelease, chosenGroups, groupKey, reportsOf, sumsOf, whyNotRelease } from './payments.rules.ts';

const group = (account: string, currency: string, total: string, ...reports: string[]): PayableGroup =>
  ({ account, currency, total, reports: reports.map((report) => ({ report })) }) as unknown as PayableGroup;

describe('what is ticked to be paid', () => {
  it('is summed exactly per currency and never across', () => {
    const groups = [group('a', 'EUR', '0.10', 'r1'), group('b', 'KWD', '1.005', 'r2'), group('c', 'EUR', '0.20', 'r3')];
    expect(sumsOf(groups)).toEqual([
      { currency: 'EUR', total: '0.30' },
      { currency: 'KWD', total: '1.005' },
    ]);
  });
  it('keeps one account in two currencies apart, and asks for every report once', () => {
    const groups = [group('a', 'EUR', '1', 'r1', 'r2'), group('a', 'USD', '1', 'r3')];
    const chosen = chosenGroups(groups, new Set([groupKey({ account: 'a', currency: 'EUR' }), 'gone EUR']));
    expect(reportsOf(chosen)).toEqual(['r1', 'r2']);
  });
  it('explains a total by its parts', () => {});
});

describe('releasing', () => {
  it('is offered only for a built batch the record lets the reader release', () => {
    const batch = (status: string, can: readonly string[]) => ({ status, can }) as Pick<PaymentBatch, 'can' | 'status'>;
    expect(canRelease(batch('BUILT', ['cancel']))).toBe(true);
    expect(canRelease(batch('BUILT', []))).toBe(false);
    expect(canRelease(batch('RELEASED', ['cancel']))).toBe(false);
  });
  it('is left to somebody who has neither built the batch nor gets money from it', () => {
    const batch = (createdBy: string, payee: string) =>
      ({ createdBy: { id: createdBy }, payee: { id: payee } }) as Pick<PaymentBatch, 'createdBy' | 'payee'>;
    const me = { user: 'clerk', person: 'p1' };
    expect(whyNotRelease(batch('clerk', 'p2'), me)).toBe('creator');
    expect(whyNotRelease(batch('lead', 'p1'), me)).toBe('payee');
    expect(whyNotRelease(batch('lead', 'p2'), me)).toBeNull();
  });
});
