import { expect, test, vi } from 'vitest';
import type { Row } from '../host/row.ts';
import { allRows } from './all-rows.ts';

const rows = Array.from({ length: 2100 }, (_, at) => ({ id: String(at) }) as Row);

test.each([0, 1, 70, 1000, 1001, 2100])(
  'of %i rows all are printed, in order, whichever page is open',
  async (count) => {
    const asked: unknown[] = [];
    const read = async (ask: { readonly size?: number; readonly after?: string }) => {
      asked.push(ask);
      const from = Number(ask.after ?? 0);
      const to = Math.min(count, from + (ask.size ?? 50));
      return { content: rows.slice(from, to), nextKey: to < count ? String(to) : null };
    };
    const ask = { sort: [], size: 50, page: 1, after: '50', total: 'capped' } as never;
    expect(await allRows(read as never, ask)).toEqual(rows.slice(0, count));
    expect(asked[0]).not.toHaveProperty('page');
    expect(asked[0]).not.toHaveProperty('after');
  },
);

test.each([
  [2000, true],
  [2001, false],
])('of %i rows with room for 2000: all or none, and no page is asked for in vain', async (count, isAll) => {
  let asked = 0;
  const read = async (ask: { readonly after?: string }) => {
    asked += 1;
    const from = Number(ask.after ?? 0);
    const to = Math.min(count, from + 1000);
    return { content: rows.slice(from, to), nextKey: to < count ? String(to) : null };
  };
  const found = await allRows(read as never, {} as never, { most: 2000 });
  expect(found?.length ?? null).toBe(isAll ? count : null);
  expect(asked).toBe(2);
});

test('what is not gone on with asks for no further page', async () => {
  const read = vi.fn(async () => ({ content: rows.slice(0, 1000), nextKey: 'more' }));
  expect(await allRows(read, {} as never, { goesOn: (soFar) => soFar < 2000 })).toBeNull();
  expect(read).toHaveBeenCalledTimes(2);
});
