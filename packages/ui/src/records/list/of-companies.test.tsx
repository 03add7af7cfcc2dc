import { defineEntity, text } from '@homeport/grammar';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { ofCompanies } from '../fields/of-companies.ts';
import type { ListAsk } from '../host/record-source.ts';
import type { ListParams } from './list-state.ts';
import { RecordList } from './RecordList.tsx';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  sort: 'name,asc',
  list: ['name', 'note'],
  fields: { name: text('Name'), note: text('Note') },
  access: everything,
});
const rows = [
  { id: 'a', version: 1, name: 'Piano', note: 'Heavy', tenantId: 'north', can: [] },
  { id: 'b', version: 1, name: 'Sofa', note: 'Soft', tenantId: 'south', can: [] },
];
const companies = [
  { id: 'north', name: 'Nordlicht' },
  { id: 'south', name: 'Castellane' },
];

function Kept({ start }: { start: ListParams }) {
  const [params, setParams] = useState(start);
  return <RecordList entity={ofCompanies(crate, companies)} params={params} onParams={setParams} />;
}
async function list(start: ListParams = {}): Promise<ListAsk[]> {
  const asked: ListAsk[] = [];
  const source = toySource(rows, {
    list: async (_entity, ask) => {
      asked.push(ask);
      return { content: rows, totalElements: 2, totalIsCapped: false, nextKey: null };
    },
    sums: async () => ({
      count: 2,
      sums: {},
      groups: companies.map(({ id }) => ({ key: id, count: 1, sums: {} })),
    }),
  });
  await draw(toyHost(toyCatalogue(crate), { source }), <Kept start={start} />);
  await screen.findByText('Piano');
  return asked;
}

it('says of each record of several companies whose it is, beside its name, also in columns that somebody chose', async () => {
  await list();
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads().filter(Boolean)).toEqual(expect.arrayContaining(['Name', 'Client company', 'Note']));
  const piano = screen.getByRole('row', { name: /Piano/ });
  expect(within(piano).getByText('Nordlicht')).toBeDefined();
});

it('is sorted and put in groups by company', async () => {
  const asked = await list({ group: 'tenantId' });
  expect(asked.at(-1)?.sort?.[0]).toEqual({ field: 'tenantId', descending: false });
  expect(asked.at(-1)?.fields).toContain('tenantId');
  expect(screen.getAllByText('Castellane').length).toBeGreaterThan(1);
});

it('is narrowed to companies by a filter', async () => {
  const asked = await list();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /Field/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Client company' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /Value/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Castellane' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply filter' }));
  expect(JSON.stringify(asked.at(-1)?.filter)).toContain('"tenantId"');
  expect(JSON.stringify(asked.at(-1)?.filter)).toContain('south');
});

it('stays as it was where all records are of one company', async () => {
  await draw(
    toyHost(toyCatalogue(crate), { source: toySource(rows) }),
    <RecordList entity={crate} params={{}} onParams={() => undefined} />,
  );
  await screen.findByText('Piano');
  expect(screen.queryByText('Client company')).toBeNull();
});
