import { parseArgs } from 'node:util';
import { MigrationMismatch } from '@homeport/engine/schema';
import { PostgresFault } from './adapters/postgres/postgres-fault.ts';
import { SecretFault } from './adapters/secrets/secrets.ts';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { DatabaseFault } from './database.ts';
import { messageOf } from './error-code.ts';
import { type Command, CommandFault } from './operations/command.ts';

/** Commands for operators, each loaded when it is asked for. `docs/operations.md` shows them all. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  migrate: async () => (await import('./operations/migrate.ts')).migrateCommand,
  'migrate-status': async () => (await import('./operations/migrate.ts')).statusCommand,
  'load-reference-data': async () => (await import('./operations/reference-data.ts')).referenceDataCommand,
  backup: async () => (await import('./operations/backup.ts')).backupCommand,
  restore: async () => (await import('./operations/restore.ts')).restoreCommand,
  'verify-audit': async () => (await import('./operations/verify-audit.ts')).verifyAuditCommand,
  'rotate-keys': async () => (await import('./operations/rotate-keys.ts')).rotateKeysCommand,
  'retry-dead': async () => (await import('./operations/retry-dead.ts')).retryDeadCommand,
  'export-person': async () => (await import('./operations/export-person.ts')).exportPersonCommand,
  'erase-person': async () => (await import('./operations/erase-person.ts')).erasePersonCommand,
};

process.exitCode = await operate(process.argv.slice(2));

async function operate([name, ...rest]: readonly string[]): Promise<number> {
  const load = name === undefined ? undefined : commands[name];
  if (!load) {
    console.error(await usage());
    return name === undefined || name === 'help' ? 0 : 2;
  }
  const command = await load();
  try {
    const options = read(command, rest);
    return await command.run({
      configuration: readConfiguration(process.env),
      options,
      say: (line) => console.log(line),
    });
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(messageOf(error));
    return 2;
  }
}

function isExpected(error: unknown): boolean {
  const kinds = [CommandFault, ConfigurationError, DatabaseFault, MigrationMismatch, PostgresFault, SecretFault];
  return kinds.some((kind) => error instanceof kind);
}

function read(command: Command, rest: readonly string[]): Readonly<Record<string, string | undefined>> {
  const options = Object.fromEntries(Object.keys(command.options ?? {}).map((o) => [o, { type: 'string' as const }]));
  let values: Record<string, string | undefined>;
  try {
    ({ values } = parseArgs({ args: [...rest], options, allowPositionals: false }));
  } catch (error) {
    throw new CommandFault(messageOf(error));
  }
  const missing = command.needs?.find((need) => !values[need]);
  if (missing) throw new CommandFault(`--${missing} is needed: ${command.options?.[missing]}.`);
  return values;
}

async function usage(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => {
      const { about, options = {} } = await load();
      return [
        `  ${name.padEnd(20)} ${about}`,
        ...Object.entries(options).map(([o, what]) => `      --${o.padEnd(12)} ${what}`),
      ];
    }),
  );
  return ['node_modules/.bin/node apps/server/src/operate.ts <command> [options]', '', ...lines.flat()].join('\n');
}
