import type { CaseHealth } from '@homeport/model/cases';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { HealthLine } from './HealthLine.tsx';
import cases from './words/en.json' with { type: 'json' };

const none = { open: 0, overdue: 0 };
const counts = {
  ...{ STEP: none, SERVICE: none, DOCUMENT: none, REVIEW: none, PERMIT: none },
  ...{ CHANGE: none, ESTIMATE: none },
};
const well: CaseHealth = { standstill: null, next: null, counts, overdue: 0, concerns: [] };
const step = { kind: 'STEP', entity: 'caseWorkflowItem', id: 's1', name: 'Call the family', who: 'Ana' } as const;
async function drawn(health: CaseHealth) {
  declaredServer({
    'GET case-health': health,
    'GET fe/data-option/list/BLOCK_REASON': [],
    'GET fe/data-option/list/BLOCK_LIFTER': [],
  });
  await act(() =>
    drawStaffPage(
      <Suspense>
        <HealthLine row={{ id: 'c1', version: 3, status: 'ACTIVE' } as never} />
      </Suspense>,
      { may: ['call.caseHealth'], bundles: { en: { app, cases } } },
    ),
  );
}

test('an assignment says what comes next, by when and whose turn it is, and leads there', async () => {
  await drawn({ ...well, next: { ...step, due: '2026-12-24', isOverdue: false } });
  const line = await screen.findByRole('link', { name: /Next, by 24\D+12\D+2026: Call the family. It is up to Ana\./ });
  expect(line.getAttribute('href')).toContain('s1');
});
test('what is late is counted, and why somebody should look is said first', async () => {
  const concerns = [{ kind: 'PAST_ITS_END', since: '2026-05-01' } as const];
  await drawn({ ...well, overdue: 3, concerns, next: { ...step, who: null, due: '2026-05-04', isOverdue: true } });
  expect(await screen.findByText(/Ended on 01\D+05\D+2026 and is still active\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Since 04\D+05\D+2026 late: Call the family/ })).toBeTruthy();
  expect(screen.getByText('3 things are late.')).toBeTruthy();
});
test('a blocked one says so above what comes next', async () => {
  const standstill = { kind: 'ON_HOLD', by: 'Grace', days: 1, reason: 'Budget.' } as const;
  await drawn({ ...well, standstill: { ...standstill, waitsFor: null, expectedUntil: null, isOverdue: false } });
  expect(await screen.findByText('On hold by Grace, for 1 day: Budget.')).toBeTruthy();
  expect(screen.getByText(/^A hold stops no work/)).toBeTruthy();
  expect(screen.getByText('Nothing is open.')).toBeTruthy();
});
