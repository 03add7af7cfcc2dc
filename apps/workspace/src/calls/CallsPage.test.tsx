import { catalogue } from '@homeport/model';
import type { CallLine } from '@homeport/model/calls';
import { RecordHostContext } from '@homeport/ui/records/host/record-host.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { toyHost } from '../../../../tests/support/toy-host.tsx';
import talks from '../chat/words/en.json' with { type: 'json' };
import { WorkspaceContext } from '../frame/workspace.ts';
import { CallsPage } from './CallsPage.tsx';

const call: CallLine = {
  id: 'c1',
  caseDetailId: 'a1',
  title: 'Before the move',
  startsAt: '2099-01-01T23:30:00Z',
  minutes: 30,
  status: 'SCHEDULED',
  assigneeName: 'Camille Laurent',
  hostName: 'Grace Whitfield',
  hostTimeZone: 'Europe/Paris',
  notes: null,
  version: 1,
};
const me = { id: 'u', displayName: 'Grace', person: null, tenant: { id: 'here' }, tenants: [], delegators: [] };
const workspace = { me, access: { permissionSetting: { roles: [] } } };

test('a call stands at the time of the reader’s clock, whatever that of its host', async () => {
  vi.stubGlobal('fetch', async () => Response.json([call]));
  const router = createRouter({
    routeTree: createRootRoute({ component: CallsPage }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <WorkspaceContext value={workspace as never}>
        <RecordHostContext value={toyHost(catalogue)}>
          <RouterProvider router={router as never} />
        </RecordHostContext>
      </WorkspaceContext>
    </QueryClientProvider>,
    { timeZone: 'Asia/Singapore' },
    { en: { talks } },
  );
  const line = (await screen.findByText('Before the move')).closest('tr');
  // The second of January there, when it is still the first in UTC.
  expect(line?.textContent).toMatch(/02\W+01\W+2099, 7:30\sAM \(Singapore\)/);
});
