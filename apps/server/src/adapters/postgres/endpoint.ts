import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo } from './account.ts';
import type { DataFolder } from './data-folder.ts';

/** Where the server listens: the settings that say so, and the address of a role's connection to a database. */
export interface Endpoint {
  readonly settings: Record<string, string>;
  /** The folder of the private socket; undefined where the server listens on loopback. */
  readonly socketDir: string | undefined;
  urlFor(role: string, database: string): string;
}

const PORT = 5432;
/** Room for a socket's path in a socket address, without the closing zero. */
const LONGEST_PATH = process.platform === 'darwin' ? 103 : 107;

/** A Unix socket only we and the database's account can reach; no port is opened. `short` avoids the data folder. */
export function socketEndpoint(folder: DataFolder, short = false): Endpoint {
  const inside = join(folder.path, 'socket');
  const isTooLong = join(inside, `.s.PGSQL.${PORT}.lock`).length > LONGEST_PATH;
  const socketDir = short || isTooLong ? shortFolder(folder) : inside;
  mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  giveTo(folder.account, socketDir);
  return {
    socketDir,
    settings: {
      listen_addresses: '',
      port: String(PORT),
      unix_socket_directories: socketDir,
      unix_socket_permissions: '0700',
    },
    urlFor: (role, database) =>
      `postgresql://${role}@localhost:${PORT}/${database}?host=${encodeURIComponent(socketDir)}`,
  };
}

/**
 * Removes what a killed server left in its socket's folder: its lock names a process id that may belong to somebody else
 * by now, and PostgreSQL would wait for that one. Only when no server works on these data any more.
 */
export function clearSocket(endpoint: Endpoint): void {
  if (!endpoint.socketDir) return;
  for (const ending of ['', '.lock']) rmSync(join(endpoint.socketDir, `.s.PGSQL.${PORT}${ending}`), { force: true });
}

/** A free port on loopback with passwords, for systems whose programs cannot share a Unix socket (Windows). */
export async function loopbackEndpoint(folder: DataFolder): Promise<Endpoint> {
  const port = await freePort();
  const password = readFileSync(folder.password, 'utf8').trim();
  return {
    socketDir: undefined,
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    urlFor: (role, database) => `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`,
  };
}

/** A folder with a short name, always the same for one data folder; a new one where somebody else took that name. */
function shortFolder(folder: DataFolder): string {
  const base = tmpdir().length > 40 ? '/tmp' : tmpdir();
  const path = join(base, `homeport-${createHash('sha256').update(folder.path).digest('hex').slice(0, 12)}`);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(path);
  const isOurs = uid === process.getuid?.() || uid === folder.account?.uid;
  return isOurs && (mode & 0o077) === 0 ? path : mkdtempSync(join(base, 'homeport-'));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : PORT));
    });
  });
}
