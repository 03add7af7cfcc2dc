import { catalogue } from '@homeport/model';
import type { MatrixRow } from '@homeport/model/identity';
import { RecordHostContext } from '@homeport/ui/records/host/record-host.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { toyHost } from '../../../../tests/support/toy-host.tsx';
import admin from '../admin/words/en.json' with { type: 'json' };
import { WorkspaceContext } from '../frame/workspace.ts';
import { PreviewAs } from '../profile/PreviewAs.tsx';
import app from '../words/en.json' with { type: 'json' };
import { RolePermissions } from './RolePermissions.tsx';

const payroll = 'r';
const row = (entity: string): MatrixRow => ({
  entity,
  menu: 'cases',
  given: { read: 'ALL', delete: 'ALL' },
  values: { reach: {}, hide: [], readOnly: [], without: [] },
  version: null,
  from: null,
  isKept: false,
});
const answers: Readonly<Record<string, unknown>> = {
  'GET permission-matrix/r': {
    role: { id: payroll, name: 'Payroll', code: 'PAY' },
    keys: ['payroll'],
    people: 3,
    lastChange: null,
    closed: null,
    rows: [row('caseDetail'), row('trip')],
  },
  'POST permission-matrix/r/check': {
    people: 3,
    changes: [{ about: 'trip', kind: 'deed', name: 'delete', from: 'USUAL', to: 'NONE', isLoss: true, people: 2 }],
  },
  'POST permission-matrix/r': { people: 3, changes: [] },
};
/** The server as far as this page goes. */
const server: { isAway: boolean; sent: [string, unknown][] } = { isAway: false, sent: [] };
beforeEach(() => {
  Object.assign(server, { isAway: false, sent: [] });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (server.isAway) return Response.json({ title: 'The server is away.', status: 503 }, { status: 503 });
    const path = address.replace(/^.*?\/api\//, '').replace(/\?.*/, '');
    if (method !== 'GET') server.sent.push([path, JSON.parse(String(body))]);
    return Response.json(answers[`${method} ${path}`] ?? { reason: null });
  });
});

const workspace = {
  me: { id: 'u', tenant: { id: 'here' }, actingBy: null },
  access: { permissionSettingItems: [{ code: 'call.previewRole' }], menuSetting: { menus: [{ code: 'cases' }] } },
  learn: async () => undefined,
};
/** Says how the reading ended, in the moment in which the page is told. */
const Status = () => <output>{useQuery({ queryKey: ['permissions', 'own', payroll], enabled: false }).status}</output>;
async function drawn(what: React.ReactNode): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await draw(
    <QueryClientProvider client={client}>
      <WorkspaceContext value={workspace as never}>
        <RecordHostContext value={toyHost(catalogue)}>{what}</RecordHostContext>
      </WorkspaceContext>
    </QueryClientProvider>,
    {},
    { en: { admin, app } },
  );
  return client;
}

const trips = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Delete: Trips' });

test('a line is found by its name', async () => {
  await drawn(<RolePermissions role={payroll} />);
  await trips();
  expect(screen.getAllByRole('row').length).toBe(4);
  await userEvent.type(screen.getByRole('textbox', { name: 'Find records' }), 'trip');
  await screen.findByText('1 kind of record');
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['Cases', 'Trips']);
});

test('what changes, and for how many people, is listed before it is saved', async () => {
  await drawn(<RolePermissions role={payroll} />);
  await userEvent.selectOptions(await trips(), 'None');
  await userEvent.click(await screen.findByRole('button', { name: 'Review changes' }));
  const changes = await screen.findByRole('dialog', { name: 'Change permissions of Payroll' });
  const told = await within(changes).findByText(/Delete: All → None/);
  expect(told.textContent).toContain('2 people lose it · 1 keeps it through another role');
  const values = { reach: { delete: 'NONE' }, hide: [], readOnly: [], without: [] };
  const wish = { changes: [{ about: 'trip', version: null, values }] };
  expect(server.sent).toEqual([['permission-matrix/r/check', wish]]);
  await userEvent.click(within(changes).getByRole('button', { name: 'Save permissions' }));
  await vi.waitFor(() => expect(server.sent.at(-1)).toEqual(['permission-matrix/r', wish]));
});

test('what was chosen outlives a reading in the background that fails', async () => {
  const client = await drawn(
    <>
      <RolePermissions role={payroll} />
      <Status />
    </>,
  );
  await userEvent.selectOptions(await trips(), 'None');
  server.isAway = true;
  await act(() => client.refetchQueries({ queryKey: ['permissions'] }));
  expect(await screen.findByText('error')).toBeTruthy();
  expect((await trips()).selectedOptions[0]?.text).toBe('None');
});

test('a first reading that fails can be tried again', async () => {
  server.isAway = true;
  await drawn(<RolePermissions role={payroll} />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.isAway = false;
  await userEvent.click(retry);
  expect(await trips()).toBeTruthy();
});

test('whether a role can be previewed is asked again where it could not be', async () => {
  server.isAway = true;
  await drawn(<PreviewAs row={{ id: 'r' } as never} />);
  const preview = () => screen.getByRole<HTMLButtonElement>('button', { name: app['previewAs.button'] });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(preview().disabled).toBe(true);
  server.isAway = false;
  await userEvent.click(retry);
  await vi.waitFor(() => expect(preview().disabled).toBe(false));
});
