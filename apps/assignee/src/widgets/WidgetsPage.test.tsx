import type { PlacedWidget } from '@homeport/model/widgets';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answer, declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { WidgetsPage } from './WidgetsPage.tsx';
import { boardQuery } from './widget-data.ts';
import widgets from './words/en.json' with { type: 'json' };

const placed = (id: string, source: PlacedWidget['source'], name: string) =>
  ({ id, code: id, name, source, size: 'SMALL', settings: {} }) as unknown as PlacedWidget;
const expenses = placed('w1', 'EXPENSES_BY_STAGE', 'My expenses');
const messages = placed('w2', 'MESSAGES', 'My messages');
const money = 'GET case-expense-batch/by-stage';
const talks = 'GET conversation/mai';
const stage = (name: string, reports: number, amount: string, currency: string) => ({
  stage: name,
  reports,
  amount,
  currency,
});

async function page(content: readonly PlacedWidget[], answers: Readonly<Record<string, Answer>> = {}) {
  const server = declaredServer(answers);
  const board = { dashboardCode: 'APP_ASSIGNEE', name: 'My page', content, available: [], isArranged: false };
  server.answer('GET widgets/widget-to-maiuser', board);
  await drawPage(<WidgetsPage />, { known: [[boardQuery.queryKey, board]], bundles: { en: { widgets, app } } });
  return server;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('as a table every number opens its list, and each currency stands for itself', async () => {
  const lines = [stage('PAID', 2, '30.00', 'EUR'), stage('PAID', 1, '5.00', 'USD'), stage('OPEN', 4, '9.00', 'EUR')];
  await page([expenses], { [money]: lines });
  await press('My expenses as a table');
  const table = await screen.findByRole('table', { name: 'My expenses' });
  const paid = within(table).getByRole('row', { name: /30\.00/ });
  expect(within(paid).getByRole('link', { name: '3' }).getAttribute('href')).toBe(
    '/dashboard/expense-reports?status=PAID',
  );
  expect(paid.textContent).toMatch(/30\.00.*5\.00/);
  expect(screen.getByRole('link', { name: '7 Expense Reports' })).toBeTruthy();
  await press('My expenses as a chart');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/3 Expense Reports/);
});

test('a widget that cannot be had says so and keeps no other waiting; asked again it comes', async () => {
  const server = await page([expenses, messages], { [money]: () => refused(500, 'Broken.'), [talks]: [] });
  expect(await screen.findByText(widgets['messages.none'])).toBeTruthy();
  await screen.findByRole('alert');
  server.answer(money, []);
  await press('Retry');
  expect(await screen.findByText(widgets['expenses.none'])).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one is fetched again by itself', async () => {
  const server = await page([messages], { [talks]: [] });
  await screen.findByText(widgets['messages.none']);
  server.answer(talks, [{ id: 'c1', title: 'Grace', unread: 3, lastMessage: 'Hello', lastAuthorName: 'Grace' }]);
  await press('Refresh My messages');
  const latest = await screen.findByRole('link', { name: 'Grace: Hello' });
  expect(latest.getAttribute('href')).toBe('/dashboard/contactUs/chat/id/c1');
  expect(screen.getByRole('link', { name: '3 unread messages' })).toBeTruthy();
  await waitFor(() => expect(server.to(talks)).toHaveLength(2));
});

test('a page without widgets says how to get some', async () => {
  await page([]);
  expect(await screen.findByText(widgets.emptyText)).toBeTruthy();
  expect(screen.getByRole('button', { name: widgets.arrange })).toBeTruthy();
});
