import type { CaseClosing } from '@homeport/model/cases';
import { act, screen, within } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { ClosingLine } from './ClosingLine.tsx';
import { ClosingTab } from './ClosingTab.tsx';
import { openOf } from './open-of.ts';
import cases from './words/en.json' with { type: 'json' };

const open = {
  isComplete: false,
  by: null,
  on: null,
  notes: null,
  despite: null,
  reopenedBecause: null,
  hidesMore: false,
};
const work = {
  ...open,
  isOpen: true,
  lines: [
    { kind: 'STEP', count: 0 },
    { kind: 'SERVICE', count: 3 },
  ],
} as const;
const money = {
  ...{ ...open, isOpen: false, lines: [{ kind: 'INVOICE', count: 0 } as const] },
  ...{ isComplete: true, by: 'Fay', on: '2026-03-02', despite: 'Written off.' },
};
const phases = [
  { code: 'PREPARATION', missing: [] },
  { code: 'MOVE', missing: ['A permit', 'A date'] },
];
const closing: CaseClosing = { status: 'ACTIVE', phases, isNear: true, sides: { OPERATIONAL: work, FINANCIAL: money } };
const row = {
  ...{
    id: 'c1',
    version: 3,
    status: 'ACTIVE',
    phase: 'PREPARATION',
    assignmentEndDate: null,
    financiallyComplete: true,
  },
  can: ['completeOperations', 'completeOperationsDespite', 'reopenFinances', 'complete'],
} as never;
async function drawn(part: ReactNode, answer: CaseClosing = closing) {
  declaredServer({ 'GET case-closing': answer, 'GET fe/data-option/list/CASE_PHASE': [] });
  await act(() =>
    drawStaffPage(<Suspense>{part}</Suspense>, { may: ['call.caseClosing'], bundles: { en: { app, cases } } }),
  );
}
const tile = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);

test('what is open leads to the list of exactly that; of two ways to complete it only the one that is not refused is offered', async () => {
  await drawn(<ClosingTab row={row} />);
  const operations = await tile('Operations');
  expect(operations.getByText('1 of 2 have nothing open')).toBeTruthy();
  expect(operations.getByRole('link', { name: 'Services' })).toBeTruthy();
  expect(openOf('c1', work.lines[1])).toEqual({
    filter: 'caseDetail:in:c1;status:in:NOT_INITIATED,REQUESTED,SCHEDULED,IN_PROGRESS',
    view: 'all',
  });
  expect(openOf('c1', { kind: 'VENDOR_BILL', count: 1, ids: ['b1', 'b2'] }).filter).toMatch(/^id:in:b1,b2;status:in:/);
  expect(operations.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Complete the operations all the same',
  ]);
  expect(screen.queryByRole('button', { name: 'Mark complete' })).toBeNull();
});
test('a side that is complete says since when and by whom, and why in spite of what was open', async () => {
  await drawn(<ClosingTab row={row} />);
  const finances = await tile('Finances');
  expect(finances.getByText(/Complete since 02\D+03\D+2026 by Fay/)).toBeTruthy();
  expect(finances.getByText('Completed in spite of what was open: Written off.')).toBeTruthy();
  expect(finances.getByRole('button', { name: 'Reopen the finances' })).toBeTruthy();
});
test('once both are complete the assignment can be closed here', async () => {
  await drawn(<ClosingTab row={row} />, { ...closing, sides: { OPERATIONAL: money, FINANCIAL: money } });
  expect(await screen.findByRole('button', { name: 'Mark complete' })).toBeTruthy();
});
test('the head of the page says what is left of the sides that are not complete', async () => {
  const hidden = { ...work, hidesMore: true };
  await drawn(<ClosingLine row={row} />, { ...closing, sides: { OPERATIONAL: hidden, FINANCIAL: money } });
  const link = await screen.findByRole('link', {
    name: 'To close: 3 services and more that you are not shown.',
  });
  expect(link.getAttribute('href')).toContain('c1');
});
test('while its end is far nothing is said', async () => {
  await drawn(<ClosingLine row={row} />, { ...closing, isNear: false });
  expect(screen.queryByText(/To close/)).toBeNull();
});
test('the path of phases says what is missing for the next', async () => {
  await drawn(<ClosingTab row={row} />);
  const path = await screen.findByRole('list', { name: 'Phases' });
  expect(within(path).getByText('Missing: A permit and A date').closest('li')?.textContent).toContain('MOVE');
});

test('where nothing can be done about a side here it says what is to be done first, and who can otherwise', async () => {
  const manager = { ...(row as object), can: ['completeOperations', 'complete'] } as never;
  await drawn(<ClosingTab row={manager} />);
  const operations = await tile('Operations');
  expect(operations.queryByRole('button')).toBeNull();
  operations.getByText(/Settle what is open, then complete the operations here. HR or an administrator can/);
});
test('a side that is complete says when something of it is open all the same', async () => {
  const late = { ...money, isOpen: true, despite: null, lines: [{ kind: 'INVOICE', count: 1 } as const] };
  await drawn(<ClosingTab row={row} />, { ...closing, sides: { OPERATIONAL: work, FINANCIAL: late } });
  (await tile('Finances')).getByText(/Something of it is open all the same/);
});
test('who is about to close it sees what is left, however far its end is', async () => {
  await drawn(<ClosingLine row={row} isAsked />, { ...closing, isNear: false });
  await screen.findByRole('link', { name: 'To close: 3 services.' });
});
