import { afterAll, beforeAll, expect, test } from 'vitest';
import { toy, toyCatalogue } from '../../../../tests/support/engine/toy-catalogue.ts';
import { caller, make, page, type ToyDatabase, toyDatabase } from '../../../../tests/support/engine/toy-database.ts';
import { openStore, type Store } from './index.ts';
import { openPool } from './pool.ts';

let db: ToyDatabase;
let reports: Store;
beforeAll(async () => {
  db = await toyDatabase();
  const secrets = ['a secret that is only used by tests of the store'];
  reports = await openStore({ url: db.database.url, catalogue: toyCatalogue, secrets, role: 'reporter', poolSize: 2 });
});
afterAll(async () => {
  await reports.close();
  await db.close();
});

test('reports read what the caller may see, of the caller’s tenant only', async () => {
  const [boss, other] = [caller(['boss']), caller(['boss'])];
  await make(db.store, boss, toy.team, { code: 'OURS' });
  await make(db.store, other, toy.team, { code: 'THEIRS' });
  const seen = await page(reports, boss, toy.team);
  expect(seen.content.map((t) => t.code)).toEqual(['OURS']);
  expect((await page(reports, boss, toy.person, { text: 'nobody' })).content).toEqual([]);
});

test('and can write nothing, whatever is asked of them', async () => {
  const boss = caller(['boss']);
  await expect(make(reports, boss, toy.team, { code: 'NEW' })).rejects.toMatchObject({ code: '25006' });
  const pool = openPool({ url: db.database.url, size: 1, role: 'reporter', onLost: () => {} });
  await pool.query('set default_transaction_read_only = off');
  await expect(pool.query("update app.team set code = 'FORGED'")).rejects.toMatchObject({ code: '42501' });
  await pool.end();
});
