import { currency, defineEntity, lifecycle, money, ref, text } from '@homeport/grammar';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import type { ListAsk } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';
import type { ListParams } from './list-state.ts';
import { RecordList } from './RecordList.tsx';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  search: ['name'],
  sort: 'name,asc',
  list: ['name', 'worth', 'status'],
  fields: {
    name: text('Name'),
    worth: money('Worth'),
    currency: currency('Currency'),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: { OPEN: { label: 'Open' }, SENT: { label: 'Sent', final: true } },
      transitions: { send: { label: 'Send', from: ['OPEN'], to: 'SENT', by: ['tester'] } },
    }),
  },
  access: everything,
});
const rows: Row[] = [
  { id: 'a', version: 1, name: 'Piano', worth: '1200', currency: 'JPY', status: 'OPEN', can: ['update', 'send'] },
  { id: 'b', version: 1, name: 'Sofa', worth: null, currency: 'EUR', status: 'SENT', can: [] },
];
/** A list whose address is kept, and every new one noted. */
function Kept({ start, addresses }: { start: ListParams; addresses: ListParams[] }) {
  const [params, setParams] = useState(start);
  return (
    <RecordList
      entity={crate}
      params={params}
      onParams={(next) => {
        addresses.push(next);
        setParams(next);
      }}
    />
  );
}

async function list(
  start: ListParams,
  page: Partial<{ totalElements: number; totalIsCapped: boolean; nextKey: string | null }> = {},
) {
  const asked: ListAsk[] = [];
  const source = toySource(rows, {
    list: async (_entity, ask) => {
      asked.push(ask);
      if (ask.total === 'exact') return { content: [], totalElements: 4711, totalIsCapped: false, nextKey: null };
      return { content: rows, totalElements: rows.length, totalIsCapped: false, nextKey: null, ...page };
    },
    run: vi.fn(async () => ({ ...rows[0], status: 'SENT' })),
  });
  const addresses: ListParams[] = [];
  await draw(toyHost(toyCatalogue(crate), { source }), <Kept start={start} addresses={addresses} />);
  await screen.findByText('Piano');
  return { asked, addresses, source };
}

describe('the list of an entity', () => {
  it('names the record of a first column that is only an id, and says when it may not be seen', async () => {
    const label = defineEntity({
      name: 'label',
      label: 'Label',
      plural: 'Labels',
      title: ['crate'],
      list: ['crate', 'note'],
      fields: { crate: ref('Crate', 'crate', { wire: 'id' }), note: text('Note') },
      access: everything,
    });
    const labels: Row[] = [
      { id: 'l1', version: 1, crateId: 'a', note: 'Fragile', can: [] },
      { id: 'l2', version: 1, crateId: 'hidden', note: 'Heavy', can: [] },
    ];
    const source = toySource([], {
      list: async (entity, { filter }) => {
        const wanted = filter && 'value' in filter ? (filter.value as readonly string[]) : [];
        const content = entity.name === 'label' ? labels : rows.filter((row) => wanted.includes(row.id));
        return { content, totalElements: content.length, totalIsCapped: false, nextKey: null };
      },
    });
    const host = toyHost(toyCatalogue(crate, label), { source });
    await draw(host, <RecordList entity={label} params={{}} onParams={() => undefined} />);
    await screen.findByText('Fragile');
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Piano', 'Not visible to you']),
    );
  });

  it('shows the declared columns, amounts with their currency and decimals, states as words', async () => {
    await list({});
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '',
      'Name',
      'Worth',
      'Status',
      'Actions',
    ]);
    expect(screen.getByText(/JPY\s1,200$/)).toBeTruthy();
    expect(screen.getByText('Open')).toBeTruthy();
  });

  it('asks the server what its address says', async () => {
    const { asked } = await list({
      q: 'pia',
      filter: 'status:in:OPEN;worth:gte:100',
      sort: 'worth,desc',
      size: '25',
      page: '2',
      after: 'key',
    });
    expect(asked[0]).toMatchObject({
      text: 'pia',
      filter: {
        all: [
          { field: 'status', op: 'in', value: ['OPEN'] },
          { field: 'worth', op: 'gte', value: '100' },
        ],
      },
      // Within the same value as the declared indexes go.
      sort: [
        { field: 'worth', descending: true },
        { field: 'created', descending: false },
      ],
      size: 25,
      after: 'key',
      total: 'capped',
    });
    expect(asked[0]?.fields).toEqual(
      expect.arrayContaining(['id', 'version', 'can', 'name', 'worth', 'currency', 'status']),
    );
  });

  it('sorts by a heading, first up, then down, then as declared', async () => {
    const { addresses } = await list({});
    for (const _ of [1, 2, 3]) await userEvent.click(screen.getByRole('button', { name: 'Worth' }));
    expect(addresses).toEqual([{ sort: 'worth,asc' }, { sort: 'worth,desc' }, {}]);
  });

  it('forgets the page when what is found changes', async () => {
    const { addresses } = await list({ page: '3', after: 'key' });
    await userEvent.click(screen.getByRole('button', { name: 'Worth' }));
    expect(addresses[0]).toEqual({ sort: 'worth,asc' });
  });

  it('walks pages by the key of the last row', async () => {
    const { addresses } = await list({}, { nextKey: 'next' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(addresses[0]).toEqual({ page: '2', after: 'next' });
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(addresses[1]).toEqual({});
  });

  it('counts up to a limit, and exactly when asked', async () => {
    await list({}, { totalElements: 1000, totalIsCapped: true });
    await userEvent.click(screen.getByRole('button', { name: '1,000+' }));
    expect(await screen.findByText('4,711')).toBeTruthy();
  });

  it('says the whole number at its head where it was counted for what stands below', async () => {
    await list({ group: 'status' }, { totalElements: 1000, totalIsCapped: true });
    await waitFor(() => expect(screen.queryByRole('button', { name: '1,000+' })).toBeNull());
  });

  it('shows actions only for a selection, and only what every selected row allows', async () => {
    const { source } = await list({});
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Piano' }));
    expect(screen.getByRole('button', { name: 'Send (1)' })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Sofa' }));
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    expect(source.run).not.toHaveBeenCalled();
  });

  it('opens a preview in the address when Space is pressed on a row', async () => {
    const { addresses } = await list({});
    (screen.getByText('Sofa').closest('tr') as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(addresses.at(-1)).toEqual({ preview: 'b' }));
  });
});

it('a column that is said to say the whole title names what a record is about', async () => {
  const decided = defineEntity({
    name: 'decided',
    label: 'Decided',
    plural: 'Decided',
    title: ['name', 'crate', 'other'],
    titled: 'name',
    list: ['name'],
    fields: { name: text('Name'), crate: ref('Crate', 'crate'), other: ref('Other', 'crate') },
    access: everything,
  });
  const step = { id: 's', version: 1, name: 'Finance', crate: null, other: { id: 'a', label: 'Piano' }, can: [] };
  const source = toySource([step]);
  await draw(
    toyHost(toyCatalogue(crate, decided), { source }),
    <RecordList entity={decided} params={{}} onParams={() => undefined} />,
  );
  expect((await screen.findByRole('rowheader')).textContent).toBe('Finance · Piano');
});
