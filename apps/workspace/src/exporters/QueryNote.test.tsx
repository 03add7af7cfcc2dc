import { catalogue } from '@homeport/model';
import { dataQuery } from '@homeport/model/queries';
import { RecordHostContext } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { toyHost } from '../../../../tests/support/toy-host.tsx';
import { WorkspaceContext } from '../frame/workspace.ts';
import { QueryNote } from './QueryNote.tsx';
import exporters from './words/en.json' with { type: 'json' };

const row = { id: 'q1', version: 1, [dataQuery.name]: { id: 'q2', label: 'Paid' } } as unknown as Row;
async function drawn(of: 'query' | 'report', rights: readonly string[]) {
  const go = vi.fn();
  const address = ({ search }: { search?: object }) => `/new?${JSON.stringify(search)}`;
  const access = { permissionSettingItems: rights.map((code) => ({ code })), menuSetting: { menus: [] } };
  // Its words are learned first.
  await act(() =>
    draw(
      <WorkspaceContext value={{ access, learn: async () => undefined } as never}>
        <RecordHostContext value={{ ...toyHost(catalogue), address: address as never, go }}>
          <Suspense>
            <QueryNote row={row} of={of} />
          </Suspense>
        </RecordHostContext>
      </WorkspaceContext>,
      {},
      { en: { exporters } },
    ),
  );
  return go;
}

test('a query says that it shows no rows, and leads to an exporter of it', async () => {
  const go = await drawn('query', ['exporter.create']);
  expect(await screen.findByText(/does not show its rows here/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make an exporter' }));
  expect(go).toHaveBeenCalledWith('/new?{"dataQuery":"q1"}');
});
test('a report says that it is not made yet, and leads to an exporter of its query', async () => {
  const go = await drawn('report', ['exporter.create']);
  expect(await screen.findByText(/not made or sent yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make an exporter' }));
  expect(go).toHaveBeenCalledWith('/new?{"dataQuery":"q2"}');
});
test('whoever may not make exporters is told whom to ask', async () => {
  await drawn('report', []);
  expect(screen.queryByRole('button', { name: 'Make an exporter' })).toBeNull();
  expect(await screen.findByText(/Ask an administrator/)).toBeTruthy();
});
