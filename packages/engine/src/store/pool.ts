import pg from 'pg';
import { roles } from '../schema/row-security.sql.ts';
import { connectionOf, prepareSettings, sendTogether } from './round-trip.ts';

export interface PoolOptions {
  readonly url: string;
  readonly size: number;
  /** The reporter's connections only read, and may take longer. */
  readonly role?: 'app' | 'reporter';
  /** Is told of connections that broke while nobody used them. */
  readonly onLost: (error: Error) => void;
}

/** Limits of every statement: 5 s of work (30 s for reports), 2 s for a lock, 10 s between statements of a transaction. */
const limits = {
  app: [`role=${roles.app}`, 'statement_timeout=5s'],
  reporter: [`role=${roles.reporter}`, 'statement_timeout=30s', 'default_transaction_read_only=on'],
} as const;
const options = [
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  'lock_timeout=2s',
  'idle_in_transaction_session_timeout=10s',
  'search_path=app,engine,public',
  'timezone=UTC',
  'datestyle=ISO',
];

/** Statements a connection may have prepared before it is replaced by a fresh one. */
const mostPrepared = 1500;

/** A pool of the server. Every connection acts as a role that owns nothing: the application's, or the reporter's. */
export function openPool({ url, size, onLost, role = 'app' }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    options: [...limits[role], ...options].map((o) => `-c ${o}`).join(' '),
    types: { getTypeParser },
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: 3_600,
    keepAlive: true,
    application_name: 'homeport',
  });
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    // A connection that breaks while it is used fails its statement; the event alone must not end the process.
    client.on('error', () => {});
    sendTogether(client);
    // Fails only with the connection, and then everything sent after it fails, too.
    prepareSettings(client).catch(() => {});
  });
  return pool;
}

/** Whether a connection has collected so many statements that a new one is cheaper. */
export function isWorn(client: pg.ClientBase): boolean {
  const connection = connectionOf(client);
  connection.uses = (connection.uses ?? 0) + 1;
  return connection.uses % 1000 === 0 && Object.keys(connection.parsedStatements).length > mostPrepared;
}

/** How values of free SQL arrive: days, amounts and moments as text (moments in ISO UTC), whole numbers checked. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary') {
    const parser = parsers[oid];
    if (parser) return parser;
  }
  return pg.types.getTypeParser(oid, 'text');
}
const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  20: (value) => {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a number`);
    return number;
  },
  1082: (value) => value,
  1114: (value) => value,
  1184: (value) => Temporal.Instant.from(value).toString(),
  1700: (value) => value,
};
