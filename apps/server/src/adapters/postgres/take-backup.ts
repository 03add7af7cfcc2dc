import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { codeOf } from '../../error-code.ts';

export interface BackupOptions {
  readonly superuserUrl: string;
  /** The folder of the built-in database. */
  readonly dataDir: string;
  /** The folder of all backups; `wal` in it receives the log. */
  readonly to: string;
  /** Base backups that stay; older ones and the log before them go. */
  readonly keep: number;
}
/** What a base backup says of itself. */
export interface Manifest {
  readonly name: string;
  /** Moments, ISO UTC: it can be restored to any moment from `finished` on. */
  readonly started: string;
  readonly finished: string;
  readonly major: string;
  /** The first piece of the log it needs. */
  readonly firstWal: string;
  readonly bytes: number;
}

/** What belongs to a running server only, or is built anew: PostgreSQL's documentation names them. */
const contentsLeftOut = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const filesLeftOut = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|.*\.part)$/;

/** Copies a running database in a state that its archived log makes whole; answers what was made. */
export async function takeBackup({ superuserUrl, dataDir, to, keep }: BackupOptions): Promise<Manifest> {
  const cluster = join(dataDir, 'cluster');
  const started = Temporal.Now.instant().toString({ smallestUnit: 'second' });
  const name = `base-${started.replace(/[-:]/g, '')}`;
  const unfinished = join(to, `${name}.part`);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  // The server forgets a backup whose connection ends: one and the same from start to stop.
  const client = new pg.Client({ connectionString: superuserUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_backup_start($1, true)', [name]);
    const bytes = await copyFolder(cluster, join(unfinished, 'cluster'), '');
    const { rows } = await client.query<{ label: string; spaces: string }>(
      'select labelfile as label, spcmapfile as spaces from pg_backup_stop(true)',
    );
    const [stopped] = rows;
    if (!stopped) throw new Error('the server did not finish the backup');
    await writeFile(join(unfinished, 'cluster', 'backup_label'), stopped.label, { flush: true });
    if (stopped.spaces.trim() !== '')
      throw new Error('databases with tablespaces of their own are not backed up by this command');
    await copyFile(join(dataDir, 'password'), join(unfinished, 'password'));
    const manifest: Manifest = {
      name,
      started,
      finished: Temporal.Now.instant().toString({ smallestUnit: 'second' }),
      major: (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim(),
      firstWal: /\(file ([0-9A-F]{24})\)/.exec(stopped.label)?.[1] ?? '',
      bytes,
    };
    await writeFile(join(unfinished, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`, { flush: true });
    await rename(unfinished, join(to, name));
    await prune(to, keep);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** All finished base backups, oldest first. */
export async function backupsIn(to: string): Promise<Manifest[]> {
  const names = (await readdir(to).catch(() => [])).filter((n) => /^base-\d+T\d+Z$/.test(n)).sort();
  return Promise.all(
    names.map(async (n): Promise<Manifest> => JSON.parse(await readFile(join(to, n, 'manifest.json'), 'utf8'))),
  );
}

async function copyFolder(from: string, to: string, under: string): Promise<number> {
  await mkdir(to, { mode: 0o700 });
  if (contentsLeftOut.includes(under)) return 0;
  let bytes = 0;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory())
      bytes += await copyFolder(source, target, under === '' ? entry.name : `${under}/${entry.name}`);
    else if (entry.isFile() && !filesLeftOut.test(entry.name)) bytes += await copyOne(source, target);
  }
  return bytes;
}

/** A file that the server removes while it is copied is one the log removes, too. */
async function copyOne(from: string, to: string): Promise<number> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw error;
  }
  const file = await open(to, 'r+');
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function prune(to: string, keep: number): Promise<void> {
  const all = await backupsIn(to);
  for (const { name } of all.slice(0, Math.max(0, all.length - keep)))
    await rm(join(to, name), { recursive: true, force: true });
  const oldest = all.at(-Math.min(keep, all.length))?.firstWal ?? '';
  const wal = join(to, 'wal');
  if (oldest === '' || !existsSync(wal)) return;
  // Pieces are named by time line and place: what comes before the oldest base is needed by nothing. Histories stay.
  for (const piece of await readdir(wal))
    if (/^[0-9A-F]{24}/.test(piece) && piece.slice(0, 24) < oldest) await rm(join(wal, piece), { force: true });
}
