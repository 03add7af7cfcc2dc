import { isRefusal, type Refusal } from '@homeport/grammar';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BinderServer, binderServer, books } from '../../../../tests/support/engine/binder.ts';
import { countSent } from '../../../../tests/support/sent-pieces.ts';
import type { Context } from '../context.ts';

let server: BinderServer;
beforeAll(async () => {
  server = await binderServer();
});
afterAll(() => server?.[Symbol.asyncDispose]());
beforeEach(() => {
  for (const name of Object.keys(server.loads)) delete server.loads[name];
});

const fine = async <T>(work: Promise<T | Refusal>): Promise<T> => {
  const result = await work;
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result as T;
};
const { binder, paper, line } = books;
const newBinder = (ctx: Context) => fine(ctx.records(binder).create({ name: 'Binder', currency: 'EUR' }));
const newPaper = (ctx: Context, inside?: string) =>
  fine(ctx.records(paper).create({ name: 'Paper', currency: 'EUR', ...(inside ? { binder: inside } : {}) }));
const newLine = (ctx: Context, of: string, amount = '1') =>
  fine(ctx.records(line).create({ paper: of, name: 'Line', amount }));
const paperNow = (id: string) => fine(server.clerk().records(paper).get(id));
const binderNow = (id: string) => fine(server.clerk().records(binder).get(id));
const historyOf = async (id: string): Promise<{ deed: string; changes: object }[]> =>
  (
    await server.behind.query('select deed, changes from engine.history where record_id = $1 order by version', [id])
  ).rows.map(({ deed, changes }) => ({ deed, changes }));
const eventsOf = async (id: string): Promise<number> =>
  Number((await server.behind.query('select count(*) from engine.outbox where record_id = $1', [id])).rows[0].count);

describe('a line changes its paper, and the paper its binder', () => {
  test('when it is created, changed, moved, deleted and brought back', async () => {
    const ctx = server.clerk();
    const [first, second] = [await newBinder(ctx), await newBinder(ctx)];
    const [here, there] = [await newPaper(ctx, first.id), await newPaper(ctx, second.id)];
    const one = await newLine(ctx, here.id, '10');
    await newLine(ctx, here.id, '2.50');
    expect([await paperNow(here.id), await binderNow(first.id)]).toMatchObject([
      { total: '12.50', lines: 2 },
      { worth: '12.50', papers: 1 },
    ]);
    await fine(ctx.records(line).update(one.id, { amount: '20' }));
    expect([await paperNow(here.id), await binderNow(first.id)]).toMatchObject([
      { total: '22.50' },
      { worth: '22.50' },
    ]);
    await fine(ctx.records(line).update(one.id, { paper: there.id }));
    expect([await binderNow(first.id), await binderNow(second.id)]).toMatchObject([
      { worth: '2.50' },
      { worth: '20.00' },
    ]);
    await fine(ctx.records(line).delete(one.id));
    expect(await binderNow(second.id)).toMatchObject({ worth: '0.00' });
    await fine(ctx.records(line).restore(one.id));
    expect(await binderNow(second.id)).toMatchObject({ worth: '20.00' });
    await fine(ctx.records(paper).delete(there.id));
    expect(await binderNow(second.id)).toMatchObject({ worth: '0.00', papers: 0 });
    await fine(ctx.records(paper).restore(there.id));
    expect(await binderNow(second.id)).toMatchObject({ worth: '20.00', papers: 1 });
  });

  test('in few round trips: what is looked up for it leaves together, and so does what is written', async () => {
    const ctx = server.clerk();
    const of = await newPaper(ctx);
    // Statements are prepared by the first.
    await newLine(ctx, of.id);
    const { statements, pieces } = await countSent(() => newLine(ctx, of.id, '10'));
    expect(await paperNow(of.id)).toMatchObject({ total: '11.00', lines: 2 });
    expect(statements).toBeGreaterThan(6);
    // Looked up and locked; written, with its paper locked; what the paper adds up; the paper; kept.
    expect(pieces).toBeLessThanOrEqual(5);
  });

  test('with a line of history and an event each, and none where nothing that is followed was changed', async () => {
    const ctx = server.clerk();
    const over = await newBinder(ctx);
    const of = await newPaper(ctx, over.id);
    const made = await newLine(ctx, of.id, '10');
    const before = await historyOf(of.id);
    expect(before.at(-1)).toEqual({ deed: 'derive', changes: { total: ['0.00', '10.00'], lines: [0, 1] } });
    expect((await historyOf(over.id)).at(-1)).toEqual({ deed: 'derive', changes: { worth: ['0.00', '10.00'] } });
    const events = await eventsOf(of.id);
    await fine(ctx.records(line).update(made.id, { name: 'Renamed' }));
    expect([await historyOf(of.id), await eventsOf(of.id)]).toEqual([before, events]);
  });
});

test.each([10, 100])(
  '%i lines that are written together settle their paper and its binder once',
  async (count) => {
    const ctx = server.clerk();
    const over = await newBinder(ctx);
    const of = await newPaper(ctx, over.id);
    for (const name of Object.keys(server.loads)) delete server.loads[name];
    await ctx.inTransaction(async (inside) => {
      for (let n = 0; n < count; n += 1) await newLine(inside, of.id);
    });
    expect(server.loads).toMatchObject({ paper: [1], binder: [1] });
    expect(await binderNow(over.id)).toMatchObject({ worth: `${count}.00` });
    expect((await historyOf(of.id)).map(({ deed }) => deed)).toEqual(['create', 'derive']);
  },
  60_000,
);

test('many papers are settled together, each to its own values', async () => {
  const ctx = server.clerk();
  const over = await newBinder(ctx);
  const papers = [await newPaper(ctx, over.id), await newPaper(ctx, over.id), await newPaper(ctx)];
  for (const name of Object.keys(server.loads)) delete server.loads[name];
  await ctx.inTransaction(async (inside) => {
    for (const [n, { id }] of papers.entries()) await newLine(inside, id, String(n + 1));
  });
  expect(server.loads).toMatchObject({ paper: [3], binder: [1] });
  expect(await Promise.all(papers.map(async ({ id }) => (await paperNow(id)).total))).toEqual(['1.00', '2.00', '3.00']);
  expect(await binderNow(over.id)).toMatchObject({ worth: '3.00' });
});

test('whoever looks inside the transaction sees what is so by then', async () => {
  const ctx = server.clerk();
  const over = await newBinder(ctx);
  const of = await newPaper(ctx, over.id);
  const seen: unknown[] = [];
  await ctx.inTransaction(async (inside) => {
    await newLine(inside, of.id, '1');
    seen.push((await fine(inside.records(paper).get(of.id))).total);
    await newLine(inside, of.id, '2');
    const filter = { field: 'worth', op: 'eq', value: '3.00' } as const;
    seen.push((await inside.records(binder).find({ filter })).length);
    await newLine(inside, of.id, '3');
    const [row] = await inside.query(
      sql<{ total: string }>`select total::text from app.paper where id = ${of.id}::uuid`,
    );
    seen.push(row?.total);
    await newLine(inside, of.id, '4');
    seen.push((await fine(inside.records(paper).update(of.id, { name: 'Renamed' }))).total);
  });
  expect(seen.map((one) => (typeof one === 'string' ? Number(one) : one))).toEqual([1, 1, 6, 10]);
});

test('what is taken back inside a transaction leaves nothing behind', async () => {
  const ctx = server.clerk();
  const of = await newPaper(ctx);
  const refusal = { isRefusal: true } as never;
  await ctx.inTransaction(async (inside) => {
    await newLine(inside, of.id, '1');
    await inside.apart(async () => {
      await newLine(inside, of.id, '2');
      expect((await fine(inside.records(paper).get(of.id))).total).toBe('3.00');
      return fine(inside.records(paper).update(of.id, { currency: 'USD' })).catch(() => refusal);
    });
  });
  expect(await paperNow(of.id)).toMatchObject({ lines: 1, total: '1.00', currency: 'EUR' });
});

describe('lines are judged by their paper', () => {
  test('and what one has against a change refuses it at the field that was changed', async () => {
    const ctx = server.clerk();
    const of = await newPaper(ctx);
    const made = await newLine(ctx, of.id);
    const refused = await ctx.records(paper).update(of.id, { currency: 'USD' });
    expect(refused).toMatchObject({ code: 'binder.noDollars', field: 'currency' });
    await fine(ctx.records(paper).update(of.id, { currency: 'CHF' }));
    expect(await fine(ctx.records(line).get(made.id))).toMatchObject({ currency: 'CHF' });
    expect((await historyOf(made.id)).at(-1)).toEqual({ deed: 'derive', changes: { currency: ['EUR', 'CHF'] } });
  });
});

describe('two at once', () => {
  test('lose nothing, and none is ended for waiting', async () => {
    const ctx = server.clerk();
    const over = await newBinder(ctx);
    const papers = [await newPaper(ctx, over.id), await newPaper(ctx, over.id)];
    const ids = papers.map(({ id }) => id);
    const alone = ids.flatMap((id) => Array.from({ length: 4 }, () => newLine(server.clerk(), id, '1')));
    const together = ids.flatMap((id) =>
      Array.from({ length: 4 }, () =>
        server.clerk().inTransaction(async (inside) => void (await newLine(inside, id, '1'))),
      ),
    );
    await Promise.all([...alone, ...together]);
    expect(await binderNow(over.id)).toMatchObject({ worth: '16.00' });
    expect(await Promise.all(ids.map(async (id) => (await paperNow(id)).total))).toEqual(['8.00', '8.00']);
  }, 60_000);

  test('the second one adds up what the first has stored', async () => {
    const ctx = server.clerk();
    const over = await newBinder(ctx);
    const [one, other] = [await newPaper(ctx, over.id), await newPaper(ctx, over.id)];
    const isWritten = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = server.clerk().inTransaction(async (inside) => {
      await newLine(inside, one.id, '10');
      // Settles the binder, which stays locked from here.
      await fine(inside.records(binder).get(over.id));
      isWritten.resolve();
      await mayEnd.promise;
    });
    await isWritten.promise;
    const second = newLine(server.clerk(), other.id, '5');
    setTimeout(mayEnd.resolve, 200);
    await Promise.all([first, second]);
    expect(await binderNow(over.id)).toMatchObject({ worth: '15.00' });
  });
});
