import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import type { Report } from '../data/types.ts';
import en from '../words/en.json' with { type: 'json' };
import { ReportTotals } from './ReportTotals.tsx';

test.each<[string, Partial<Report>, string]>([
  ['can be changed asks for it', { status: 'OPEN', can: ['update'] }, 'It is EUR 20.00 over: correct an item or the'],
  [
    'was handed in only says so',
    { status: 'AWAITING_APPROVAL', can: [] },
    'The batch total is EUR 20.00 over the control total.',
  ],
])('a report over its control total that %s', async (_what, more, said) => {
  const of = { currency: 'EUR', batchTotal: '100.00', controlTotal: '80.00', approvedTotal: null, ...more } as Report;
  declaredServer({ 'GET fe/expense-item/search': { content: [], totalElements: 0 } });
  await drawPage(<ReportTotals report={of} lines={[]} />, { bundles: { en: { app: en } } });
  const shown = document.body.textContent?.replaceAll('\u00a0', ' ');
  expect(shown).toContain(said);
  expect(shown?.includes('correct an item')).toBe(of.status === 'OPEN');
});
