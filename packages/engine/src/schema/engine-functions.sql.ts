import { roles } from './row-security.sql.ts';

const { app, reporter, gate } = roles;

/** Functions that run with rights of their own, over all tenants. Anything else that does fails the schema's test. */
export const engineDefinerFunctions: Readonly<Record<string, string>> = {
  'engine.claim_outbox(integer,interval,text[])': 'workers take waiting events of all tenants',
  'engine.finish_outbox(uuid,bigint,integer)': 'workers remove events that were acted on',
  'engine.fail_outbox(uuid,bigint,integer,text,interval)': 'workers put events back or give them up',
  'engine.revive_outbox(uuid,uuid)': 'administrators have events tried again that were given up, in their tenant',
  'engine.hand_over_due(integer)': 'workers hand what has its moment to the outbox, of all tenants',
  'engine.outbox_state()': 'how much waits is counted over all tenants',
  'engine.seal_lines(integer)':
    'the audit trails of all tenants are sealed, by a role that adds seals and changes nothing',
  'engine.forget_changes(xid8)': 'notes of old changes are removed',
  'engine.empty_bin(interval)': 'what was deleted some time ago leaves the bins of all tenants',
  'engine.forget_answers(interval)': 'old answers of calls with an Idempotency-Key are removed',
};

/** Functions in `app` and `engine`, each with its own fixed search path. */
export const engineFunctions = `
-- Text as searches compare it: without case and accents.
create function app.folded(given text) returns text
  language sql immutable strict parallel safe set search_path = pg_catalog, public
  as $$ select lower(unaccent('unaccent'::regdictionary, given)) $$;

-- The next number of a kind of reference in this tenant. Gaps appear when a transaction is rolled back.
create function app.next_reference(kind text) returns bigint
  language sql volatile strict set search_path = pg_catalog
  as $$
    insert into engine.reference_number as known (name, last) values (kind, 1)
    on conflict (tenant_id, name) do update set last = known.last + 1
    returning last
  $$;

-- The name of a record that another tenant owns, for relations without a foreign key. A catalogue that has such relations
-- replaces it by one that knows whose names may be shown.
create function app.name_elsewhere(kind text, record_id uuid) returns text
  language sql stable parallel safe set search_path = pg_catalog
  as $$ select null::text $$;

-- Whether a new relation without a foreign key may lead to a record that another tenant owns. Replaced like the one above.
create function app.may_name_elsewhere(kind text, record_id uuid) returns boolean
  language sql stable parallel safe set search_path = pg_catalog
  as $$ select false $$;

-- Makes a definer function run as the gate, which sees all tenants of what it was granted; reports may call it only where
-- that is said. Used by migrations only.
create function engine.run_as_gate(made regprocedure, also_for_reports boolean default false) returns void
  language plpgsql volatile strict set search_path = pg_catalog
  as $$
    begin
      execute format('grant ${gate} to %I', current_user);
      grant create on schema app, engine to ${gate};
      execute format('alter function %s owner to ${gate}', made);
      execute format('revoke all on function %s from public, ${reporter}', made);
      execute format('grant execute on function %s to ${app}', made);
      if also_for_reports then execute format('grant execute on function %s to ${reporter}', made); end if;
      revoke create on schema app, engine from ${gate};
      execute format('revoke ${gate} from %I', current_user);
    end
  $$;
revoke all on function engine.run_as_gate(regprocedure, boolean) from public;

-- What is heard, by the catalogue or by what a company declared, is taken; what nobody reacts to leaves at once and costs one write instead of three.
create function engine.claim_outbox(at_most integer, lease interval, heard text[]) returns setof engine.outbox
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    delete from engine.outbox where ctid = any (array(
      select ctid from engine.outbox where dead is null and (claimed_until is null or claimed_until < now()) and event <> all (heard)
        and not exists (select from engine.listener l where l.tenant_id = outbox.tenant_id and l.event = outbox.event)
      order by id limit 10000));
    update engine.outbox taken set claimed_until = now() + lease, attempts = taken.attempts + 1
    from (
      select tenant_id, id from engine.outbox
      where dead is null and (claimed_until is null or claimed_until < now()) and (event = any (heard)
        or exists (select from engine.listener l where l.tenant_id = outbox.tenant_id and l.event = outbox.event))
      order by id limit at_most for update skip locked
    ) waiting
    where taken.tenant_id = waiting.tenant_id and taken.id = waiting.id
    returning taken.*
  $$;
select engine.run_as_gate('engine.claim_outbox(integer, interval, text[])');

-- Only the worker whose claim still stands may say what became of an event: attempts tells the claims apart.
create function engine.finish_outbox(of_tenant uuid, event_id bigint, attempt integer) returns boolean
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    with gone as (
      delete from engine.outbox where tenant_id = of_tenant and id = event_id and attempts = attempt returning 1
    ) select exists (select from gone)
  $$;
select engine.run_as_gate('engine.finish_outbox(uuid, bigint, integer)');

-- Tried again after the given time; without one it is dead.
create function engine.fail_outbox(of_tenant uuid, event_id bigint, attempt integer, reason text, again_in interval) returns boolean
  language sql volatile security definer set search_path = pg_catalog
  as $$
    with put_back as (
      update engine.outbox
      set failure = left(reason, 2000), claimed_until = now() + again_in, dead = case when again_in is null then now() end
      where tenant_id = of_tenant and id = event_id and attempts = attempt returning 1
    ) select exists (select from put_back)
  $$;
select engine.run_as_gate('engine.fail_outbox(uuid, bigint, integer, text, interval)');

-- Has events of a tenant tried again that were given up: one by its effect, or all. Answers how many.
create function engine.revive_outbox(of_tenant uuid, of_effect uuid) returns bigint
  language sql volatile security definer set search_path = pg_catalog
  as $$
    with revived as (
      update engine.outbox set dead = null, attempts = 0, claimed_until = null
      where tenant_id = of_tenant and dead is not null and (of_effect is null or effect_id = of_effect) returning 1
    ) select count(*) from revived
  $$;
select engine.run_as_gate('engine.revive_outbox(uuid, uuid)');

-- What waits for a time that is set counts as old from that time on.
create function engine.outbox_state() returns table (waiting integer, dead integer, oldest integer)
  language sql stable security definer set search_path = pg_catalog
  as $$
    select count(*) filter (where o.dead is null)::integer, count(*) filter (where o.dead is not null)::integer,
      greatest(extract(epoch from now() - min(case when o.failure = 'has to wait' then o.claimed_until else o.created end)
        filter (where o.dead is null)), 0)::integer
    from engine.outbox o
  $$;
select engine.run_as_gate('engine.outbox_state()');

create function engine.forget_answers(older_than interval) returns bigint
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    with gone as (
      delete from engine.idempotency where created < now() - greatest(older_than, interval '24 hours') returning 1
    ) select count(*) from gone
  $$;
select engine.run_as_gate('engine.forget_answers(interval)');
`;
