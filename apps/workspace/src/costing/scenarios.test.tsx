import { act, fireEvent, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import terms from '../terms/words/en.json' with { type: 'json' };
import app from '../words/en.json' with { type: 'json' };
import { ScenariosTab } from './ScenariosTab.tsx';
import costing from './words/en.json' with { type: 'json' };

const row = { id: 'c1', version: 4, status: 'ACTIVE', can: ['addScenario'] };
const trace = { calculation: 'scenarioTotal', inputs: [], steps: [], result: { value: '1' } };
const plan = (name: string | null, likely: string, more: object = {}) => ({
  ...{ id: name, version: name && 1, name, status: name && 'SAVED', policy: { id: 'p', label: 'Long' }, fit: null },
  ...{ homeLocation: { country: 'ES' }, hostLocation: { country: 'SG' }, relocationPackage: null, familySize: 1 },
  ...{ startDate: '2026-03-01', endDate: '2028-02-29', months: 24, takenForGiven: [], stale: [], changed: [] },
  ...{ cost: { currency: 'EUR', low: likely, likely, high: likely, trace }, isCheapest: false, can: [], ...more },
});
const comparison = (plans: readonly object[], more: object = {}) => ({
  ...{ plans, differing: [], terms: [], costs: [] },
  scenarios: plans.slice(1).map((one) => ({ id: (one as { id: string }).id, label: 'x', status: 'SAVED' })),
  ...more,
});
const draw = () =>
  act(() =>
    drawStaffPage(
      <Suspense>
        <ScenariosTab row={row} />
      </Suspense>,
      { bundles: { en: { app, costing, terms } }, may: ['changeOfCircumstance.create'] },
    ),
  );
const plain = (element: Element | null) => element?.textContent?.replace(/[⁠ ]/g, ' ').replace(/\s+/g, ' ');

test('scenarios stand beside the assignment; what differs and what costs least is said in words', async () => {
  const shorter = plan('Shorter', '9000.00', { isCheapest: true, months: 12, can: ['cloneScenario', 'approve'] });
  const cells = [{ amount: '1000.00', currency: 'EUR', period: 'MONTH' }, null];
  declaredServer({
    'GET scenario-comparison': comparison([plan(null, '24000.00'), shorter], {
      differing: ['months'],
      terms: [{ benefit: 'b', name: 'Housing', differs: true, cells }],
    }),
  });
  await draw();
  const card = await screen.findByRole('region', { name: 'Shorter' });
  expect(plain(card)).toMatch(/Costs least.*9,000\.00/);
  within(card).getByRole('button', { name: 'Clone' });
  expect(plain(screen.getByRole('region', { name: 'The assignment as it is' }))).not.toMatch(/Costs least/);
  expect(plain(screen.getByRole('row', { name: /^Lasts/ }))).toMatch(/Lasts ?differs ?24 months ?12 months/);
  expect(plain(screen.getByRole('row', { name: /^Housing/ }))).toMatch(/differs.*1,000\.00.*not granted/);
  screen.getByRole('button', { name: 'Add a scenario' });
});

test('an approved scenario is adopted by a change of its assignment, as long as that is as it was', async () => {
  const approved = { status: 'APPROVED', changed: [] };
  declaredServer({
    'GET scenario-comparison': comparison([
      plan(null, '24000.00'),
      plan('Chosen', '1.00', approved),
      plan('Older', '2.00', { ...approved, changed: ['endDate'] }),
      plan('Saved', '3.00'),
    ]),
  });
  await draw();
  const card = await screen.findByRole('region', { name: 'Chosen' });
  within(card).getByRole('button', { name: 'Adopt' });
  expect(screen.getAllByRole('button', { name: 'Adopt' })).toHaveLength(1);
});

test('a comparison that cannot be had says so, and is asked for again', async () => {
  const server = declaredServer({ 'GET scenario-comparison': () => refused(500, 'broken') });
  await draw();
  await screen.findByText('Error creating comparison: retry or contact support.');
  server.answer('GET scenario-comparison', comparison([plan(null, '1.00')]));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No scenario yet');
});

test('a policy of which something is not known yet may fit; only what is not so speaks against it', async () => {
  const fit = (isMet: boolean | null) => ({
    ...{ id: 'p', label: 'Long', holds: false },
    conditions: [{ condition: 'GRADE', isMet, wanted: 'Grade 3' }],
  });
  declaredServer({
    'GET scenario-comparison': comparison([
      plan(null, '1.00', { fit: fit(null) }),
      plan('Other', '2.00', { fit: fit(false) }),
    ]),
  });
  await draw();
  const row = plain((await screen.findByText(/^The policy may fit/)).closest('tr'));
  expect(row).toMatch(/The policy may fit ?Grade 3 or higher: known once the employee has a grade/);
  expect(row).toMatch(/The policy does not fit/);
});
