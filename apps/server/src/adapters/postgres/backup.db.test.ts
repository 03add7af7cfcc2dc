import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveSettings } from './archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';
import { backupsIn, takeBackup } from './take-backup.ts';

/** A database with an archive, backed up while it is written to. */
const folder = mkdtempSync(join(tmpdir(), 'homeport-backup-'));
const backups = join(folder, 'it’s backups');
const dataDir = join(folder, 'data');
const log = (): void => {};
const open: RunningPostgres[] = [];

async function start(at: string, settings: Record<string, string> = {}): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir: at, log, settings });
  open.push(server);
  return server;
}
async function ask(server: RunningPostgres, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
const asSuperuser = async (server: RunningPostgres, text: string): Promise<void> => {
  const client = new pg.Client(server.superuserUrl);
  await client.connect();
  await client.query(text);
  await client.end();
};
const notes = async (server: RunningPostgres): Promise<unknown[]> =>
  (await ask(server, 'select text from note order by id')).map((r) => r.text);
let between: Temporal.Instant;

beforeAll(async () => {
  // Temporary folders are closed to others, and the database may run as somebody else.
  chmodSync(folder, 0o711);
  mkdirSync(backups);
  const server = await start(dataDir, archiveSettings(dataDir, join(backups, 'wal')));
  await ask(server, 'create table note (id serial primary key, text text); insert into note (text) select $$before$$');
  let isOver = false;
  const writer = (async () => {
    while (!isOver)
      await ask(server, 'create table if not exists busy (n int); insert into busy select generate_series(1, 1000)');
  })();
  await takeBackup({ superuserUrl: server.superuserUrl, dataDir, to: backups, keep: 2 });
  isOver = true;
  await writer;
  await ask(server, 'insert into note (text) select $$after the backup$$');
  await pause(1_100);
  between = Temporal.Now.instant();
  await pause(1_100);
  await ask(server, 'insert into note (text) select $$a mistake$$');
  await asSuperuser(server, 'select pg_switch_wal()');
  await server.stop();
}, 120_000);
afterAll(async () => {
  for (const server of open) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a database that was backed up while it was written to', () => {
  test('comes back to any moment since: what was acknowledged before is there, what came later is not', async () => {
    const to = join(folder, 'moment');
    await restoreBackup({ from: backups, dataDir: to, until: between, log });
    const server = await start(to);
    expect(await notes(server)).toEqual(['before', 'after the backup']);
    await ask(server, 'insert into note (text) select $$goes on$$');
    await server.stop();
  }, 60_000);

  test('comes back to the newest moment when none is given', async () => {
    const to = join(folder, 'newest');
    await restoreBackup({ from: backups, dataDir: to, until: undefined, log });
    const server = await start(to);
    expect(await notes(server)).toEqual(['before', 'after the backup', 'a mistake']);
    await server.stop();
  }, 60_000);

  test('is never restored over another one, nor to a moment before the first backup', async () => {
    await expect(restoreBackup({ from: backups, dataDir, until: undefined, log })).rejects.toThrow(
      /is a database in .* already/,
    );
    const early = Temporal.Instant.from('2020-01-01T00:00:00Z');
    await expect(restoreBackup({ from: backups, dataDir: join(folder, 'early'), until: early, log })).rejects.toThrow(
      /no base backup .* before that moment/,
    );
  });

  test('says so when the archive was damaged, and leaves no half of a database behind', async () => {
    const broken = join(folder, 'broken');
    mkdirSync(join(broken, 'wal'), { recursive: true });
    const [base] = await backupsIn(backups);
    const { cpSync } = await import('node:fs');
    cpSync(join(backups, base?.name as string), join(broken, base?.name as string), { recursive: true });
    const to = join(folder, 'half');
    await expect(restoreBackup({ from: broken, dataDir: to, until: undefined, log })).rejects.toThrow(
      /PostgreSQL did not start/,
    );
    expect(readdirSync(to)).not.toContain('cluster');
  }, 60_000);

  test('keeps as many base backups as it was told, and the log that they need', async () => {
    const server = await start(dataDir, archiveSettings(dataDir, join(backups, 'wal')));
    for (let n = 0; n < 2; n += 1) {
      await pause(1_000);
      await takeBackup({ superuserUrl: server.superuserUrl, dataDir, to: backups, keep: 2 });
    }
    await server.stop();
    const kept = await backupsIn(backups);
    expect(kept).toHaveLength(2);
    const pieces = readdirSync(join(backups, 'wal')).filter((p) => /^[0-9A-F]{24}$/.test(p));
    expect(pieces.sort()[0]).toBe(kept[0]?.firstWal);
    expect(readFileSync(join(backups, kept[1]?.name as string, 'cluster/backup_label'), 'utf8')).toContain(
      'START WAL LOCATION',
    );
    writeFileSync(join(backups, 'note'), '');
  }, 60_000);
});
