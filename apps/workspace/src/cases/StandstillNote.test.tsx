import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { StandstillNote } from './StandstillNote.tsx';

const daysAgo = (days: number) =>
  Temporal.Now.instant()
    .subtract({ hours: 24 * days })
    .toString();
const grace = { id: 'u2', label: 'Grace' };
async function drawn(status: string, of: object, blocks: readonly object[] = []) {
  declaredServer({
    'GET fe/case-detail/c1': { id: 'c1', version: 3, status, ...of },
    'GET fe/case-block/search': { content: blocks, nextKey: null },
  });
  await drawStaffPage(<StandstillNote row={{ id: 'c1', version: 3, status } as never} />, { bundles: { en: { app } } });
}

test('a blocked assignment says who blocked it, for how long, why, and that it takes longer than expected', async () => {
  const expectedUntil = daysAgo(1).slice(0, 10);
  const block = { id: 'b1', reason: 'IMMIGRATION', waitsFor: 'AUTHORITY', blockedBy: grace, created: daysAgo(4) };
  await drawn('BLOCKED', {}, [{ ...block, expectedUntil, status: 'BLOCKED' }]);
  expect(await screen.findByText(/Blocked by Grace, for 4 days: /)).toBeTruthy();
  expect(screen.getByText(/It was expected to last until/)).toBeTruthy();
});
test('one on hold says its reason', async () => {
  await drawn('ON_HOLD', { onHoldReason: 'Budget.', onHoldBy: grace, onHoldSince: daysAgo(1) });
  expect(await screen.findByText('On hold by Grace, for 1 day: Budget.')).toBeTruthy();
});
