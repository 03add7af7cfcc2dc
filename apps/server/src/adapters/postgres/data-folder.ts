import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Account, accountFor, canReach, giveTo } from './account.ts';
import { PostgresFault, wordsFor } from './postgres-fault.ts';

/** The folder of one database: who works in it, and where its parts are. */
export interface DataFolder {
  readonly path: string;
  readonly account: Account;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  /** What PostgreSQL writes when it has something to say. */
  readonly log: string;
  /** The passwords of the roles, readable by us and PostgreSQL only; used over TCP. */
  readonly password: string;
}

/** Where the data live when root keeps the repository in a folder that is closed to everybody else, such as /root. */
const SYSTEM_FOLDER = '/var/lib/homeport';

/** Creates the data folder where it is missing and gives it to the account PostgreSQL runs as. */
export function openDataFolder(dataDir: string, log: (line: string) => void): DataFolder {
  const wanted = resolve(dataDir);
  try {
    const account = accountFor(wanted);
    if (!existsSync(wanted)) create(wanted, account, log);
    const path = realpathSync(wanted);
    const cluster = join(path, 'cluster');
    if (account) giveFolder(account, path, cluster);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return { path, account, cluster, log: join(path, 'server.log'), password: join(path, 'password') };
  } catch (error) {
    if (error instanceof PostgresFault) throw error;
    throw new PostgresFault('dataFolder', `The data folder ${wanted} cannot be used: ${wordsFor(error)}.`, error);
  }
}

function create(wanted: string, account: Account, log: (line: string) => void): void {
  mkdirSync(dirname(wanted), { recursive: true });
  if (canReach(account, dirname(wanted))) {
    mkdirSync(wanted, { mode: 0o700 });
    return;
  }
  const elsewhere = join(SYSTEM_FOLDER, `postgres-${randomBytes(4).toString('hex')}`);
  mkdirSync(elsewhere, { recursive: true });
  symlinkSync(elsewhere, wanted);
  log(`${dirname(wanted)} is closed to the account that runs the database: its files are kept in ${elsewhere}`);
}

function giveFolder(account: NonNullable<Account>, path: string, cluster: string): void {
  if (!canReach(account, dirname(path))) {
    throw new PostgresFault(
      'dataFolder',
      `The data folder ${path} cannot be reached by user ${account.uid}, who runs the database: ` +
        'open the folders above it with "chmod o+x" or choose another DATA_DIR.',
    );
  }
  if (existsSync(cluster) && statSync(cluster).uid !== account.uid) giveTo(account, path);
  else if (statSync(path).uid !== account.uid) giveTo(account, path);
  chmodSync(path, 0o700);
}
