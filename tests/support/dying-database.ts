import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** A database that goes away under one piece of work, and under no other. */
export interface DyingDatabase extends Disposable {
  /**
   * Does the work; its connection is cut when it sends its statement after the first `statements`, and so is every one that it
   * takes from then on. Tells whether it came to that.
   */
  under<T>(statements: number, work: () => Promise<T>): Promise<{ readonly result: T; readonly hasDied: boolean }>;
}

interface Fate {
  readonly statements: number;
  sent: number;
  hasDied: boolean;
}

/**
 * What is not the call's own work: opening and ending transactions, finding out who calls, and the line of the trail that
 * a refusal leaves once it was answered.
 */
const besides = /^(?:begin|commit|rollback)$|set_config|find_session|insert into engine\.audit \(what, entity/;

/** Cuts connections of the driver, as a database does that is killed or restarted. Dispose it: the driver is everybody's. */
export function dyingDatabase(): DyingDatabase {
  const fates = new AsyncLocalStorage<Fate>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const fate = fates.getStore();
    const text = typeof args[0] === 'string' ? args[0] : ((args[0] as { text?: string }).text ?? '');
    if (fate && !besides.test(text)) {
      if (fate.sent >= fate.statements) {
        fate.hasDied = true;
        (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      }
      fate.sent += 1;
    }
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as never;
  return {
    under: async (statements, work) => {
      const fate: Fate = { statements, sent: 0, hasDied: false };
      // Awaited inside: a call that is injected begins only when somebody waits for it.
      const result = await fates.run(fate, async () => await work());
      return { result, hasDied: fate.hasDied };
    },
    [Symbol.dispose]: () => {
      pg.Client.prototype.query = query;
    },
  };
}
