import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { onItsWayQuery, reportsQuery } from '../data/queries.ts';
import { AppSession } from '../shell/app-context.ts';
import app from '../words/en.json' with { type: 'json' };
import { ReportsPage } from './ReportsPage.tsx';

const report = (id: string, status: string, more: object = {}) => ({
  ...{ id, status, description: `Report ${id}`, batchReference: id.toUpperCase(), currency: 'EUR', total: '10.00' },
  ...{ numberOfEntries: 2, submittedDate: null },
  ...more,
});
const all = [report('r1', 'OPEN'), report('r2', 'PAID', { submittedDate: '2026-05-04' }), report('r3', 'CANCELLED')];

async function page(reports: readonly object[], at = '/dashboard/expense-reports', may = ['caseExpenseBatch.create']) {
  declaredServer({ 'GET fe/case-expense-batch/search': { content: reports }, 'GET expense-payment/on-its-way': [] });
  const access = { permissionSettingItems: may.map((code) => ({ code })) };
  await drawPage(
    <AppSession value={{ access, me: { id: 'u1', role: { code: 'ASSIGNEE' } } } as never}>
      <ReportsPage />
    </AppSession>,
    {
      at,
      bundles: { en: { app } },
      known: [
        [reportsQuery.queryKey, reports],
        [onItsWayQuery.queryKey, []],
      ],
    },
  );
}
const shown = () => screen.queryAllByRole('link', { name: /Report r\d/ }).map((link) => link.getAttribute('href'));
const filters = () => screen.getAllByRole('link', { name: (_, link) => link.className.includes('filter') });

test('all reports but cancelled ones are listed; a filter is offered for each status that there is', async () => {
  await page(all);
  expect(shown()).toEqual(['/dashboard/batch/r1', '/dashboard/batch/r2']);
  expect(filters().map((link) => link.textContent)).toEqual(
    expect.arrayContaining([app['reports.allOpen'], app['status.OPEN'], app['status.PAID'], app['status.CANCELLED']]),
  );
  expect(filters()).toHaveLength(4);
  expect(screen.getByText(app['reports.allOpen']).getAttribute('aria-current')).toBe('page');
});

test('the filter of the address holds, cancelled ones too, and is marked', async () => {
  await page(all, '/dashboard/expense-reports?status=CANCELLED');
  expect(shown()).toEqual(['/dashboard/batch/r3']);
  expect(screen.getByRole('link', { name: app['status.CANCELLED'] }).getAttribute('aria-current')).toBe('page');
});

test('a status that no report has says so and leads back to all', async () => {
  await page(all, '/dashboard/expense-reports?status=REJECTED');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('link', { name: app['reports.clear'] }).getAttribute('href')).toBe(
    '/dashboard/expense-reports',
  );
});

test('whoever has no report yet can begin one, where they may', async () => {
  await page([]);
  expect(screen.getByText(app['reports.emptyTitle'])).toBeTruthy();
  expect(screen.getAllByRole('link', { name: app['report.new'] })).toHaveLength(1);
  await page([], undefined, []);
  expect(screen.getAllByRole('link', { name: app['report.new'] })).toHaveLength(1);
});
