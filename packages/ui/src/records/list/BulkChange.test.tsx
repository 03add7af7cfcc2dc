import { defineEntity, text } from '@homeport/grammar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { toasts } from '../../parts/toasts.ts';
import { undos } from '../../parts/undo.ts';
import words from '../words/en.json';
import { RecordList } from './RecordList.tsx';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: { name: text('Name', { required: true }), place: text('Place') },
  access: everything,
});
const rows = ['One', 'Two'].map((name) => ({ id: name, version: 1, name, place: 'Here', can: ['update'] }));

/** The dialog with the place of both crates chosen; `asked` is what is sent. */
async function changePlace(refuse: () => string | undefined = () => undefined) {
  const asked: unknown[] = [];
  const source = toySource(rows, {
    bulk: async (_entity, { rows: sent, changes }) => {
      asked.push(changes);
      const problem = refuse();
      return sent.map(({ id }) => (problem === undefined ? { id, version: 2, before: {} } : { id, problem }));
    },
  });
  await draw(
    toyHost(toyCatalogue(crate), { source }),
    <main>
      <RecordList entity={crate} params={{}} onParams={() => undefined} />
    </main>,
  );
  const user = userEvent.setup();
  await screen.findByText('One');
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: words['bulk.change'] }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: words['bulk.field'] }));
  await user.click(await screen.findByRole('option', { name: 'Place', hidden: true }));
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { user, dialog, asked, press };
}

it('nothing is emptied because nothing was chosen: that is a choice of its own, named on the button, and told once', async () => {
  const { user, dialog, asked, press } = await changePlace();
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeTruthy();
  await press('Change 2 crates');
  expect(await within(dialog).findByText(words['bulk.valueMissing'])).toBeTruthy();
  expect(asked).toEqual([]);
  const told = toasts.store.get().history.length;
  await user.click(within(dialog).getByRole('checkbox', { name: words['bulk.empty'] }));
  await press('Empty Place of 2 crates');
  await waitFor(() => expect(asked).toEqual([{ place: null }]));
  await waitFor(() => expect(undos.store.get()?.text).toBe('2 records changed'));
  expect(toasts.store.get().history).toHaveLength(told);
});

it('what was refused stays selected, and its form is there again with what was typed', async () => {
  const { user, dialog, asked, press } = await changePlace(() => 'Locked');
  await user.type(within(dialog).getByRole('textbox', { name: /^New value/ }), 'There');
  await press('Change 2 crates');
  await within(dialog).findByText('0 done, 2 not done');
  await press('Back');
  const again = within(dialog).getByRole('textbox', { name: /^New value/ }) as HTMLInputElement;
  expect(again.value).toBe('There');
  await press('Change 2 crates');
  await within(dialog).findByText('0 done, 2 not done');
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('2 selected')).toBeTruthy();
  expect(asked).toHaveLength(2);
});
