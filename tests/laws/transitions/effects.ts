import type { Values } from '@homeport/grammar';
import type { Client } from 'pg';

/** What is different in the world after a step, besides the state itself. */
export interface Effects {
  /** Fields of the record that changed with it. */
  readonly fields: readonly string[];
  /** Records that were written in the same transaction: `invoice update`. */
  readonly others: readonly string[];
  /** What was told to anybody. */
  readonly told: readonly string[];
  /** What somebody with all roles may do with the record now, and could not before, or the other way round. */
  readonly opened: readonly string[];
  readonly closed: readonly string[];
}

const silent: ReadonlySet<string> = new Set(['version', 'updated', 'updatedBy', 'can']);

/** Notes from now on what is told to anybody: the outbox itself is empty as soon as it has been carried out. */
export async function watchOutbox(superuser: Client): Promise<void> {
  await superuser.query(`
    create table engine.seen_outbox (request text, event text);
    create function engine.see_outbox() returns trigger language plpgsql security definer as $$
      begin insert into engine.seen_outbox values (new.request::text, new.event); return new; end $$;
    create trigger seen after insert on engine.outbox for each row execute function engine.see_outbox();`);
}

/** Compares a record before and after, and looks at what else the same transaction wrote. */
export async function effectsOf(
  database: Client,
  own: { readonly id: string; readonly field: string },
  before: Values,
  after: Values,
): Promise<Effects> {
  const fields = Object.keys(after).filter(
    (wire) => !silent.has(wire) && wire !== own.field && JSON.stringify(before[wire]) !== JSON.stringify(after[wire]),
  );
  const others = await database.query<{ what: string }>(
    `select distinct h.entity || ' ' || h.deed as what from engine.history h
     where h.record_id <> $1 and h.xid = (select xid from engine.history where record_id = $1 order by version desc limit 1)`,
    [own.id],
  );
  const told = await database.query<{ event: string }>(
    `select distinct o.event from engine.seen_outbox o join engine.history h on h.request::text = o.request
     where h.record_id = $1 and h.version = (select max(version) from engine.history where record_id = $1)`,
    [own.id],
  );
  const can = (of: Values) => (of.can ?? []) as readonly string[];
  return {
    fields,
    others: others.rows.map(({ what }) => what),
    told: told.rows.map(({ event }) => event),
    opened: can(after).filter((deed) => !can(before).includes(deed)),
    closed: can(before).filter((deed) => !can(after).includes(deed)),
  };
}
