import { act, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { perMonth } from './per-month.ts';
import { SheetsTab } from './SheetsTab.tsx';
import costing from './words/en.json' with { type: 'json' };

const row = { id: 'c1', version: 4, status: 'ACTIVE', can: ['workOutBalanceSheet'] };
const amounts = {
  ...{ baseSalary: '100000.00', hypotheticalTax: '20000.00', housingNorm: '15000.00', spendable: '40000.00' },
  ...{ index: '130', neverNegative: true, byBands: false, premiums: '10000.00', hostHousing: '40000.00' },
  ...{ reserve: '25000.00', costOfLiving: '12000.00', housingDifferential: '25000.00', net: '87000.00' },
};
const columns = {
  ...{ tax: { home: '20000.00' }, housing: { home: '15000.00', host: '40000.00' }, isWhole: true },
  ...{ goods: { home: '40000.00', host: '52000.00' }, reserve: { home: '25000.00', host: '35000.00' } },
  sum: { home: '100000.00', host: '87000.00' },
};
const sheet = (paper: object | null) => ({
  ...{ id: 's1', version: 2, effectiveFrom: '2026-03-01', effectiveTo: null, currency: 'USD' },
  paper: paper && {
    ...{ ...amounts, columns, working: {}, workedOutAt: null, monthlyRent: null, rentCurrency: null },
    row: { ...amounts, id: 's1', version: 2, currency: 'USD' },
    ...paper,
  },
});
const draw = () =>
  act(() =>
    drawStaffPage(
      <Suspense>
        <SheetsTab row={row} />
      </Suspense>,
      { bundles: { en: { app, costing } } },
    ),
  );
const plain = (element: Element | null | undefined) =>
  element?.textContent?.replace(/[\u2060\u00a0]/g, ' ').replace(/\s+/g, ' ');

test('EX-01 as paper: home and host side by side, a year and a month, and what is left is whole', async () => {
  declaredServer({ 'GET case-balance-sheets': { sheets: [sheet({})] } });
  await draw();
  const goods = await screen.findByRole('row', { name: /Goods and services/ });
  expect(plain(goods)).toMatch(/40,000\.00.*3,333\.33.* a month.*52,000\.00.*4,333\.33.* a month/);
  expect(plain(screen.getByRole('row', { name: /Pay at home, net abroad/ }))).toMatch(/100,000\.00.*87,000\.00/);
  expect(plain(screen.getByText(/index 130/))).toMatch(/What is left abroad is the reserve and the premiums/);
  // The allowance follows from fields of the record, so that it opens.
  const allowance = screen.getByRole('row', { name: /Cost of living allowance/ });
  expect(within(allowance).getAllByRole('button')).toHaveLength(1);
  screen.getByRole('button', { name: 'Work out the balance sheet' });
});
test('whoever may not see pay sees that there is one', async () => {
  declaredServer({ 'GET case-balance-sheets': { sheets: [sheet(null)] } });
  await draw();
  await screen.findByText(/Its amounts follow from pay/);
  expect(screen.queryByRole('table')).toBeNull();
});
test('an assignment without one says what it is worked out from', async () => {
  declaredServer({ 'GET case-balance-sheets': { sheets: [] } });
  await draw();
  await screen.findByText('No balance sheet yet');
});
test('a month is a twelfth, half up, in the decimals of the currency', () => {
  expect([perMonth('100', 'USD'), perMonth('-100', 'JPY'), perMonth('54', 'JPY')]).toEqual(['8.33', '-8', '5']);
});
