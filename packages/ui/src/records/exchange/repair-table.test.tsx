import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../../tests/support/draw-kit.tsx';
import type { ExchangeJob, ImportRow, ImportUpload } from '../host/exchange.ts';
import { type RecordHost, RecordHostContext } from '../host/record-host.ts';
import { RepairTable } from './RepairTable.tsx';

const column = (index: number, header: string) => ({ index, header, samples: [], target: header });
const upload = { id: 'u1', name: 'people.csv', rows: 3, columns: [column(0, 'Name'), column(1, 'Email')], targets: [] };
const job = {
  state: 'done',
  findings: [{ row: 4, column: 'Email', title: 'this is no e-mail address' }],
} as unknown as ExchangeJob;
const host = {
  tenant: 't1',
  exchange: { rows: async () => [{ row: 4, cells: ['Ann', 'not-a-mail'] }] },
} as unknown as RecordHost;

test('what is typed into a wrong row is told at once, so that no import passes over it', async () => {
  const told = vi.fn((_rows: readonly ImportRow[]) => undefined);
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <RecordHostContext.Provider value={host}>
        <RepairTable
          upload={upload satisfies ImportUpload}
          match={['Name', 'Email']}
          job={job}
          repairs={new Map()}
          isBusy={false}
          runLabel={(count) => `Check ${count}`}
          onRun={() => undefined}
          onType={told}
        />
      </RecordHostContext.Provider>
    </QueryClientProvider>,
  );
  fireEvent.change(await screen.findByDisplayValue('not-a-mail'), { target: { value: 'ann@example.org' } });
  expect(told.mock.calls.at(-1)?.[0]).toEqual([{ row: 4, cells: ['Ann', 'ann@example.org'] }]);
});
