import { defineEntity, text } from '@homeport/grammar';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw, everything, toyCatalogue, toyHost, toySource } from '../../../../../tests/support/toy-host.tsx';
import { PrintNotes } from './PrintNotes.tsx';
import { RecordList } from './RecordList.tsx';
import type { List } from './use-list.ts';
import { printMost, usePrintRows } from './use-print-rows.ts';

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
  const paper = usePrintRows(list);
  return (
    <>
      <button type="button" onClick={() => void paper.print()}>
        Print {paper.rows?.length ?? 0}
      </button>
      <PrintNotes list={list} paper={paper} onExport={undefined} />
    </>
  );
}

const listOf = (host: List['host'], data?: object): List =>
  ({ host, entity: crate, ask: {}, state: { page: 0, size: 50 }, query: { data } }) as unknown as List;
const many = (from: number, count: number, nextKey: string | null): Answer =>
  ({ content: Array.from({ length: count }, (_, at) => ({ id: `c${from + at}`, version: 1 })), nextKey }) as never;

test('says how far it is, and is cancelled: then nothing more is asked for and nothing printed', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const source = toySource([], { list: () => new Promise<Answer>((resolve) => answers.push(resolve)) });
  const host = toyHost(toyCatalogue(crate), { source });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await draw(host, <Paper list={listOf(host)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print 0' }));
  await act(async () => answers.shift()?.(many(0, 1000, 'more')));
  expect(screen.getByText(/1,000 so far/).closest('[role=status]')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/so far/)).toBeNull();
  await act(async () => answers.shift()?.(many(1000, 1000, 'more')));
  expect(answers).toEqual([]);
  expect(print).not.toHaveBeenCalled();
});

test('more rows than fit on paper are not printed, and it says so', async () => {
  let at = 0;
  const source = toySource([], {
    list: async () => {
      at += 1000;
      return many(at, 1000, 'more');
    },
  });
  const host = toyHost(toyCatalogue(crate), { source });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await draw(host, <Paper list={listOf(host)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print 0' }));
  expect((await screen.findByRole('alert')).textContent).toContain('At most 5,000 rows can be printed');
  expect(at).toBe(printMost);
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the key of the browser prints all rows, not the page on screen', async () => {
  const rows = Array.from({ length: 70 }, (_, at) => ({ id: `c${at}`, version: 1, name: `Crate ${at}` }));
  const list = async (_entity: unknown, { size = 50 }: { readonly size?: number }) => ({
    ...{ content: rows.slice(0, size), totalElements: 70, totalIsCapped: false },
    nextKey: size < rows.length ? 'more' : null,
  });
  const host = toyHost(toyCatalogue(crate), { source: toySource([], { list: list as never }) });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await draw(host, <RecordList entity={crate} params={{}} onParams={() => undefined} />);
  await screen.findByText('Crate 49');
  expect(screen.queryByText('Crate 50')).toBeNull();
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByText(/^Crate \d+$/)).toHaveLength(70);
});

test('paper that shows one page of several says which rows these are', async () => {
  const host = toyHost(toyCatalogue(crate));
  const { rerender, container } = await draw(host, <PrintNotes {...notes(listOf(host, many(0, 50, 'more')))} />);
  expect(container.querySelector('.hp-only-print')?.textContent).toContain('Rows 1 to 50 of a longer list');
  rerender(<p />);
  const whole = await draw(host, <PrintNotes {...notes(listOf(host, many(0, 50, null)))} />);
  expect(whole.container.querySelector('.hp-only-print')).toBeNull();
});
const notes = (list: List) => ({
  list,
  paper: { rows: null, state: null, print: async () => undefined, cancel: () => undefined },
  onExport: undefined,
});

test('all rows are printed once they are here, and nothing where the list was left meanwhile', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const source = toySource([], { list: () => new Promise<Answer>((resolve) => answers.push(resolve)) });
  const host = toyHost(toyCatalogue(crate), { source });
  const list = listOf(host);
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
