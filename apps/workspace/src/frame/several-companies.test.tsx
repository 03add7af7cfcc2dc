import { catalogue } from '@homeport/model';
import { RecordHostContext } from '@homeport/ui/records/host/record-host.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { toyHost } from '../../../../tests/support/toy-host.tsx';
import { menu as homeMenu } from '../home/menu.ts';
import { makeRouter } from '../router.tsx';
import words from '../words/en.json' with { type: 'json' };
import { Visiting } from './Visiting.tsx';
import { WorkspaceContext } from './workspace.ts';

const tenants = [
  { id: 'near', name: 'Meridian' },
  { id: 'far', name: 'Castellane' },
];
const workspaceOf = (client: string | null) => {
  const host = toyHost(catalogue, { tenant: 'far', go: vi.fn() });
  const workspace = {
    me: { id: 'u', tenant: tenants[0], tenants },
    access: { dashboardSetting: {}, menuSettingItems: [], permissionSettingItems: [] },
    ownMenu: { pages: homeMenu.pages },
    preferences: { client },
    prefer: vi.fn(),
    hostOf: () => host,
    learn: async () => undefined,
    need: async () => undefined,
    needAll: async () => undefined,
  };
  return { host, workspace: workspace as never, prefer: workspace.prefer };
};
const drawVisit = async (client: string | null) => {
  const { host, workspace } = workspaceOf(client);
  await draw(
    <WorkspaceContext value={workspace}>
      <RecordHostContext value={host}>
        <Visiting />
      </RecordHostContext>
    </WorkspaceContext>,
    {},
    { en: { app: words } },
  );
  return host;
};

test('a page of another company says so, and leads back to the one that is worked for', async () => {
  const host = await drawVisit('near');
  expect(screen.getByText('This is of Castellane. You go on working for Meridian.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Meridian' }));
  expect(host.go).toHaveBeenCalledWith('/workspace?tenant=near');
});

test.each(['far', null])('with %s chosen nothing is said of a page of Castellane', async (client) => {
  await drawVisit(client);
  expect(screen.queryByText(/You go on working/)).toBeNull();
});

const startsAt = async (client: string | null) => {
  const { workspace, prefer } = workspaceOf(client);
  const router = makeRouter(workspace);
  await router.navigate({ to: '/workspace' as never });
  expect(prefer).not.toHaveBeenCalled();
  return router.state.location.pathname;
};
test('whoever works for several and has chosen none starts with how all of them stand', async () => {
  expect(await startsAt(null)).toBe('/workspace/dashboard/home');
  expect(await startsAt('far')).toBe('/workspace/profile');
});
