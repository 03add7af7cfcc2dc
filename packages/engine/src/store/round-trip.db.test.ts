import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/engine/toy-catalogue.ts';
import { caller, make, page, type ToyDatabase, toyDatabase } from '../../../../tests/support/engine/toy-database.ts';
import type { Caller } from '../rights/caller.ts';
import { openPool } from './pool.ts';
import { type Prepared, send } from './round-trip.ts';
import { settingsOf } from './settings.ts';

let db: ToyDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  // One connection: whatever a caller left behind would meet the next.
  db = await toyDatabase(1);
  pool = openPool({ url: db.database.url, size: 1, onLost: () => {} });
});
afterAll(async () => {
  await pool.end();
  await db.close();
});

const statement = (name: string, text: string, ...values: unknown[]): Prepared => ({ name, text, values });
const who = statement(
  'who',
  "select concat_ws('/', current_setting('app.tenant', true), current_setting('app.user', true), current_setting('app.system', true))",
);
const said = (one: Caller): string => `${one.tenant}/${one.me.user}/${one.system === undefined ? '' : 'on'}`;

async function on<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

describe('settings and statement in one round trip', () => {
  test('the statement sees the settings of its caller, the next caller only their own', async () => {
    const [one, two] = [caller(['boss'], { system: 'why' }), caller(['boss'])];
    await on(async (client) => {
      expect(await send(client, settingsOf(one), who)).toBe(said(one));
      expect(await send(client, settingsOf(two), who)).toBe(said(two));
      expect((await client.query(`${who.text} as said`)).rows).toEqual([{ said: '//' }]);
    });
  });

  test('what is sent in one go leaves in one piece, and what is sent after an answer in another', async () => {
    await on(async (client) => {
      // The driver's own socket: a driver that keeps it elsewhere, or writes past it, is noticed here.
      const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
      const before = stream.bytesWritten;
      const sent = [
        client.query('select 1 as n'),
        send(client, undefined, statement('two', "select '2'")),
        client.query('select 3 as n'),
      ];
      expect(stream.writableCorked).toBe(1);
      expect(stream.bytesWritten).toBe(before + stream.writableLength);
      await new Promise(process.nextTick);
      expect(stream.writableCorked).toBe(0);
      const [one, two, three] = await Promise.all(sent);
      expect([one, two, three]).toMatchObject([{ rows: [{ n: 1 }] }, '2', { rows: [{ n: 3 }] }]);
      expect(await send(client, undefined, statement('two', "select '2'"))).toBe('2');
    });
  });

  test('round trips that leave together keep their settings and answers apart, failing ones among them', async () => {
    const callers = Array.from({ length: 20 }, () => caller(['boss']));
    await on(async (client) => {
      const answers = await Promise.allSettled(
        callers.map((c, i) =>
          send(client, settingsOf(c), i % 3 === 0 ? statement('bad', 'select (1 / $1::int)::text', 0) : who),
        ),
      );
      answers.forEach((answer, i) => {
        if (i % 3 === 0) expect(answer).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
        else expect(answer).toEqual({ status: 'fulfilled', value: said(callers[i] as Caller) });
      });
      expect((await client.query(`${who.text} as said`)).rows).toEqual([{ said: '//' }]);
    });
  });

  test('a statement that cannot be parsed fails by itself and can be corrected under its name', async () => {
    const one = caller(['boss']);
    await on(async (client) => {
      await expect(send(client, settingsOf(one), statement('typo', 'selct 1'))).rejects.toMatchObject({
        code: '42601',
      });
      expect(await send(client, settingsOf(one), statement('typo', "select 'fine'"))).toBe('fine');
    });
  });

  test('settings that fail take the statement with them', async () => {
    const text =
      "insert into app.person (tenant_id, id, version, created, created_by, updated, updated_by, first_name, last_name) values ($1::uuid, gen_random_uuid(), 1, now(), $1::uuid, now(), $1::uuid, 'A', 'B') returning 'done'";
    const one = caller(['boss']);
    await on(async (client) => {
      const cut = { ...settingsOf(one), values: ['only one'] };
      await expect(send(client, cut, statement('insert', text, one.tenant))).rejects.toMatchObject({ code: '08P01' });
      expect(await send(client, settingsOf(one), statement('count', 'select count(*)::text from app.person'))).toBe(
        '0',
      );
      expect(await send(client, settingsOf(one), statement('insert', text, one.tenant))).toBe('done');
    });
  });

  test('values arrive as they are: text with quotes, lists, bytes, nothing', async () => {
    const one = settingsOf(caller([]));
    const odd = 'a"b\\c\'d{e},f\n…😀';
    await on(async (client) => {
      expect(await send(client, one, statement('text', 'select $1::text', odd))).toBe(odd);
      expect(
        await send(
          client,
          one,
          statement('list', "select array_to_string($1::text[], '|', 'null')", [odd, null, '', 'null']),
        ),
      ).toBe(`${odd}|null||null`);
      expect(
        await send(client, one, statement('bytes', "select encode($1::bytea, 'hex')", Buffer.from([0, 255, 39]))),
      ).toBe('00ff27');
      expect(await send(client, one, statement('null', 'select $1::text', null))).toBeNull();
      expect(await send(client, one, statement('none', "select 'x' where false"))).toBeUndefined();
      expect(
        await send(client, one, statement('kinds', 'select concat($1::int, $2::bool, $3::numeric)', 3, true, '1.50')),
      ).toBe('3t1.50');
    });
  });

  test('an error at commit reaches the caller, too', async () => {
    const one = caller(['boss']);
    await db.behind.query(
      'create table app.later (id int unique deferrable initially deferred); grant insert, select on app.later to homeport_app',
    );
    await on(async (client) => {
      const twice = statement('twice', "insert into app.later values (1), (1) returning 'x'");
      await expect(send(client, settingsOf(one), twice)).rejects.toMatchObject({ code: '23505' });
      expect(await send(client, settingsOf(one), statement('rest', 'select count(*)::text from app.later'))).toBe('0');
    });
  });
});

describe('the store on a single connection', () => {
  test('after a failed statement the next tenant sees only their own', async () => {
    const [one, two] = [caller(['boss']), caller(['boss'])];
    await make(db.store, one, toy.person, { id: randomUUID(), firstName: 'One', lastName: 'Only' });
    await expect(make(db.store, one, toy.project, { name: 'x'.repeat(500), reference: 'A' })).rejects.toMatchObject({
      code: '23514',
    });
    expect(await page(db.store, two, toy.person)).toMatchObject({ content: [], totalElements: 0 });
    await expect(db.store.transaction(one, (tx) => tx.query(sql`select 1 / 0`))).rejects.toMatchObject({
      code: '22012',
    });
    expect(await page(db.store, two, toy.person)).toMatchObject({ totalElements: 0 });
    expect(await page(db.store, one, toy.person)).toMatchObject({ totalElements: 1 });
    const outside = sql<{
      said: string;
    }>`select coalesce(nullif(current_setting('app.tenant', true), ''), 'nobody') as said`;
    expect(await db.store.open(outside)).toEqual([{ said: 'nobody' }]);
  });

  test('many callers on one connection each get their own answer', async () => {
    const callers = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const one = caller(['boss']);
        await make(db.store, one, toy.person, { firstName: `P${i}`, lastName: 'X' });
        return one;
      }),
    );
    const pages = await Promise.all([...callers, ...callers].map((c) => page(db.store, c, toy.person)));
    expect(pages.map((p) => p.content.map((r) => r.firstName))).toEqual(
      [...callers, ...callers].map((_, i) => [`P${i % 10}`]),
    );
  });

  test('a connection that is cut off is replaced', async () => {
    const one = caller(['boss']);
    const sleeping = db.store.transaction(one, (tx) => tx.query(sql`select pg_sleep(4)`));
    const outcome = expect(sleeping).rejects.toMatchObject({ code: '57P01' });
    await expect
      .poll(
        async () =>
          (
            await db.behind.query(
              "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and datname = current_database()",
            )
          ).rowCount,
      )
      .toBe(1);
    await outcome;
    expect(await db.store.ready()).toBe(true);
    expect(await page(db.store, one, toy.person)).toMatchObject({ totalElements: 0 });
  });

  test('statements run as the role without rights of its own, with plans that fit every tenant', async () => {
    const asked = sql<{
      role: string;
      plans: string;
      timeout: string;
    }>`select current_user::text as role, current_setting('plan_cache_mode') as plans, current_setting('statement_timeout') as timeout`;
    expect(await db.store.open(asked)).toEqual([{ role: 'homeport_app', plans: 'force_generic_plan', timeout: '5s' }]);
  });

  test('free SQL answers days and amounts as text, moments in UTC, and no number that does not fit', async () => {
    const values = sql`select '2026-01-31'::date as day, 1.10::numeric as amount, '2026-01-31 10:00+02'::timestamptz as moment, 7::bigint as n`;
    expect(await db.store.open(values)).toEqual([
      { day: '2026-01-31', amount: '1.10', moment: '2026-01-31T08:00:00Z', n: 7 },
    ]);
    await expect(db.store.open(sql`select 9007199254740993 as n`)).rejects.toThrow('too large');
  });
});
