import { defineEntity, text } from '@homeport/grammar';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import type { List } from './use-list.ts';
import { usePrintRows } from './use-print-rows.ts';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: { name: text('Name') },
  access: everything,
});
type Answer = Awaited<ReturnType<ReturnType<typeof toySource>['list']>>;

function Paper({ list }: { list: List }) {
  const { rows, print } = usePrintRows(list);
  return (
    <button type="button" onClick={() => void print()}>
      Print {rows?.length ?? 0}
    </button>
  );
}

test('all rows are printed once they are here, and nothing where the list was left meanwhile', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const source = toySource([], { list: () => new Promise<Answer>((resolve) => answers.push(resolve)) });
  const host = toyHost(toyCatalogue(crate), { source });
  const list = { host, entity: crate, ask: {} } as unknown as List;
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const answer = { content: [{ id: 'c1', version: 1 }], nextKey: null } as unknown as Answer;

  const { unmount } = await draw(host, <Paper list={list} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print 0' }));
  await act(async () => answers.shift()?.(answer));
  expect(print).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Print 1' }));
  unmount();
  await act(async () => answers.shift()?.(answer));
  expect(print).toHaveBeenCalledTimes(1);
});
