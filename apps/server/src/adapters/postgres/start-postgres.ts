import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { messageOf } from '../../error-code.ts';
import { claimFolder } from './claim.ts';
import { OWNER, prepareCluster, SUPERUSER } from './cluster.ts';
import { openDataFolder } from './data-folder.ts';
import { loopbackEndpoint, socketEndpoint } from './endpoint.ts';
import { keepRunning } from './keep-running.ts';
import { clearLeftBehind } from './left-behind.ts';
import { findPrograms } from './programs.ts';
import { type Launch, launchServer } from './server-process.ts';
import { serverSettings } from './settings.ts';

export interface PostgresOptions {
  /** The folder for everything this database writes; created when missing. */
  readonly dataDir: string;
  /** Is told, one line at a time, what is being done. */
  readonly log: (line: string) => void;
  /** Server settings that differ from ours. `fsync: 'off'` makes a throwaway database, for tests. */
  readonly settings?: Record<string, string>;
  /** Milliseconds until it has to accept connections; a restore reads its log for longer than a start does. */
  readonly patience?: number;
  /** `socket` (nothing listens on the network) on every system whose programs can share one; not on Windows. */
  readonly transport?: 'socket' | 'loopback';
}

/** A running built-in PostgreSQL. */
export interface RunningPostgres {
  /** Connection as the owner of the application's database, who is neither superuser nor exempt from row security. */
  readonly url: string;
  /** Connection as superuser to the maintenance database `postgres`. */
  readonly superuserUrl: string;
  /** The folder of the private socket; undefined on loopback. */
  readonly socketDir: string | undefined;
  /** The server's process id; another one after it was restarted. */
  readonly pid: number;
  /** Breaks off statements in flight, writes a checkpoint and ends the server. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the packages, creating its data on the first start and recovering by itself
 * after any kind of kill. While it runs it is watched: a server that ends unasked is started again on the same address.
 * Throws `PostgresFault` with one clear sentence when it cannot.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, log, transport = process.platform === 'win32' ? 'loopback' : 'socket' } = options;
  const folder = openDataFolder(dataDir, log);
  const giveBack = await claimFolder(folder);
  try {
    const programs = findPrograms(folder);
    const settings = { ...serverSettings(), ...options.settings };
    await clearLeftBehind(folder, log);
    await prepareCluster(folder, programs, settings.fsync === 'off');
    const endpoint = transport === 'socket' ? socketEndpoint(folder) : await loopbackEndpoint(folder);
    const { launch, child } = await launchSomewhere({
      folder,
      programs,
      endpoint,
      settings,
      log,
      ...(options.patience === undefined ? {} : { patience: options.patience }),
    });
    const server = keepRunning(launch, child);
    return {
      url: launch.endpoint.urlFor(OWNER, OWNER),
      superuserUrl: launch.endpoint.urlFor(SUPERUSER, 'postgres'),
      socketDir: launch.endpoint.socketDir,
      get pid() {
        return server.pid;
      },
      stop: () =>
        server.stop().finally(() => {
          removeShortFolder(launch);
          giveBack();
        }),
    };
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** Some shared and foreign file systems take files but no sockets: then the socket goes to the system's own. */
async function launchSomewhere(launch: Launch): Promise<{ launch: Launch; child: ChildProcess }> {
  try {
    return { launch, child: await launchServer(launch) };
  } catch (error) {
    const isAboutSocket = /Unix.domain socket|could not bind Unix/i.test(messageOf(error));
    if (!isAboutSocket || !launch.endpoint.socketDir) throw error;
    const elsewhere = { ...launch, endpoint: socketEndpoint(launch.folder, true) };
    return { launch: elsewhere, child: await launchServer(elsewhere) };
  }
}

function removeShortFolder({ endpoint: { socketDir }, folder }: Launch): void {
  if (socketDir && !socketDir.startsWith(folder.path)) rmSync(socketDir, { recursive: true, force: true });
}
