import { join } from 'node:path';
import { runningPostgres } from '../adapters/postgres/running.ts';
import type { Configuration } from '../configuration.ts';

/** A database that a command works on, and the end of what was started for it. */
export interface Reached {
  /** Connection as its owner. */
  readonly url: string;
  /** Only for the built-in one. */
  readonly superuserUrl: string | undefined;
  /** A server was running on it already. */
  readonly isRunning: boolean;
  stop(): Promise<void>;
}

/** The configured database, the built-in one that runs, or the built-in one started for the length of the command. */
export async function reachDatabase(configuration: Configuration, say: (line: string) => void): Promise<Reached> {
  if (configuration.databaseUrl)
    return { url: configuration.databaseUrl, superuserUrl: undefined, isRunning: false, stop: async () => {} };
  const dataDir = join(configuration.dataDir, 'postgres');
  const running = runningPostgres(dataDir);
  if (running) return { ...running, isRunning: true, stop: async () => {} };
  const { startBuiltIn } = await import('../database.ts');
  const started = await startBuiltIn(configuration, say);
  return { url: started.url, superuserUrl: started.superuserUrl, isRunning: false, stop: () => started.stop() };
}
