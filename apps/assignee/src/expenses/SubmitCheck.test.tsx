import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answer, declaredServer, refused, unreachable } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { itemsQuery } from '../data/queries.ts';
import type { Expense, Report } from '../data/types.ts';
import { AppSession } from '../shell/app-context.ts';
import app from '../words/en.json' with { type: 'json' };
import { SubmitCheck } from './SubmitCheck.tsx';

const report = { id: 'r1', version: 4, description: 'March', currency: 'EUR', status: 'OPEN' } as Report;
const lines = [
  { id: 'e1', amount: '14.20', currency: 'EUR', activity: 'Bus', expenseItem: { id: 'i1', label: 'Transport' } },
] as unknown as Expense[];
const submit = 'POST fe/case-expense-batch/r1/submit';
const block = { code: 'expenses.missingReceipt', severity: 'block', params: { line: 'e1' } };
const warning = { code: 'expenses.possibleDuplicate', severity: 'warn', params: { line: 'e1' } };

async function checked(findings: readonly object[], answer: Answer = report) {
  const found = { findings, total: '14.20', currency: 'EUR', controlTotal: null, approver: 'Olga Ruiz' };
  const server = declaredServer({ 'GET case-expense-batch/r1/check': found, [submit]: answer });
  const { history } = await drawPage(
    <AppSession value={{ me: { id: 'u1' } } as never}>
      <SubmitCheck report={report} lines={lines} />
    </AppSession>,
    { at: '/dashboard/batch/r1?step=check', known: [[itemsQuery.queryKey, []]], bundles: { en: { app } } },
  );
  await screen.findByRole('button', { name: app['check.submit'] });
  return { server, history };
}
const button = () => screen.getByRole('button', { name: app['check.submit'] });
const isOff = () => button().getAttribute('aria-disabled') === 'true';
const press = () => userEvent.click(button());

test('a report in which nothing is found goes to who is named, on the version that was looked at', async () => {
  const { server, history } = await checked([]);
  expect(screen.getByText('Olga Ruiz')).toBeTruthy();
  expect(screen.getByText(app['report.noControlTotal'])).toBeTruthy();
  await press();
  await waitFor(() => expect(history.location.href).toBe('/dashboard/batch/r1?step=done'));
  expect(server.to(submit)).toMatchObject([{ version: 4, body: { warningsSeen: false } }]);
});

test('what blocks is said at its item, which can be corrected, and nothing is handed in', async () => {
  const { server } = await checked([block]);
  const fix = screen.getByRole('link', { name: /^Correct/ });
  expect(fix.getAttribute('href')).toBe('/dashboard/batch/r1/expense/e1');
  expect(screen.getByText(app['finding.expenses.missingReceipt'])).toBeTruthy();
  expect(isOff()).toBe(true);
  await press();
  expect(server.to(submit)).toEqual([]);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('warnings are confirmed first, and the approver hears that they were', async () => {
  const { server } = await checked([warning]);
  await press();
  expect(server.to(submit)).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: app['check.warningsSeen'] }));
  expect(isOff()).toBe(false);
  await press();
  await waitFor(() => expect(server.to(submit)).toMatchObject([{ body: { warningsSeen: true } }]));
});

test('a refusal says why; the next try is another call', async () => {
  const { server, history } = await checked([], () => refused(422, 'The month is closed.'));
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('The month is closed.');
  await press();
  await waitFor(() => expect(server.to(submit)).toHaveLength(2));
  const [first, second] = server.to(submit).map(({ key }) => key);
  expect(first).not.toBe(second);
  expect(history.location.href).toContain('step=check');
});

test('when no answer comes it may have been done: the next try is the same call', async () => {
  const { server, history } = await checked([], unreachable);
  await press();
  await screen.findByRole('alert');
  expect(toasts.store.get().shown?.text).toBe(app.actionFailed);
  server.answer(submit, report);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(history.location.href).toContain('step=done'));
  expect(new Set(server.to(submit).map(({ key }) => key)).size).toBe(1);
});
