import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { declaredServer } from '../../../tests/support/declared-server.ts';
import { startLater } from './later.ts';

const assignments = 'GET fe/case-detail/search';
const empty = { content: [] };
/** What is read ahead for days without a network. */
const ahead = {
  [assignments]: empty,
  ...{ 'GET fe/expense-item/search': empty, 'GET fe/tax-code/search': empty, 'GET fe/data-option/search': empty },
  ...{ 'GET fe/case-expense-batch/search': empty, 'GET family/sign-ins': [], 'GET case-contact/all-for-user': [] },
  ...{ 'GET case-service/with-next-action': [], 'POST analytics': {} },
};
/** Somebody who came to sign out, and may go elsewhere after all. */
async function atTheWayOut() {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  history.replaceState(null, '', '/dashboard/logout');
  const server = declaredServer(ahead);
  const router = createRouter({
    routeTree: createRootRoute({ notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/dashboard/logout'] }),
    context: { learn: async () => undefined },
  } as never);
  await router.load();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(startLater('u1', queries, router as never));
  return { server, router };
}

test('whoever comes to sign out asks the server for nothing on the way', async () => {
  const { server } = await atTheWayOut();
  await new Promise((done) => setTimeout(done, 60));
  expect(server.asked.map(({ call }) => call)).toEqual([]);
});

test('whoever stays after all has what is needed without a network read ahead', async () => {
  const { server, router } = await atTheWayOut();
  history.replaceState(null, '', '/dashboard');
  router.history.push('/dashboard');
  await router.load();
  await vi.waitFor(() => expect(server.to(assignments)).toHaveLength(1));
});
