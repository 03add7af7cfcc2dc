import type { CaseDashboard, CaseHealth } from '@homeport/model/cases';
import { act, screen, within } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { CaseTabs } from './CaseTabs.tsx';
import { DashboardTab } from './DashboardTab.tsx';
import cases from './words/en.json' with { type: 'json' };

const none = { open: 0, overdue: 0 };
const counts = {
  ...{
    STEP: { open: 4, overdue: 2 },
    SERVICE: none,
    DOCUMENT: { open: 1, overdue: 0 },
    REVIEW: { open: 2, overdue: 1 },
  },
  ...{ PERMIT: none, CHANGE: none, ESTIMATE: none },
};
const health: CaseHealth = { standstill: null, next: null, counts, overdue: 3, concerns: [] };
const row = { id: 'c1', version: 1, assignee: { id: 'p1', label: 'Ines' } } as never;
const figures: CaseDashboard = {
  services: [
    { status: 'COMPLETED', count: 1 },
    { status: 'REQUESTED', count: 2 },
  ],
  cost: { estimated: '1000.00', actual: '250.00', currency: 'EUR', inOtherCurrencies: 1 },
  surveys: { percent: '85.00', answered: 2 },
};
const year = Temporal.Now.plainDateISO().year;
const days = { nights: 0, planned: 0, entries: 1, locked: 0 };
async function drawn(page: ReactNode, dashboard: CaseDashboard = figures) {
  declaredServer({
    'GET case-health': health,
    'GET case-dashboard': dashboard,
    'GET living-abroad/report-index': [
      { ...days, countryCode: 'SG', country: 'Singapore', year, days: 12 },
      { ...days, countryCode: 'ES', country: 'Spain', year: year - 1, days: 99 },
    ],
  });
  const may = ['call.caseHealth', 'call.caseDashboard'];
  await act(() => drawStaffPage(<Suspense>{page}</Suspense>, { may, bundles: { en: { app, cases } } }));
}

test('tabs stand in groups by the names of the work, with what is open and late on them', async () => {
  await drawn(<CaseTabs row={row} draw={(how) => <pre>{JSON.stringify(how)}</pre>} />);
  const shown = await screen.findByText(/"alert"/);
  const { groups, marks } = JSON.parse(shown.textContent ?? '');
  const placed = groups.flatMap((group: { tabs: { id: string }[] }) => group.tabs.map(({ id }) => id));
  expect(new Set(placed).size).toBe(placed.length);
  expect(groups[2]).toMatchObject({ label: 'Plan and work', tabs: [{ label: 'Timeline' }, { label: 'Workflow' }] });
  expect(marks.work).toEqual({ count: 4, alert: '2 late' });
  expect(marks.requiredDocument).toEqual({ count: 3, alert: '1 late' });
  expect(marks.caseService).toEqual({ count: 0 });
});
test('a figure says what it is of, and leads to the tab it comes from', async () => {
  await drawn(<DashboardTab row={row} />);
  const tile = async (name: string) => (await screen.findByRole('link', { name })).closest('section') as HTMLElement;
  expect((await tile('Overdue')).textContent).toContain('7 things are open');
  const cost = (await tile('Cost against estimate')).textContent?.replace(/[\u2060\u00a0]/g, ' ');
  expect(cost).toMatch(/250\.00.*of.*1,000\.00.*1 cost in another currency is not in it/);
  const services = await tile('Services');
  expect(
    within(services)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Requested 2', 'Completed 1']);
  expect((await tile('Days per country')).textContent).toContain(`12 days in ${year}`);
  expect((await tile('Survey score')).textContent).toContain('from 2 answers');
  expect(screen.getByRole('link', { name: 'Services' }).getAttribute('href')).toContain('c1');
});
test('what nobody counted yet is said in words', async () => {
  await drawn(<DashboardTab row={row} />, { services: [], cost: null, surveys: null });
  expect(await screen.findByText('No service was ordered')).toBeTruthy();
  expect(screen.getByText('No estimate was approved')).toBeTruthy();
  expect(screen.getByText('No survey was answered')).toBeTruthy();
});
