import { Problem } from '@homeport/client';
import type { ReceiptProposal } from '@homeport/model/receipts';
import { leaveQuestion, mayLeave } from '@homeport/ui/parts/leave-guard.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { reportsQuery } from '../data/queries.ts';
import { act as actOn, remove } from '../data/records.ts';
import { sendReceipt } from '../data/send-receipt.ts';
import type { Report } from '../data/types.ts';
import { type TrayReceipt, trayStore } from '../offline/tray-store.ts';
import { type AppContext, AppSession } from '../shell/app-context.ts';
import { LogoutPage } from '../shell/LogoutPage.tsx';
import { SignOutDialog } from '../shell/SignOutDialog.tsx';
import words from '../words/en.json' with { type: 'json' };
import { AddReceipts, NotTaken } from './AddReceipts.tsx';
import { DeleteReport } from './DeleteReport.tsx';
import { newExpense } from './expense-form.rules.ts';
import { smallerPhoto } from './photo.ts';
import { ReceiptTray } from './ReceiptTray.tsx';
import { closeTray, dropFromTray, openTray, putInTray, tray } from './receipt-tray.ts';
import { saveNew } from './save-expense.ts';
import { TakeBack } from './TakeBack.tsx';
import { useExpenseForm } from './use-expense-form.ts';
import { useTrayReceipt } from './use-tray-receipt.ts';

vi.mock('../data/send-receipt.ts', () => ({ sendReceipt: vi.fn() }));
vi.mock('../data/records.ts', async (original) => ({
  ...(await original<typeof import('../data/records.ts')>()),
  act: vi.fn(),
  remove: vi.fn(),
}));
vi.mock('./photo.ts', async (original) => ({
  ...(await original<typeof import('./photo.ts')>()),
  smallerPhoto: vi.fn(),
}));
vi.mock('./save-expense.ts', () => ({ saveNew: vi.fn(), saveChanged: vi.fn() }));
/** The stand-in for a browser has no database: rows of the device, by id. */
const device = vi.hoisted(() => new Map<string, { id: string; user: string; file: { name: string } }>());
vi.mock('../offline/tray-store.ts', () => {
  const of = (user: string) => [...device.values()].filter((one) => one.user === user);
  return {
    trayStore: {
      all: async (user: string) => of(user),
      count: async (user: string) => of(user).length,
      put: vi.fn(),
      remove: async (id: string) => void device.delete(id),
      forget: async (user: string) => {
        for (const { id } of of(user)) device.delete(id);
      },
    },
  };
});

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const file = (name: string) => ({ name, blob: pdf(name) });
const report = (id: string, more: Partial<Report> = {}): Report =>
  ({ id, description: `Report ${id}`, status: 'OPEN', version: 1, numberOfEntries: 1, can: [], ...more }) as never;
const signOut = vi.fn();
const session = {
  me: { id: 'ana', tenant: { id: 't1' } },
  access: {
    permissionSetting: { code: 'ASSIGNEE', roles: ['assignee'] },
    permissionSettingItems: [{ code: 'caseExpenseBatch.create' }],
  },
  signOut,
} as unknown as AppContext;

/** Never answers, until it is aborted. */
const hanging = (_file: unknown, _key: string, { signal }: { signal: AbortSignal }) =>
  new Promise<never>((_done, fail) => signal.addEventListener('abort', () => fail(new Error('aborted'))));
const answered = (proposed: ReceiptProposal | null) => async () =>
  ({ id: 'f1', name: 'lunch.pdf', size: 4, contentType: 'application/pdf', status: 'CLEAN', proposed }) as never;
const read = { amount: '64.30', currency: 'GBP', date: '2026-03-02' };

async function shown(children: ReactNode, reports: readonly Report[] = []) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(reportsQuery.queryKey, reports as never);
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute({ component: () => children }), history });
  await router.load();
  return draw(
    <QueryClientProvider client={queries}>
      <AppSession value={session}>
        <RouterProvider router={router as never} />
      </AppSession>
    </QueryClientProvider>,
    { userId: 'ana' },
    { en: { app: words } },
  );
}
const lying = () => [...device.values()].map((one) => one.file.name).sort();
const first = () => tray.get()?.[0] as TrayReceipt;
const said = () => toasts.store.get().history.map(({ text }) => text);

beforeEach(async () => {
  vi.mocked(trayStore.put).mockImplementation(async (one) => void device.set(one.id, one));
  vi.mocked(sendReceipt).mockImplementation(hanging);
  vi.mocked(smallerPhoto).mockImplementation(async (one) => ({ name: one.name, blob: one }));
  await openTray('ana');
});
afterEach(async () => {
  await act(() => closeTray('ana'));
  device.clear();
  waiting.set(null);
});

/** The form of a receipt of the tray. */
function Form({ id }: { id: string }) {
  const receipt = useTrayReceipt(id) ?? {
    ...{ receipt: { state: 'none' } as const, proposed: null, fault: null },
    ...{ take: vi.fn(), retry: vi.fn(), drop: vi.fn(), forget: vi.fn(), leave: vi.fn() },
    settled: async () => ({ state: 'none' }) as const,
  };
  const form = useExpenseForm({
    ...{ draftKey: `expense.new.${id}`, id, report: 'r1', expense: null, receipt },
    ...{ start, startReceipt: receipt.receipt },
  });
  const { amount, currency, expenseDate, activity } = form.values;
  return (
    <>
      <output>{[amount, currency, expenseDate, activity].join(' ')}</output>
      <i>{Object.keys(form.proposed).length}</i>
      <button type="button" onClick={() => form.change({ expenseItem: 'i1', activity: 'Lunch' })}>
        type
      </button>
      <button type="button" onClick={() => void form.save()}>
        save
      </button>
    </>
  );
}
const start = newExpense('EUR', '2026-03-09');
const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByText(name)));
};

test('discarding a form keeps its receipt; saving it does not', async () => {
  vi.mocked(sendReceipt).mockImplementation(answered(read));
  vi.mocked(saveNew).mockImplementation(async (id, _, values) => ({ ...values, id, version: 1 }) as never);
  await putInTray('r1', [file('lunch.pdf')]);
  await waitFor(() => expect(first().stored).toBeDefined());
  const { unmount } = await shown(<Form id={first().id} />);
  await press('type');
  const left = mayLeave();
  await act(async () => {
    leaveQuestion.get()?.guard.discard();
    leaveQuestion.get()?.answer(true);
    await left;
  });
  expect([tray.get()?.length, lying()]).toEqual([1, ['lunch.pdf']]);
  unmount();

  await shown(<Form id={first().id} />);
  await press('type');
  await press('save');
  await waitFor(() => expect(lying()).toEqual([]));
  // What was saved stays to be seen.
  expect(document.querySelector('output')?.textContent).toBe('64.30 GBP 2026-03-02 Lunch');
});

test('what a receipt said goes with it, what the person typed stays', async () => {
  vi.mocked(sendReceipt).mockImplementation(answered(read));
  await putInTray('r1', [file('lunch.pdf')]);
  await waitFor(() => expect(first().stored).toBeDefined());
  await shown(<Form id={first().id} />);
  expect(document.querySelector('output')?.textContent).toBe('64.30 GBP 2026-03-02 ');
  await press('type');
  await act(() => dropFromTray(first().id));
  expect(document.querySelector('output')?.textContent).toBe(' EUR 2026-03-09 Lunch');
  expect(document.querySelector('i')?.textContent).toBe('0');
});

test('at sign-out those of the person go, for good, and those of others stay', async () => {
  let arrive: () => void = () => undefined;
  let signal: AbortSignal | undefined;
  vi.mocked(sendReceipt).mockImplementation((_file, _key, options) => {
    signal = options.signal;
    return new Promise((done) => {
      arrive = () => done({ id: 'f1', name: 'a', size: 1, contentType: '', status: 'CLEAN' });
    });
  });
  device.set('b', { id: 'b', user: 'bea', file: { name: 'of-bea.pdf' } });
  await putInTray('r1', [file('of-ana.pdf')]);
  await closeTray('ana');
  expect([tray.get(), signal?.aborted, lying()]).toEqual([null, true, ['of-bea.pdf']]);
  arrive();
  await expect(putInTray('r1', [file('late.pdf')])).rejects.toThrow();
  expect(lying()).toEqual(['of-bea.pdf']);
});

test('signing out asks first while receipts lie here, and counts them', async () => {
  waiting.set([]);
  await putInTray('r1', [file('a.pdf'), file('b.pdf')]);
  const { unmount } = await shown(<LogoutPage />);
  await screen.findByText(/2 receipts are not items yet/);
  expect(signOut).not.toHaveBeenCalled();
  unmount();
  await shown(<SignOutDialog isOpen receipts={2} onClose={vi.fn()} onLeave={signOut} />);
  expect(await screen.findByText(/2 receipts are not items yet/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('0 entries');
});
test('signing out asks nothing where nothing lies', async () => {
  waiting.set([]);
  await shown(<LogoutPage />);
  await waitFor(() => expect(signOut).toHaveBeenCalled());
});

const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector('[data-receipts]') as Element, { target: { files } });

test('a receipt the device has no room for is named; the others are kept and sent', async () => {
  vi.mocked(trayStore.put).mockImplementation(async (one) => {
    if (one.file.name === 'big.pdf') throw new Error('QuotaExceededError');
    device.set(one.id, one);
  });
  await shown(
    <>
      <AddReceipts report="r1" />
      <NotTaken report="r1" />
    </>,
  );
  choose(pdf('a.pdf'), pdf('big.pdf'), pdf('c.pdf'));
  await waitFor(() => expect(vi.mocked(sendReceipt).mock.calls.map(([{ name }]) => name)).toEqual(['a.pdf', 'c.pdf']));
  expect(lying()).toEqual(['a.pdf', 'c.pdf']);
  expect(await screen.findByText('big.pdf was not added. This device has no room for it.')).toBeTruthy();
});
test('why a file was refused stays at the report until something else is chosen, and is that of no other report', async () => {
  await shown(
    <>
      <AddReceipts report="r1" />
      <NotTaken report="r1" />
      <NotTaken report="r2" />
    </>,
  );
  choose(new File(['?'], 'notes.txt', { type: 'text/plain' }));
  const refused = await screen.findByRole('alert');
  expect(refused.textContent).toMatch(/^notes\.txt was not added\. This file is not accepted\./);
  expect(said().join()).not.toContain('notes.txt');
  choose(pdf('a.pdf'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
test('the report says that its receipts are on this device only', async () => {
  await putInTray('r1', [file('a.pdf')]);
  await shown(<ReceiptTray report={report('r1')} canAdd />);
  expect(screen.getByText(/on this device only: you will not find it on another one/)).toBeTruthy();
});
test('what was put in before there was no room is sent all the same', async () => {
  vi.mocked(trayStore.put).mockImplementation(async (one) => {
    if (one.file.name === 'big.pdf') throw new Error('QuotaExceededError');
  });
  await expect(putInTray('r1', [file('a.pdf'), file('big.pdf')])).rejects.toThrow('Quota');
  expect(vi.mocked(sendReceipt).mock.calls.map(([{ name }]) => name)).toEqual(['a.pdf']);
});
test('each photo is kept as soon as it was made smaller, and the button shows that more are coming', async () => {
  let finish: () => void = () => undefined;
  vi.mocked(smallerPhoto).mockImplementation((one) => {
    const small = { name: one.name, blob: one };
    if (one.name === 'a.pdf') return Promise.resolve(small);
    return new Promise((done) => {
      finish = () => done(small);
    });
  });
  await shown(<AddReceipts report="r1" />);
  const isBusy = () => document.querySelector('button[data-loading]') !== null;
  choose(pdf('a.pdf'), pdf('b.pdf'));
  await waitFor(() => expect(lying()).toEqual(['a.pdf']));
  expect(isBusy()).toBe(true);
  finish();
  await waitFor(() => expect([lying(), isBusy()]).toEqual([['a.pdf', 'b.pdf'], false]));
});

test('a third receipt waits its turn and offers no retry; one that could not be sent does', async () => {
  await putInTray('r1', [file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  await shown(<ReceiptTray report={report('r1')} canAdd />);
  expect(screen.getAllByText(words['receipt.sending'])).toHaveLength(2);
  expect(screen.getAllByText(words['tray.turn'])).toHaveLength(1);
  expect(screen.queryByText(words['receipt.retry'])).toBeNull();
  vi.mocked(sendReceipt).mockRejectedValue(new Problem({ status: 0 }));
  await act(() => dropFromTray(first().id));
  expect(await screen.findAllByText(words['receipt.kept'])).toHaveLength(1);
  expect(screen.getAllByText(words['receipt.retry'])).toHaveLength(1);
});

test('receipts that stayed behind go on in another report that is open', async () => {
  await putInTray('r1', [file('a.pdf'), file('b.pdf')]);
  await shown(<ReceiptTray report={report('r1', { status: 'AWAITING_APPROVAL' })} canAdd={false} />, [
    report('r1', { status: 'AWAITING_APPROVAL' }),
    report('r2'),
    report('r3', { status: 'PAID' }),
  ]);
  await act(async () => void fireEvent.click(screen.getByRole('combobox')));
  expect(screen.queryByText('Report r3')).toBeNull();
  await press('Report r2');
  await waitFor(() => expect(tray.get()?.map((one) => one.report)).toEqual(['r2', 'r2']));
  expect([...device.values()]).toMatchObject([{ report: 'r2' }, { report: 'r2' }]);
});
test('deleting a report says that its receipts go too, and drops them', async () => {
  vi.mocked(remove).mockResolvedValue(undefined);
  await putInTray('r1', [file('a.pdf')]);
  await putInTray('r2', [file('b.pdf')]);
  await shown(<DeleteReport report={report('r1', { can: ['delete'] } as never)} />);
  await press(words['report.delete']);
  expect(await screen.findByText(/1 receipt that is not an item yet is deleted/)).toBeTruthy();
  expect(lying()).toEqual(['a.pdf', 'b.pdf']);
  await act(async () => void fireEvent.click(within(screen.getByRole('dialog')).getByText(words['report.delete'])));
  await waitFor(() => expect(lying()).toEqual(['b.pdf']));
});

test('a report is taken back under the same key until somebody answers', async () => {
  const keys = () => vi.mocked(actOn).mock.calls.map(([, , , , how]) => how?.key);
  vi.mocked(actOn)
    .mockRejectedValueOnce(new Problem({ status: 0 }))
    .mockRejectedValueOnce(new Problem({ status: 422 }))
    .mockRejectedValueOnce(new Problem({ status: 422 }));
  await shown(<TakeBack report={report('r1', { can: ['takeBack'] } as never)} lines={[]} />);
  await press(words['report.takeBack']);
  for (const tries of [1, 2, 3]) {
    await act(async () => void fireEvent.click(within(screen.getByRole('dialog')).getByText(words['report.takeBack'])));
    await waitFor(() => expect(keys()).toHaveLength(tries));
  }
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});
