import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { CostReportTable } from './CostReportTable.tsx';
import costing from './words/en.json' with { type: 'json' };

const row = (more: object) => ({
  ...{ key: 'k', kind: null, name: null, isPay: false, home: null, host: null, cohort: null, caseDetail: null },
  ...{ tenantId: 't1', assignments: 2, estimated: '1000.00', actual: '1200.00', committed: '50.00' },
  ...{ difference: '250.00', accrual: '0.00' },
  ...more,
});
const report = (rows: readonly object[]) => ({
  ...{ currency: 'EUR', rows, hasMore: false, withoutRate: 0, isPartial: true, isPayOpen: false },
  totals: {
    assignments: 2,
    estimated: '1000.00',
    actual: '1200.00',
    committed: '50.00',
    difference: '250.00',
    accrual: '0.00',
  },
});
const plain = (element: Element | null | undefined) =>
  element?.textContent?.replace(/[\u2060\u00a0]/g, ' ').replace(/\s+/g, ' ');
const draw = (by: 'ROUTE' | 'ASSIGNMENT', rows: readonly object[], open = vi.fn()) =>
  act(() =>
    drawStaffPage(<CostReportTable report={report(rows) as never} by={by} open={open} />, {
      bundles: { en: { app, costing } },
    }),
  );

test('a route says its countries and figures, and opens to its assignments', async () => {
  declaredServer({});
  const open = vi.fn();
  await draw('ROUTE', [row({ key: 'FR|SG', home: 'FR', host: 'SG' })], open);
  const line = await screen.findByRole('row', { name: /France – Singapore/ });
  expect(plain(line)).toMatch(/2 assignments.*1,000\.00.*1,200\.00.*50\.00.*250\.00/);
  fireEvent.click(screen.getByRole('button', { name: 'France – Singapore' }));
  expect(open).toHaveBeenCalledWith('FR|SG');
  screen.getByText(/Some of what was spent is not for you to see/);
});

test('an assignment leads to its page, in its own company', async () => {
  declaredServer({});
  await draw('ASSIGNMENT', [row({ key: 'c1', caseDetail: 'c1', name: 'HP-1 Ines Vega', assignments: 1 })]);
  expect((await screen.findByRole('link', { name: 'HP-1 Ines Vega' })).getAttribute('href')).toContain('c1');
});
