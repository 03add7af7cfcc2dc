import { catalogue } from '@homeport/model';
import { RecordHostContext } from '@homeport/ui/records/host/record-host.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import { toyHost, toySource } from '../../../../tests/support/toy-host.tsx';
import app from '../words/en.json' with { type: 'json' };
import { ChecksTab } from './ChecksTab.tsx';

const id = '01a213b0-64ed-718b-b9dc-038ff41c1201';
const check = (more: object) => ({
  version: 1,
  sequence: 1,
  isRequired: true,
  tickedAt: null,
  tickedBy: null,
  status: 'OPEN',
  ...more,
});

test('a check is ticked where it stands, and says who did it', async () => {
  const tickedBy = { id: 'u1', label: 'Grace' };
  const ticked = { status: 'TICKED', tickedAt: '2026-05-04T09:00:00Z', tickedBy, can: ['untick'] };
  let isTicked = false;
  const visa = () => check({ id, description: 'The visa is there', can: ['tick'], ...(isTicked ? ticked : {}) });
  declaredServer({
    'GET fe/step-check/search': () => ({
      content: [visa(), check({ id: 'c2', description: 'Keys were handed over', isRequired: false, can: [] })],
    }),
  });
  const run = async (_entity: unknown, action: { name: string }, of: string | null) => {
    isTicked = action.name === 'tick' && of === id;
    return visa();
  };
  const host = toyHost(catalogue, { tenant: 'own', source: toySource([], { run: run as never }) });
  await drawStaffPage(
    <RecordHostContext value={host}>
      <ChecksTab step="s1" />
    </RecordHostContext>,
    { bundles: { en: { app } } },
  );
  const box = await screen.findByRole('checkbox', { name: 'The visa is there' });
  screen.getByText('Required');
  expect(screen.getByRole('checkbox', { name: 'Keys were handed over' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(box);
  await screen.findByText(/^Ticked by: Grace/);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'The visa is there' }).checked).toBe(true);
});
