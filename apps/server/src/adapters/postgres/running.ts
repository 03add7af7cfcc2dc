import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OWNER, SUPERUSER } from './cluster.ts';
import { worksIn } from './processes.ts';

/** How to reach a built-in PostgreSQL that another process of ours runs. */
export interface Running {
  readonly url: string;
  readonly superuserUrl: string;
}

/** The server that works on this data folder now, as its own pid file tells; undefined when none does. */
export function runningPostgres(dataDir: string): Running | undefined {
  const wanted = resolve(dataDir);
  if (!existsSync(wanted)) return undefined;
  const path = realpathSync(wanted);
  const cluster = join(path, 'cluster');
  const lines = read(join(cluster, 'postmaster.pid'))?.split('\n');
  if (lines?.[7]?.trim() !== 'ready' || !worksIn(cluster, Number(lines[0]))) return undefined;
  const [, , , port, socketDir] = lines.map((line) => line.trim());
  const address = (role: string, database: string): string =>
    socketDir
      ? `postgresql://${role}@localhost:${port}/${database}?host=${encodeURIComponent(socketDir)}`
      : `postgresql://${role}:${read(join(path, 'password'))?.trim()}@127.0.0.1:${port}/${database}`;
  return { url: address(OWNER, OWNER), superuserUrl: address(SUPERUSER, 'postgres') };
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
