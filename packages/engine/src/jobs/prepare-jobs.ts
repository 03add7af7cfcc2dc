import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import { roles } from '../schema/row-security.sql.ts';
import { quietLogger } from './quiet-logger.ts';

const prepareLock = 7_201_302;

/**
 * What requests need to hand over work: one function that adds a job to the queue, in the transaction of the data. The
 * queue itself belongs to the owner of the database and cannot be read by requests.
 */
const handOver = `
create schema if not exists jobs;
grant usage on schema jobs to ${roles.app};
create table if not exists jobs.worker (worker text primary key, seen timestamptz not null default now());
create or replace function jobs.add(task text, payload json, attempts integer) returns void
  language sql volatile security definer set search_path = pg_catalog
  as $$ select from graphile_worker.add_job(task, payload, max_attempts => attempts) $$;
revoke all on function jobs.add(text, json, integer) from public;
grant execute on function jobs.add(text, json, integer) to ${roles.app};

-- Earlier releases woke the workers from here. A transaction that notifies commits alone: PostgreSQL lets no other one
-- commit between its word and its flush, and writes were four times slower for it.
drop trigger if exists say_outbox on engine.outbox;
drop function if exists jobs.say_outbox();
`;

/** Brings the queue's tables to their newest form. Once at start, as the owner of the database, after the migrations. */
export async function prepareJobs(options: { readonly url: string; readonly log: Logger }): Promise<void> {
  const client = new pg.Client({ connectionString: options.url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [prepareLock]);
    await runMigrations({ connectionString: options.url, logger: quietLogger(options.log) });
    await client.query(handOver);
  } finally {
    await client.end();
  }
}
