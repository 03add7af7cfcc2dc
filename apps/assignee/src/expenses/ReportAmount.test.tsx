import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import type { Report } from '../data/types.ts';
import en from '../words/en.json' with { type: 'json' };
import { ReportAmount } from './ReportAmount.tsx';

const shown = async (report: Partial<Report>): Promise<string | null> => {
  const of = { currency: 'EUR', batchTotal: '100.00', batchPaymentAmount: null, ...report } as Report;
  const { container } = await draw(<ReportAmount report={of} />, { locale: 'en' }, { en: { app: en } });
  return container.textContent?.replaceAll('\u00a0', ' ') ?? null;
};

test.each<[string, Partial<Report>, string]>([
  ['not decided is what is claimed', {}, 'EUR 100.00'],
  ['approved as claimed says it once', { batchPaymentAmount: '100.00' }, 'EUR 100.00'],
  ['of which something was refused says what comes, as its payment does', { batchPaymentAmount: '80.00' }, 'EUR 80.00'],
  ['of which nothing was approved says so', { batchPaymentAmount: '0.00' }, 'EUR 0.00'],
])('a report %s', async (_what, report, amount) => {
  const text = await shown(report);
  expect(text?.startsWith(amount)).toBe(true);
  expect(text?.includes('of EUR 100.00 claimed')).toBe(amount !== 'EUR 100.00');
});
