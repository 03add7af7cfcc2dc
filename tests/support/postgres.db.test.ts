import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { templateDatabase, testDatabase } from './postgres.ts';

const opened: pg.Client[] = [];
afterAll(() => Promise.all(opened.map((client) => client.end())));

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => {}); // dropping a database ends the connections to it
  await client.connect();
  opened.push(client);
  return client;
}

test('a test database starts as the template was left, and changes in it stay in it', async () => {
  const template = await templateDatabase('support-test', async (url) => {
    const owner = await connect(url);
    await owner.query('create table thing (name text); insert into thing values ($$first$$)');
    await owner.end();
    opened.pop();
  });
  await using one = await testDatabase(template);
  await using two = await testDatabase(template);
  const [first, second] = [await connect(one.url), await connect(two.url)];
  await first.query('insert into thing values ($$second$$)');

  expect((await first.query('select name from thing')).rows).toEqual([{ name: 'first' }, { name: 'second' }]);
  expect((await second.query('select name from thing')).rows).toEqual([{ name: 'first' }]);
});

test('a template is prepared once, however many ask for it at the same time', async () => {
  let prepared = 0;
  const ask = () =>
    templateDatabase('support-test-once', async () => {
      prepared += 1;
    });
  await Promise.all([ask(), ask(), ask()]);
  expect(prepared).toBe(1);
});

test('a template whose preparation failed is not used', async () => {
  const failing = templateDatabase('support-test-failing', async (url) => {
    const owner = await connect(url);
    await owner.query('create table half (name text)');
    throw new Error('the migration is wrong');
  });
  await expect(failing).rejects.toThrow('the migration is wrong');
  const template = await templateDatabase('support-test-failing', async (url) => {
    const owner = await connect(url);
    await owner.query('create table whole (name text)');
    await owner.end();
    opened.pop();
  });
  await using database = await testDatabase(template);
  const { rows } = await (await connect(database.url)).query(
    "select relname from pg_class where relname in ('half', 'whole')",
  );
  expect(rows).toEqual([{ relname: 'whole' }]);
});

test('the owner of a test database is bound by row security, its superuser is not', async () => {
  await using database = await testDatabase();
  const owner = await connect(database.url);
  const { rows } = await owner.query('select rolsuper, rolbypassrls from pg_roles where rolname = current_user');
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
  const superuser = await connect(database.superuserUrl);
  expect((await superuser.query('select rolsuper from pg_roles where rolname = current_user')).rows).toEqual([
    { rolsuper: true },
  ]);
});
