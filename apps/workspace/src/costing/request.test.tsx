import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { RequestEstimate } from './RequestEstimate.tsx';
import { askedOf, overBudget } from './request-totals.ts';
import costing from './words/en.json' with { type: 'json' };

const policy = { id: '01a213b0-64ed-718b-b9dc-038ff41c1207', label: 'Long-term' };
const draw = (values: object) =>
  act(() =>
    drawStaffPage(
      <Suspense>
        <RequestEstimate values={{ ...values }} />
      </Suspense>,
      { bundles: { en: { app, costing } } },
    ),
  );
const trace = {
  ...{ trace: 1, calculation: 'estimateLine', formulaFrom: 'x' },
  result: { is: 'step', name: 'result', label: 'Amount', value: '1', unit: { kind: 'number' }, of: [] },
};
const line = (more: object) => ({
  kind: 'BENEFIT',
  year: 1,
  name: 'Housing',
  amount: '1000.00',
  low: '900.00',
  high: '1200.00',
  trace,
  ...more,
});

test('a request says what it would cost as soon as it has a policy and a first day', async () => {
  const server = declaredServer({
    'GET request-estimate': {
      currency: 'EUR',
      lines: [line({}), line({ year: 2 })],
      takenForGiven: [{ says: 'OPEN_END' }],
    },
  });
  await draw({ policy, startDate: '2026-03-01', hostCountry: 'SG', familySize: 2, endDate: null });
  const likely = await screen.findByText(/2,000\.00/);
  expect(likely).toBeTruthy();
  expect(screen.getByText(/1,800\.00/).textContent).toMatch(/2,400\.00/);
  screen.getByText('The end of the assignment is open: one year is counted.');
  expect(server.to('GET request-estimate')).toHaveLength(1);
});
test('before that nothing is asked', () => {
  expect(askedOf({ policy, startDate: null })).toBeNull();
  expect(askedOf({ policy: null, startDate: '2026-03-01' })).toBeNull();
  expect(askedOf({ policy, startDate: '2026-03-01', currency: '', familySize: 0 })).toEqual({
    ...{ policy: policy.id, startDate: '2026-03-01', familySize: 0 },
  });
});

test('what is likely is more than the budget only in the same currency', () => {
  expect(overBudget('195444.24', 'EUR', { budget: '180000.50', currency: 'EUR' })).toBe('15443.74');
  expect(overBudget('195444.24', 'EUR', { budget: '180000.50', currency: 'CHF' })).toBeNull();
  expect(overBudget('195444.24', 'EUR', { budget: '195444.24', currency: 'EUR' })).toBeNull();
  expect(overBudget('195444.24', 'EUR', { budget: null, currency: 'EUR' })).toBeNull();
});
test('an estimate that is more than the budget says by how much', async () => {
  declaredServer({ 'GET request-estimate': { currency: 'EUR', lines: [line({})], takenForGiven: [] } });
  await draw({ policy, startDate: '2026-03-01', budget: '900', currency: 'EUR' });
  await screen.findByText(/100\.00 more than the budget of .*900\.00/);
});
