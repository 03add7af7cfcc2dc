import {
  type Allowance,
  address,
  allowanceFor,
  date,
  defineEntity,
  file,
  lifecycle,
  ref,
  refs,
  text,
} from '@homeport/grammar';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost } from '../../../../../tests/support/toy-host.tsx';
import type { HistoryEntry } from '../host/record-source.ts';
import { HistoryList } from './HistoryList.tsx';

const service = defineEntity({
  name: 'service',
  label: 'Service',
  plural: 'Services',
  title: ['name'],
  fields: { name: text('Name') },
  access: everything,
});
const attachment = defineEntity({
  name: 'attachment',
  label: 'Attachment',
  plural: 'Attachments',
  title: ['name'],
  fields: { name: text('File name') },
  access: everything,
});
const claim = defineEntity({
  name: 'claim',
  label: 'Claim',
  plural: 'Claims',
  title: ['name'],
  fields: {
    name: text('Name'),
    home: address('Home'),
    due: date('Due'),
    services: refs('Services', 'service'),
    lead: ref('Lead', 'service'),
    receipt: file('Receipt'),
    status: lifecycle('Status', {
      initial: 'OPEN',
      overdue: { after: 'due', in: ['OPEN'] },
      states: { OPEN: { label: 'Awaiting approval' }, REJECTED: { label: 'Rejected', final: true } },
      transitions: { turnDown: { label: 'Turn down', from: ['OPEN'], to: 'REJECTED', by: ['all'] } },
    }),
  },
  access: everything,
});
const row = { id: 'c1', version: 2, name: 'Taxi', status: 'REJECTED', due: '2020-01-01' };
const entry = (deed: string, changes: HistoryEntry['changes']): HistoryEntry => ({
  version: 2,
  at: '2026-05-01T10:00:00Z',
  by: { id: 'ana', label: 'Ana Pérez' },
  onBehalfBy: null,
  deed,
  note: null,
  changes,
});
const named = {
  content: [
    { id: 's1', version: 1, name: 'School search' },
    { id: 's2', version: 1, name: 'Visa' },
  ],
};
const drawn = (entries: readonly HistoryEntry[], hidden: readonly string[] = []) => {
  const host = toyHost(toyCatalogue(claim, service, attachment), {
    source: { history: async () => entries, list: async () => named },
  } as never);
  const allowance: Allowance = { ...allowanceFor(claim, host.viewer), hidden: new Set(hidden) };
  return draw(host, <HistoryList entity={claim} row={row as never} allowance={allowance} />);
};
const moved = { status: ['OPEN', 'REJECTED'] } as const;

it('names the state that a step brought, not the label of its button', async () => {
  await drawn([entry('turnDown', moved)]);
  expect(await screen.findByText(/set Status to “Rejected”/)).toBeTruthy();
  expect(screen.queryByText(/Turn down/)).toBeNull();
});

it('calls no state of then late by the days of now', async () => {
  await drawn([entry('turnDown', moved)]);
  expect(await screen.findByText('Awaiting approval')).toBeTruthy();
  expect(screen.queryByText('Overdue')).toBeNull();
});

it('names it too where a status followed from something else', async () => {
  await drawn([entry('derive', moved)]);
  expect(await screen.findByText(/set Status to “Rejected”/)).toBeTruthy();
});

it('says nothing of a state that the reader may not see', async () => {
  await drawn([entry('derive', moved)], ['status']);
  expect(await screen.findByText(/changed this/)).toBeTruthy();
  expect(screen.queryByText(/Rejected/)).toBeNull();
});

it('shows what changed of an address that stays in its town', async () => {
  const at = (address1: string) => ({ address1, town: 'Tokyo', country: 'JP' });
  await drawn([entry('update', { home: [at('1 Chome'), at('2 Chome')] })]);
  expect(await screen.findByText(/2 Chome/)).toBeTruthy();
  expect(screen.getByText(/1 Chome/)).toBeTruthy();
});

it('names every one of several records that were chosen, of which it knows ids only', async () => {
  await drawn([entry('update', { services: [[], ['s1', 's2']] })]);
  expect(await screen.findByText(/School search/)).toBeTruthy();
  expect(await screen.findByText(/Visa/)).toBeTruthy();
});

it('calls whom the record names as the record does, also where their own record may not be read', async () => {
  const lead = { id: 'u9', label: 'Grace Whitfield' };
  const host = toyHost(toyCatalogue(claim, service, attachment), {
    source: {
      history: async () => [entry('update', { lead: [null, 'u9'] })],
      list: async () => ({ content: [] }),
    },
  } as never);
  const page = (
    <HistoryList entity={claim} row={{ ...row, lead } as never} allowance={allowanceFor(claim, host.viewer)} />
  );
  await draw(host, page);
  expect((await screen.findByText('Lead')).closest('div')?.textContent).toMatch(/Grace Whitfield/);
});

it('names the file that was replaced and the one that came for it, and opens what whoever looks may have', async () => {
  const open = vi.fn(async () => undefined);
  const host = toyHost(toyCatalogue(claim, service, attachment), {
    files: { open } as never,
    source: {
      history: async () => [
        entry('update', { receipt: ['f1', 'f2'] }),
        { ...entry('update', { receipt: ['f3', 'f1'] }), version: 1 },
      ],
      list: async () => ({ content: [{ id: 'f1', version: 1, name: 'taxi.pdf' }] }),
    },
  } as never);
  const now = { ...row, receipt: { id: 'f2', label: 'taxi-signed.pdf' } } as never;
  await draw(host, <HistoryList entity={claim} row={now} allowance={allowanceFor(claim, host.viewer)} />);
  const [before] = await screen.findAllByRole('button', { name: 'taxi.pdf' });
  expect(screen.getByRole('button', { name: 'taxi-signed.pdf' })).toBeTruthy();
  // Of a file that is nobody else's to see, only that there was one.
  expect(screen.getByText('Not visible to you')).toBeTruthy();
  await userEvent.click(before as HTMLElement);
  expect(open).toHaveBeenCalledExactlyOnceWith('f1', 'taxi.pdf');
});

it('calls whoever did something here by their name where a change names them, then as now', async () => {
  const host = toyHost(toyCatalogue(claim, service, attachment), {
    source: {
      history: async () => [
        entry('update', { lead: ['ana', null] }),
        { ...entry('update', { lead: [null, 'ana'] }), version: 1 },
      ],
      list: async () => ({ content: [] }),
    },
  } as never);
  await draw(host, <HistoryList entity={claim} row={row as never} allowance={allowanceFor(claim, host.viewer)} />);
  const told = (await screen.findAllByText('Lead')).map((one) => one.closest('div')?.textContent);
  expect(told).toEqual([expect.stringContaining('Ana Pérez'), expect.stringContaining('Ana Pérez')]);
  expect(screen.queryByText('Not visible to you')).toBeNull();
});
