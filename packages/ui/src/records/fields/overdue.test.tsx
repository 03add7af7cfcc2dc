import { currency, date, defineEntity, lifecycle, money, text } from '@homeport/grammar';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, everything, toyCatalogue, toyHost } from '../../../../../tests/support/toy-host.tsx';
import { neededWires, shownColumns } from '../list/columns.ts';
import { overdueFilter } from '../list/list-filter.ts';
import { viewOf } from '../list/list-state.ts';
import { StatusChips } from '../record/StatusChips.tsx';

const bill = defineEntity({
  name: 'bill',
  label: 'Bill',
  plural: 'Bills',
  title: ['number'],
  list: ['number', 'status'],
  fields: {
    number: text('Number'),
    due: date('Due'),
    currency: currency('Currency'),
    open: money('Open'),
    status: lifecycle('Status', {
      initial: 'SENT',
      overdue: { after: 'due', in: ['SENT'], owing: 'open' },
      states: { SENT: { label: 'Sent' }, PAID: { label: 'Paid' } },
      transitions: {
        pay: { label: 'Pay', from: ['SENT'], to: 'PAID', by: ['tester'] },
        back: { label: 'Take back', from: ['PAID'], to: 'SENT', by: ['tester'] },
      },
    }),
  },
  access: everything,
});
const chipsOf = async (row: object) => {
  const { container } = await draw(
    toyHost(toyCatalogue(bill)),
    <StatusChips entity={bill} row={{ id: '1', version: 1, ...row }} />,
  );
  await screen.findByText(/Sent|Paid/);
  return [...container.querySelectorAll('.hp-chip')].map((one) => one.textContent);
};

describe('what is late', () => {
  it('says so beside its status, from the day after it was due and while something is owed', async () => {
    const today = Temporal.Now.plainDateISO();
    const yesterday = today.subtract({ days: 1 }).toString();
    expect(await chipsOf({ status: 'SENT', due: yesterday, open: '10.00' })).toEqual(['Sent', 'Overdue']);
  });
  it.each([
    ['is due today', { status: 'SENT', due: 'today', open: '10.00' }],
    ['has no day', { status: 'SENT', due: null, open: '10.00' }],
    ['was settled by a credit note', { status: 'SENT', due: '2020-01-01', open: '0.00' }],
    ['was paid', { status: 'PAID', due: '2020-01-01', open: '0.00' }],
  ])('says nothing of what %s', async (_, row) => {
    const due = row.due === 'today' ? Temporal.Now.plainDateISO().toString() : row.due;
    expect(await chipsOf({ ...row, due })).toHaveLength(1);
  });
  it('is a view of its list, asked for by its day, state and amount', () => {
    expect(viewOf({ view: 'overdue' }, [], null, bill)).toBe('overdue');
    expect(viewOf({ view: 'overdue' }, [], null, {})).toBe('all');
    expect(overdueFilter(bill, 'all', '2026-11-25')).toBeUndefined();
    expect(overdueFilter(bill, 'overdue', '2026-11-25')).toEqual({
      all: [
        { field: 'due', op: 'lt', value: '2026-11-25' },
        { field: 'status', op: 'in', value: ['SENT'] },
        {
          any: [
            { field: 'open', op: 'gt', value: '0' },
            { field: 'open', op: 'null' },
          ],
        },
      ],
    });
  });
  it('is known in a list that shows neither day nor amount', () => {
    const columns = shownColumns(bill, { hidden: new Set(), deeds: {} } as never, null);
    expect(neededWires(bill, { columns, group: null }, { hidden: new Set(), deeds: {} } as never)).toEqual(
      expect.arrayContaining(['due', 'open']),
    );
  });
});
