import { date, decimal, defineEntity, ref, text } from '@homeport/grammar';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import { fieldsAt } from '../fields/field-at.ts';
import { RecordForm } from './RecordForm.tsx';

const porter = defineEntity({
  name: 'porter',
  label: 'Porter',
  plural: 'Porters',
  title: ['name'],
  fields: { name: text('Name') },
  access: everything,
});
const move = defineEntity({
  name: 'move',
  label: 'Move',
  plural: 'Moves',
  title: ['name'],
  fields: { name: text('Name'), porter: ref('Porter', 'porter') },
  access: everything,
});
const bill = defineEntity({
  name: 'bill',
  label: 'Bill',
  plural: 'Bills',
  title: ['move'],
  fields: {
    move: ref('Move', 'move', { required: true }),
    porter: ref('Porter', 'porter', { required: true, takenFrom: 'move.porter' }),
    hours: decimal('Hours', { min: 1 }),
    until: date('Until', { endless: true }),
    due: date('Due', { awaited: true }),
    paidOn: date('Paid on'),
  },
  access: everything,
});
const rows = {
  move: [{ id: 'm1', version: 1, name: 'Lyon', porter: { id: 'p1', label: 'Ida' } }],
  porter: [{ id: 'p1', version: 1, name: 'Ida' }],
};
const host = () => {
  const of = (name: string) => (name === 'move' ? rows.move : rows.porter);
  return toyHost(toyCatalogue(porter, move, bill), {
    source: toySource([], {
      list: async ({ name }) => ({ content: of(name), totalElements: 1, totalIsCapped: false, nextKey: null }),
      get: async ({ name }, id) => of(name).find((row) => row.id === id) ?? Promise.reject(new Error(id)),
    }),
  });
};

test('who a chosen record is about is filled in, and the summary names the field that its sentence does not', async () => {
  await draw(host(), <RecordForm entity={bill} onSaved={vi.fn()} onCancel={() => undefined} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: /^Move/ }));
  await user.click(await screen.findByRole('option', { name: /Lyon/, hidden: true }));
  expect(await screen.findByDisplayValue('Ida')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Hours/ }), '0');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Hours: Enter 1 or more.' })).toBeTruthy();
});

test('a day whose absence means no end says so; one that is awaited is to be confirmed, another was not set', async () => {
  const shown = [...fieldsAt(bill).values()].filter(
    ({ name }) => name === 'until' || name === 'due' || name === 'paidOn',
  );
  const { container } = await draw(
    host(),
    shown.map((at) => <FieldShow key={at.name} at={at} value={null} row={{}} />),
  );
  expect(container.textContent).toBe('Until further noticeTo be confirmedNot provided');
});
