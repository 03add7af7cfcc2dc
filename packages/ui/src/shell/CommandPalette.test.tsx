import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { CommandPalette } from './CommandPalette.tsx';

/** The palette over pages that stand there and records that are answered when the test says so. */
async function open() {
  const ran: string[] = [];
  const command = (id: string, label: string) => ({ id, label, run: () => void ran.push(id) });
  const waiting: (() => void)[] = [];
  const sources = [
    { label: 'Pages', commands: [command('home', 'Home'), command('lists', 'Lists')] },
    {
      label: 'Records',
      load: (query: string) =>
        new Promise<ReturnType<typeof command>[]>((answer) => {
          waiting.push(() => answer([command(query, `Record ${query}`)]));
        }),
    },
  ];
  const onClose = vi.fn();
  await draw(<CommandPalette onClose={onClose} sources={sources} />);
  await screen.findByRole('option', { name: 'Home' });
  const answer = () => {
    for (const one of waiting.splice(0)) one();
  };
  return { ran, onClose, answer };
}

test('Enter before the matches waits for them, and runs nothing that stands there for other words', async () => {
  const { ran, answer } = await open();
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'Camille' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(ran).toEqual([]);
  answer();
  await waitFor(() => expect(ran).toEqual(['Camille']));
});

test('what is typed after Enter takes it back', async () => {
  const { ran, answer, onClose } = await open();
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'Cam' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.change(field, { target: { value: 'Camille' } });
  answer();
  await waitFor(() => {
    answer();
    screen.getByRole('option', { name: 'Record Camille' });
  });
  expect(ran).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(ran).toEqual(['Camille']);
});

test('all records that were found are shown, and that there may be more', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: `${n}`, label: `Costa ${n}`, run: () => undefined }));
  let count = 20;
  await draw(
    <CommandPalette
      onClose={vi.fn()}
      sources={[{ label: 'Records', load: async () => many(count), more: 'There are more.' }]}
    />,
  );
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'Costa' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(20));
  expect(screen.getByText('There are more.')).toBeTruthy();
  count = 12;
  fireEvent.change(field, { target: { value: 'Costa L' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12));
  expect(screen.queryByText('There are more.')).toBeNull();
});
