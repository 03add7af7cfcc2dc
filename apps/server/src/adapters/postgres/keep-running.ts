import type { ChildProcess } from 'node:child_process';
import { messageOf } from '../../error-code.ts';
import { clearLeftBehind, stopServer } from './left-behind.ts';
import { within } from './processes.ts';
import { runProgram } from './run-program.ts';
import { type Launch, launchServer } from './server-process.ts';

/** A server that is watched: it has a process id, and it can be ended. */
export interface KeptServer {
  readonly pid: number;
  /** Ends the server with a checkpoint; resolves when it is gone. Safe to call twice. */
  stop(): Promise<void>;
}

/** Waits before the attempts to start a server that ended by itself, in milliseconds; the last one repeats. */
const PAUSES = [100, 500, 1_000, 2_000, 5_000];

/** Watches a started server: one that ends unasked is started again, as often as it takes. */
export function keepRunning(launch: Launch, started: ChildProcess): KeptServer {
  let child = started;
  let restarting: Promise<void> = Promise.resolve();
  let stopping: Promise<void> | undefined;
  const onExit = () => {
    if (!stopping) restarting = startAgain();
  };
  // Leaving without a stop, for example after a fault, takes the server along.
  const stopAtExit = () => child.kill('SIGINT');
  process.once('exit', stopAtExit);
  child.once('exit', onExit);

  async function startAgain(): Promise<void> {
    launch.log('the database ended unasked: starting it again');
    for (let attempt = 0; ; attempt += 1) {
      const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] ?? 0;
      if (await within(pause, () => stopping !== undefined)) return;
      try {
        await clearLeftBehind(launch.folder, launch.log);
        child = await launchServer(launch);
        child.once('exit', onExit);
        return launch.log('the database is back');
      } catch (error) {
        launch.log(messageOf(error));
      }
    }
  }

  async function end(): Promise<void> {
    await restarting;
    process.off('exit', stopAtExit);
    const { pid, exitCode, signalCode } = child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    if (process.platform !== 'win32') return stopServer(pid);
    await runProgram(launch.programs.pgCtl, ['stop', '-m', 'fast', '-D', launch.folder.cluster], undefined);
  }

  return {
    get pid() {
      return child.pid ?? 0;
    },
    stop() {
      stopping ??= end();
      return stopping;
    },
  };
}
