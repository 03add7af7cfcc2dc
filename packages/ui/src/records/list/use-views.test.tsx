import { defineEntity, text } from '@homeport/grammar';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draw, everything, toyCatalogue, toyHost } from '../../../../../tests/support/toy-host.tsx';
import { useViews } from './use-views.ts';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: { name: text('Name') },
  access: everything,
});
const older = { id: 'older', name: 'Mine by status', params: { group: 'status' } };

/** Saves views named Travel as fast as somebody can press, also before the stored ones have come. */
function Saver({ names }: { names: readonly string[] }) {
  const { views, add } = useViews(crate, true);
  return (
    <>
      <button type="button" onClick={() => names.forEach((name) => void add(name, { q: 'travel' }))}>
        Save
      </button>
      <ul>
        {views.map((view) => (
          <li key={view.id}>{view.name}</li>
        ))}
      </ul>
    </>
  );
}
async function saver(names: readonly string[]) {
  let stored: string | null = JSON.stringify([older]);
  const settings = {
    read: async () => stored,
    write: async (_name: string, value: string) => {
      await new Promise((done) => setTimeout(done, 5));
      stored = value;
    },
  };
  await draw(toyHost(toyCatalogue(crate), { settings }), <Saver names={names} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return () => (JSON.parse(stored ?? '[]') as { name: string }[]).map((view) => view.name);
}

it('a view that is saved twice in a row is there once', async () => {
  const stored = await saver(['Travel', 'Travel', 'travel']);
  await waitFor(() => expect(stored()).toEqual(['Mine by status', 'Travel']));
  await new Promise((done) => setTimeout(done, 50));
  expect(stored()).toEqual(['Mine by status', 'Travel']);
});

it('two views saved at once are both kept, beside those that were there', async () => {
  const stored = await saver(['Travel', 'Hotels']);
  await waitFor(() => expect(stored()).toEqual(['Mine by status', 'Travel', 'Hotels']));
  expect(await screen.findByText('Hotels')).toBeTruthy();
});
