import { allowanceFor, defineEntity, text } from '@homeport/grammar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { draw, everything, toyCatalogue, toyHost } from '../../../../tests/support/toy-host.tsx';
import { type Change, ChangeFields } from './ChangeFields.tsx';
import batchUpdates from './words/en.json' with { type: 'json' };

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: { name: text('Name'), place: text('Place'), note: text('Note'), number: text('Number', { readOnly: true }) },
  access: everything,
});
const host = toyHost(toyCatalogue(crate));
const list = { entity: crate, allowance: allowanceFor(crate, host.viewer) };

/** What the lines hold after every step. */
let now: readonly Change[] = [];
function Held() {
  const [changes, setChanges] = useState<readonly Change[]>([{ line: 1, name: null, value: null }]);
  now = changes;
  return <ChangeFields list={list} changes={changes} onChange={setChanges} />;
}
const open = () => draw(host, <Held />, { en: { batchUpdates } });
const pickers = () => screen.getAllByRole('combobox', { name: /Field/ });
/** The list of a line, opened. */
async function listOf(line: number): Promise<HTMLElement> {
  const picker = pickers()[line] as HTMLElement;
  await userEvent.click(picker);
  const lists = await screen.findAllByRole('listbox', { hidden: true });
  return lists.find((one) => one.id === picker.getAttribute('aria-controls')) as HTMLElement;
}
/** Waits until a line offers exactly these. */
async function offers(line: number, wanted: readonly string[]): Promise<void> {
  const names = (list: HTMLElement) =>
    within(list)
      .getAllByRole('option', { hidden: true })
      .map((one) => one.textContent);
  const list = await listOf(line);
  await waitFor(() => expect(names(list)).toEqual(wanted));
  await userEvent.keyboard('{Escape}');
}
async function choose(line: number, name: string): Promise<void> {
  await userEvent.click(within(await listOf(line)).getByRole('option', { name, hidden: true }));
}

test('a field that one line changes is offered in no other, and again once its line is gone', async () => {
  await open();
  await offers(0, ['Name', 'Place', 'Note']);
  await choose(0, 'Place');
  await userEvent.click(screen.getByRole('button', { name: batchUpdates.add }));
  await offers(1, ['Name', 'Note']);
  await choose(1, 'Note');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Place' }));
  await offers(0, ['Name', 'Place', 'Note']);
  expect(now.map(({ name }) => name)).toEqual(['note']);
});

test('the value of one field is not given to another that is chosen in its place', async () => {
  await open();
  await choose(0, 'Place');
  await userEvent.type(screen.getByRole('textbox', { name: /New value/ }), 'Lyon');
  expect(now[0]?.value).toBe('Lyon');
  await choose(0, 'Note');
  expect(now[0]).toMatchObject({ name: 'note', value: null });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /New value/ }).value).toBe('');
});

test('a line that goes takes its own value along and leaves those of the others; the last one stays', async () => {
  const { container } = await open();
  await choose(0, 'Place');
  await userEvent.type(screen.getByRole('textbox', { name: /New value/ }), 'Lyon');
  await userEvent.click(screen.getByRole('button', { name: batchUpdates.add }));
  await choose(1, 'Note');
  await userEvent.type(screen.getAllByRole('textbox', { name: /New value/ })[1] as HTMLElement, 'Fragile');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Place' }));
  expect(now).toMatchObject([{ name: 'note', value: 'Fragile' }]);
  const left = within(container.querySelector('.batch-change') as HTMLElement);
  expect(left.getByRole<HTMLInputElement>('textbox', { name: /New value/ }).value).toBe('Fragile');
  expect(left.queryByRole('button', { name: /Remove/ })).toBeNull();
});
