import { spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../tests/support/homeport.ts';

let port: Homeport;
beforeAll(async () => {
  port = await startHomeport();
  await port.tenant('OPERATE');
}, 120_000);
afterAll(async () => {
  await port?.[Symbol.asyncDispose]();
});

/** A command as operators give it, and how it ended. */
function operate(...args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const env = {
    PATH,
    HOME,
    DATABASE_URL: port.databaseUrl,
    DATA_DIR: port.configuration.dataDir,
    HOMEPORT_SECRET: port.configuration.secret as string,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../operate.ts'), ...args], { env });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

test('without a command it lists all of them, and what each takes', async () => {
  const { code, said } = await operate();
  expect(code).toBe(0);
  for (const name of ['migrate', 'backup', 'restore', 'verify-audit', 'rotate-keys', 'export-person', 'erase-person'])
    expect(said).toContain(name);
  expect((await operate('destroy')).code).toBe(2);
});

test('the state of the migrations is told, and nothing is left to do on a started server', async () => {
  const status = await operate('migrate-status');
  expect([status.code, status.said]).toEqual([0, expect.stringMatching(/^0001_initial {2}\d{4}-/)]);
  expect(await operate('migrate')).toEqual({ code: 0, said: 'The database is up to date.\n' });
  expect(await operate('load-reference-data')).toEqual({ code: 0, said: 'Reference data are up to date.\n' });
});

test('the audit trail is proven, and a changed line is named with exit code 1', async () => {
  await port.server.sealer.seal();
  const proven = await operate('verify-audit');
  expect([proven.code, proven.said]).toEqual([0, expect.stringMatching(/ 0 faults\.\n$/)]);
  const behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  await behind.query(
    "update engine.history set deed = 'forged' where ctid = (select ctid from engine.history limit 1)",
  );
  await behind.end();
  const found = await operate('verify-audit');
  expect([found.code, found.said]).toEqual([
    1,
    expect.stringMatching(/history [\w-]+ 1 \(seal \d+\) was changed\n.* 1 faults\.\n$/s),
  ]);
});

const nobody = ['--tenant', 'OPERATE', '--person', crypto.randomUUID()];
test.each([
  [['retry-dead'], 2, '--tenant is needed: code of the tenant.'],
  [['retry-dead', '--tenant', 'NOBODY'], 2, 'There is no tenant with the code NOBODY.'],
  [['retry-dead', '--tenant', 'OPERATE'], 0, '0 events come back.'],
  [
    ['backup'],
    2,
    'This command backs the built-in database up. Use the tools of your PostgreSQL for the one at DATABASE_URL.',
  ],
  [['rotate-keys'], 2, 'Give the old secret as HOMEPORT_SECRET_OLD and the new one as HOMEPORT_SECRET.'],
  [['erase-person', ...nobody], 2, 'There is no such person in this tenant.'],
  [['restore', '--until', 'yesterday'], 2, 'BACKUP_DIR is needed: the folder of the backups.'],
])('%j ends with %i and one sentence', async (args, code, sentence) => {
  expect(await operate(...args)).toEqual({ code, said: `${sentence}\n` });
});
