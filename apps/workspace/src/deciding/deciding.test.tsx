import { act, screen, within } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import { GroupFaults } from './GroupFaults.tsx';
import { Precedents } from './Precedents.tsx';
import deciding from './words/en.json' with { type: 'json' };

const drawn = (part: ReactNode) =>
  act(() => drawStaffPage(<Suspense>{part}</Suspense>, { bundles: { en: { deciding } } }));
const row = { id: 'd1', version: 1, can: [] } as never;

test('a group says who cannot decide, and which amounts nobody decides', async () => {
  const gap = { code: 'GAP', kind: 'costs', currency: 'EUR', from: '1000' };
  declaredServer({
    'GET deciding/group-faults': {
      faults: [
        { code: 'NO_ACCESS', name: 'Cy' },
        { code: 'NO_FALLBACK' },
        { ...gap, to: '2500' },
        { ...gap, to: null },
      ],
    },
  });
  await drawn(<GroupFaults row={row} />);
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Cy cannot sign in.',
    'It has no fallback contact.',
    expect.stringMatching(/^Costs: no group decides amounts over .*1,000.* up to .*2,500/),
    expect.stringMatching(/^Costs: no group decides amounts over .*1,000.00\.$/),
  ]);
});

test('a sound group says nothing', async () => {
  declaredServer({ 'GET deciding/group-faults': { faults: [] } });
  await drawn(<GroupFaults row={row} />);
  expect(screen.queryByText(deciding['faults.title'])).toBeNull();
});

test('beside a decision stands what was decided before, and what it leaves of the budget', async () => {
  declaredServer({
    'GET deciding/precedents': {
      precedents: [
        {
          decision: 'p1',
          label: 'Longer 01-09-2026',
          outcome: 'REJECTED',
          amount: '900.00',
          currency: 'EUR',
          decidedAt: '2026-03-09T10:00:00Z',
          decidedBy: 'Ada',
          note: 'Too dear',
        },
      ],
      budget: { approved: '1000.00', spent: '300.00', asked: '900.00', left: '-200.00', currency: 'EUR' },
    },
  });
  await drawn(<Precedents row={row} />);
  const line = (await screen.findByText('Longer 01-09-2026')).closest('tr') as HTMLElement;
  expect(within(line).getByText('Rejected').getAttribute('data-label')).toBe('Outcome');
  within(line).getByText('Ada');
  within(line).getByText('Too dear');
  screen.getByText(deciding['budget.over']);
});

test('where nothing like it was decided, it says so', async () => {
  declaredServer({ 'GET deciding/precedents': { precedents: [], budget: null } });
  await drawn(<Precedents row={row} />);
  await screen.findByText(deciding['precedents.none']);
  expect(screen.queryByText(deciding['budget.approved'])).toBeNull();
});
