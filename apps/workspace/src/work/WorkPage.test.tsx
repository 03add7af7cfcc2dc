import { catalogue } from '@homeport/model';
import { inOrder, type MyWork } from '@homeport/model/work';
import { mergeBundles } from '@homeport/ui/language/bundles.ts';
import { RecordHostContext } from '@homeport/ui/records/host/record-host.ts';
import { loadRecordWords } from '@homeport/ui/records/words/record-words.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { toyHost } from '../../../../tests/support/toy-host.tsx';
import { WorkspaceContext } from '../frame/workspace.ts';
import { WorkPage } from './WorkPage.tsx';
import work from './words/en.json' with { type: 'json' };

const day = (days: number): string => Temporal.Now.plainDateISO().add({ days }).toString();
const step = (id: string, name: string, due: string | null): MyWork['content'][number] => ({
  entity: 'caseWorkflowItem',
  kind: 'step',
  due,
  row: { id, version: 1, can: ['complete'], name, sequence: 10, status: 'OPEN', isReady: true, dueDate: due },
});
const tenants = [
  { id: 'here', name: 'Meridian' },
  { id: 'far', name: 'Castellane' },
];
const answers: Record<string, MyWork> = {
  here: { content: [step('s1', 'Call the family', day(-2)), step('s2', 'Book the survey', day(3))], more: [] },
  far: {
    content: [
      {
        entity: 'requiredDocument',
        kind: 'review',
        due: day(0),
        row: {
          id: 'd1',
          version: 1,
          can: ['update', 'approve', 'reject'],
          name: 'Passport',
          assignee: { id: 'p', label: 'Camille Laurent' },
          status: 'IN_REVIEW',
          dueDate: day(0),
        },
      },
    ],
    more: [{ entity: 'requiredDocument', kind: 'review' }],
  },
};

async function drawPage(given: typeof answers = answers): Promise<void> {
  vi.stubGlobal('fetch', async (to: Request | string) => {
    // One question for all of them; each line says whose it is.
    expect(typeof to === 'string' ? to : to.url).toContain('for-tenant/all/work/mine');
    const each = Object.entries(given).map(([tenantId, work]) => ({
      content: work.content.map((line) => ({ ...line, tenantId })),
      more: work.more,
    }));
    return Response.json({
      content: inOrder(each.flatMap(({ content }) => content)),
      more: each.flatMap(({ more }) => more),
    });
  });
  const me = { id: 'u', displayName: 'Grace', person: null, tenant: tenants[0], tenants, delegators: [] };
  const host = toyHost(catalogue);
  const workspace = {
    me,
    access: { permissionSetting: { roles: ['caseManager'] } },
    need: async () => undefined,
    hostOf: () => host,
  };
  const router = createRouter({
    routeTree: createRootRoute({ component: WorkPage }),
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
    mergeBundles(await loadRecordWords('en'), { en: { work } }),
  );
}
const linesIn = (name: string): (string | null)[] =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('work of all companies stands in one list by its day, and says of which company it is', async () => {
  await drawPage();
  await screen.findByText(/Call the family/);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Overdue 1',
    'Today 1',
    'In the next seven days 1',
  ]);
  expect(linesIn('Overdue').join()).toContain('Call the family');
  expect(linesIn('Today').join()).toContain('Passport');
  expect(screen.getByRole('region', { name: 'Today' }).textContent).toContain('For Castellane');
  expect(screen.getByText(/More of “Documents to review” wait/)).toBeDefined();
});

test('the keys j and k go through the lines, and the list can be put together otherwise', async () => {
  await drawPage();
  await screen.findByText(/Call the family/);
  await userEvent.keyboard('jj');
  expect(document.activeElement?.textContent).toContain('Passport');
  await userEvent.keyboard('k');
  expect(document.activeElement?.textContent).toContain('Call the family');
});

test('a deed is asked about with what it is about, since nobody sees the record here', async () => {
  await drawPage();
  await userEvent.click(await screen.findByRole('button', { name: /Approve: Passport/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Passport');
  expect(dialog.textContent).toContain('Camille Laurent');
  expect(dialog.textContent).toContain('For Castellane');
});

test('what turns it down stands beside what leads on, and is asked about in the same way', async () => {
  await drawPage();
  await userEvent.click(await screen.findByRole('button', { name: 'More for Passport' }));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Reject']);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Camille Laurent');
  expect(within(dialog).getByRole('textbox', { name: /Reason/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'More for Call the family' })).toBeNull();
});

test('what was put off stands last with its day, and is not counted', async () => {
  const { content = [], more = [] } = answers.here ?? {};
  const asleep = { ...step('s9', 'Ask again', day(1)), kind: 'putOff', isAsleep: true as const };
  await drawPage({ ...answers, here: { content: [asleep, ...content], more } });
  await screen.findByText(/Ask again/);
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toBe('Put off 1');
  expect(screen.getByRole('region', { name: 'Put off' }).textContent).toMatch(
    /Steps that were put off.*Put off until/s,
  );
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain('3');
});

test('who has nothing to do is told so', async () => {
  await drawPage({ here: { content: [], more: [] }, far: { content: [], more: [] } });
  expect(await screen.findByText('Nothing waits for you')).toBeDefined();
});
