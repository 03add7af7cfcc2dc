import { expect, test } from 'vitest';
import { findingsAfter } from './findings.ts';

test('once a report was handed in, the limit that an expense goes over stays said, and nothing that was to be mended before', () => {
  const params = { limit: '25.00', currency: 'EUR' };
  const found = [
    { code: 'expenses.missingReceipt', severity: 'block' },
    { code: 'expenses.overLimit', severity: 'warn', params },
  ] as const;
  expect(findingsAfter(found)).toEqual([{ code: 'expenses.overLimit.sent', severity: 'warn', params }]);
});
