import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo } from './account.ts';
import type { DataFolder } from './data-folder.ts';
import { PostgresFault } from './postgres-fault.ts';
import type { Programs } from './programs.ts';
import { type Ended, lastWord, runProgram } from './run-program.ts';

/** The role that owns the application's database, and the database's name. */
export const OWNER = 'homeport';
/** The role that owns everything else. */
export const SUPERUSER = 'postgres';

/**
 * Creates PostgreSQL's data directory with the application's role and database in it, or finds it there and checks
 * that this version can read it. It is made beside its place and then moved there: a kill leaves all or nothing.
 */
export async function prepareCluster(folder: DataFolder, programs: Programs, isThrowaway: boolean): Promise<void> {
  const written = join(folder.cluster, 'PG_VERSION');
  if (!existsSync(written)) return createCluster(folder, programs, isThrowaway);
  const major = readFileSync(written, 'utf8').trim();
  if (Number(major) === programs.major) return;
  throw new PostgresFault(
    'otherVersion',
    `The data in ${folder.path} were written by PostgreSQL ${major} and the built-in one is ${programs.major}: ` +
      'choose another DATA_DIR and restore a backup there.',
  );
}

async function createCluster(folder: DataFolder, programs: Programs, isThrowaway: boolean): Promise<void> {
  const unfinished = `${folder.cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const password = randomBytes(24).toString('hex');
  writeFileSync(folder.password, `${password}\n`, { mode: 0o600 });
  giveTo(folder.account, folder.password);
  await run(programs.initdb, [
    ...['-D', unfinished, '-U', SUPERUSER, '--pwfile', folder.password],
    ...['--auth-local=trust', '--auth-host=scram-sha-256', '-E', 'UTF8'],
    // Sorting must not depend on the libraries of a machine.
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '-T', 'simple', '--no-instructions'],
    ...(isThrowaway ? ['--no-sync'] : []),
  ]);
  const settings = ['-c', 'exit_on_error=true', ...(isThrowaway ? ['-c', 'fsync=off'] : [])];
  await run(programs.postgres, ['--single', '-D', unfinished, ...settings, 'template1'], firstStatements(password));
  renameSync(unfinished, folder.cluster);

  async function run(program: string, args: readonly string[], input = ''): Promise<void> {
    const ended = await runProgram(program, args, folder.account, input).catch(
      (error: Error): Ended => ({ code: 1, output: error.message }),
    );
    if (ended.code === 0) return;
    const sentence = `PostgreSQL could not create its files in ${folder.path}: ${lastWord(ended.output)}.`;
    throw new PostgresFault('refused', sentence, ended.output);
  }
}

/** What a new cluster gets before anybody connects; the single-user server reads one statement a line. */
function firstStatements(password: string): string {
  return [
    // Row security forbids the index of a text search unless its operator is known not to tell of rows it rejects.
    // These two say nothing about the text they search.
    'ALTER FUNCTION pg_catalog.texticlike(text, text) LEAKPROOF;',
    'ALTER FUNCTION pg_catalog.textlike(text, text) LEAKPROOF;',
    `CREATE ROLE ${OWNER} LOGIN CREATEROLE PASSWORD '${password}';`,
    `CREATE DATABASE ${OWNER} OWNER ${OWNER};`,
    '',
  ].join('\n');
}
