import { expect, test } from 'vitest';
import { receiptPdf } from '../../../../../tests/support/receipts/receipt-pdf.ts';
import { readText } from './read-text.ts';

const paper = { paper: 'sheet', name: 'Bill', currencies: [], says: { amount: '', currency: '', date: '' } } as const;
const limits = { type: 'application/pdf', pages: 5, characters: 40_000, asLines: true } as const;

test('a file has its patience of a processor for itself: many at once on a busy machine are all read', async () => {
  const bytes = await receiptPdf({ ...paper, lines: ['Taxi 24,15'] });
  const read = await Promise.all(Array.from({ length: 12 }, () => readText({ ...limits, bytes, patience: 1200 })));
  expect(read.filter((one) => 'problem' in one)).toEqual([]);
});

test('and what needs more than that is given up', async () => {
  const lines = Array.from({ length: 8_000 }, (_, place) => `Item ${place} of a bill that never ends`);
  const bytes = await receiptPdf({ ...paper, paper: 'slip', lines });
  expect(await readText({ ...limits, bytes, patience: 300 })).toEqual({ problem: 'out of time' });
});
