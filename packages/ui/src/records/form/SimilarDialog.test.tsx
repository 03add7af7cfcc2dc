import { defineEntity, ref, text } from '@homeport/grammar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { RecordForm } from './RecordForm.tsx';

const sailor = defineEntity({
  name: 'sailor',
  label: 'Sailor',
  plural: 'Sailors',
  title: ['first', 'last'],
  search: ['first', 'last'],
  alike: ['first', 'last'],
  fields: { first: text('First name', { required: true }), last: text('Last name', { required: true }) },
  access: everything,
});
async function filledIn(similar: () => Promise<readonly { id: string; title: string; detail: string }[]>) {
  const create = vi.fn(async (_entity: unknown, values: object) => ({ id: 's2', version: 1, can: [], ...values }));
  const asked = vi.fn((_entity: unknown, _name: string) => similar());
  const host = toyHost(toyCatalogue(sailor), { source: toySource([], { create, similar: asked }) });
  const onSaved = vi.fn();
  await draw(host, <RecordForm entity={sailor} onSaved={onSaved} onCancel={() => undefined} />);
  await userEvent.type(screen.getByLabelText(/^First name/), 'Ana');
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Pérez');
  await userEvent.click(screen.getAllByRole('button', { name: /Save/ })[0] as HTMLElement);
  return { create, asked, onSaved };
}
const known = [{ id: 's1', title: 'Anna Perez', detail: 'anna@example.org' }];

it('who is called similarly is shown with the way there, before anything is saved', async () => {
  const { create, asked, onSaved } = await filledIn(async () => known);
  const dialog = await screen.findByRole('dialog');
  expect(asked).toHaveBeenCalledWith(sailor, 'Ana Pérez');
  expect(within(dialog).getByRole('link', { name: 'Anna Perez' }).getAttribute('href')).toBe('/sailor/s1');
  expect(within(dialog).getByText('anna@example.org')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save as a new Sailor' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(create).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('going back keeps what was typed and saves nothing', async () => {
  const { create } = await filledIn(async () => known);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((screen.getByLabelText(/^Last name/) as HTMLInputElement).value).toBe('Pérez');
  expect(create).not.toHaveBeenCalled();
});

it('a name nobody has is saved at once', async () => {
  const { create } = await filledIn(async () => []);
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
});
it('a look that fails holds nothing up', async () => {
  const { create } = await filledIn(() => Promise.reject(new Error('away')));
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
});

const crew = defineEntity({
  name: 'crew',
  label: 'Crew',
  plural: 'Crews',
  title: ['name'],
  search: ['name'],
  alike: ['name'],
  fields: { name: text('Name', { required: true }) },
  access: everything,
});
const watch = defineEntity({
  ...crew,
  name: 'watch',
  label: 'Watch',
  plural: 'Watches',
  sideOf: { relation: 'crew', shares: ['name'] },
  fields: { name: text('Name', { required: true }), crew: ref('Crew', 'crew') },
});
it('what a new record could be a side of is offered as well; taking it goes back to the form with it', async () => {
  const create = vi.fn(async (_entity: unknown, values: object) => ({ id: 'w1', version: 1, can: [], ...values }));
  const similar = vi.fn(async (entity: { name: string }) =>
    entity.name === 'crew' ? [{ id: '00000000-0000-4000-8000-0000000000c1', title: 'North', detail: '' }] : [],
  );
  const host = toyHost(toyCatalogue(crew, watch), { source: toySource([], { create, similar: similar as never }) });
  await draw(host, <RecordForm entity={watch} onSaved={() => undefined} onCancel={() => undefined} />);
  await userEvent.type(screen.getByLabelText(/^Name/), 'North');
  await userEvent.click(screen.getAllByRole('button', { name: /Save/ })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Take North' }));
  expect(create).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getAllByRole('button', { name: /Save/ })[0] as HTMLElement);
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(create.mock.calls[0]?.[1]).toMatchObject({
    name: 'North',
    crew: { id: '00000000-0000-4000-8000-0000000000c1' },
  });
});
