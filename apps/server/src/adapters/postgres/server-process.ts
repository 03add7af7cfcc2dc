import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { giveTo } from './account.ts';
import type { DataFolder } from './data-folder.ts';
import { clearSocket, type Endpoint } from './endpoint.ts';
import { readPidFile } from './left-behind.ts';
import { PostgresFault } from './postgres-fault.ts';
import { within } from './processes.ts';
import type { Programs } from './programs.ts';
import { lastWord, programEnvironment } from './run-program.ts';
import { asArguments } from './settings.ts';

/** Everything a server is started from. */
export interface Launch {
  readonly folder: DataFolder;
  readonly programs: Programs;
  readonly endpoint: Endpoint;
  readonly settings: Record<string, string>;
  readonly log: (line: string) => void;
  readonly patience?: number;
}

const LARGEST_LOG = 5 * 1024 * 1024;
/** Recovery reads at most `max_wal_size`; a server that needs longer is not going to answer. */
const PATIENCE = 300_000;

/** Starts the server and resolves when it accepts connections, after crash recovery where that is due. */
export async function launchServer(launch: Launch): Promise<ChildProcess> {
  const { folder, programs, endpoint, settings, log, patience = PATIENCE } = launch;
  if (existsSync(folder.log) && statSync(folder.log).size > LARGEST_LOG) renameSync(folder.log, `${folder.log}.1`);
  clearSocket(endpoint);
  const output = openSync(folder.log, 'a');
  giveTo(folder.account, folder.log);
  const from = statSync(folder.log).size;
  const child = spawn(
    programs.postgres,
    ['-D', folder.cluster, ...asArguments({ ...settings, ...endpoint.settings })],
    {
      ...folder.account,
      cwd: '/',
      env: programEnvironment(),
      stdio: ['ignore', output, output],
      windowsHide: true,
      // Its own process group: Ctrl-C reaches us, and we stop it after the last request is answered.
      detached: true,
    },
  );
  closeSync(output);
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  child.unref();
  const hasEnded = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null;
  const isReady = () => {
    const found = readPidFile(folder);
    return found?.isReady === true && found.pid === child.pid;
  };
  const isSettled = () => hasEnded() || isReady();
  if (!(await within(3_000, isSettled))) log('the database is recovering from a hard stop');
  await within(patience, isSettled);
  if (isReady() && !hasEnded()) return child;
  child.kill('SIGKILL');
  const said = readFileSync(folder.log).subarray(from).toString();
  const sentence = `PostgreSQL did not start: ${failure?.message ?? lastWord(said)}.`;
  throw new PostgresFault('refused', sentence, failure ?? said);
}
