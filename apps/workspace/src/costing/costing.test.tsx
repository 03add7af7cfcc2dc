import { monthTotals } from '@homeport/model/costing';
import { act, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { EstimatesTab } from './EstimatesTab.tsx';

import costing from './words/en.json' with { type: 'json' };

const row = { id: 'c1', version: 4, status: 'ACTIVE', can: ['estimateCosts'] };
const line = (kind: string, year: number, amount: string | null, more: object = {}) => ({
  ...{ id: `${kind} ${year}`, version: 1, year, kind, name: null, amount, low: amount, high: amount, payAmount: null },
  ...{ quotedAmount: null, quotedCurrency: null, isTaxable: false, isGrossedUp: false, isComputed: true, reason: null },
  ...{ explanation: null, payExplanation: null, bounds: null, months: [] },
  ...more,
});
const estimate = (more: object) => ({
  ...{
    id: 'e1',
    version: 1,
    number: 2,
    baseDate: '2026-02-01',
    currency: 'EUR',
    total: '12000.00',
    lowTotal: '11000.00',
  },
  ...{
    highTotal: '14000.00',
    payTotal: null,
    workedOutAt: null,
    status: 'DRAFT',
    assumptions: null,
    takenForGiven: [],
  },
  ...{ stale: [], can: ['submit', 'recalculateEstimate'], lines: [] },
  ...more,
});
const draw = () =>
  act(() =>
    drawStaffPage(
      <Suspense>
        <EstimatesTab row={row} />
      </Suspense>,
      { bundles: { en: { app, costing } } },
    ),
  );
const plain = (element: Element | null | undefined) =>
  element?.textContent?.replace(/[\u2060\u00a0]/g, ' ').replace(/\s+/g, ' ');

test('an estimate shows what each thing costs year by year, within bounds, and hides what follows from pay', async () => {
  const lines = [
    line('PAY', 1, null),
    line('BENEFIT', 1, '6000.00', { name: 'Housing', low: '5000.00', high: '8000.00' }),
    line('BENEFIT', 2, '6000.00', { name: 'Housing', quotedAmount: '6600.00', quotedCurrency: 'USD' }),
    line('FEE', 1, '10.00', { reason: 'The agent', isComputed: false }),
  ];
  declaredServer({ 'GET case-estimates': { estimates: [estimate({ lines })] } });
  await draw();
  const housing = await screen.findByRole('row', { name: /Housing/ });
  expect(plain(housing)).toMatch(
    /Housing ?Benefit.*6,000\.00 ?At least .*5,000\.00 ?At most .*8,000\.00.*6,600\.00 in its own currency/,
  );
  expect(plain(screen.getByRole('row', { name: /^Pay/ }))).toMatch(/hidden/);
  expect(plain(screen.getByRole('row', { name: /^Fee/ }))).toMatch(/by hand: The agent/);
  expect(within(housing).getAllByRole('cell')).toHaveLength(2);
  screen.getByRole('button', { name: 'Recalculate' });
  screen.getByRole('button', { name: 'Download PDF' });
  screen.getByRole('button', { name: 'Work out a cost estimate' });
});

test('the table adds up to what is likely; pay stands below it, and says that it is not in the total', async () => {
  const lines = [
    line('PAY', 1, null, { payAmount: '100.00' }),
    line('BENEFIT', 1, '6000.00', { name: 'Housing' }),
    line('BENEFIT', 2, '5500.00', { name: 'Housing' }),
    line('FEE', 1, '500.00'),
  ];
  declaredServer({ 'GET case-estimates': { estimates: [estimate({ lines, payTotal: '100.00' })] } });
  await draw();
  await screen.findByRole('row', { name: /Housing/ });
  const rows = screen.getAllByRole('row').map((one) => plain(one) ?? '');
  expect(rows.slice(1).map((one) => one.replace(/ ?€ ?/g, ' '))).toEqual([
    expect.stringMatching(/^Housing/),
    expect.stringMatching(/^Fee/),
    expect.stringMatching(/^Likely, of the year.*6,500\.00.*5,500\.00/),
    expect.stringMatching(/^Pay ?not in the total.*100\.00/),
    expect.stringMatching(/^Pay and what follows from it, not in the total.*100\.00/),
  ]);
});

test('what it does not say any more is said by name, and what it takes for given in words', async () => {
  const takenForGiven = [{ says: 'NO_RATE', name: 'School', from: 'CNY', to: 'EUR' }];
  const stale = [{ kind: 'BENEFIT', name: 'Housing', year: 2 }];
  declaredServer({ 'GET case-estimates': { estimates: [estimate({ takenForGiven, stale })] } });
  await draw();
  await screen.findByText('Case cost estimate needs recalculating');
  expect(plain(screen.getByText(/^Benefit · Housing/))).toBe('Benefit · Housing Year 2');
  screen.getByText('School: no exchange rate between CNY and EUR; it is left out.');
});

test('an assignment without one says how it comes by one', async () => {
  declaredServer({ 'GET case-estimates': { estimates: [] } });
  await draw();
  await screen.findByText('No cost estimate yet');
});

test('months add up over all lines, and the dearest is the measure', () => {
  const of = (month: string, amount: string) => ({ month, amount });
  expect(
    monthTotals([{ months: [of('2026-04', '0.10')] }, { months: [of('2026-04', '0.20'), of('2026-03', '-1')] }]),
  ).toEqual([
    { month: '2026-03', amount: '-1', height: 0 },
    { month: '2026-04', amount: '0.3', height: 100 },
  ]);
});

test('a total says beside it what is not in it, and the versions say their state in words', async () => {
  const rate = { says: 'NO_RATE', name: 'Home leave', from: 'EUR', to: 'CHF' };
  const old = { baseDate: '1999-01-01', workedOutAt: '2026-11-28T10:00:00Z', takenForGiven: [rate] };
  declaredServer({
    'GET case-estimates': {
      estimates: [estimate({ ...old, lines: [line('PAY', 1, null)] }), estimate({ id: 'e0', number: 1 })],
    },
  });
  await draw();
  await screen.findByText('Left out, as there is no exchange rate of that day: Home leave.');
  screen.getByText(/rates and tables of .*1999, which were more than a year old/);
  screen.getByText(/Pay and what follows from it are hidden from you/);
  expect(screen.getByRole('option', { name: 'Estimate 2 · Draft' })).toBeTruthy();
});
