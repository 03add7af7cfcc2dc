import { catalogue } from '@homeport/model';
import type { JobLine } from '@homeport/model/exchange';
import { RecordHostContext } from '@homeport/ui/records/host/record-host.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { toyHost } from '../../../../tests/support/toy-host.tsx';
import app from '../words/en.json' with { type: 'json' };
import { Jobs } from './Jobs.tsx';

const imported: JobLine = {
  id: 'j1',
  name: 'exchange.import',
  state: 'done',
  step: null,
  done: 200,
  total: 200,
  input: { what: 'IMPORT', entity: 'person' },
  result: {
    counts: { created: 183, updated: 0, skipped: 0, failed: 17 },
    findings: [{ title: 'E-mail: is not an address' }],
  },
  failure: null,
  created: '2026-11-23T10:00:00Z',
  started: '2026-11-23T10:00:02Z',
  finished: '2026-11-23T10:00:14Z',
  expires: null,
};
const tried: JobLine = { ...imported, id: 'j0', input: { what: 'DRY_RUN', entity: 'person' } };
const taken: JobLine = {
  ...imported,
  id: 'j2',
  name: 'exchange.undo',
  state: 'waiting',
  input: { import: 'j1', entity: 'person' },
  result: null,
  started: null,
  finished: null,
};

/** The server as far as jobs go: what it was asked to do, and what it has from then on. */
function serve(): string[] {
  const deeds: string[] = [];
  let jobs: readonly JobLine[] = [imported, tried];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ content: jobs });
    deeds.push(`${method} ${address}`);
    jobs = [taken, ...jobs];
    return Response.json({ id: taken.id });
  });
  return deeds;
}

test('an import is taken back from the tray, with its time and its failures, once its own dialog is closed', async () => {
  const deeds = serve();
  await draw(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RecordHostContext value={toyHost(catalogue)}>
        <Jobs tenant="t1" place={{}} />
      </RecordHostContext>
    </QueryClientProvider>,
    { timeZone: 'Asia/Singapore' },
    { en: { app } },
  );
  // The stand-in for a browser places no panel, and takes what hangs at a button for hidden.
  const back = { name: 'Take back: Import: Persons', hidden: true };
  await userEvent.click(screen.getByRole('button', { name: 'No jobs running' }));
  const line = async (title: string) => {
    const found = (await screen.findByText(title, { selector: 'strong' })).closest('li');
    if (!found) throw new Error(`${title} is no line of the tray`);
    return found;
  };
  const whole = await line('Import: Persons');
  expect(whole.textContent).toContain('Finished with failures');
  expect(whole.textContent).toContain('183 created, 0 updated, 17 failed. E-mail: is not an address');
  // When it ended by the reader's clock, and how long it took.
  expect(whole.textContent).toMatch(/6:00\sPM \(Singapore\), took 12 seconds/);
  const check = await line('Check of a file: Persons');
  expect(check.textContent).not.toContain('created');
  expect(within(check).queryByRole('button', { hidden: true })).toBeNull();

  await userEvent.click(within(whole).getByRole('button', back));
  expect(deeds).toEqual([]);
  const sure = await screen.findByRole('dialog', { name: 'Take back: Import: Persons' });
  await userEvent.click(within(sure).getByRole('button', { name: 'Take it back' }));
  await userEvent.click(await screen.findByRole('button', { name: '1 job running' }));
  await screen.findByText('Import taken back: Persons', { selector: 'strong' });
  expect(deeds).toEqual(['POST /api/for-tenant/t1/job/j1/undo']);
  // What is being taken back is not offered once more.
  await vi.waitFor(() => expect(screen.queryByRole('button', back)).toBeNull());
});
