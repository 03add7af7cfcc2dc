import { expect, test } from 'vitest';
import type { ExchangeJob } from '../host/exchange.ts';
import { mergeRuns } from './merge-runs.rules.ts';

const job = (created: number, failed: number, rows: readonly number[], file: string | null = null): ExchangeJob => ({
  id: 'job',
  state: 'done',
  step: null,
  done: 0,
  total: null,
  failure: null,
  counts: { created, updated: 0, skipped: 0, failed },
  findings: rows.map((row) => ({ row, title: 'wrong' })),
  file: file ? { id: file, name: file } : null,
});

test('rows that were repaired count anew; those that are wrong still are named, and no others', () => {
  const merged = mergeRuns(job(95, 3, [4, 9, 20], 'old'), job(1, 1, [20], 'new'), new Set([4, 20]));
  expect(merged.counts).toEqual({ created: 96, updated: 0, skipped: 0, failed: 2 });
  expect(merged.findings.map((one) => one.row)).toEqual([9, 20]);
  expect(merged.file?.id).toBe('new');
});
test('when all are right nothing is left to download', () => {
  const merged = mergeRuns(job(95, 1, [4], 'old'), job(1, 0, []), new Set([4]));
  expect(merged).toMatchObject({ counts: { created: 96, failed: 0 }, findings: [], file: null });
});
