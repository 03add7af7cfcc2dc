import { includeBenefit } from '@homeport/model/terms';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { recordParts } from './record-parts.tsx';
import { TermsTab } from './TermsTab.tsx';
import terms from './words/en.json' with { type: 'json' };

const row = { id: 'c1', version: 4, status: 'ACTIVE', can: ['includeBenefit', 'recalculateBenefits'] };
const drawn = { used: '0.00', granted: '1000.00', left: '1000.00', over: '0.00', from: null, to: null, withoutRate: 0 };
const line = (name: string, more: object = {}) => ({
  ...{ id: name, version: 1, benefit: `of ${name}`, name, amount: '1000.00', termsAmount: '1000.00', payAmount: null },
  ...{ currency: 'EUR', period: 'ONCE', startsOn: null, endsOn: '2027-12-31', lowerLimit: null, upperLimit: null },
  ...{ tolerance: null, grantedBy: 'POLICY', status: 'INCLUDED', reason: null, explanation: null, isLocked: false },
  ...{
    isFlexible: true,
    isFlexed: false,
    years: [],
    reasons: [],
    can: ['flex', 'undoFlex'],
    drawn: { ...drawn, taken: [] },
  },
  ...more,
});
const answer = (more: object) => ({ policy: null, benefits: [], changes: [], offered: [], mayInclude: true, ...more });
const draw = () =>
  act(() =>
    drawStaffPage(
      <Suspense>
        <TermsTab row={row} />
      </Suspense>,
      { bundles: { en: { app, terms } } },
    ),
  );
/** What an element says, without what keeps an amount or a date in one line. */
const plain = (element: Element | null | undefined) =>
  element?.textContent?.replace(/[\u2060\u00a0]/g, ' ').replace(/\s+/g, ' ');

test('a benefit says how much and why, what is used and left, and offers what can be done with it', async () => {
  const over = { ...drawn, used: '1200.00', left: '0.00', over: '200.00', from: '2026-01-01', to: '2026-12-31' };
  declaredServer({
    'GET case-terms': answer({
      benefits: [
        line('Housing', {
          ...{ amount: '1500.00', isFlexed: true, reason: 'A larger flat' },
          reasons: [{ because: 'VARIES', by: 'FAMILY_SIZE', value: '2' }],
        }),
        line('School', { drawn: over, can: ['flex', 'undoFlex'] }),
        line('Premium', { amount: null, payAmount: '750.00', can: [] }),
      ],
    }),
  });
  await draw();
  const housing = await screen.findByRole('row', { name: /Housing/ });
  expect(plain(housing)).toMatch(/Included in the policy · for family size: 2 · A larger flat/);
  expect(plain(housing)).toMatch(/1,500\.00.*1,000\.00 by the terms/);
  expect(
    within(housing)
      .getAllByRole('button')
      .map((one) => plain(one)),
  ).toEqual(['Flex Housing', 'Undo flex Housing']);
  const school = screen.getByRole('row', { name: /School/ });
  expect(plain(school)).toMatch(/1,200\.00.* of .*1,000\.00.*200\.00 too much · from 01.*to 31/);
  expect(within(school).getAllByRole('button')).toHaveLength(1);
  expect(plain(screen.getByRole('row', { name: /Premium/ }))).toMatch(/750\.00.*worked out from pay/);
});

test('what the terms come to now is said before it is carried in', async () => {
  const changed = { amountBefore: '3000', amountAfter: '3500', endBefore: '2027-12-31', endAfter: '2028-06-30' };
  declaredServer({
    'GET case-terms': answer({
      changes: [
        {
          kind: 'CHANGED',
          benefit: 'a',
          name: 'Housing',
          currency: 'EUR',
          ...changed,
          fields: ['termsAmount', 'endsOn'],
        },
        { kind: 'LOST', benefit: 'b', name: 'School', currency: 'EUR', ...changed, fields: [] },
      ],
    }),
  });
  await draw();
  await screen.findByText('The benefits need recalculating');
  expect(plain(screen.getByText(/^Housing/))).toMatch(/3,000\.00 → .*3,500\.00 · until 30.*instead of 31/);
  expect(plain(screen.getByText(/^School/))).toContain('is not granted any more');
  screen.getByRole('button', { name: 'Work the benefits out again' });
});

test('benefits are included from the tab only: the list of the deed would offer those that are granted already', () => {
  expect(recordParts.caseDetail?.withoutDeeds).toContain(includeBenefit.name);
});

test('what could be included is included from there', async () => {
  const offered = [
    { benefit: benefitId, name: 'Pet transport', amount: '500', currency: 'EUR', period: 'ONCE', grantedBy: 'POLICY' },
  ];
  const server = declaredServer({
    'GET case-terms': () => answer({ offered: server.to(include).length > 0 ? [] : offered }),
    [include]: { ...row, version: 5 },
  });
  await draw();
  fireEvent.click(await screen.findByRole('button', { name: /Include\s+Pet transport/ }));
  await screen.findByText('Pet transport is included');
  expect(server.to(include).map(({ body }) => body)).toEqual([{ benefit: benefitId }]);
});
const benefitId = '01a213b0-64ed-718b-b9dc-038ff41c1207';
const include = 'POST fe/case-detail/c1/include-benefit';
