import { mayLeave } from '@homeport/ui/parts/leave-guard.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { assignmentQuery } from '../data/queries.ts';
import { AppSession } from '../shell/app-context.ts';
import { ChangesPage } from './ChangesPage.tsx';
import { familyQuery } from './queries.ts';
import assistance from './words/en.json' with { type: 'json' };

const session = {
  me: { tenant: { id: 't1' }, person: { id: 'p1' }, lastName: 'Laurent' },
  access: { permissionSetting: { code: 'ASSIGNEE', roles: ['assignee'] } },
} as never;
const assignment = {
  id: 'a1',
  assignmentStartDate: '2026-03-01',
  assignmentEndDate: '2027-02-28',
  hostLocation: { country: 'SG', town: 'Singapore' },
};
const ana = '01a213b0-64ed-718b-b9dc-038ff41c1202';
const family = [
  { id: '01a213b0-64ed-718b-b9dc-038ff41c1201', firstName: 'Luc', lastName: 'Laurent', accompanies: true },
  { id: ana, firstName: 'Ana', lastName: 'Laurent', accompanies: false },
];

async function drawn(isAsking: boolean) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  queries.setQueryData(assignmentQuery.queryKey, assignment as never);
  queries.setQueryData(familyQuery.queryKey, family as never);
  const page = createRootRoute({ component: () => <ChangesPage isAsking={isAsking} /> });
  const history = createMemoryHistory({ initialEntries: ['/dashboard/assistance?changes=new'] });
  // As the app does: whoever leaves a changed form is asked. What was sent is none.
  history.block({ blockerFn: async () => !(await mayLeave()), enableBeforeUnload: false });
  const router = createRouter({ routeTree: page, history });
  await draw(
    <QueryClientProvider client={queries}>
      <AppSession value={session}>
        <RouterProvider router={router as never} />
      </AppSession>
    </QueryClientProvider>,
    { userId: 'camille' },
    { en: { assistance } },
  );
  return history;
}
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: /^Kind/ }));
  await userEvent.click(await screen.findByRole('option', { name, hidden: true }));
};
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u2060', '');

test('an assignee asks for kinds of change that are theirs to ask for, with what is so now beside what is new', async () => {
  const sent: unknown[] = [];
  declaredServer({
    'POST changes/ask': ({ body }: { body: unknown }) => {
      sent.push(body);
      return { id: 'c1' };
    },
    'GET fe/change-of-circumstance/search': { content: [] },
  });
  const history = await drawn(true);
  await userEvent.click(await screen.findByRole('combobox', { name: /^Kind/ }));
  const offered = (await screen.findAllByRole('option', { hidden: true })).map((one) => one.textContent);
  expect(offered).toEqual(['Dates', 'Longer', 'Early end', 'Family', 'Another host place']);
  await userEvent.click(await screen.findByRole('option', { name: 'Longer', hidden: true }));
  expect(plain(await screen.findByText(/^Now:/))).toBe('Now: 01-03-2026 to 28-02-2027');
  expect(screen.queryByLabelText(/^New start date/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/^New end date/), '30-06-2027');
  await userEvent.type(screen.getByLabelText(/^Reason/), 'The project goes on');
  await userEvent.click(screen.getByRole('button', { name: assistance['changes.send'] }));
  await waitFor(() => expect(history.location.search).toBe('?changes=list'));
  // It was taken: nothing is asked on the way to the list.
  await expect(mayLeave()).resolves.toBe(true);
  expect(sent).toEqual([
    {
      kind: 'EXTENSION',
      effectiveDate: expect.any(String),
      reason: 'The project goes on',
      newEndDate: expect.stringContaining('2027-06-30'),
    },
  ]);
});

test('of the family those are offered who can join, and those who can leave', async () => {
  const sent: { joining?: unknown; newEndDate?: unknown }[] = [];
  declaredServer({
    'POST changes/ask': ({ body }: { body: object }) => {
      sent.push(body);
      return { id: 'c1' };
    },
    'GET fe/change-of-circumstance/search': { content: [] },
    'GET fe/dependant/search': { content: family },
  });
  await drawn(true);
  await choose('Family');
  const joining = within(await screen.findByRole('group', { name: /^Moves along from then on/ }));
  expect(joining.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(joining.getByRole('checkbox', { name: 'Ana Laurent' }));
  within(screen.getByRole('group', { name: /^Moves along no longer/ })).getByRole('checkbox', { name: 'Luc Laurent' });
  await userEvent.type(screen.getByLabelText(/^Reason/), 'She joins us');
  await userEvent.click(screen.getByRole('button', { name: assistance['changes.send'] }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.joining).toMatchObject([{ id: ana }]);
});

test('what was asked for stands with before, after, state and decision, and is withdrawn as long as nobody decided', async () => {
  const change = {
    id: 'c1',
    version: 2,
    kind: 'EXTENSION',
    effectiveDate: '2026-09-01',
    reason: 'The project goes on',
    endBefore: '2027-02-28',
    newEndDate: '2027-06-30',
    decisionReason: null,
    status: 'REQUESTED',
    can: ['withdraw'],
  };
  const turned = { ...change, id: 'c2', status: 'REJECTED', decisionReason: 'Not this year', can: [] };
  let withdrawn = 0;
  declaredServer({
    'GET fe/change-of-circumstance/search': () => ({
      content: [withdrawn > 0 ? { ...change, status: 'WITHDRAWN', can: [] } : change, turned],
    }),
    'POST fe/change-of-circumstance/c1/withdraw': () => {
      withdrawn += 1;
      return { ...change, status: 'WITHDRAWN' };
    },
  });
  await drawn(false);
  await screen.findByText('Requested');
  expect(plain(screen.getAllByText('New end date')[0]?.parentElement ?? null)).toMatch(/28-02-2027 → 30-06-2027/);
  screen.getByText('Turned down');
  screen.getByText('Decision: Not this year');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Withdrawn');
  expect(withdrawn).toBe(1);
});
