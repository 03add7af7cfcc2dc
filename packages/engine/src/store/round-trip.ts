import pg from 'pg';
import { begin, type Settings, settingsStatements } from './settings.ts';

/** The parts of the driver's connection that a round trip uses; its version is pinned and `round-trip.db.test.ts` holds it to this. */
interface Wire {
  readonly parsedStatements: Record<string, string | undefined>;
  readonly submittedNamedStatements: Record<string, string | undefined>;
  parse(statement: { text: string; name: string }): void;
  bind(binding: {
    portal: string;
    statement: string;
    values: readonly unknown[];
    binary: boolean;
    valueMapper: (value: unknown) => unknown;
  }): void;
  execute(how: { portal: string; rows: number }): void;
  sync(): void;
}
/** A statement that PostgreSQL keeps prepared under its name. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}
/** First column of the first row, as PostgreSQL wrote it; undefined without rows. */
export type FirstValue = string | null | undefined;
/** The first row, column by column. */
export type FirstRow = readonly (string | null)[] | undefined;

const asText = (value: unknown): unknown =>
  Buffer.isBuffer(value) || value === null || value === undefined
    ? (value ?? null)
    : Array.isArray(value)
      ? arrayText(value)
      : String(value);

const arrayText = (values: readonly unknown[]): string =>
  `{${values.map((v) => (v === null ? 'NULL' : `"${String(v).replace(/[\\"]/g, '\\$&')}"`)).join(',')}}`;

/**
 * One statement together with the settings of its caller, in one round trip and, having one Sync, in one transaction: both
 * happen or neither, and the settings end with it. No BEGIN or COMMIT crosses the wire, unless a transaction of more statements
 * is opened: its BEGIN, the settings and the first statement leave together.
 */
class RoundTrip extends pg.Query {
  readonly #first: readonly Settings[];
  readonly #statement: Prepared;
  readonly #done: (error: Error | null, row: FirstRow) => void;
  /** The driver remembers under this name that the statement is prepared. */
  readonly name: string;
  /** Statements before this one that have not answered yet. */
  #left: number;
  #row: FirstRow;

  constructor(first: readonly Settings[], statement: Prepared, done: (error: Error | null, row: FirstRow) => void) {
    super({ name: statement.name, text: statement.text, values: [] });
    this.name = statement.name;
    this.#first = first;
    this.#statement = statement;
    this.#done = done;
    this.#left = first.length;
  }

  requiresPreparation(): boolean {
    return true;
  }

  prepare(wire: Wire): void {
    const { name, text, values } = this.#statement;
    for (const one of this.#first) {
      wire.bind({ portal: '', statement: one.name, values: one.values, binary: false, valueMapper: asText });
      wire.execute({ portal: '', rows: 0 });
    }
    if (wire.parsedStatements[name] === undefined && wire.submittedNamedStatements[name] === undefined) {
      wire.parse({ text, name });
      wire.submittedNamedStatements[name] = text;
    }
    // No Describe: the answer is text.
    wire.bind({ portal: '', statement: name, values, binary: false, valueMapper: asText });
    wire.execute({ portal: '', rows: 0 });
    wire.sync();
  }

  handleDataRow(row: { readonly fields: readonly (string | null)[] }): void {
    if (this.#left === 0 && this.#row === undefined) this.#row = row.fields;
  }

  handleCommandComplete(): void {
    this.#left -= 1;
  }

  handleError(error: Error): void {
    this.#done(error, undefined);
  }

  handleReadyForQuery(): void {
    this.#done(null, this.#row);
  }
}

/** Sends a round trip on a connection; `opens` a transaction of more statements, which has to be ended then. */
export const send = (
  client: pg.ClientBase,
  settings: Settings | undefined,
  statement: Prepared,
  opens = false,
): Promise<FirstValue> => sendForRow(client, settings, statement, opens).then(firstOf);
const firstOf = (row: FirstRow): FirstValue => row?.[0];

/** The same for a statement that answers more than one column. */
export function sendForRow(
  client: pg.ClientBase,
  settings: Settings | undefined,
  statement: Prepared,
  opens = false,
): Promise<FirstRow> {
  const before = [...(opens ? [begin] : []), ...(settings ? [settings] : [])];
  return new Promise((resolve, reject) => {
    client.query(new RoundTrip(before, statement, (error, row) => (error ? reject(error) : resolve(row))));
  });
}

/** Prepares the settings on a new connection, before anything else is sent on it. */
export async function prepareSettings(client: pg.ClientBase): Promise<void> {
  await Promise.all([
    ...settingsStatements.map(({ name, text, length }) =>
      client.query({ name, text, values: Array<string>(length).fill('') }),
    ),
    client.query({ ...begin, values: [] }),
    client.query('rollback'),
  ]);
}

/** The driver's own connection, which it does not show: its socket, and what it has prepared. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  readonly parsedStatements: object;
  /** Counted by us. */
  uses?: number;
}
export const connectionOf = (client: pg.ClientBase): Connection =>
  (client as unknown as { readonly connection: Connection }).connection;

/** What is sent on a connection in one go, between two answers, leaves in one piece: a write to the socket costs more than most statements. */
export function sendTogether(client: pg.ClientBase): void {
  const { stream } = connectionOf(client);
  let isHeld = false;
  const release = (): void => {
    isHeld = false;
    stream.uncork();
  };
  const query = (...args: unknown[]): unknown => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(release);
    }
    return Reflect.apply(Reflect.get(pg.Client.prototype, 'query'), client, args);
  };
  Object.assign(client, { query });
}
