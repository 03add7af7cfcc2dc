import { PostgresFault } from './adapters/postgres/postgres-fault.ts';
import { SecretFault } from './adapters/secrets/secrets.ts';
import { assemble } from './assemble.ts';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { DatabaseFault, openDatabase } from './database.ts';
import { fillDatabase } from './fill-database.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { printAddresses } from './greeting.ts';
import { checkPort, listenOn, PortFault } from './port.ts';

const say = (line: string): void => console.log(line);

/** Starts everything and stays until told to stop. Faults of the surroundings are one sentence and exit code 1. */
export async function main(): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (
      error instanceof ConfigurationError ||
      error instanceof PostgresFault ||
      error instanceof DatabaseFault ||
      error instanceof SecretFault ||
      error instanceof PortFault
    ) {
      console.error(error.message);
      process.exit(1);
    }
    throw error;
  }
}

async function run(): Promise<void> {
  const configuration = readConfiguration(process.env);
  await checkPort(configuration);
  const database = await openDatabase(configuration, say);
  try {
    const server = await assemble(configuration, database);
    stopOnSignal(async () => {
      await server.stop();
      await database.stop();
    });
    await fillDatabase(server, say);
    await listenOn(server.app, configuration);
    printAddresses(configuration, server.app, say);
    giveBackMemory();
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** One stop for any number of signals; a second Ctrl-C does not wait. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = (signal: NodeJS.Signals): void => {
    if (isStopping) {
      if (signal === 'SIGINT') process.exit(130);
      return;
    }
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, begin);
}
