import { catalogue } from '@homeport/model';
import { dataQuery } from '@homeport/model/queries';
import { RecordHostContext } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import { toyHost } from '../../../../tests/support/toy-host.tsx';
import { WorkspaceContext } from '../frame/workspace.ts';
import { QueryNote } from './QueryNote.tsx';
import { QueryRows } from './QueryRows.tsx';
import exporters from './words/en.json' with { type: 'json' };

const row = { id: 'q1', version: 1, [dataQuery.name]: { id: 'q2', label: 'Paid' } } as unknown as Row;
async function drawn(of: 'query' | 'report', rights: readonly string[], shown = row) {
  const go = vi.fn();
  const address = ({ search }: { search?: object }) => `/new?${JSON.stringify(search)}`;
  const access = { permissionSettingItems: rights.map((code) => ({ code })), menuSetting: { menus: [] } };
  // Its words are learned first.
  await act(() =>
    draw(
      <WorkspaceContext value={{ access, learn: async () => undefined } as never}>
        <RecordHostContext value={{ ...toyHost(catalogue), address: address as never, go }}>
          <Suspense>
            <QueryNote row={shown} of={of} />
          </Suspense>
        </RecordHostContext>
      </WorkspaceContext>,
      {},
      { en: { exporters } },
    ),
  );
  return go;
}

test('a query says what an exporter makes of it, and leads to one', async () => {
  const go = await drawn('query', ['exporter.create']);
  expect(await screen.findByText(/makes a file of its rows/)).toBeTruthy();
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

test('whoever may not export the records is told before an exporter is made', async () => {
  await drawn('query', ['exporter.create'], { ...row, about: 'caseService' } as Row);
  expect(screen.queryByRole('button', { name: 'Make an exporter' })).toBeNull();
  expect(await screen.findByText(/You may not export these records/)).toBeTruthy();
});

test('the rows of a query are looked at where it is made', async () => {
  const about = { ...row, about: 'caseService', matches: 'ALL' } as Row;
  declaredServer({
    'GET fe/data-query-condition/search': {
      content: [{ id: 'c', version: 1, field: 'status', operator: 'in', value: 'REQUESTED' }],
    },
    'GET fe/data-query-column/search': { content: [{ id: 'k', version: 1, field: 'name' }] },
  });
  await drawStaffPage(
    <Suspense>
      <QueryRows row={about} />
    </Suspense>,
    { bundles: { en: { exporters } } },
  );
  expect(await screen.findByRole('link', { name: 'Look at its rows' })).toBeTruthy();
});
