import type { NamedStageTracker } from '@homeport/model/expenses';
import type { MoneyOnItsWay } from '@homeport/model/payments';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { linesQuery, onItsWayQuery, reportQuery, reportsQuery, stagesQuery } from '../data/queries.ts';
import type { Report } from '../data/types.ts';
import { type AppContext, AppSession } from '../shell/app-context.ts';
import words from '../words/en.json' with { type: 'json' };
import { ReportPage } from './ReportPage.tsx';

const report = {
  ...{ id: 'r1', description: 'Trip to Leeds', batchReference: 'EX-1', numberOfEntries: 1, version: 3, can: [] },
  ...{ currency: 'GBP', submittedTotal: '80.00', batchTotal: '80.00', batchPaymentAmount: '75.50', findings: [] },
  ...{ expensePayment: null, replacedBy: null, copyOf: null, paymentMethod: null },
};
const line = {
  ...{ id: 'l1', approvalStatus: 'AWAITING_APPROVAL', dueDate: '2026-03-05', amount: '80.00', currency: 'GBP' },
  ...{
    expenseItem: { id: 'i1', label: 'Taxi' },
    activity: null,
    receipt: null,
    expenseDate: '2026-03-01',
    findings: [],
  },
};
const tracker = (waitingFor: NamedStageTracker['waitingFor'], payment = {}): NamedStageTracker => ({
  ...{ stages: [], names: { u1: 'Ann Approver' }, payment },
  ...(waitingFor ? { waitingFor } : {}),
});
const way = {
  ...{ report: 'r1', reference: 'EX-1', description: 'Trip to Leeds', currency: 'GBP', amount: '75.50' },
  ...{
    stage: 'APPROVED',
    owner: 'finance',
    accountEnding: '1234',
    expected: Temporal.Now.plainDateISO().add({ days: 5 }).toString(),
  },
} satisfies MoneyOnItsWay;
interface Known {
  readonly stages?: NamedStageTracker;
  readonly way?: readonly MoneyOnItsWay[];
  readonly lines?: readonly object[];
}

// Nothing is within reach but what is there already.
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));

/** What stands first on the report below its title, with what of it has come. */
async function firstOn(status: Report['status'], known: Known, step?: 'done', more: object = {}): Promise<string> {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const put = (query: { queryKey: readonly unknown[] }, data: unknown) =>
    data === undefined || queries.setQueryData(query.queryKey, data);
  put(reportQuery('r1'), { ...report, status, ...more });
  put(reportsQuery, []);
  put(linesQuery('r1'), known.lines ?? []);
  put(stagesQuery('r1'), known.stages);
  put(onItsWayQuery, known.way);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ReportPage id="r1" step={step} /> }),
    history: createMemoryHistory(),
  });
  await router.load();
  const session = { me: { id: 'ana' }, theme: {}, access: { permissionSettingItems: [] } } as unknown as AppContext;
  const { container, unmount } = await draw(
    <QueryClientProvider client={queries}>
      <AppSession value={session}>
        <RouterProvider router={router as never} />
      </AppSession>
    </QueryClientProvider>,
    { userId: 'ana', locale: 'en' },
    { en: { app: words } },
  );
  await screen.findByRole('heading', { level: 1 });
  const [banner] = container.querySelectorAll('.hp-banner');
  const [card] = container.querySelectorAll('.report');
  // Before all that is in the report.
  if (banner && card) expect(banner.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const text = banner?.querySelector('.hp-banner-words');
  const said = [...(text?.children ?? [])].map((part) => part.textContent?.replaceAll('\u00a0', ' ')).join(' | ');
  unmount();
  return said;
}

test('a report that waits begins with who decides on how much, until when; right after it was handed in with that as its confirmation', async () => {
  const stages = tracker({ role: 'approver', person: 'u1' });
  const decides = /^Where is my money\? \| Ann Approver decides on GBP 80\.00 by Thu\W05\W+03\W+.*\.$/;
  expect(await firstOn('AWAITING_APPROVAL', { stages, lines: [line] })).toMatch(decides);
  const confirmed = await firstOn('AWAITING_APPROVAL', { stages, lines: [line] }, 'done');
  expect(confirmed).toMatch(/^Submitted: GBP 80\.00 \| Ann Approver decides on GBP 80\.00 by Thu\W05\W+03\W+.*\.$/);
  // What was known before it was handed in: the sender is never said to decide.
  const before = tracker({ role: 'assignee', person: 'u1' });
  expect(await firstOn('AWAITING_APPROVAL', { stages: before }, 'done')).toBe(
    'Submitted: GBP 80.00 | Your approver decides on GBP 80.00.',
  );
  // Once it is approved the money comes by a day that others were paid by.
  const waiting = [{ ...way, stage: 'SUBMITTED', owner: 'approver' } as const];
  expect(await firstOn('AWAITING_APPROVAL', { stages, lines: [line], way: waiting })).toMatch(
    /^Where is my money\? \| Ann Approver decides on GBP 80\.00 by .*\. Once approved, it is usually paid by .*\(in 5 days\)\.$/,
  );
  // No day was set, or the lines are not on this device.
  expect(await firstOn('AWAITING_APPROVAL', { stages })).toBe(
    'Where is my money? | Ann Approver decides on GBP 80.00.',
  );
});

test('an approved report begins with its money on its way, to which account and until when; without a network with what the device knows', async () => {
  const stages = tracker({ role: 'finance' });
  expect(await firstOn('APPROVED', { stages, way: [way] })).toMatch(
    /^On its way \| GBP 75\.50\. Approved\. Finance pays it to your account ending 1234, usually by .*\(in 5 days\)\.$/,
  );
  expect(await firstOn('APPROVED', { stages, way: [{ ...way, expected: null }] })).toBe(
    'On its way | GBP 75.50. Approved. Finance pays it to your account ending 1234; no day is set yet.',
  );
  const unknown = 'On its way | GBP 75.50. Approved. Finance pays it to your account.';
  expect(await firstOn('APPROVED', { stages })).toBe(unknown);
  expect(await firstOn('APPROVED', {})).toBe(unknown);
  expect(await firstOn('IN_PAYMENT', { stages: tracker({ role: 'bank' }) })).toBe(
    'On its way | GBP 75.50. It is with the bank.',
  );
});

test('a paid report begins with that, and how it was paid', async () => {
  const stages = tracker(undefined, { reference: 'EXP1', accountEnding: '1234' });
  expect(await firstOn('PAID', { stages })).toBe('Your money has been paid. | Payment EXP1, account ending 1234');
  expect(await firstOn('PAID', {}, undefined, { paymentMethod: 'PAYROLL' })).toBe(
    'Your money has been paid. | It came with your salary, so there is no payment of its own.',
  );
  expect(await firstOn('PAID', {})).toBe('Your money has been paid.');
  expect(await firstOn('OPEN', { stages: tracker({ role: 'assignee' }) })).toBe('');
});
