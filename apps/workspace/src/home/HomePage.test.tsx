import { catalogue } from '@homeport/model';
import type { Home } from '@homeport/model/home';
import { mergeBundles } from '@homeport/ui/language/bundles.ts';
import { RecordHostContext } from '@homeport/ui/records/host/record-host.ts';
import { loadRecordWords } from '@homeport/ui/records/words/record-words.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { toyHost } from '../../../../tests/support/toy-host.tsx';
import { addressOfPlace } from '../frame/address.ts';
import { WorkspaceContext } from '../frame/workspace.ts';
import work from '../work/words/en.json' with { type: 'json' };
import { HomePage } from './HomePage.tsx';
import home from './words/en.json' with { type: 'json' };

const day = (days: number): string => Temporal.Now.plainDateISO('UTC').add({ days }).toString();
const active = [{ field: 'status', op: 'eq', value: 'ACTIVE' }] as const;
const base = { on: 'caseDetail', where: active } as const;
const cards: Home['cards'] = [
  { ...base, name: 'activeAssignments', label: 'Active assignments', draws: 'figure', count: 12 },
  { ...base, name: 'pastTheirEnd', label: 'Active past their end date', draws: 'figure', count: 2, isUrgent: true },
  { ...base, name: 'stoppedAssignments', label: 'On hold or blocked', draws: 'figure', count: 0, isUrgent: true },
  {
    ...{ name: 'reportsToPay', on: 'caseExpenseBatch', label: 'Expense Reports to be paid', draws: 'figure' },
    ...{ where: [{ field: 'status', op: 'eq', value: 'APPROVED' }], count: 3, sum: 'approvedTotal' },
    sums: [{ currency: 'EUR', value: '1250.00' }],
  },
  {
    ...{
      ...base,
      name: 'endingSoon',
      label: 'End within 90 days',
      draws: 'list',
      count: 8,
      sort: 'assignmentEndDate,asc',
    },
    columns: ['assignmentEndDate'],
    rows: [{ id: 'c1', reference: 'AS-1', name: 'Lyon to Singapore', assignmentEndDate: day(20) }],
  },
  {
    ...{ ...base, name: 'arrivals', label: 'Arrivals', draws: 'days', count: 1, by: 'assignmentStartDate' },
    rows: [{ id: 'c2', reference: 'AS-2', name: 'Houston to London', assignmentStartDate: day(3) }],
  },
  {
    ...{ ...base, name: 'types', label: 'By status', draws: 'groups', count: 12, by: 'status' },
    groups: [{ key: 'ACTIVE', count: 12 }],
  },
];

async function drawHome(answer: Home): Promise<void> {
  vi.stubGlobal('fetch', async (to: Request | string) => {
    const path = typeof to === 'string' ? to : to.url;
    return Response.json(path.includes('work/home') ? answer : { content: [], more: [] });
  });
  const tenant = { id: 'here', name: 'Meridian' };
  const host = toyHost(catalogue, { address: (place) => addressOfPlace(place, undefined) });
  const workspace = {
    me: { id: 'u', displayName: 'Grace', person: null, tenant, tenants: [tenant], delegators: [] },
    access: {
      permissionSetting: { roles: ['hr'] },
      permissionSettingItems: [],
      menuSettingItems: [
        {
          code: 'newInitiation',
          label: 'New Initiation',
          menu: 'cases',
          path: '/workspace/cases/initiation/new',
          order: 1,
        },
      ],
    },
    ownMenu: { pages: [], account: [], letters: {} },
    need: async () => undefined,
    hostOf: () => host,
  };
  const router = createRouter({
    routeTree: createRootRoute({ component: HomePage }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  await draw(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WorkspaceContext value={workspace as never}>
        <RecordHostContext value={host}>
          <RouterProvider router={router as never} />
        </RecordHostContext>
      </WorkspaceContext>
    </QueryClientProvider>,
    {},
    mergeBundles(await loadRecordWords('en'), { en: { home, work } }),
  );
}

test('every number leads to its list, what needs somebody is marked, and amounts stand with their currency', async () => {
  await drawHome({ cards });
  const figures = within(await screen.findByRole('region', { name: home.figures }));
  const hrefOf = (name: RegExp) => decodeURIComponent(figures.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(hrefOf(/^12\s*Active assignments$/)).toContain('filter=status:eq:ACTIVE');
  expect(hrefOf(/^12\s*Active assignments$/)).toContain('view=all');
  expect(figures.getByRole('link', { name: /^3\s*Expense Reports to be paid\s*EUR.1,250.00$/ })).toBeTruthy();
  const urgent = figures.getAllByRole('listitem').filter((item) => item.hasAttribute('data-urgent'));
  // What there is none of asks for nobody.
  expect(urgent.map((item) => item.textContent)).toEqual(['2Active past their end date']);
});

test('lists show their first records and the way to all, days stand on a calendar, groups lead to their part of the list', async () => {
  await drawHome({ cards });
  const list = within(await screen.findByRole('region', { name: 'End within 90 days' }));
  expect(decodeURIComponent(list.getByRole('link', { name: 'All 8' }).getAttribute('href') ?? '')).toContain(
    'sort=assignmentEndDate,asc',
  );
  expect(list.getByRole('link', { name: /AS-1/ }).getAttribute('href')).toContain('c1');
  const days = within(screen.getByRole('region', { name: home.days }));
  const table = days.getByRole('table', { name: home['days.calendar'] });
  expect(within(table).getAllByText('Arrivals: 1')).toHaveLength(1);
  expect(days.getByRole('link', { name: /AS-2/ })).toBeTruthy();
  const groups = within(screen.getByRole('region', { name: 'By status' }));
  expect(decodeURIComponent(groups.getByRole('link', { name: '12' }).getAttribute('href') ?? '')).toContain(
    'status:in:ACTIVE',
  );
  expect(screen.getByRole('button', { name: 'New Initiation' })).toBeTruthy();
});

test('who has no card yet is told so', async () => {
  await drawHome({ cards: [] });
  expect(await screen.findByText(home.nothing)).toBeTruthy();
});
