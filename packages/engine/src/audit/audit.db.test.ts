import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/engine/toy-catalogue.ts';
import { caller, make, type ToyDatabase, toyDatabase } from '../../../../tests/support/engine/toy-database.ts';
import type { Caller } from '../rights/caller.ts';
import { CheckpointForged, readCheckpoint, type Sealer, startSealer, type TrailFault, verifyTrail } from './index.ts';

let db: ToyDatabase;
let sealer: Sealer;
let folder: string;
const key = Buffer.alloc(32, 7);
const log = { warn: () => {}, error: () => {} };
const path = (): string => join(folder, 'checkpoint');

beforeAll(async () => {
  db = await toyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'homeport-audit-'));
  sealer = startSealer({ store: db.store, checkpoint: path(), keys: [key], log, every: 100 });
});
afterAll(async () => {
  await sealer.stop();
  await db.close();
  await rm(folder, { recursive: true });
});

/** A tenant with eight lines: six changes of records and two of the audit trail, all sealed. */
async function sealedTenant(): Promise<Caller> {
  const who = caller(['boss']);
  for (let i = 0; i < 6; i += 1) await make(db.store, who, toy.team, { code: `TEAM${i}` });
  await db.store.transaction(who, async (tx) => {
    await tx.audit({ what: 'look', entity: 'team', result: 'done' });
    await tx.audit({ what: 'look', entity: 'team', result: 'refused', detail: { code: 'no' } });
  });
  await sealed(who.tenant, 8);
  return who;
}
async function sealed(tenant: string, count: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    await sealer.seal();
    const { rowCount } = await db.behind.query('select from engine.seal where tenant_id = $1', [tenant]);
    if (rowCount === count) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the lines were not sealed');
}
async function faultsOf(tenant: string): Promise<TrailFault[]> {
  const report = await verifyTrail({ url: db.database.url, ends: await readCheckpoint(path(), key) });
  return report.faults.filter((f) => f.tenant === tenant);
}
const kinds = async (tenant: string): Promise<string[]> => [...new Set((await faultsOf(tenant)).map((f) => f.kind))];
const third = '(select record_id from engine.seal where tenant_id = $1 and seq = 3)';

describe('an untouched trail', () => {
  test('has every line once, in an unbroken order for each tenant, and is proven', async () => {
    const [one, other] = [await sealedTenant(), await sealedTenant()];
    for (const { tenant } of [one, other]) {
      const { rows } = await db.behind.query(
        'select seq::integer as seq from engine.seal where tenant_id = $1 order by 1',
        [tenant],
      );
      expect(rows.map((r) => r.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(await faultsOf(tenant)).toEqual([]);
    }
  });

  test('goes on where it ended, also with another sealer after a restart', async () => {
    const { tenant, ...who } = await sealedTenant();
    await make(db.store, { ...who, tenant }, toy.team, { code: 'LATER' });
    const other = startSealer({ store: db.store, checkpoint: path(), keys: [key], log, every: 100 });
    await sealed(tenant, 9);
    await other.stop();
    expect(await faultsOf(tenant)).toEqual([]);
  });

  test('never seals past a transaction that still runs: a late line gets its place, not a gap', async () => {
    const who = caller(['boss']);
    const begun = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    const slow = db.store.transaction(who, async (tx) => {
      await tx.audit({ what: 'first', result: 'done' });
      begun.resolve();
      await late.promise;
    });
    await begun.promise;
    await make(db.store, who, toy.team, { code: 'MEANWHILE' });
    await sealer.seal();
    const during = await db.behind.query('select from engine.seal where tenant_id = $1', [who.tenant]);
    expect(during.rowCount).toBe(0);
    late.resolve();
    await slow;
    await sealed(who.tenant, 2);
    expect(await faultsOf(who.tenant)).toEqual([]);
  });
});

describe('verifying finds', () => {
  test.each([
    [
      'other values',
      `update engine.history set changes = '{"name": [null, "Forged"]}' where record_id = ${third}`,
      ['changed'],
    ],
    ['another author', `update engine.history set by_user = gen_random_uuid() where record_id = ${third}`, ['changed']],
    [
      'another moment',
      `update engine.history set at = at - interval '1 microsecond' where record_id = ${third}`,
      ['changed'],
    ],
    [
      'another result',
      `update engine.audit set result = 'done' where tenant_id = $1 and result = 'refused'`,
      ['changed'],
    ],
    ['a removed line', `delete from engine.history where record_id = ${third}`, ['removed']],
    [
      'a line removed with its seal',
      `with gone as (delete from engine.seal where tenant_id = $1 and seq = 3 returning record_id) delete from engine.history where record_id = (select record_id from gone)`,
      ['removed'],
    ],
    [
      'the last lines removed with their seals',
      `with gone as (delete from engine.seal where tenant_id = $1 and seq > 6 returning audit_id) delete from engine.audit where tenant_id = $1 and id in (select audit_id from gone)`,
      ['cutOff'],
    ],
    [
      'a line put in behind the sealer',
      `insert into engine.history (tenant_id, entity, record_id, version, deed, changes, by_user, xid) select tenant_id, entity, gen_random_uuid(), 1, deed, changes, by_user, xid from engine.history where record_id = ${third}`,
      ['inserted'],
    ],
    [
      'values emptied without a recorded erasure',
      `with emptied as (update engine.seal set salt = null where tenant_id = $1 and seq = 3 returning record_id) update engine.history set changes = '{}', note = null where record_id = (select record_id from emptied)`,
      ['changed'],
    ],
    [
      'a whole chain computed anew',
      `update engine.seal s set hash = sha256(hash) where tenant_id = $1`,
      ['changed', 'rewritten'],
    ],
  ])('%s', async (_name, statement, expected) => {
    const { tenant } = await sealedTenant();
    expect(await faultsOf(tenant)).toEqual([]);
    await db.behind.query(statement.replaceAll('$1', `'${tenant}'`));
    expect(await kinds(tenant)).toEqual(expected);
  });

  test('lines that nobody seals', async () => {
    const who = caller(['boss']);
    await sealer.stop();
    await make(db.store, who, toy.team, { code: 'ALONE' });
    await db.behind.query("update engine.history set at = now() - interval '2 minutes' where tenant_id = $1", [
      who.tenant,
    ]);
    // Transactions of other tests may still run, and the line could yet get one in front of it.
    await expect.poll(() => kinds(who.tenant), { timeout: 20_000 }).toEqual(['notSealed']);
    sealer = startSealer({ store: db.store, checkpoint: path(), keys: [key], log, every: 100 });
  });
});

describe('the checkpoint outside the database', () => {
  test('is believed only with the signature of this installation', async () => {
    const { tenant } = await sealedTenant();
    const before = await readFile(path(), 'utf8');
    expect((await readCheckpoint(path(), key)).get(tenant)?.seq).toBe(8);
    await writeFile(path(), before.replace('"seq":8', '"seq":7'));
    await expect(readCheckpoint(path(), key)).rejects.toThrow(CheckpointForged);
    await expect(readCheckpoint(path(), Buffer.alloc(32, 8))).rejects.toThrow(CheckpointForged);
    await writeFile(path(), before);
  });
});

test('the role of the requests can neither seal otherwise nor touch a seal', async () => {
  const who = caller(['boss']);
  const { sql } = await import('kysely');
  for (const statement of [
    sql`insert into engine.seal (tenant_id, seq, audit_id, xid, digest, hash) values (${who.tenant}::uuid, 1, 1, 1, '', '')`,
    sql`update engine.seal set seq = 2`,
    sql`delete from engine.seal`,
  ])
    await expect(db.store.transaction(who, (tx) => tx.query(statement))).rejects.toMatchObject({ code: '42501' });
});
