import { afterAll, beforeAll, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/engine/toy-catalogue.ts';
import { caller, make, type ToyDatabase, toyDatabase } from '../../../../tests/support/engine/toy-database.ts';

let db: ToyDatabase;
beforeAll(async () => {
  db = await toyDatabase();
});
afterAll(() => db.close());

const iban = 'FR7630006000011234567890189';

test('bank parts lie encrypted in the table and come out in clear only where they are asked for by name', async () => {
  const boss = caller(['boss']);
  const made = await make(db.store, boss, toy.project, { name: 'A', reference: 'A', iban, account: null });
  const id = made?.id as string;
  const { rows } = await db.behind.query(
    'select iban, iban_last4, account, to_jsonb(p)::text as whole from app.project p where id = $1',
    [id],
  );
  expect(rows[0]).toMatchObject({ iban_last4: '0189', account: null });
  expect(rows[0].whole).not.toContain(iban);
  expect(rows[0].iban.includes(iban)).toBe(false);
  expect(await db.store.transaction(boss, (tx) => tx.reveal(toy.project, id, ['iban']))).toEqual({ iban });
  expect(await db.store.transaction(boss, (tx) => tx.reveal(toy.project, id))).toEqual({ account: null, iban });
});

test('another tenant reveals nothing; a value copied to another row stays closed', async () => {
  const boss = caller(['boss']);
  const made = await make(db.store, boss, toy.project, { name: 'A', reference: 'A', iban });
  const other = await make(db.store, boss, toy.project, { name: 'B', reference: 'B' });
  expect(
    await db.store.transaction(caller(['boss']), (tx) => tx.reveal(toy.project, made?.id as string)),
  ).toBeUndefined();
  await db.behind.query('update app.project b set iban = a.iban from app.project a where a.id = $1 and b.id = $2', [
    made?.id,
    other?.id,
  ]);
  await expect(db.store.transaction(boss, (tx) => tx.reveal(toy.project, other?.id as string))).rejects.toThrow();
});

test('a field that is not encrypted is not revealed', async () => {
  const boss = caller(['boss']);
  const made = await make(db.store, boss, toy.project, { name: 'A', reference: 'A' });
  await expect(
    db.store.transaction(boss, (tx) => tx.reveal(toy.project, made?.id as string, ['secretNote'])),
  ).rejects.toThrow('not encrypted');
});
