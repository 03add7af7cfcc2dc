import { RecordHostContext } from '@homeport/ui/records/host/record-host.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { WorkspaceContext } from '../frame/workspace.ts';
import { PreviewAs } from '../profile/PreviewAs.tsx';
import { RolePermissions } from './RolePermissions.tsx';

const server = vi.hoisted(() => ({ isAway: false }));
const payroll = 'r';
vi.mock('@homeport/client', async (original) => ({
  ...(await original<object>()),
  ask: async ({ name }: { name: string }) => {
    if (server.isAway) throw new Error('The server is away.');
    if (name === 'rolePreview') return { reason: null };
    return { role: { id: 'r', name: 'Payroll', code: 'PAY' }, people: 1, lastChange: null, closed: null, rows: [{}] };
  },
}));
/** Stands for the table: something that is chosen and not saved. */
vi.mock('./Matrix.tsx', () => ({
  Matrix: () => {
    const [isChosen, setChosen] = useState(false);
    return (
      <button type="button" aria-pressed={isChosen} onClick={() => setChosen(true)}>
        Delete: Leases
      </button>
    );
  },
}));

const workspace = {
  me: { id: 'u', tenant: { id: 't' }, actingBy: null },
  access: { permissionSettingItems: [{ code: 'call.previewRole' }] },
  learn: async () => undefined,
};
/** Says how the reading ended, in the moment in which the page is told. */
const Status = () => <output>{useQuery({ queryKey: ['permissions', 'own', payroll], enabled: false }).status}</output>;
async function drawn(what: React.ReactNode): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await draw(
    <QueryClientProvider client={client}>
      <WorkspaceContext value={workspace as never}>
        <RecordHostContext value={{ tenant: 't', address: () => null } as never}>{what}</RecordHostContext>
      </WorkspaceContext>
    </QueryClientProvider>,
  );
  return client;
}

test('what was chosen outlives a reading in the background that fails', async () => {
  server.isAway = false;
  const client = await drawn(
    <>
      <RolePermissions role={payroll} />
      <Status />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: Leases' }));
  server.isAway = true;
  await act(() => client.refetchQueries({ queryKey: ['permissions'] }));
  expect(await screen.findByText('error')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete: Leases' }).getAttribute('aria-pressed')).toBe('true');
});

test('a first reading that fails can be tried again', async () => {
  server.isAway = true;
  await drawn(<RolePermissions role={payroll} />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Delete: Leases' })).toBeTruthy();
});

test('whether a role can be previewed is asked again where it could not be', async () => {
  server.isAway = true;
  await drawn(<PreviewAs row={{ id: 'r' } as never} />);
  const preview = () => screen.getByRole<HTMLButtonElement>('button', { name: 'previewAs.button' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(preview().disabled).toBe(true);
  server.isAway = false;
  await userEvent.click(retry);
  await vi.waitFor(() => expect(preview().disabled).toBe(false));
});
