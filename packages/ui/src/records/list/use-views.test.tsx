import { defineEntity, text } from '@homeport/grammar';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw, everything, toyCatalogue, toyHost } from '../../../../../tests/support/toy-host.tsx';
import type { RecordHost } from '../host/record-host.ts';
import type { SavedView } from '../host/views.ts';
import { useViews } from './use-views.ts';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: { name: text('Name') },
  access: everything,
});
const older: SavedView = {
  id: 'older',
  version: 1,
  name: 'Mine by status',
  params: { group: 'status' },
  audience: null,
  canChange: true,
};

/** Saves views named Travel as fast as somebody can press, also before the stored ones have come. */
function Saver({ names }: { names: readonly string[] }) {
  const { views, add } = useViews(crate, true);
  return (
    <>
      <button
        type="button"
        onClick={() => names.forEach((name) => void add({ name, params: { q: 'travel' }, audience: null }))}
      >
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
  const stored = [older];
  const host = toyHost(toyCatalogue(crate));
  const views: RecordHost['views'] = {
    ...host.views,
    of: async () => ({ views: [...stored], first: null }),
    add: async (_entity, view) => {
      await new Promise((done) => setTimeout(done, 5));
      const added = { ...view, id: view.name, version: 1, canChange: true };
      stored.push(added);
      return added;
    },
  };
  await draw({ ...host, views }, <Saver names={names} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return () => stored.map((view) => view.name);
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

/** Gives the older view another name. */
function Renamer({ name }: { name: string }) {
  const { views, rename } = useViews(crate, true);
  const [answer, setAnswer] = useState('');
  return (
    <>
      <button type="button" onClick={() => void rename('older', name).then((view) => setAnswer(view?.name ?? 'taken'))}>
        Rename
      </button>
      <output>{answer}</output>
      <ul>
        {views.map((view) => (
          <li key={view.id}>{view.name}</li>
        ))}
      </ul>
    </>
  );
}
async function renamed(name: string) {
  const stored = [older, { ...older, id: 'other', name: 'Hotels' }];
  const host = toyHost(toyCatalogue(crate));
  const views: RecordHost['views'] = {
    ...host.views,
    of: async () => ({ views: stored, first: null }),
    change: async (view, part) => ({ ...view, ...part, version: view.version + 1 }),
  };
  await draw({ ...host, views }, <Renamer name={name} />);
  await screen.findByText('Hotels');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
}

it('a view has its other name at once', async () => {
  await renamed('By state');
  expect((await screen.findAllByText('By state')).length).toBe(2);
  expect(screen.queryByText('Mine by status')).toBeNull();
});
it('a view is not given the name of another one, whatever its case', async () => {
  await renamed('hotels');
  expect(await screen.findByText('taken')).toBeTruthy();
  expect(screen.getByText('Mine by status')).toBeTruthy();
});
