create schema app;
create schema engine;
create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gist with schema public;
create extension if not exists unaccent with schema public;

-- Roles belong to the whole server, so another database may have made them already.
do $$
declare wanted text;
begin
  foreach wanted in array array['homeport_app', 'homeport_reporter', 'homeport_auditor', 'homeport_gate'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin', wanted);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
  begin
    execute format('grant homeport_app, homeport_reporter, homeport_auditor to %I', current_user);
  exception when insufficient_privilege then null; -- granted by who made the roles
  end;
end $$;

-- Row security forbids the index of a search whose operator might tell of rows it rejects; these two say nothing.
do $$
begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    alter function pg_catalog.texticlike(text, text) leakproof;
    alter function pg_catalog.textlike(text, text) leakproof;
  end if;
end $$;

grant usage on schema app, engine to homeport_app, homeport_reporter, homeport_gate;
grant usage on schema engine to homeport_auditor;
alter default privileges in schema app grant select, insert, update, delete on tables to homeport_app;
alter default privileges in schema app grant select on tables to homeport_reporter;
alter default privileges revoke execute on functions from public;
alter default privileges in schema app grant execute on functions to homeport_app, homeport_reporter, homeport_gate;

-- Every change of every record: old and new values by field name.
create table engine.history (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  entity text not null,
  record_id uuid not null,
  version integer not null,
  deed text not null,
  changes jsonb not null,
  by_user uuid not null default nullif(current_setting('app.user', true), '')::uuid,
  on_behalf_by uuid default nullif(current_setting('app.on_behalf_by', true), '')::uuid,
  at timestamptz not null default now(),
  note text,
  request text default nullif(current_setting('app.request', true), ''),
  xid bigint not null default pg_current_xact_id()::text::bigint,
  -- One change per version: a record that was deleted cannot come back under its id.
  primary key (tenant_id, record_id, version)
);
create index history_xid_idx on engine.history using brin (xid) with (autosummarize = on);
alter table "engine"."history" enable row level security;
alter table "engine"."history" force row level security;
create policy tenant on "engine"."history" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
create policy gate on "engine"."history" to homeport_gate using (true) with check (true);
grant select, insert on engine.history to homeport_app;
grant select on engine.history to homeport_reporter;

-- What happened and has to be acted on; a row leaves when its reactions are done.
create table engine.outbox (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  id bigint generated always as identity,
  effect_id uuid not null default gen_random_uuid(),
  event text not null,
  entity text not null,
  record_id uuid not null,
  payload jsonb not null,
  by_user uuid default nullif(current_setting('app.user', true), '')::uuid,
  on_behalf_by uuid default nullif(current_setting('app.on_behalf_by', true), '')::uuid,
  request text default nullif(current_setting('app.request', true), ''),
  created timestamptz not null default now(),
  claimed_until timestamptz,
  attempts integer not null default 0,
  failure text,
  -- Given up: stays visible until somebody looks at it.
  dead timestamptz,
  primary key (tenant_id, id)
);
-- The one index without a tenant in front: workers take the oldest event of all tenants.
create index outbox_waiting_idx on engine.outbox (id) where dead is null;
alter table "engine"."outbox" enable row level security;
alter table "engine"."outbox" force row level security;
create policy tenant on "engine"."outbox" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
create policy gate on "engine"."outbox" to homeport_gate using (true) with check (true);
grant select, insert on engine.outbox to homeport_app;
grant select, update, delete on engine.outbox to homeport_gate;

-- Changes of records that a company listens to by a declaration of its own (the listener is its id): the outbox keeps them, as it
-- keeps what reactions of the catalogue hear. Whoever writes a record does not look here.
create table engine.listener (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  event text not null,
  listener uuid not null,
  primary key (tenant_id, event, listener)
);
alter table "engine"."listener" enable row level security;
alter table "engine"."listener" force row level security;
create policy tenant on "engine"."listener" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
create policy gate on "engine"."listener" to homeport_gate using (true) with check (true);
grant select, insert, delete on engine.listener to homeport_app;
grant select on engine.listener to homeport_gate;

-- First answers of calls with an Idempotency-Key, stored in the transaction of their effect.
create table engine.idempotency (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  user_id uuid not null default nullif(current_setting('app.user', true), '')::uuid,
  key text not null check (char_length(key) between 1 and 255),
  fingerprint text not null,
  -- Null while the call is running.
  status integer,
  answer text,
  created timestamptz not null default now(),
  primary key (tenant_id, user_id, key)
);
create index idempotency_created_idx on engine.idempotency (tenant_id, created);
alter table "engine"."idempotency" enable row level security;
alter table "engine"."idempotency" force row level security;
create policy tenant on "engine"."idempotency" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
create policy gate on "engine"."idempotency" to homeport_gate using (true) with check (true);
grant select, insert, update, delete on engine.idempotency to homeport_app;
grant select (tenant_id, user_id, key, created), delete on engine.idempotency to homeport_gate;

-- Who did, saw or was refused what. Rows are added, never changed.
create table engine.audit (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  by_user uuid default nullif(current_setting('app.user', true), '')::uuid,
  on_behalf_by uuid default nullif(current_setting('app.on_behalf_by', true), '')::uuid,
  request text default nullif(current_setting('app.request', true), ''),
  what text not null,
  entity text,
  record_id uuid,
  result text not null,
  reason text,
  detail jsonb,
  xid bigint not null default pg_current_xact_id()::text::bigint,
  primary key (tenant_id, id)
);
create index audit_xid_idx on engine.audit using brin (xid) with (autosummarize = on);
create index audit_record_idx on engine.audit (tenant_id, record_id, id desc) where record_id is not null;
create index audit_user_idx on engine.audit (tenant_id, by_user, id desc);
alter table "engine"."audit" enable row level security;
alter table "engine"."audit" force row level security;
create policy tenant on "engine"."audit" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
create policy gate on "engine"."audit" to homeport_gate using (true) with check (true);
grant select, insert on engine.audit to homeport_app;
grant select on engine.audit to homeport_reporter;

-- Progress and result of work that runs outside a request.
create table engine.job (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  id uuid not null,
  name text not null,
  owner uuid not null default nullif(current_setting('app.user', true), '')::uuid,
  input jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'stopped')),
  step text,
  done bigint not null default 0,
  total bigint,
  result jsonb,
  failure text,
  created timestamptz not null default now(),
  started timestamptz,
  finished timestamptz,
  expires timestamptz,
  primary key (tenant_id, id)
);
create index job_owner_idx on engine.job (tenant_id, owner, created desc, id desc);
alter table "engine"."job" enable row level security;
alter table "engine"."job" force row level security;
create policy tenant on "engine"."job" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
create policy gate on "engine"."job" to homeport_gate using (true) with check (true);
grant select, insert, update, delete on engine.job to homeport_app;

-- Last number given out, per tenant and kind of reference.
create table engine.reference_number (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  name text not null,
  last bigint not null,
  primary key (tenant_id, name)
);
alter table "engine"."reference_number" enable row level security;
alter table "engine"."reference_number" force row level security;
create policy tenant on "engine"."reference_number" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
create policy gate on "engine"."reference_number" to homeport_gate using (true) with check (true);
grant select, insert, update on engine.reference_number to homeport_app;

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
      execute format('grant homeport_gate to %I', current_user);
      grant create on schema app, engine to homeport_gate;
      execute format('alter function %s owner to homeport_gate', made);
      execute format('revoke all on function %s from public, homeport_reporter', made);
      execute format('grant execute on function %s to homeport_app', made);
      if also_for_reports then execute format('grant execute on function %s to homeport_reporter', made); end if;
      revoke create on schema app, engine from homeport_gate;
      execute format('revoke homeport_gate from %I', current_user);
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

-- One seal per line of history and audit. A hash covers the one before, the place, the head of the line and the digest of its
-- body; the digest is salted, so that it tells nothing of a body that was erased (the salt goes with it).
create table engine.seal (
  tenant_id uuid not null,
  seq bigint not null,
  record_id uuid,
  version integer,
  audit_id bigint,
  xid bigint not null,
  salt uuid,
  digest bytea not null,
  hash bytea not null,
  at timestamptz not null default now(),
  primary key (tenant_id, seq),
  check (num_nonnulls(record_id, audit_id) = 1 and (record_id is null) = (version is null))
);
create unique index seal_history_key on engine.seal (tenant_id, record_id, version) where record_id is not null;
create unique index seal_audit_key on engine.seal (tenant_id, audit_id) where audit_id is not null;
create index seal_xid_idx on engine.seal (xid);
alter table "engine"."seal" enable row level security;
alter table "engine"."seal" force row level security;
create policy tenant on "engine"."seal" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
create policy gate on "engine"."seal" to homeport_gate using (true) with check (true);
create policy auditor on engine.seal to homeport_auditor using ((select current_user = 'homeport_auditor')) with check ((select current_user = 'homeport_auditor'));
create policy auditor on engine.history to homeport_auditor using ((select current_user = 'homeport_auditor')) with check (false);
create policy auditor on engine.audit to homeport_auditor using ((select current_user = 'homeport_auditor')) with check (false);
grant select, insert on engine.seal to homeport_auditor;
grant select on engine.history, engine.audit to homeport_auditor;

-- Seals the lines that no running transaction can get in front of any more, oldest first and in whole transactions. Answers
-- the new ends of the chains. Does nothing while another node seals.
create function engine.seal_lines(at_most integer) returns table (tenant uuid, place bigint, end_hash text)
  language plpgsql volatile strict security definer set search_path = pg_catalog set enable_seqscan = off
  as $$
    declare
      running bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
      sealed bigint;
      line record;
      digest bytea;
      chained bytea;
      -- Stored by one statement: one of its own for each line costs five times as much.
      grown engine.seal[] := '{}';
    begin
      if not pg_try_advisory_xact_lock(7201303) then return; end if;
      select coalesce(max(s.xid), 0) into sealed from engine.seal s;
      select t.xid + 1 into running from (
        select h.xid from engine.history h where h.xid > sealed and h.xid < running
        union all
        select a.xid from engine.audit a where a.xid > sealed and a.xid < running
      ) t order by t.xid offset at_most limit 1;
      running := coalesce(running, pg_snapshot_xmin(pg_current_snapshot())::text::bigint);
      for line in
        select t.* from (
          select h.tenant_id, h.xid, h.at, h.record_id, h.version, null::bigint as audit_id,
            convert_to(jsonb_build_array('history', tenant_id, (extract(epoch from at) * 1000000)::bigint, by_user, on_behalf_by, request, entity, record_id, version, deed)::text, 'UTF8') as head, convert_to(jsonb_build_array(changes, note)::text, 'UTF8') as body, gen_random_uuid() as salt
          from engine.history h where h.xid > sealed and h.xid < running
          union all
          select a.tenant_id, a.xid, a.at, null, null, a.id, convert_to(jsonb_build_array('audit', tenant_id, id, (extract(epoch from at) * 1000000)::bigint, by_user, on_behalf_by, request, what, entity, record_id, result)::text, 'UTF8'), convert_to(jsonb_build_array(reason, detail)::text, 'UTF8'), gen_random_uuid()
          from engine.audit a where a.xid > sealed and a.xid < running
        ) t order by t.tenant_id, t.xid, t.at, t.audit_id, t.record_id, t.version
      loop
        if tenant is distinct from line.tenant_id then
          if tenant is not null then
            end_hash := encode(chained, 'hex');
            return next;
          end if;
          tenant := line.tenant_id;
          select s.seq, s.hash into place, chained from engine.seal s where s.tenant_id = tenant order by s.seq desc limit 1;
          if not found then
            place := 0;
            chained := sha256(uuid_send(tenant));
          end if;
        end if;
        place := place + 1;
        digest := sha256(uuid_send(line.salt) || line.body);
        chained := sha256(chained || int8send(place) || line.head || digest);
        grown := array_append(grown, row(tenant, place, line.record_id, line.version, line.audit_id, line.xid, line.salt, digest, chained, now())::engine.seal);
      end loop;
      if tenant is not null then
        end_hash := encode(chained, 'hex');
        return next;
      end if;
      insert into engine.seal select g.* from unnest(grown) g;
    end
  $$;

-- Makes a definer function run as the auditor, who reads the whole trail and adds seals. Used by migrations only.
create function engine.run_as_auditor(made regprocedure) returns void
  language plpgsql volatile strict set search_path = pg_catalog
  as $$
    begin
      grant create on schema engine to homeport_auditor;
      execute format('alter function %s owner to homeport_auditor', made);
      execute format('revoke all on function %s from public', made);
      execute format('grant execute on function %s to homeport_app', made);
      revoke create on schema engine from homeport_auditor;
    end
  $$;
revoke all on function engine.run_as_auditor(regprocedure) from public;
select engine.run_as_auditor('engine.seal_lines(integer)');

create table engine.change (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  relation oid not null,
  xid xid8 not null default pg_current_xact_id()
);
create index change_since_idx on engine.change (tenant_id, relation, xid);
alter table "engine"."change" enable row level security;
alter table "engine"."change" force row level security;
create policy tenant on "engine"."change" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
create policy gate on "engine"."change" to homeport_gate using (true) with check (true);
grant select, insert on engine.change to homeport_app;
grant select on engine.change to homeport_reporter;
grant select, insert, delete on engine.change to homeport_gate;

-- A statement of the application changes rows of its tenant only.
create function engine.note_change() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    begin
      insert into engine.change (relation) values (tg_relid);
      return null;
    end
  $$;

-- Anybody else's (foreign keys that cascade, functions with rights of their own, hands) is noted by its rows.
create function engine.note_changed_row() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    begin
      insert into engine.change (tenant_id, relation)
      select distinct t, tg_relid from unnest(array[new.tenant_id, old.tenant_id]) t
      where t is not null and not exists (
        select from engine.change c where c.tenant_id = t and c.relation = tg_relid and c.xid = pg_current_xact_id());
      return null;
    end
  $$;

-- Removes what transactions left that had ended when the given horizon was taken. Answers the horizon of now.
create function engine.forget_changes(horizon xid8) returns xid8
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    with gone as (delete from engine.change where xid < horizon)
    select pg_snapshot_xmin(pg_current_snapshot())
  $$;
select engine.run_as_gate('engine.forget_changes(xid8)');

create table "app"."activation_line" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "company_activation_id" uuid not null,
  "step" text not null,
  "what" text not null,
  "about" text,
  "count" integer,
  "seconds" numeric(18, 3),
  constraint "activation_line_pkey" primary key ("tenant_id", "id"),
  constraint "activation_line_version_check" check ("version" > 0),
  constraint "activation_line_step_check" check ("step" in ('STARTING', 'CREATING_DATABASE', 'COPYING_FILES', 'POPULATING_DATABASE', 'INSERTING_DEFAULTS', 'INITIALISING_PARTIES', 'LINKING_GROUPS', 'COMPLETED')),
  constraint "activation_line_what_check" check ("what" in ('BEGUN', 'RESUMED', 'CHECKED', 'WROTE', 'FOUND', 'INVITED', 'DONE', 'FAILED')),
  constraint "activation_line_about_check" check (char_length("about") <= 200),
  constraint "activation_line_count_check" check ("count" >= 0),
  constraint "activation_line_seconds_check" check ("seconds" >= 0)
);

create index "activation_line_created_idx" on "app"."activation_line" ("tenant_id", "created" desc, "id" desc);

create index "activation_line_company_activation_id_idx" on "app"."activation_line" ("tenant_id", "company_activation_id", "created" desc, "id" desc);

alter table "app"."activation_line" enable row level security;

alter table "app"."activation_line" force row level security;

create policy tenant on "app"."activation_line" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."activation_line" to homeport_gate using (true) with check (true);

revoke update on "app"."activation_line" from homeport_app;

create trigger noted after insert or update or delete on "app"."activation_line" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."activation_line" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."activity" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "kind" text not null,
  "subject" text not null,
  "customer_id" uuid,
  "opportunity_id" uuid,
  "contact_id" uuid,
  "owner_id" uuid,
  "due_at" timestamptz not null,
  "duration" integer,
  "notes" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("subject", ''))) stored,
  constraint "activity_pkey" primary key ("tenant_id", "id"),
  constraint "activity_version_check" check ("version" > 0),
  constraint "activity_kind_check" check ("kind" in ('CALL', 'MEETING', 'EMAIL', 'TASK', 'VISIT')),
  constraint "activity_subject_check" check (char_length("subject") <= 200),
  constraint "activity_duration_check" check ("duration" >= 5 and "duration" <= 1440),
  constraint "activity_notes_check" check (char_length("notes") <= 4000),
  constraint "activity_status_check" check ("status" in ('OPEN', 'DONE', 'CANCELLED'))
);

create index "activity_created_idx" on "app"."activity" ("tenant_id", "created" desc, "id" desc);

create index "activity_customer_id_idx" on "app"."activity" ("tenant_id", "customer_id", "created" desc, "id" desc);

create index "activity_opportunity_id_idx" on "app"."activity" ("tenant_id", "opportunity_id", "created" desc, "id" desc);

create index "activity_owner_id_status_idx" on "app"."activity" ("tenant_id", "owner_id", "status", "created" desc, "id" desc);

create index "activity_due_at_idx" on "app"."activity" ("tenant_id", "due_at", "created" desc, "id" desc);

create index "activity_contact_id_idx" on "app"."activity" ("tenant_id", "contact_id", "created" desc, "id" desc);

create index "activity_due_at_order_idx" on "app"."activity" ("tenant_id", "due_at", "id");

create index "activity_search_idx" on "app"."activity" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."activity" enable row level security;

alter table "app"."activity" force row level security;

create policy tenant on "app"."activity" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."activity" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."activity" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."activity" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."activity_type" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "minimum_duration" integer not null,
  "maximum_duration" integer not null,
  "color" text,
  "is_billable" boolean,
  "needs_room" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "activity_type_pkey" primary key ("tenant_id", "id"),
  constraint "activity_type_code_key" unique ("tenant_id", "code"),
  constraint "activity_type_version_check" check ("version" > 0),
  constraint "activity_type_code_check" check (char_length("code") <= 40),
  constraint "activity_type_code_check2" check ("code" = upper("code")),
  constraint "activity_type_name_check" check (char_length("name") <= 120),
  constraint "activity_type_minimum_duration_check" check ("minimum_duration" >= 5 and "minimum_duration" <= 1440),
  constraint "activity_type_maximum_duration_check" check ("maximum_duration" >= 5 and "maximum_duration" <= 1440),
  constraint "activity_type_color_check" check (char_length("color") <= 7)
);

create index "activity_type_created_idx" on "app"."activity_type" ("tenant_id", "created" desc, "id" desc);

create index "activity_type_name_order_idx" on "app"."activity_type" ("tenant_id", "name", "id");

create index "activity_type_search_idx" on "app"."activity_type" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."activity_type" enable row level security;

alter table "app"."activity_type" force row level security;

create policy tenant on "app"."activity_type" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."activity_type" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."activity_type" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."activity_type" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."api_client" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "client_id" text not null,
  "name" text not null,
  "secret_hash" text,
  "secret_ending" text,
  "secret_set_at" timestamptz,
  "scopes" text not null,
  "calls_per_minute" integer,
  "valid_until" date,
  "last_used_at" timestamptz,
  "note" text,
  "user_id" uuid,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("client_id", ''))) stored,
  constraint "api_client_pkey" primary key ("tenant_id", "id"),
  constraint "api_client_client_id_key" unique ("tenant_id", "client_id"),
  constraint "api_client_version_check" check ("version" > 0),
  constraint "api_client_client_id_check" check (char_length("client_id") <= 60),
  constraint "api_client_client_id_check2" check ("client_id" = upper("client_id")),
  constraint "api_client_name_check" check (char_length("name") <= 120),
  constraint "api_client_secret_hash_check" check (char_length("secret_hash") <= 200),
  constraint "api_client_secret_ending_check" check (char_length("secret_ending") <= 4),
  constraint "api_client_scopes_check" check (char_length("scopes") <= 1000),
  constraint "api_client_calls_per_minute_check" check ("calls_per_minute" >= 1 and "calls_per_minute" <= 6000),
  constraint "api_client_note_check" check (char_length("note") <= 400)
);

create index "api_client_created_idx" on "app"."api_client" ("tenant_id", "created" desc, "id" desc);

create index "api_client_user_id_idx" on "app"."api_client" ("tenant_id", "user_id", "created" desc, "id" desc);

create index "api_client_name_order_idx" on "app"."api_client" ("tenant_id", "name", "id");

create index "api_client_search_idx" on "app"."api_client" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."api_client" enable row level security;

alter table "app"."api_client" force row level security;

create policy tenant on "app"."api_client" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."api_client" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."api_client" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."api_client" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."api_client_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "api_client_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "api_client_roles_link_target_idx" on "app"."api_client_roles_link" ("tenant_id", "target_id");

alter table "app"."api_client_roles_link" enable row level security;

alter table "app"."api_client_roles_link" force row level security;

create policy tenant on "app"."api_client_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."api_client_roles_link" to homeport_gate using (true) with check (true);

create table "app"."approval_group" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "fallback_contact_id" uuid,
  "escalation_contact_id" uuid,
  "due_in_days" integer,
  "approves_expenses" boolean,
  "approves_purchases" boolean,
  "approves_sales" boolean,
  "approves_costs" boolean,
  "approves_moves" boolean,
  "approves_exceptions" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "approval_group_pkey" primary key ("tenant_id", "id"),
  constraint "approval_group_code_key" unique ("tenant_id", "code"),
  constraint "approval_group_version_check" check ("version" > 0),
  constraint "approval_group_code_check" check (char_length("code") <= 40),
  constraint "approval_group_code_check2" check ("code" = upper("code")),
  constraint "approval_group_name_check" check (char_length("name") <= 120),
  constraint "approval_group_due_in_days_check" check ("due_in_days" >= 1 and "due_in_days" <= 60)
);

create index "approval_group_created_idx" on "app"."approval_group" ("tenant_id", "created" desc, "id" desc);

create index "approval_group_name_order_idx" on "app"."approval_group" ("tenant_id", "name", "id");

create index "approval_group_search_idx" on "app"."approval_group" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."approval_group" enable row level security;

alter table "app"."approval_group" force row level security;

create policy tenant on "app"."approval_group" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."approval_group" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."approval_group" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."approval_group" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."approval_group_members_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "approval_group_members_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "approval_group_members_link_target_idx" on "app"."approval_group_members_link" ("tenant_id", "target_id");

alter table "app"."approval_group_members_link" enable row level security;

alter table "app"."approval_group_members_link" force row level security;

create policy tenant on "app"."approval_group_members_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."approval_group_members_link" to homeport_gate using (true) with check (true);

create table "app"."assistant_message" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "thread_id" uuid not null,
  "user_id" uuid not null,
  "position" integer not null,
  "author" text not null,
  "body" text not null,
  "sources" jsonb,
  "topics" jsonb,
  "language" text not null,
  "is_found" boolean,
  "phrased_by" text,
  constraint "assistant_message_pkey" primary key ("tenant_id", "id"),
  constraint "assistant_message_thread_id_position_key" unique ("tenant_id", "thread_id", "position"),
  constraint "assistant_message_version_check" check ("version" > 0),
  constraint "assistant_message_position_check" check ("position" >= 1),
  constraint "assistant_message_author_check" check ("author" in ('PERSON', 'ASSISTANT')),
  constraint "assistant_message_body_check" check (char_length("body") <= 12000),
  constraint "assistant_message_language_check" check ("language" in ('en', 'es', 'fr')),
  constraint "assistant_message_phrased_by_check" check ("phrased_by" in ('TEMPLATES', 'MODEL'))
);

create index "assistant_message_created_idx" on "app"."assistant_message" ("tenant_id", "created" desc, "id" desc);

create index "assistant_message_user_id_idx" on "app"."assistant_message" ("tenant_id", "user_id", "created" desc, "id" desc);

create index "assistant_message_thread_id_idx" on "app"."assistant_message" ("tenant_id", "thread_id", "created" desc, "id" desc);

create index "assistant_message_position_order_idx" on "app"."assistant_message" ("tenant_id", "position", "id");

alter table "app"."assistant_message" enable row level security;

alter table "app"."assistant_message" force row level security;

create policy tenant on "app"."assistant_message" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."assistant_message" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."assistant_message" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."assistant_message" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."assistant_thread" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "user_id" uuid not null,
  "title" text not null,
  "last_message_at" timestamptz not null,
  "ticket_id" uuid,
  constraint "assistant_thread_pkey" primary key ("tenant_id", "id"),
  constraint "assistant_thread_version_check" check ("version" > 0),
  constraint "assistant_thread_title_check" check (char_length("title") <= 200)
);

create index "assistant_thread_created_idx" on "app"."assistant_thread" ("tenant_id", "created" desc, "id" desc);

create index "assistant_thread_user_id_last_message_at_idx" on "app"."assistant_thread" ("tenant_id", "user_id", "last_message_at", "created" desc, "id" desc);

create index "assistant_thread_ticket_id_idx" on "app"."assistant_thread" ("tenant_id", "ticket_id", "created" desc, "id" desc);

create index "assistant_thread_last_message_at_order_idx" on "app"."assistant_thread" ("tenant_id", "last_message_at", "id");

alter table "app"."assistant_thread" enable row level security;

alter table "app"."assistant_thread" force row level security;

create policy tenant on "app"."assistant_thread" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."assistant_thread" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."assistant_thread" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."assistant_thread" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."attachment" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "name" text not null,
  "content_type" text not null,
  "size" integer not null,
  "sha256" text not null,
  "storage_key" text not null,
  "purpose" text not null,
  "status" text not null,
  "attachment_type" text,
  "owner_id" uuid,
  "entity" text,
  "entity_id" text,
  "width" integer,
  "height" integer,
  "share" text not null,
  "expires" timestamptz,
  "note" text,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "attachment_pkey" primary key ("tenant_id", "id"),
  constraint "attachment_version_check" check ("version" > 0),
  constraint "attachment_name_check" check (char_length("name") <= 255),
  constraint "attachment_content_type_check" check (char_length("content_type") <= 120),
  constraint "attachment_sha256_check" check (char_length("sha256") <= 64),
  constraint "attachment_storage_key_check" check (char_length("storage_key") <= 200),
  constraint "attachment_purpose_check" check ("purpose" in ('EXPENSE_RECEIPT', 'PROFILE_PICTURE', 'LOGO', 'DOCUMENT', 'CASE_VIDEO', 'EXPORT', 'EXPORTER_FILE', 'IMPORT', 'PAYMENT_FILE', 'MESSAGE')),
  constraint "attachment_status_check" check ("status" in ('CLEAN', 'QUARANTINED')),
  constraint "attachment_attachment_type_check" check (char_length("attachment_type") <= 100),
  constraint "attachment_entity_check" check (char_length("entity") <= 60),
  constraint "attachment_entity_id_check" check (char_length("entity_id") <= 36),
  constraint "attachment_share_check" check ("share" in ('ME', 'TEAM', 'HR', 'ASSIGNEE')),
  constraint "attachment_note_check" check (char_length("note") <= 1000)
);

create index "attachment_created_idx" on "app"."attachment" ("tenant_id", "created" desc, "id" desc);

create index "attachment_entity_entity_id_idx" on "app"."attachment" ("tenant_id", "entity", "entity_id", "created" desc, "id" desc);

create index "attachment_sha256_idx" on "app"."attachment" ("tenant_id", "sha256", "created" desc, "id" desc);

create index "attachment_owner_id_idx" on "app"."attachment" ("tenant_id", "owner_id", "created" desc, "id" desc);

create index "attachment_search_idx" on "app"."attachment" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."attachment" enable row level security;

alter table "app"."attachment" force row level security;

create policy tenant on "app"."attachment" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."attachment" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."attachment" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."attachment" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."audience" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "name" text not null,
  "kind" text not null,
  "value" text,
  "role" text,
  "key" text,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("value", ''))) stored,
  constraint "audience_pkey" primary key ("tenant_id", "id"),
  constraint "audience_key_key" unique ("tenant_id", "key"),
  constraint "audience_version_check" check ("version" > 0),
  constraint "audience_name_check" check (char_length("name") <= 120),
  constraint "audience_kind_check" check ("kind" in ('GLOBAL', 'CLIENT', 'COUNTRY', 'REGION', 'OFFICE')),
  constraint "audience_value_check" check (char_length("value") <= 120),
  constraint "audience_role_check" check ("role" in ('ASSIGNEE', 'CASE_MANAGER', 'HR', 'FINANCE', 'FINANCE_LEAD', 'PAYROLL', 'LINE_MANAGER', 'APPROVER', 'VENDOR', 'PLANNER', 'DELEGATE', 'CASE_INITIATOR', 'ADMINISTRATOR', 'BUILDER', 'MASTER', 'CLIENT', 'DEPENDANT')),
  constraint "audience_key_check" check (char_length("key") <= 200)
);

create index "audience_created_idx" on "app"."audience" ("tenant_id", "created" desc, "id" desc);

create index "audience_name_order_idx" on "app"."audience" ("tenant_id", "name", "id");

create index "audience_search_idx" on "app"."audience" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."audience" enable row level security;

alter table "app"."audience" force row level security;

create policy tenant on "app"."audience" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."audience" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."audience" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."audience" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."authorised_tenant" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "holder_id" uuid not null,
  "granted_tenant_id" uuid not null,
  "until" date,
  "reason" text,
  "active" boolean,
  constraint "authorised_tenant_pkey" primary key ("tenant_id", "id"),
  constraint "authorised_tenant_holder_id_granted_tenant_id_key" unique ("tenant_id", "holder_id", "granted_tenant_id"),
  constraint "authorised_tenant_version_check" check ("version" > 0),
  constraint "authorised_tenant_reason_check" check (char_length("reason") <= 300)
);

create index "authorised_tenant_created_idx" on "app"."authorised_tenant" ("tenant_id", "created" desc, "id" desc);

create index "authorised_tenant_granted_tenant_id_idx" on "app"."authorised_tenant" ("tenant_id", "granted_tenant_id", "created" desc, "id" desc);

alter table "app"."authorised_tenant" enable row level security;

alter table "app"."authorised_tenant" force row level security;

create policy tenant on "app"."authorised_tenant" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."authorised_tenant" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."authorised_tenant" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."authorised_tenant" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."auto_shipment" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "maker" text not null,
  "model" text not null,
  "model_year" integer,
  "vin" text,
  "registration" text,
  "fuel" text,
  "is_operable" boolean,
  "odometer" numeric(19, 4),
  "odometer_unit" text,
  "odometer_km" numeric(21, 6),
  "odometer_mi" numeric(21, 6),
  "vehicle_value" numeric(19, 4),
  "customs_duty" numeric(19, 4),
  "cost" numeric(19, 4),
  "currency" text,
  "method" text,
  "loading_port" text,
  "discharge_port" text,
  "pickup_date" date,
  "delivery_date" date,
  "import_approval" text,
  "condition" text,
  "search_text" text generated always as (app.folded(coalesce("maker", '') || ' ' || coalesce("model", '') || ' ' || coalesce("vin", '') || ' ' || coalesce("registration", ''))) stored,
  constraint "auto_shipment_pkey" primary key ("tenant_id", "id"),
  constraint "auto_shipment_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "auto_shipment_version_check" check ("version" > 0),
  constraint "auto_shipment_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "auto_shipment_maker_check" check (char_length("maker") <= 60),
  constraint "auto_shipment_model_check" check (char_length("model") <= 60),
  constraint "auto_shipment_model_year_check" check ("model_year" >= 1900 and "model_year" <= 2100),
  constraint "auto_shipment_vin_check" check (char_length("vin") <= 17),
  constraint "auto_shipment_registration_check" check (char_length("registration") <= 20),
  constraint "auto_shipment_fuel_check" check ("fuel" in ('PETROL', 'DIESEL', 'HYBRID', 'ELECTRIC')),
  constraint "auto_shipment_odometer_check" check ("odometer" >= 0),
  constraint "auto_shipment_odometer_unit_check" check ("odometer_unit" in ('KM', 'MI')),
  constraint "auto_shipment_vehicle_value_check" check ("vehicle_value" >= 0),
  constraint "auto_shipment_customs_duty_check" check ("customs_duty" >= 0),
  constraint "auto_shipment_cost_check" check ("cost" >= 0),
  constraint "auto_shipment_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "auto_shipment_method_check" check ("method" in ('ROLL_ON', 'CONTAINER', 'OPEN_TRUCK', 'CLOSED_TRUCK', 'AIR')),
  constraint "auto_shipment_loading_port_check" check (char_length("loading_port") <= 80),
  constraint "auto_shipment_discharge_port_check" check (char_length("discharge_port") <= 80),
  constraint "auto_shipment_import_approval_check" check (char_length("import_approval") <= 60),
  constraint "auto_shipment_condition_check" check (char_length("condition") <= 2000)
);

create index "auto_shipment_created_idx" on "app"."auto_shipment" ("tenant_id", "created" desc, "id" desc);

create index "auto_shipment_pickup_date_idx" on "app"."auto_shipment" ("tenant_id", "pickup_date", "created" desc, "id" desc);

create index "auto_shipment_case_service_id_idx" on "app"."auto_shipment" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "auto_shipment_search_idx" on "app"."auto_shipment" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."auto_shipment" enable row level security;

alter table "app"."auto_shipment" force row level security;

create policy tenant on "app"."auto_shipment" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."auto_shipment" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."auto_shipment" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."auto_shipment" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."balance_sheet" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "effective_from" date not null,
  "effective_to" date,
  "currency" text not null,
  "base_salary" numeric(19, 4) not null,
  "hypothetical_tax" numeric(19, 4) not null,
  "housing_norm" numeric(19, 4) not null,
  "spendable" numeric(19, 4) not null,
  "index" numeric(17, 2) not null,
  "never_negative" boolean,
  "premiums" numeric(19, 4),
  "host_housing" numeric(19, 4),
  "reserve" numeric(19, 4),
  "cost_of_living" numeric(19, 4),
  "net" numeric(19, 4),
  constraint "balance_sheet_pkey" primary key ("tenant_id", "id"),
  constraint "balance_sheet_case_detail_id_effective_from_key" unique ("tenant_id", "case_detail_id", "effective_from"),
  constraint "balance_sheet_version_check" check ("version" > 0),
  constraint "balance_sheet_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "balance_sheet_base_salary_check" check ("base_salary" >= 0),
  constraint "balance_sheet_hypothetical_tax_check" check ("hypothetical_tax" >= 0),
  constraint "balance_sheet_housing_norm_check" check ("housing_norm" >= 0),
  constraint "balance_sheet_spendable_check" check ("spendable" >= 0),
  constraint "balance_sheet_index_check" check ("index" >= 0 and "index" <= 1000),
  constraint "balance_sheet_premiums_check" check ("premiums" >= 0),
  constraint "balance_sheet_host_housing_check" check ("host_housing" >= 0)
);

create index "balance_sheet_created_idx" on "app"."balance_sheet" ("tenant_id", "created" desc, "id" desc);

create index "balance_sheet_case_detail_id_idx" on "app"."balance_sheet" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

alter table "app"."balance_sheet" enable row level security;

alter table "app"."balance_sheet" force row level security;

create policy tenant on "app"."balance_sheet" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."balance_sheet" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."balance_sheet" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."balance_sheet" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."bank_details" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "relocatee_id" uuid not null,
  "name" text not null,
  "account_country" text not null,
  "currency" text not null,
  "account_name" text not null,
  "account_number" bytea not null,
  "account_number_last4" text,
  "iban" bytea,
  "iban_last4" text,
  "swift_code" bytea,
  "swift_code_last4" text,
  "sort_code" bytea,
  "sort_code_last4" text,
  "routing_number" bytea,
  "routing_number_last4" text,
  "transit_number" bytea,
  "transit_number_last4" text,
  "bank_code" bytea,
  "bank_code_last4" text,
  "bank" text,
  "branch" text,
  "address" jsonb,
  "notes" text,
  "is_default" boolean,
  "changed_at" timestamptz,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("account_name", ''))) stored,
  constraint "bank_details_pkey" primary key ("tenant_id", "id"),
  constraint "bank_details_version_check" check ("version" > 0),
  constraint "bank_details_name_check" check (char_length("name") <= 120),
  constraint "bank_details_account_country_check" check ("account_country" ~ '^[A-Z]{2}$'),
  constraint "bank_details_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "bank_details_account_name_check" check (char_length("account_name") <= 140),
  constraint "bank_details_account_number_last4_check" check (char_length("account_number_last4") <= 4),
  constraint "bank_details_iban_last4_check" check (char_length("iban_last4") <= 4),
  constraint "bank_details_swift_code_last4_check" check (char_length("swift_code_last4") <= 4),
  constraint "bank_details_sort_code_last4_check" check (char_length("sort_code_last4") <= 4),
  constraint "bank_details_routing_number_last4_check" check (char_length("routing_number_last4") <= 4),
  constraint "bank_details_transit_number_last4_check" check (char_length("transit_number_last4") <= 4),
  constraint "bank_details_bank_code_last4_check" check (char_length("bank_code_last4") <= 4),
  constraint "bank_details_bank_check" check (char_length("bank") <= 140),
  constraint "bank_details_branch_check" check (char_length("branch") <= 140),
  constraint "bank_details_address_check" check (jsonb_typeof("address") = 'object'),
  constraint "bank_details_notes_check" check (char_length("notes") <= 1000)
);

create index "bank_details_created_idx" on "app"."bank_details" ("tenant_id", "created" desc, "id" desc);

create index "bank_details_relocatee_id_idx" on "app"."bank_details" ("tenant_id", "relocatee_id", "created" desc, "id" desc);

create index "bank_details_search_idx" on "app"."bank_details" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."bank_details" enable row level security;

alter table "app"."bank_details" force row level security;

create policy tenant on "app"."bank_details" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."bank_details" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."bank_details" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."bank_details" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."bank_reconciliation" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "company_account_id" uuid not null,
  "statement_date" date not null,
  "currency" text not null,
  "opening_balance" numeric(19, 4) not null,
  "statement_amount" numeric(19, 4) not null,
  "bank_charges" numeric(19, 4),
  "cleared_amount" numeric(19, 4),
  "closing_balance" numeric(19, 4),
  "difference" numeric(19, 4),
  "notes" text,
  "status" text not null,
  constraint "bank_reconciliation_pkey" primary key ("tenant_id", "id"),
  constraint "bank_reconciliation_company_account_id_statement_date_key" unique ("tenant_id", "company_account_id", "statement_date"),
  constraint "bank_reconciliation_version_check" check ("version" > 0),
  constraint "bank_reconciliation_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "bank_reconciliation_bank_charges_check" check ("bank_charges" >= 0),
  constraint "bank_reconciliation_notes_check" check (char_length("notes") <= 2000),
  constraint "bank_reconciliation_status_check" check ("status" in ('OPEN', 'RECONCILED'))
);

create index "bank_reconciliation_created_idx" on "app"."bank_reconciliation" ("tenant_id", "created" desc, "id" desc);

create index "bank_reconciliation_statement_date_idx" on "app"."bank_reconciliation" ("tenant_id", "statement_date", "created" desc, "id" desc);

create index "bank_reconciliation_statement_date_order_idx" on "app"."bank_reconciliation" ("tenant_id", "statement_date", "id");

alter table "app"."bank_reconciliation" enable row level security;

alter table "app"."bank_reconciliation" force row level security;

create policy tenant on "app"."bank_reconciliation" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."bank_reconciliation" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."bank_reconciliation" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."bank_reconciliation" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."bank_reconciliation_line" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "bank_reconciliation_id" uuid not null,
  "value_date" date not null,
  "description" text not null,
  "bank_reference" text,
  "amount" numeric(19, 4) not null,
  "currency" text not null,
  "financial_transaction_id" uuid,
  "expense_payment_id" uuid,
  "is_cleared" boolean,
  "search_text" text generated always as (app.folded(coalesce("description", '') || ' ' || coalesce("bank_reference", ''))) stored,
  constraint "bank_reconciliation_line_pkey" primary key ("tenant_id", "id"),
  constraint "bank_reconciliation_line_version_check" check ("version" > 0),
  constraint "bank_reconciliation_line_description_check" check (char_length("description") <= 300),
  constraint "bank_reconciliation_line_bank_reference_check" check (char_length("bank_reference") <= 60),
  constraint "bank_reconciliation_line_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "bank_reconciliation_line_created_idx" on "app"."bank_reconciliation_line" ("tenant_id", "created" desc, "id" desc);

create index "bank_reconciliation_line_bank_reconciliation_id_value_date_idx" on "app"."bank_reconciliation_line" ("tenant_id", "bank_reconciliation_id", "value_date", "created" desc, "id" desc);

create index "bank_reconciliation_line_financial_transaction_id_idx" on "app"."bank_reconciliation_line" ("tenant_id", "financial_transaction_id", "created" desc, "id" desc);

create index "bank_reconciliation_line_value_date_order_idx" on "app"."bank_reconciliation_line" ("tenant_id", "value_date", "id");

create index "bank_reconciliation_line_search_idx" on "app"."bank_reconciliation_line" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."bank_reconciliation_line" enable row level security;

alter table "app"."bank_reconciliation_line" force row level security;

create policy tenant on "app"."bank_reconciliation_line" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."bank_reconciliation_line" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."bank_reconciliation_line" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."bank_reconciliation_line" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."batch_update" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "name" text not null,
  "reason" text not null,
  "about" text not null,
  "conditions" jsonb,
  "changes" jsonb not null,
  "job" text,
  "found" integer,
  "changed" integer,
  "failed" integer,
  "applied_at" timestamptz,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("reason", ''))) stored,
  constraint "batch_update_pkey" primary key ("tenant_id", "id"),
  constraint "batch_update_version_check" check ("version" > 0),
  constraint "batch_update_name_check" check (char_length("name") <= 120),
  constraint "batch_update_reason_check" check (char_length("reason") <= 1000),
  constraint "batch_update_about_check" check (char_length("about") <= 60),
  constraint "batch_update_job_check" check (char_length("job") <= 40),
  constraint "batch_update_found_check" check ("found" >= 0),
  constraint "batch_update_changed_check" check ("changed" >= 0),
  constraint "batch_update_failed_check" check ("failed" >= 0),
  constraint "batch_update_status_check" check ("status" in ('RUNNING', 'APPLIED', 'STOPPED', 'UNDONE'))
);

create index "batch_update_created_idx" on "app"."batch_update" ("tenant_id", "created" desc, "id" desc);

create index "batch_update_status_idx" on "app"."batch_update" ("tenant_id", "status", "created" desc, "id" desc);

create index "batch_update_search_idx" on "app"."batch_update" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."batch_update" enable row level security;

alter table "app"."batch_update" force row level security;

create policy tenant on "app"."batch_update" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."batch_update" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."batch_update" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."batch_update" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."benefit" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "category" text,
  "calculation_id" uuid,
  "allowance_id" uuid,
  "amount" numeric(19, 4),
  "currency" text,
  "unit_type" text,
  "number_of_units" integer,
  "period" text,
  "percentage" numeric(19, 4),
  "covered_years" integer,
  "year1" numeric(19, 4),
  "year2" numeric(19, 4),
  "year3" numeric(19, 4),
  "year4" numeric(19, 4),
  "year5" numeric(19, 4),
  "year6" numeric(19, 4),
  "year7" numeric(19, 4),
  "year8" numeric(19, 4),
  "year9" numeric(19, 4),
  "year10" numeric(19, 4),
  "data_variation" text,
  "flex_option" boolean,
  "lower_limit" numeric(19, 4),
  "upper_limit" numeric(19, 4),
  "tolerance" numeric(19, 4),
  "tax_code_id" uuid,
  "payment_method" text,
  "manual_approval" boolean,
  "include" boolean,
  "lock_include" boolean,
  "exception" boolean,
  "employee_can_post" boolean,
  "letter_text" text,
  "letter_sequence" integer,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "benefit_pkey" primary key ("tenant_id", "id"),
  constraint "benefit_code_key" unique ("tenant_id", "code"),
  constraint "benefit_version_check" check ("version" > 0),
  constraint "benefit_code_check" check (char_length("code") <= 40),
  constraint "benefit_code_check2" check ("code" = upper("code")),
  constraint "benefit_name_check" check (char_length("name") <= 120),
  constraint "benefit_category_check" check (char_length("category") <= 100),
  constraint "benefit_amount_check" check ("amount" >= 0),
  constraint "benefit_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "benefit_unit_type_check" check ("unit_type" in ('PIECE', 'DAY', 'NIGHT', 'TRIP', 'PERSON', 'KM')),
  constraint "benefit_number_of_units_check" check ("number_of_units" >= 0 and "number_of_units" <= 100000),
  constraint "benefit_period_check" check ("period" in ('ONCE', 'MONTH', 'YEAR', 'ITEM')),
  constraint "benefit_percentage_check" check ("percentage" >= 0 and "percentage" <= 1000),
  constraint "benefit_covered_years_check" check ("covered_years" >= 0 and "covered_years" <= 10),
  constraint "benefit_year1_check" check ("year1" >= 0 and "year1" <= 100),
  constraint "benefit_year2_check" check ("year2" >= 0 and "year2" <= 100),
  constraint "benefit_year3_check" check ("year3" >= 0 and "year3" <= 100),
  constraint "benefit_year4_check" check ("year4" >= 0 and "year4" <= 100),
  constraint "benefit_year5_check" check ("year5" >= 0 and "year5" <= 100),
  constraint "benefit_year6_check" check ("year6" >= 0 and "year6" <= 100),
  constraint "benefit_year7_check" check ("year7" >= 0 and "year7" <= 100),
  constraint "benefit_year8_check" check ("year8" >= 0 and "year8" <= 100),
  constraint "benefit_year9_check" check ("year9" >= 0 and "year9" <= 100),
  constraint "benefit_year10_check" check ("year10" >= 0 and "year10" <= 100),
  constraint "benefit_data_variation_check" check ("data_variation" in ('GRADE', 'FAMILY_SIZE', 'HOST_COUNTRY', 'DISTANCE')),
  constraint "benefit_lower_limit_check" check ("lower_limit" >= 0),
  constraint "benefit_upper_limit_check" check ("upper_limit" >= 0),
  constraint "benefit_tolerance_check" check ("tolerance" >= 0 and "tolerance" <= 100),
  constraint "benefit_payment_method_check" check (char_length("payment_method") <= 100),
  constraint "benefit_letter_text_check" check (char_length("letter_text") <= 4000),
  constraint "benefit_letter_sequence_check" check ("letter_sequence" >= 1 and "letter_sequence" <= 999)
);

create index "benefit_created_idx" on "app"."benefit" ("tenant_id", "created" desc, "id" desc);

create index "benefit_name_order_idx" on "app"."benefit" ("tenant_id", "name", "id");

create index "benefit_search_idx" on "app"."benefit" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."benefit" enable row level security;

alter table "app"."benefit" force row level security;

create policy tenant on "app"."benefit" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."benefit" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."benefit" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."benefit" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."benefit_change_amount_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "benefit_change_amount_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "benefit_change_amount_roles_link_target_idx" on "app"."benefit_change_amount_roles_link" ("tenant_id", "target_id");

alter table "app"."benefit_change_amount_roles_link" enable row level security;

alter table "app"."benefit_change_amount_roles_link" force row level security;

create policy tenant on "app"."benefit_change_amount_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."benefit_change_amount_roles_link" to homeport_gate using (true) with check (true);

create table "app"."benefit_edit_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "benefit_edit_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "benefit_edit_roles_link_target_idx" on "app"."benefit_edit_roles_link" ("tenant_id", "target_id");

alter table "app"."benefit_edit_roles_link" enable row level security;

alter table "app"."benefit_edit_roles_link" force row level security;

create policy tenant on "app"."benefit_edit_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."benefit_edit_roles_link" to homeport_gate using (true) with check (true);

create table "app"."benefit_exception_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "benefit_exception_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "benefit_exception_roles_link_target_idx" on "app"."benefit_exception_roles_link" ("tenant_id", "target_id");

alter table "app"."benefit_exception_roles_link" enable row level security;

alter table "app"."benefit_exception_roles_link" force row level security;

create policy tenant on "app"."benefit_exception_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."benefit_exception_roles_link" to homeport_gate using (true) with check (true);

create table "app"."benefit_flex_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "benefit_flex_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "benefit_flex_roles_link_target_idx" on "app"."benefit_flex_roles_link" ("tenant_id", "target_id");

alter table "app"."benefit_flex_roles_link" enable row level security;

alter table "app"."benefit_flex_roles_link" force row level security;

create policy tenant on "app"."benefit_flex_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."benefit_flex_roles_link" to homeport_gate using (true) with check (true);

create table "app"."benefit_to_expense_item" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "benefit_id" uuid not null,
  "expense_item_id" uuid not null,
  constraint "benefit_to_expense_item_pkey" primary key ("tenant_id", "id"),
  constraint "benefit_to_expense_item_benefit_id_expense_item_id_key" unique ("tenant_id", "benefit_id", "expense_item_id"),
  constraint "benefit_to_expense_item_version_check" check ("version" > 0)
);

create index "benefit_to_expense_item_created_idx" on "app"."benefit_to_expense_item" ("tenant_id", "created" desc, "id" desc);

create index "benefit_to_expense_item_benefit_id_idx" on "app"."benefit_to_expense_item" ("tenant_id", "benefit_id", "created" desc, "id" desc);

alter table "app"."benefit_to_expense_item" enable row level security;

alter table "app"."benefit_to_expense_item" force row level security;

create policy tenant on "app"."benefit_to_expense_item" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."benefit_to_expense_item" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."benefit_to_expense_item" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."benefit_to_expense_item" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."broadcast" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "title" text not null,
  "body" text not null,
  "title_es" text,
  "body_es" text,
  "title_fr" text,
  "body_fr" text,
  "tone" text not null,
  "send_at" timestamptz,
  "sent_at" timestamptz,
  "sent_by_id" uuid,
  "reached" integer,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("title", '') || ' ' || coalesce("title_es", '') || ' ' || coalesce("title_fr", ''))) stored,
  constraint "broadcast_pkey" primary key ("tenant_id", "id"),
  constraint "broadcast_version_check" check ("version" > 0),
  constraint "broadcast_title_check" check (char_length("title") <= 160),
  constraint "broadcast_body_check" check (char_length("body") <= 2000),
  constraint "broadcast_title_es_check" check (char_length("title_es") <= 160),
  constraint "broadcast_body_es_check" check (char_length("body_es") <= 2000),
  constraint "broadcast_title_fr_check" check (char_length("title_fr") <= 160),
  constraint "broadcast_body_fr_check" check (char_length("body_fr") <= 2000),
  constraint "broadcast_tone_check" check ("tone" in ('INFO', 'WARNING', 'OUTAGE')),
  constraint "broadcast_reached_check" check ("reached" >= 0),
  constraint "broadcast_status_check" check ("status" in ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'STOPPED', 'CANCELLED'))
);

create index "broadcast_created_idx" on "app"."broadcast" ("tenant_id", "created" desc, "id" desc);

create index "broadcast_status_send_at_idx" on "app"."broadcast" ("tenant_id", "status", "send_at", "created" desc, "id" desc);

create index "broadcast_sent_by_id_idx" on "app"."broadcast" ("tenant_id", "sent_by_id", "created" desc, "id" desc);

create index "broadcast_search_idx" on "app"."broadcast" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."broadcast" enable row level security;

alter table "app"."broadcast" force row level security;

create policy tenant on "app"."broadcast" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."broadcast" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."broadcast" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."broadcast" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."broadcast_audiences_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "broadcast_audiences_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "broadcast_audiences_link_target_idx" on "app"."broadcast_audiences_link" ("tenant_id", "target_id");

alter table "app"."broadcast_audiences_link" enable row level security;

alter table "app"."broadcast_audiences_link" force row level security;

create policy tenant on "app"."broadcast_audiences_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."broadcast_audiences_link" to homeport_gate using (true) with check (true);

create table "app"."broadcast_companies_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "broadcast_companies_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "broadcast_companies_link_target_idx" on "app"."broadcast_companies_link" ("tenant_id", "target_id");

alter table "app"."broadcast_companies_link" enable row level security;

alter table "app"."broadcast_companies_link" force row level security;

create policy tenant on "app"."broadcast_companies_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."broadcast_companies_link" to homeport_gate using (true) with check (true);

create table "app"."broadcast_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "broadcast_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "broadcast_roles_link_target_idx" on "app"."broadcast_roles_link" ("tenant_id", "target_id");

alter table "app"."broadcast_roles_link" enable row level security;

alter table "app"."broadcast_roles_link" force row level security;

create policy tenant on "app"."broadcast_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."broadcast_roles_link" to homeport_gate using (true) with check (true);

create table "app"."business_function" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "business_function_pkey" primary key ("tenant_id", "id"),
  constraint "business_function_code_key" unique ("tenant_id", "code"),
  constraint "business_function_version_check" check ("version" > 0),
  constraint "business_function_code_check" check (char_length("code") <= 40),
  constraint "business_function_code_check2" check ("code" = upper("code")),
  constraint "business_function_name_check" check (char_length("name") <= 120),
  constraint "business_function_description_check" check (char_length("description") <= 1000)
);

create index "business_function_created_idx" on "app"."business_function" ("tenant_id", "created" desc, "id" desc);

create index "business_function_name_order_idx" on "app"."business_function" ("tenant_id", "name", "id");

create index "business_function_search_idx" on "app"."business_function" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."business_function" enable row level security;

alter table "app"."business_function" force row level security;

create policy tenant on "app"."business_function" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."business_function" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."business_function" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."business_function" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."business_rule" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "applies_to" text not null,
  "happening" text not null,
  "matches" text not null,
  "outcome" text not null,
  "message" text,
  "set_field" text,
  "set_value" text,
  "workflow_id" uuid,
  "notification_event_id" uuid,
  "sequence" integer not null,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "business_rule_pkey" primary key ("tenant_id", "id"),
  constraint "business_rule_code_key" unique ("tenant_id", "code"),
  constraint "business_rule_version_check" check ("version" > 0),
  constraint "business_rule_code_check" check (char_length("code") <= 40),
  constraint "business_rule_code_check2" check ("code" = upper("code")),
  constraint "business_rule_name_check" check (char_length("name") <= 120),
  constraint "business_rule_applies_to_check" check (char_length("applies_to") <= 60),
  constraint "business_rule_happening_check" check ("happening" in ('CREATE', 'UPDATE', 'STATUS', 'DAILY')),
  constraint "business_rule_matches_check" check ("matches" in ('ALL', 'ANY')),
  constraint "business_rule_outcome_check" check ("outcome" in ('REFUSE', 'WARN', 'SET', 'WORKFLOW', 'NOTIFY')),
  constraint "business_rule_message_check" check (char_length("message") <= 400),
  constraint "business_rule_set_field_check" check (char_length("set_field") <= 60),
  constraint "business_rule_set_value_check" check (char_length("set_value") <= 200),
  constraint "business_rule_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999)
);

create index "business_rule_created_idx" on "app"."business_rule" ("tenant_id", "created" desc, "id" desc);

create index "business_rule_applies_to_sequence_idx" on "app"."business_rule" ("tenant_id", "applies_to", "sequence", "created" desc, "id" desc);

create index "business_rule_name_order_idx" on "app"."business_rule" ("tenant_id", "name", "id");

create index "business_rule_search_idx" on "app"."business_rule" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."business_rule" enable row level security;

alter table "app"."business_rule" force row level security;

create policy tenant on "app"."business_rule" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."business_rule" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."business_rule" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."business_rule" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."business_rule_condition" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "business_rule_id" uuid not null,
  "sequence" integer not null,
  "field" text not null,
  "operator" text not null,
  "value" text,
  constraint "business_rule_condition_pkey" primary key ("tenant_id", "id"),
  constraint "business_rule_condition_version_check" check ("version" > 0),
  constraint "business_rule_condition_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "business_rule_condition_field_check" check (char_length("field") <= 120),
  constraint "business_rule_condition_operator_check" check ("operator" in ('eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'lk', 'null', 'notNull')),
  constraint "business_rule_condition_value_check" check (char_length("value") <= 400)
);

create index "business_rule_condition_created_idx" on "app"."business_rule_condition" ("tenant_id", "created" desc, "id" desc);

create index "business_rule_condition_business_rule_id_sequence_idx" on "app"."business_rule_condition" ("tenant_id", "business_rule_id", "sequence", "created" desc, "id" desc);

create index "business_rule_condition_sequence_order_idx" on "app"."business_rule_condition" ("tenant_id", "sequence", "id");

alter table "app"."business_rule_condition" enable row level security;

alter table "app"."business_rule_condition" force row level security;

create policy tenant on "app"."business_rule_condition" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."business_rule_condition" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."business_rule_condition" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."business_rule_condition" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."calculation" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "method" text not null,
  "base" text,
  "percentage" numeric(19, 4),
  "factor" numeric(21, 6),
  "formula" text,
  "floor" numeric(19, 4),
  "cap" numeric(19, 4),
  "currency" text,
  "proration" text not null,
  "decimals" integer,
  "day_of_month" integer,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "calculation_pkey" primary key ("tenant_id", "id"),
  constraint "calculation_code_key" unique ("tenant_id", "code"),
  constraint "calculation_version_check" check ("version" > 0),
  constraint "calculation_code_check" check (char_length("code") <= 40),
  constraint "calculation_code_check2" check ("code" = upper("code")),
  constraint "calculation_name_check" check (char_length("name") <= 120),
  constraint "calculation_method_check" check ("method" in ('FIXED', 'PERCENT', 'PER_UNIT', 'INDEX', 'FORMULA')),
  constraint "calculation_base_check" check (char_length("base") <= 100),
  constraint "calculation_percentage_check" check ("percentage" >= 0 and "percentage" <= 1000),
  constraint "calculation_factor_check" check ("factor" >= 0),
  constraint "calculation_formula_check" check (char_length("formula") <= 2000),
  constraint "calculation_floor_check" check ("floor" >= 0),
  constraint "calculation_cap_check" check ("cap" >= 0),
  constraint "calculation_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "calculation_proration_check" check ("proration" in ('NONE', 'CALENDAR', 'THIRTY', 'WORKING')),
  constraint "calculation_decimals_check" check ("decimals" >= 0 and "decimals" <= 4),
  constraint "calculation_day_of_month_check" check ("day_of_month" >= 1 and "day_of_month" <= 31)
);

create index "calculation_created_idx" on "app"."calculation" ("tenant_id", "created" desc, "id" desc);

create index "calculation_name_order_idx" on "app"."calculation" ("tenant_id", "name", "id");

create index "calculation_search_idx" on "app"."calculation" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."calculation" enable row level security;

alter table "app"."calculation" force row level security;

create policy tenant on "app"."calculation" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."calculation" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."calculation" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."calculation" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."calendar_event" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "assignee_id" uuid not null,
  "title" text not null,
  "activity" text,
  "start_date" timestamptz,
  "end_date" timestamptz,
  "time_zone" text,
  "notes" text,
  "is_scheduled" boolean,
  "search_text" text generated always as (app.folded(coalesce("title", '') || ' ' || coalesce("notes", ''))) stored,
  constraint "calendar_event_pkey" primary key ("tenant_id", "id"),
  constraint "calendar_event_version_check" check ("version" > 0),
  constraint "calendar_event_title_check" check (char_length("title") <= 160),
  constraint "calendar_event_activity_check" check ("activity" in ('APPOINTMENT', 'CALL', 'TRAVEL', 'DEADLINE', 'OTHER')),
  constraint "calendar_event_time_zone_check" check (char_length("time_zone") <= 60),
  constraint "calendar_event_notes_check" check (char_length("notes") <= 2000)
);

create index "calendar_event_created_idx" on "app"."calendar_event" ("tenant_id", "created" desc, "id" desc);

create index "calendar_event_assignee_id_start_date_idx" on "app"."calendar_event" ("tenant_id", "assignee_id", "start_date", "created" desc, "id" desc);

create index "calendar_event_is_scheduled_idx" on "app"."calendar_event" ("tenant_id", "is_scheduled", "created" desc, "id" desc);

create index "calendar_event_start_date_order_idx" on "app"."calendar_event" ("tenant_id", "start_date", "id");

create index "calendar_event_search_idx" on "app"."calendar_event" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."calendar_event" enable row level security;

alter table "app"."calendar_event" force row level security;

create policy tenant on "app"."calendar_event" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."calendar_event" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."calendar_event" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."calendar_event" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."campaign" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "parent_id" uuid,
  "channel" text not null,
  "product" text,
  "target_industry" text,
  "target_company_size" text,
  "start_date" date not null,
  "end_date" date,
  "budget" numeric(19, 4),
  "currency" text,
  "responses" integer,
  "owner_id" uuid,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "campaign_pkey" primary key ("tenant_id", "id"),
  constraint "campaign_code_key" unique ("tenant_id", "code"),
  constraint "campaign_version_check" check ("version" > 0),
  constraint "campaign_code_check" check (char_length("code") <= 40),
  constraint "campaign_code_check2" check ("code" = upper("code")),
  constraint "campaign_name_check" check (char_length("name") <= 120),
  constraint "campaign_channel_check" check (char_length("channel") <= 100),
  constraint "campaign_product_check" check (char_length("product") <= 100),
  constraint "campaign_target_industry_check" check (char_length("target_industry") <= 100),
  constraint "campaign_target_company_size_check" check (char_length("target_company_size") <= 100),
  constraint "campaign_budget_check" check ("budget" >= 0),
  constraint "campaign_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "campaign_responses_check" check ("responses" >= 0 and "responses" <= 1000000),
  constraint "campaign_status_check" check ("status" in ('PLANNED', 'RUNNING', 'COMPLETED', 'DROPPED'))
);

create index "campaign_created_idx" on "app"."campaign" ("tenant_id", "created" desc, "id" desc);

create index "campaign_status_idx" on "app"."campaign" ("tenant_id", "status", "created" desc, "id" desc);

create index "campaign_owner_id_idx" on "app"."campaign" ("tenant_id", "owner_id", "created" desc, "id" desc);

create index "campaign_name_order_idx" on "app"."campaign" ("tenant_id", "name", "id");

create index "campaign_search_idx" on "app"."campaign" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."campaign" enable row level security;

alter table "app"."campaign" force row level security;

create policy tenant on "app"."campaign" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."campaign" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."campaign" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."campaign" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."canned_answer" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "title" text not null,
  "language" text not null,
  "category" text,
  "text" text not null,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("title", '') || ' ' || coalesce("text", ''))) stored,
  constraint "canned_answer_pkey" primary key ("tenant_id", "id"),
  constraint "canned_answer_version_check" check ("version" > 0),
  constraint "canned_answer_title_check" check (char_length("title") <= 120),
  constraint "canned_answer_language_check" check ("language" in ('en', 'es', 'fr')),
  constraint "canned_answer_category_check" check ("category" in ('ASSIGNMENT', 'SERVICE', 'HOUSING', 'TRAVEL', 'EXPENSES', 'DOCUMENTS', 'TECHNICAL', 'OTHER')),
  constraint "canned_answer_text_check" check (char_length("text") <= 4000)
);

create index "canned_answer_created_idx" on "app"."canned_answer" ("tenant_id", "created" desc, "id" desc);

create index "canned_answer_title_order_idx" on "app"."canned_answer" ("tenant_id", "title", "id");

create index "canned_answer_search_idx" on "app"."canned_answer" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."canned_answer" enable row level security;

alter table "app"."canned_answer" force row level security;

create policy tenant on "app"."canned_answer" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."canned_answer" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."canned_answer" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."canned_answer" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_accounting" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "finance_profile_id" uuid,
  "charge_profile_id" uuid,
  "cost_profile_id" uuid,
  "approved_amount" numeric(19, 4),
  "currency" text not null,
  "po_number" text,
  "cost_center_id" uuid,
  "completed_by_id" uuid,
  "completed_date" date,
  "completion_notes" text,
  "status" text not null,
  constraint "case_accounting_pkey" primary key ("tenant_id", "id"),
  constraint "case_accounting_case_detail_id_key" unique ("tenant_id", "case_detail_id"),
  constraint "case_accounting_version_check" check ("version" > 0),
  constraint "case_accounting_approved_amount_check" check ("approved_amount" >= 0),
  constraint "case_accounting_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "case_accounting_po_number_check" check (char_length("po_number") <= 60),
  constraint "case_accounting_completion_notes_check" check (char_length("completion_notes") <= 2000),
  constraint "case_accounting_status_check" check ("status" in ('OPEN', 'COMPLETE'))
);

create index "case_accounting_created_idx" on "app"."case_accounting" ("tenant_id", "created" desc, "id" desc);

create index "case_accounting_finance_profile_id_idx" on "app"."case_accounting" ("tenant_id", "finance_profile_id", "created" desc, "id" desc);

alter table "app"."case_accounting" enable row level security;

alter table "app"."case_accounting" force row level security;

create policy tenant on "app"."case_accounting" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_accounting" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_accounting" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_accounting" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_actual_cost" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "case_service_id" uuid,
  "case_benefit_id" uuid,
  "description" text not null,
  "amount" numeric(19, 4) not null,
  "currency" text not null,
  "exchange_rate" numeric(25, 10),
  "posting_period_id" uuid not null,
  "effective_date" date not null,
  "source" text not null,
  "vendor_id" uuid,
  "vendor_invoice_id" uuid,
  "financial_code_id" uuid,
  "search_text" text generated always as (app.folded(coalesce("description", ''))) stored,
  constraint "case_actual_cost_pkey" primary key ("tenant_id", "id"),
  constraint "case_actual_cost_version_check" check ("version" > 0),
  constraint "case_actual_cost_description_check" check (char_length("description") <= 200),
  constraint "case_actual_cost_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "case_actual_cost_exchange_rate_check" check ("exchange_rate" >= 1e-10),
  constraint "case_actual_cost_source_check" check ("source" in ('INVOICE', 'EXPENSE', 'PAYROLL', 'ACCRUAL', 'MANUAL'))
);

create index "case_actual_cost_created_idx" on "app"."case_actual_cost" ("tenant_id", "created" desc, "id" desc);

create index "case_actual_cost_case_detail_id_effective_date_idx" on "app"."case_actual_cost" ("tenant_id", "case_detail_id", "effective_date", "created" desc, "id" desc);

create index "case_actual_cost_posting_period_id_idx" on "app"."case_actual_cost" ("tenant_id", "posting_period_id", "created" desc, "id" desc);

create index "case_actual_cost_vendor_id_idx" on "app"."case_actual_cost" ("tenant_id", "vendor_id", "created" desc, "id" desc);

create index "case_actual_cost_effective_date_order_idx" on "app"."case_actual_cost" ("tenant_id", "effective_date", "id");

create index "case_actual_cost_search_idx" on "app"."case_actual_cost" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."case_actual_cost" enable row level security;

alter table "app"."case_actual_cost" force row level security;

create policy tenant on "app"."case_actual_cost" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_actual_cost" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_actual_cost" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_actual_cost" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_benefit" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "assignee_id" uuid not null,
  "benefit_id" uuid not null,
  "amount" numeric(19, 4),
  "currency" text not null,
  "lower_limit" numeric(19, 4),
  "upper_limit" numeric(19, 4),
  "tolerance" numeric(19, 4),
  "period" text,
  "with_expenses" boolean,
  constraint "case_benefit_pkey" primary key ("tenant_id", "id"),
  constraint "case_benefit_case_detail_id_benefit_id_key" unique ("tenant_id", "case_detail_id", "benefit_id"),
  constraint "case_benefit_version_check" check ("version" > 0),
  constraint "case_benefit_amount_check" check ("amount" >= 0),
  constraint "case_benefit_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "case_benefit_lower_limit_check" check ("lower_limit" >= 0),
  constraint "case_benefit_upper_limit_check" check ("upper_limit" >= 0),
  constraint "case_benefit_tolerance_check" check ("tolerance" >= 0 and "tolerance" <= 100),
  constraint "case_benefit_period_check" check ("period" in ('ONCE', 'MONTH', 'YEAR', 'ITEM'))
);

create index "case_benefit_created_idx" on "app"."case_benefit" ("tenant_id", "created" desc, "id" desc);

create index "case_benefit_case_detail_id_idx" on "app"."case_benefit" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "case_benefit_assignee_id_idx" on "app"."case_benefit" ("tenant_id", "assignee_id", "created" desc, "id" desc);

alter table "app"."case_benefit" enable row level security;

alter table "app"."case_benefit" force row level security;

create policy tenant on "app"."case_benefit" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_benefit" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_benefit" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_benefit" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_block" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "reason" text not null,
  "phase" text,
  "blocked_by_id" uuid,
  "notes" text,
  "lifted_at" timestamptz,
  "status" text not null,
  constraint "case_block_pkey" primary key ("tenant_id", "id"),
  constraint "case_block_version_check" check ("version" > 0),
  constraint "case_block_reason_check" check (char_length("reason") <= 100),
  constraint "case_block_phase_check" check (char_length("phase") <= 100),
  constraint "case_block_notes_check" check (char_length("notes") <= 2000),
  constraint "case_block_status_check" check ("status" in ('BLOCKED', 'LIFTED'))
);

create index "case_block_created_idx" on "app"."case_block" ("tenant_id", "created" desc, "id" desc);

create index "case_block_case_detail_id_idx" on "app"."case_block" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "case_block_status_idx" on "app"."case_block" ("tenant_id", "status", "created" desc, "id" desc);

alter table "app"."case_block" enable row level security;

alter table "app"."case_block" force row level security;

create policy tenant on "app"."case_block" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_block" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_block" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_block" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_calculation_step" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "step" text not null,
  "started_at" timestamptz,
  "finished_at" timestamptz,
  "message" text,
  "status" text not null,
  constraint "case_calculation_step_pkey" primary key ("tenant_id", "id"),
  constraint "case_calculation_step_case_detail_id_step_key" unique ("tenant_id", "case_detail_id", "step"),
  constraint "case_calculation_step_version_check" check ("version" > 0),
  constraint "case_calculation_step_step_check" check ("step" in ('COMPONENTS', 'BENEFITS', 'COST_OF_LIVING', 'HYPOTHETICAL_TAX_BENEFITS', 'HYPOTHETICAL_TAX', 'PROVIDER_TAX_DATA', 'MONTHLY_PRORATION', 'COST_ESTIMATES', 'BALANCE_SHEETS', 'PACKAGE_COMPONENTS')),
  constraint "case_calculation_step_message_check" check (char_length("message") <= 400),
  constraint "case_calculation_step_status_check" check ("status" in ('PENDING', 'IN_PROGRESS', 'COMPLETED'))
);

create index "case_calculation_step_created_idx" on "app"."case_calculation_step" ("tenant_id", "created" desc, "id" desc);

create index "case_calculation_step_status_idx" on "app"."case_calculation_step" ("tenant_id", "status", "created" desc, "id" desc);

create index "case_calculation_step_case_detail_id_idx" on "app"."case_calculation_step" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

alter table "app"."case_calculation_step" enable row level security;

alter table "app"."case_calculation_step" force row level security;

create policy tenant on "app"."case_calculation_step" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_calculation_step" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_calculation_step" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_calculation_step" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_contact" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "role" text not null,
  "name" text not null,
  "job_title" text,
  "company" text,
  "email" text,
  "phone" text,
  "photo_id" uuid,
  "time_zone" text,
  "working_days" text,
  "works_from" text,
  "works_until" text,
  "user_id" uuid,
  "share_with_assignee" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("company", '') || ' ' || coalesce("email", ''))) stored,
  constraint "case_contact_pkey" primary key ("tenant_id", "id"),
  constraint "case_contact_version_check" check ("version" > 0),
  constraint "case_contact_role_check" check ("role" in ('CASE_MANAGER', 'HR', 'LINE_MANAGER', 'VENDOR', 'EMERGENCY', 'OTHER')),
  constraint "case_contact_name_check" check (char_length("name") <= 160),
  constraint "case_contact_job_title_check" check (char_length("job_title") <= 120),
  constraint "case_contact_company_check" check (char_length("company") <= 160),
  constraint "case_contact_email_check" check (char_length("email") <= 320),
  constraint "case_contact_phone_check" check (char_length("phone") <= 16),
  constraint "case_contact_time_zone_check" check (char_length("time_zone") <= 60),
  constraint "case_contact_working_days_check" check ("working_days" in ('MON_FRI', 'SUN_THU', 'MON_SAT', 'EVERY_DAY')),
  constraint "case_contact_works_from_check" check (char_length("works_from") <= 5),
  constraint "case_contact_works_until_check" check (char_length("works_until") <= 5)
);

create index "case_contact_created_idx" on "app"."case_contact" ("tenant_id", "created" desc, "id" desc);

create index "case_contact_case_detail_id_idx" on "app"."case_contact" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "case_contact_user_id_idx" on "app"."case_contact" ("tenant_id", "user_id", "created" desc, "id" desc);

create index "case_contact_email_idx" on "app"."case_contact" ("tenant_id", "email", "created" desc, "id" desc);

create index "case_contact_name_order_idx" on "app"."case_contact" ("tenant_id", "name", "id");

create index "case_contact_search_idx" on "app"."case_contact" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."case_contact" enable row level security;

alter table "app"."case_contact" force row level security;

create policy tenant on "app"."case_contact" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_contact" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_contact" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_contact" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_contact_services_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "case_contact_services_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "case_contact_services_link_target_idx" on "app"."case_contact_services_link" ("tenant_id", "target_id");

alter table "app"."case_contact_services_link" enable row level security;

alter table "app"."case_contact_services_link" force row level security;

create policy tenant on "app"."case_contact_services_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_contact_services_link" to homeport_gate using (true) with check (true);

create table "app"."case_detail" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text not null,
  "tenant_case_reference" text,
  "name" text not null,
  "case_master_id" uuid not null,
  "assignee_id" uuid not null,
  "employee_id" uuid,
  "type" text not null,
  "policy_id" uuid,
  "relocation_package_id" uuid,
  "phase" text,
  "scenario_status" text,
  "manager_id" uuid,
  "office" text,
  "location_id" uuid,
  "home_contact_id" uuid,
  "host_contact_id" uuid,
  "home_location" jsonb not null,
  "host_location" jsonb not null,
  "assignment_start_date" date,
  "assignment_end_date" date,
  "commuter_days_per_week" numeric(16, 1),
  "confidential" boolean,
  "on_hold_reason" text,
  "financially_complete" boolean,
  "financially_completed_by_id" uuid,
  "financially_completed_on" date,
  "financial_notes" text,
  "operationally_complete" boolean,
  "operationally_completed_by_id" uuid,
  "operationally_completed_on" date,
  "operational_notes" text,
  "approval_group_id" uuid,
  "cost_center_id" uuid,
  "currency" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", '') || ' ' || coalesce("name", '') || ' ' || coalesce("tenant_case_reference", ''))) stored,
  constraint "case_detail_pkey" primary key ("tenant_id", "id"),
  constraint "case_detail_reference_key" unique ("tenant_id", "reference"),
  constraint "case_detail_version_check" check ("version" > 0),
  constraint "case_detail_reference_check" check (char_length("reference") <= 40),
  constraint "case_detail_reference_check2" check ("reference" = upper("reference")),
  constraint "case_detail_tenant_case_reference_check" check (char_length("tenant_case_reference") <= 60),
  constraint "case_detail_name_check" check (char_length("name") <= 160),
  constraint "case_detail_type_check" check ("type" in ('ON_ASSIGNMENT', 'LOCALISATION', 'REASSIGNMENT', 'REPATRIATION', 'TERMINATION', 'TRANSFER')),
  constraint "case_detail_phase_check" check (char_length("phase") <= 100),
  constraint "case_detail_scenario_status_check" check ("scenario_status" in ('NONE', 'DRAFT', 'SAVED', 'APPROVED')),
  constraint "case_detail_office_check" check (char_length("office") <= 120),
  constraint "case_detail_home_location_check" check (jsonb_typeof("home_location") = 'object'),
  constraint "case_detail_host_location_check" check (jsonb_typeof("host_location") = 'object'),
  constraint "case_detail_commuter_days_per_week_check" check ("commuter_days_per_week" >= 0 and "commuter_days_per_week" <= 7),
  constraint "case_detail_on_hold_reason_check" check (char_length("on_hold_reason") <= 1000),
  constraint "case_detail_financial_notes_check" check (char_length("financial_notes") <= 1000),
  constraint "case_detail_operational_notes_check" check (char_length("operational_notes") <= 1000),
  constraint "case_detail_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "case_detail_status_check" check ("status" in ('PENDING', 'ACTIVE', 'ON_HOLD', 'BLOCKED', 'CLOSED', 'CANCELLED'))
);

create index "case_detail_created_idx" on "app"."case_detail" ("tenant_id", "created" desc, "id" desc);

create index "case_detail_status_idx" on "app"."case_detail" ("tenant_id", "status", "created" desc, "id" desc);

create index "case_detail_assignee_id_idx" on "app"."case_detail" ("tenant_id", "assignee_id", "created" desc, "id" desc);

create index "case_detail_case_master_id_idx" on "app"."case_detail" ("tenant_id", "case_master_id", "created" desc, "id" desc);

create index "case_detail_phase_idx" on "app"."case_detail" ("tenant_id", "phase", "created" desc, "id" desc);

create index "case_detail_assignment_start_date_idx" on "app"."case_detail" ("tenant_id", "assignment_start_date", "created" desc, "id" desc);

create index "case_detail_employee_id_idx" on "app"."case_detail" ("tenant_id", "employee_id", "created" desc, "id" desc);

create index "case_detail_home_contact_id_idx" on "app"."case_detail" ("tenant_id", "home_contact_id", "created" desc, "id" desc);

create index "case_detail_host_contact_id_idx" on "app"."case_detail" ("tenant_id", "host_contact_id", "created" desc, "id" desc);

create index "case_detail_search_idx" on "app"."case_detail" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."case_detail" enable row level security;

alter table "app"."case_detail" force row level security;

create policy tenant on "app"."case_detail" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_detail" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_detail" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_detail" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_expense" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_expense_batch_id" uuid not null,
  "case_detail_id" uuid,
  "assignee_id" uuid,
  "batch_type" text,
  "expense_item_id" uuid not null,
  "activity" text,
  "amount" numeric(19, 4) not null,
  "currency" text not null,
  "expense_date" date not null,
  "to_date" date,
  "receipt_id" uuid,
  "receipt_hash" text,
  "notes" text,
  "tax_code_id" uuid,
  "tax_rate" numeric(19, 4),
  "goods_amount" numeric(19, 4),
  "tax_amount1" numeric(19, 4),
  "tax_amount2" numeric(19, 4),
  "tax_amount3" numeric(19, 4),
  "bank_charges" numeric(19, 4),
  "who_is_paying" text,
  "reimburse_to" text,
  "recover_from" text,
  "payment_method" text,
  "posting_date" date,
  "converted_amount" numeric(19, 4),
  "converted_currency" text,
  "rate" numeric(25, 10),
  "rate_date" date,
  "rate_source" text,
  "explanation" jsonb,
  "findings" jsonb,
  "is_flagged" boolean,
  "original_amount" numeric(19, 4),
  "submitted_amount" numeric(19, 4),
  "approved_amount" numeric(19, 4),
  "submitted_date" timestamptz,
  "due_date" date,
  "approver_id" uuid,
  "approved_by_id" uuid,
  "decided_date" timestamptz,
  "decision_reason" text,
  "delegated_by_id" uuid,
  "copy_of_id" uuid,
  "approval_status" text not null,
  "search_text" text generated always as (app.folded(coalesce("activity", '') || ' ' || coalesce("notes", ''))) stored,
  constraint "case_expense_pkey" primary key ("tenant_id", "id"),
  constraint "case_expense_version_check" check ("version" > 0),
  constraint "case_expense_batch_type_check" check ("batch_type" in ('EMPLOYEE', 'VENDOR', 'COMPANY')),
  constraint "case_expense_activity_check" check (char_length("activity") <= 200),
  constraint "case_expense_amount_check" check ("amount" >= 0.0001),
  constraint "case_expense_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "case_expense_receipt_hash_check" check (char_length("receipt_hash") <= 64),
  constraint "case_expense_notes_check" check (char_length("notes") <= 2000),
  constraint "case_expense_tax_amount2_check" check ("tax_amount2" >= 0),
  constraint "case_expense_tax_amount3_check" check ("tax_amount3" >= 0),
  constraint "case_expense_bank_charges_check" check ("bank_charges" >= 0),
  constraint "case_expense_who_is_paying_check" check (char_length("who_is_paying") <= 100),
  constraint "case_expense_reimburse_to_check" check (char_length("reimburse_to") <= 100),
  constraint "case_expense_recover_from_check" check (char_length("recover_from") <= 100),
  constraint "case_expense_payment_method_check" check (char_length("payment_method") <= 100),
  constraint "case_expense_converted_currency_check" check ("converted_currency" ~ '^[A-Z]{3}$'),
  constraint "case_expense_rate_source_check" check (char_length("rate_source") <= 60),
  constraint "case_expense_decision_reason_check" check (char_length("decision_reason") <= 1000),
  constraint "case_expense_approval_status_check" check ("approval_status" in ('DRAFT', 'AWAITING_APPROVAL', 'DELEGATED', 'ESCALATED', 'ON_HOLD', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

create index "case_expense_created_idx" on "app"."case_expense" ("tenant_id", "created" desc, "id" desc);

create index "case_expense_approval_status_idx" on "app"."case_expense" ("tenant_id", "approval_status", "created" desc, "id" desc);

create index "case_expense_case_expense_batch_id_idx" on "app"."case_expense" ("tenant_id", "case_expense_batch_id", "created" desc, "id" desc);

create index "case_expense_assignee_id_approval_status_idx" on "app"."case_expense" ("tenant_id", "assignee_id", "approval_status", "created" desc, "id" desc);

create index "case_expense_approver_id_approval_status_idx" on "app"."case_expense" ("tenant_id", "approver_id", "approval_status", "created" desc, "id" desc);

create index "case_expense_case_detail_id_idx" on "app"."case_expense" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "case_expense_receipt_hash_idx" on "app"."case_expense" ("tenant_id", "receipt_hash", "created" desc, "id" desc);

create index "case_expense_receipt_id_idx" on "app"."case_expense" ("tenant_id", "receipt_id", "created" desc, "id" desc);

create index "case_expense_expense_date_idx" on "app"."case_expense" ("tenant_id", "expense_date", "created" desc, "id" desc);

create index "case_expense_amount_idx" on "app"."case_expense" ("tenant_id", "amount", "created" desc, "id" desc);

create index "case_expense_updated_idx" on "app"."case_expense" ("tenant_id", "updated", "created" desc, "id" desc);

create index "case_expense_search_idx" on "app"."case_expense" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."case_expense" enable row level security;

alter table "app"."case_expense" force row level security;

create policy tenant on "app"."case_expense" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_expense" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_expense" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_expense" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_expense_batch" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "batch_reference" text,
  "description" text not null,
  "category" text not null,
  "case_detail_id" uuid not null,
  "case_master_id" uuid,
  "case_service_id" uuid,
  "assignee_id" uuid,
  "control_total" numeric(19, 4),
  "currency" text not null,
  "notes" text,
  "batch_total" numeric(19, 4),
  "number_of_entries" integer,
  "submitted_total" numeric(19, 4),
  "approved_total" numeric(19, 4),
  "batch_payment_amount" numeric(19, 4),
  "posted_by_id" uuid,
  "submitted_date" timestamptz,
  "decided_date" timestamptz,
  "bank_account_id" uuid,
  "payment_method" text,
  "pay_date" date,
  "expense_payment_id" uuid,
  "on_payment_hold" boolean,
  "replaced_by_id" uuid,
  "copy_of_id" uuid,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("batch_reference", '') || ' ' || coalesce("description", ''))) stored,
  constraint "case_expense_batch_pkey" primary key ("tenant_id", "id"),
  constraint "case_expense_batch_batch_reference_key" unique ("tenant_id", "batch_reference"),
  constraint "case_expense_batch_version_check" check ("version" > 0),
  constraint "case_expense_batch_batch_reference_check" check (char_length("batch_reference") <= 40),
  constraint "case_expense_batch_batch_reference_check2" check ("batch_reference" = upper("batch_reference")),
  constraint "case_expense_batch_description_check" check (char_length("description") <= 200),
  constraint "case_expense_batch_category_check" check ("category" in ('EMPLOYEE', 'VENDOR', 'COMPANY')),
  constraint "case_expense_batch_control_total_check" check ("control_total" >= 0),
  constraint "case_expense_batch_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "case_expense_batch_notes_check" check (char_length("notes") <= 2000),
  constraint "case_expense_batch_payment_method_check" check (char_length("payment_method") <= 100),
  constraint "case_expense_batch_status_check" check ("status" in ('OPEN', 'AWAITING_APPROVAL', 'APPROVED', 'REJECTED', 'IN_PAYMENT', 'PAID', 'CANCELLED'))
);

create index "case_expense_batch_created_idx" on "app"."case_expense_batch" ("tenant_id", "created" desc, "id" desc);

create index "case_expense_batch_status_idx" on "app"."case_expense_batch" ("tenant_id", "status", "created" desc, "id" desc);

create index "case_expense_batch_assignee_id_status_idx" on "app"."case_expense_batch" ("tenant_id", "assignee_id", "status", "created" desc, "id" desc);

create index "case_expense_batch_case_detail_id_idx" on "app"."case_expense_batch" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "case_expense_batch_expense_payment_id_idx" on "app"."case_expense_batch" ("tenant_id", "expense_payment_id", "created" desc, "id" desc);

create index "case_expense_batch_search_idx" on "app"."case_expense_batch" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."case_expense_batch" enable row level security;

alter table "app"."case_expense_batch" force row level security;

create policy tenant on "app"."case_expense_batch" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_expense_batch" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_expense_batch" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_expense_batch" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_master" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text not null,
  "assignee_id" uuid not null,
  "employee_id" uuid,
  "manager_id" uuid,
  "search_text" text generated always as (app.folded(coalesce("reference", ''))) stored,
  constraint "case_master_pkey" primary key ("tenant_id", "id"),
  constraint "case_master_reference_key" unique ("tenant_id", "reference"),
  constraint "case_master_version_check" check ("version" > 0),
  constraint "case_master_reference_check" check (char_length("reference") <= 40),
  constraint "case_master_reference_check2" check ("reference" = upper("reference"))
);

create index "case_master_created_idx" on "app"."case_master" ("tenant_id", "created" desc, "id" desc);

create index "case_master_assignee_id_idx" on "app"."case_master" ("tenant_id", "assignee_id", "created" desc, "id" desc);

create index "case_master_manager_id_idx" on "app"."case_master" ("tenant_id", "manager_id", "created" desc, "id" desc);

create index "case_master_employee_id_idx" on "app"."case_master" ("tenant_id", "employee_id", "created" desc, "id" desc);

create index "case_master_search_idx" on "app"."case_master" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."case_master" enable row level security;

alter table "app"."case_master" force row level security;

create policy tenant on "app"."case_master" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_master" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_master" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_master" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_service" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "assignee_id" uuid not null,
  "service_type_id" uuid not null,
  "name" text not null,
  "provider_name" text,
  "vendor_user_id" uuid,
  "contact_name" text,
  "contact_email" text,
  "contact_phone" text,
  "start_date" date,
  "end_date" date,
  "next_action" text,
  "next_action_date" date,
  "next_action_by_assignee" boolean,
  "share_with_assignee" boolean,
  "share_with_family" boolean,
  "share_with_hr" boolean,
  "cost_amount" numeric(19, 4),
  "cost_currency" text,
  "share_cost" boolean,
  "information" text,
  "notes" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("provider_name", ''))) stored,
  constraint "case_service_pkey" primary key ("tenant_id", "id"),
  constraint "case_service_version_check" check ("version" > 0),
  constraint "case_service_name_check" check (char_length("name") <= 160),
  constraint "case_service_provider_name_check" check (char_length("provider_name") <= 160),
  constraint "case_service_contact_name_check" check (char_length("contact_name") <= 160),
  constraint "case_service_contact_email_check" check (char_length("contact_email") <= 320),
  constraint "case_service_contact_phone_check" check (char_length("contact_phone") <= 16),
  constraint "case_service_next_action_check" check (char_length("next_action") <= 300),
  constraint "case_service_cost_amount_check" check ("cost_amount" >= 0),
  constraint "case_service_cost_currency_check" check ("cost_currency" ~ '^[A-Z]{3}$'),
  constraint "case_service_information_check" check (char_length("information") <= 4000),
  constraint "case_service_notes_check" check (char_length("notes") <= 4000),
  constraint "case_service_status_check" check ("status" in ('NOT_INITIATED', 'REQUESTED', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'))
);

create index "case_service_created_idx" on "app"."case_service" ("tenant_id", "created" desc, "id" desc);

create index "case_service_case_detail_id_idx" on "app"."case_service" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "case_service_assignee_id_status_idx" on "app"."case_service" ("tenant_id", "assignee_id", "status", "created" desc, "id" desc);

create index "case_service_status_idx" on "app"."case_service" ("tenant_id", "status", "created" desc, "id" desc);

create index "case_service_vendor_user_id_idx" on "app"."case_service" ("tenant_id", "vendor_user_id", "created" desc, "id" desc);

create index "case_service_search_idx" on "app"."case_service" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."case_service" enable row level security;

alter table "app"."case_service" force row level security;

create policy tenant on "app"."case_service" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_service" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_service" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_service" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_timeline" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "assignee_id" uuid,
  "timeline_item_id" uuid not null,
  "description" text not null,
  "event_date" date not null,
  "publish_to_assignee" boolean,
  "publish_to_hr" boolean,
  "publish_to_vendor" boolean,
  "notes_for_employee" text,
  "notes_by_employee" text,
  "search_text" text generated always as (app.folded(coalesce("description", '') || ' ' || coalesce("notes_for_employee", '') || ' ' || coalesce("notes_by_employee", ''))) stored,
  constraint "case_timeline_pkey" primary key ("tenant_id", "id"),
  constraint "case_timeline_version_check" check ("version" > 0),
  constraint "case_timeline_description_check" check (char_length("description") <= 200),
  constraint "case_timeline_notes_for_employee_check" check (char_length("notes_for_employee") <= 4000),
  constraint "case_timeline_notes_by_employee_check" check (char_length("notes_by_employee") <= 4000)
);

create index "case_timeline_created_idx" on "app"."case_timeline" ("tenant_id", "created" desc, "id" desc);

create index "case_timeline_case_detail_id_event_date_idx" on "app"."case_timeline" ("tenant_id", "case_detail_id", "event_date", "created" desc, "id" desc);

create index "case_timeline_assignee_id_publish_to_assignee_idx" on "app"."case_timeline" ("tenant_id", "assignee_id", "publish_to_assignee", "created" desc, "id" desc);

create index "case_timeline_timeline_item_id_idx" on "app"."case_timeline" ("tenant_id", "timeline_item_id", "created" desc, "id" desc);

create index "case_timeline_event_date_order_idx" on "app"."case_timeline" ("tenant_id", "event_date", "id");

create index "case_timeline_search_idx" on "app"."case_timeline" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."case_timeline" enable row level security;

alter table "app"."case_timeline" force row level security;

create policy tenant on "app"."case_timeline" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_timeline" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_timeline" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_timeline" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_timeline_services_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "case_timeline_services_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "case_timeline_services_link_target_idx" on "app"."case_timeline_services_link" ("tenant_id", "target_id");

alter table "app"."case_timeline_services_link" enable row level security;

alter table "app"."case_timeline_services_link" force row level security;

create policy tenant on "app"."case_timeline_services_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_timeline_services_link" to homeport_gate using (true) with check (true);

create table "app"."case_type" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "workflow_id" uuid,
  "usual_months" integer,
  "needs_immigration" boolean,
  "needs_tax_briefing" boolean,
  "ends_assignment" boolean,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "case_type_pkey" primary key ("tenant_id", "id"),
  constraint "case_type_code_key" unique ("tenant_id", "code"),
  constraint "case_type_version_check" check ("version" > 0),
  constraint "case_type_code_check" check (char_length("code") <= 40),
  constraint "case_type_code_check2" check ("code" = upper("code")),
  constraint "case_type_name_check" check (char_length("name") <= 120),
  constraint "case_type_kind_check" check ("kind" in ('ON_ASSIGNMENT', 'LOCALISATION', 'REASSIGNMENT', 'REPATRIATION', 'TERMINATION', 'TRANSFER')),
  constraint "case_type_usual_months_check" check ("usual_months" >= 0 and "usual_months" <= 600),
  constraint "case_type_description_check" check (char_length("description") <= 1000)
);

create index "case_type_created_idx" on "app"."case_type" ("tenant_id", "created" desc, "id" desc);

create index "case_type_kind_idx" on "app"."case_type" ("tenant_id", "kind", "created" desc, "id" desc);

create index "case_type_name_order_idx" on "app"."case_type" ("tenant_id", "name", "id");

create index "case_type_search_idx" on "app"."case_type" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."case_type" enable row level security;

alter table "app"."case_type" force row level security;

create policy tenant on "app"."case_type" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_type" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_type" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_type" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."case_workflow_item" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "workflow_item_id" uuid,
  "sequence" integer not null,
  "name" text not null,
  "priority" text,
  "owner_id" uuid,
  "due_date" date,
  "done_at" timestamptz,
  "notes" text,
  "share_with_assignee" boolean,
  "share_with_hr" boolean,
  "share_with_vendor" boolean,
  "status" text not null,
  "lock_state" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "case_workflow_item_pkey" primary key ("tenant_id", "id"),
  constraint "case_workflow_item_version_check" check ("version" > 0),
  constraint "case_workflow_item_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "case_workflow_item_name_check" check (char_length("name") <= 160),
  constraint "case_workflow_item_priority_check" check ("priority" in ('LOW', 'NORMAL', 'HIGH', 'URGENT')),
  constraint "case_workflow_item_notes_check" check (char_length("notes") <= 4000),
  constraint "case_workflow_item_status_check" check ("status" in ('OPEN', 'IN_PROGRESS', 'DONE', 'LEFT_OUT')),
  constraint "case_workflow_item_lock_state_check" check ("lock_state" in ('UNLOCKED', 'LOCKED'))
);

create index "case_workflow_item_created_idx" on "app"."case_workflow_item" ("tenant_id", "created" desc, "id" desc);

create index "case_workflow_item_case_detail_id_sequence_idx" on "app"."case_workflow_item" ("tenant_id", "case_detail_id", "sequence", "created" desc, "id" desc);

create index "case_workflow_item_owner_id_status_idx" on "app"."case_workflow_item" ("tenant_id", "owner_id", "status", "created" desc, "id" desc);

create index "case_workflow_item_due_date_idx" on "app"."case_workflow_item" ("tenant_id", "due_date", "created" desc, "id" desc);

create index "case_workflow_item_workflow_item_id_idx" on "app"."case_workflow_item" ("tenant_id", "workflow_item_id", "created" desc, "id" desc);

create index "case_workflow_item_sequence_order_idx" on "app"."case_workflow_item" ("tenant_id", "sequence", "id");

create index "case_workflow_item_search_idx" on "app"."case_workflow_item" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."case_workflow_item" enable row level security;

alter table "app"."case_workflow_item" force row level security;

create policy tenant on "app"."case_workflow_item" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_workflow_item" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_workflow_item" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_workflow_item" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."change_of_circumstance" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "assignee_id" uuid,
  "kind" text not null,
  "effective_date" date not null,
  "reason" text not null,
  "new_end_date" date,
  "new_host_country" text,
  "new_grade_id" uuid,
  "new_family_size" integer,
  "new_salary" numeric(19, 4),
  "cost_effect" numeric(19, 4),
  "currency" text,
  "decision_reason" text,
  "status" text not null,
  constraint "change_of_circumstance_pkey" primary key ("tenant_id", "id"),
  constraint "change_of_circumstance_version_check" check ("version" > 0),
  constraint "change_of_circumstance_kind_check" check ("kind" in ('EXTENSION', 'SHORTENING', 'HOST_CHANGE', 'FAMILY', 'GRADE', 'PAY', 'OTHER')),
  constraint "change_of_circumstance_reason_check" check (char_length("reason") <= 2000),
  constraint "change_of_circumstance_new_host_country_check" check ("new_host_country" ~ '^[A-Z]{2}$'),
  constraint "change_of_circumstance_new_family_size_check" check ("new_family_size" >= 0 and "new_family_size" <= 20),
  constraint "change_of_circumstance_new_salary_check" check ("new_salary" >= 0),
  constraint "change_of_circumstance_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "change_of_circumstance_decision_reason_check" check (char_length("decision_reason") <= 1000),
  constraint "change_of_circumstance_status_check" check ("status" in ('REQUESTED', 'APPROVED', 'REJECTED', 'APPLIED'))
);

create index "change_of_circumstance_created_idx" on "app"."change_of_circumstance" ("tenant_id", "created" desc, "id" desc);

create index "change_of_circumstance_case_detail_id_idx" on "app"."change_of_circumstance" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "change_of_circumstance_assignee_id_idx" on "app"."change_of_circumstance" ("tenant_id", "assignee_id", "created" desc, "id" desc);

create index "change_of_circumstance_status_idx" on "app"."change_of_circumstance" ("tenant_id", "status", "created" desc, "id" desc);

create index "change_of_circumstance_effective_date_order_idx" on "app"."change_of_circumstance" ("tenant_id", "effective_date", "id");

alter table "app"."change_of_circumstance" enable row level security;

alter table "app"."change_of_circumstance" force row level security;

create policy tenant on "app"."change_of_circumstance" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."change_of_circumstance" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."change_of_circumstance" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."change_of_circumstance" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."charge" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "tax_code_id" uuid not null,
  "description" text,
  "charge_profile_id" uuid,
  "service_type_id" uuid,
  "unit" text not null,
  "unit_price" numeric(19, 4),
  "currency" text not null,
  "percent" numeric(19, 4),
  "financial_code_id" uuid,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", ''))) stored,
  constraint "charge_pkey" primary key ("tenant_id", "id"),
  constraint "charge_code_key" unique ("tenant_id", "code"),
  constraint "charge_version_check" check ("version" > 0),
  constraint "charge_code_check" check (char_length("code") <= 40),
  constraint "charge_code_check2" check ("code" = upper("code")),
  constraint "charge_name_check" check (char_length("name") <= 120),
  constraint "charge_description_check" check (char_length("description") <= 1000),
  constraint "charge_unit_check" check ("unit" in ('EACH', 'DAY', 'MONTH', 'HOUR', 'PERCENT')),
  constraint "charge_unit_price_check" check ("unit_price" >= 0),
  constraint "charge_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "charge_percent_check" check ("percent" >= 0 and "percent" <= 1000)
);

create index "charge_created_idx" on "app"."charge" ("tenant_id", "created" desc, "id" desc);

create index "charge_charge_profile_id_idx" on "app"."charge" ("tenant_id", "charge_profile_id", "created" desc, "id" desc);

create index "charge_service_type_id_idx" on "app"."charge" ("tenant_id", "service_type_id", "created" desc, "id" desc);

create index "charge_code_order_idx" on "app"."charge" ("tenant_id", "code", "id");

create index "charge_search_idx" on "app"."charge" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."charge" enable row level security;

alter table "app"."charge" force row level security;

create policy tenant on "app"."charge" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."charge" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."charge" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."charge" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."charge_profile" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "currency" text not null,
  "markup_percent" numeric(19, 4),
  "minimum_markup" numeric(19, 4),
  "tax_code_id" uuid,
  "financial_code_id" uuid,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", ''))) stored,
  constraint "charge_profile_pkey" primary key ("tenant_id", "id"),
  constraint "charge_profile_code_key" unique ("tenant_id", "code"),
  constraint "charge_profile_version_check" check ("version" > 0),
  constraint "charge_profile_code_check" check (char_length("code") <= 40),
  constraint "charge_profile_code_check2" check ("code" = upper("code")),
  constraint "charge_profile_name_check" check (char_length("name") <= 120),
  constraint "charge_profile_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "charge_profile_markup_percent_check" check ("markup_percent" >= 0 and "markup_percent" <= 1000),
  constraint "charge_profile_minimum_markup_check" check ("minimum_markup" >= 0)
);

create index "charge_profile_created_idx" on "app"."charge_profile" ("tenant_id", "created" desc, "id" desc);

create index "charge_profile_code_order_idx" on "app"."charge_profile" ("tenant_id", "code", "id");

create index "charge_profile_search_idx" on "app"."charge_profile" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."charge_profile" enable row level security;

alter table "app"."charge_profile" force row level security;

create policy tenant on "app"."charge_profile" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."charge_profile" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."charge_profile" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."charge_profile" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."chat_message" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "conversation_id" uuid not null,
  "seq" integer not null,
  "kind" text not null,
  "text" text,
  "author_id" uuid,
  "author_name" text not null,
  constraint "chat_message_pkey" primary key ("tenant_id", "id"),
  constraint "chat_message_conversation_id_seq_key" unique ("tenant_id", "conversation_id", "seq"),
  constraint "chat_message_version_check" check ("version" > 0),
  constraint "chat_message_seq_check" check ("seq" >= 1),
  constraint "chat_message_kind_check" check ("kind" in ('TEXT', 'EVENT')),
  constraint "chat_message_text_check" check (char_length("text") <= 4000),
  constraint "chat_message_author_name_check" check (char_length("author_name") <= 200)
);

create index "chat_message_created_idx" on "app"."chat_message" ("tenant_id", "created" desc, "id" desc);

create index "chat_message_conversation_id_idx" on "app"."chat_message" ("tenant_id", "conversation_id", "created" desc, "id" desc);

create index "chat_message_seq_order_idx" on "app"."chat_message" ("tenant_id", "seq", "id");

alter table "app"."chat_message" enable row level security;

alter table "app"."chat_message" force row level security;

create policy tenant on "app"."chat_message" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."chat_message" to homeport_gate using (true) with check (true);

revoke update on "app"."chat_message" from homeport_app;

create trigger noted after insert or update or delete on "app"."chat_message" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."chat_message" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."chat_message_files_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "chat_message_files_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "chat_message_files_link_target_idx" on "app"."chat_message_files_link" ("tenant_id", "target_id");

alter table "app"."chat_message_files_link" enable row level security;

alter table "app"."chat_message_files_link" force row level security;

create policy tenant on "app"."chat_message_files_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."chat_message_files_link" to homeport_gate using (true) with check (true);

create table "app"."check_in" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "lease_id" uuid,
  "inspection_date" date not null,
  "inspected_by" text,
  "keys_received" integer,
  "electricity_meter" numeric(17, 2),
  "gas_meter" numeric(17, 2),
  "water_meter" numeric(17, 2),
  "condition" text,
  "defects" text,
  "inventory_id" uuid,
  "deposit_paid" numeric(19, 4),
  "deposit_paid_date" date,
  "currency" text,
  "utilities_transferred" boolean,
  constraint "check_in_pkey" primary key ("tenant_id", "id"),
  constraint "check_in_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "check_in_version_check" check ("version" > 0),
  constraint "check_in_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "check_in_inspected_by_check" check (char_length("inspected_by") <= 160),
  constraint "check_in_keys_received_check" check ("keys_received" >= 0 and "keys_received" <= 50),
  constraint "check_in_electricity_meter_check" check ("electricity_meter" >= 0),
  constraint "check_in_gas_meter_check" check ("gas_meter" >= 0),
  constraint "check_in_water_meter_check" check ("water_meter" >= 0),
  constraint "check_in_condition_check" check ("condition" in ('POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT')),
  constraint "check_in_defects_check" check (char_length("defects") <= 4000),
  constraint "check_in_deposit_paid_check" check ("deposit_paid" >= 0),
  constraint "check_in_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "check_in_created_idx" on "app"."check_in" ("tenant_id", "created" desc, "id" desc);

create index "check_in_lease_id_idx" on "app"."check_in" ("tenant_id", "lease_id", "created" desc, "id" desc);

create index "check_in_inspection_date_idx" on "app"."check_in" ("tenant_id", "inspection_date", "created" desc, "id" desc);

create index "check_in_case_service_id_idx" on "app"."check_in" ("tenant_id", "case_service_id", "created" desc, "id" desc);

alter table "app"."check_in" enable row level security;

alter table "app"."check_in" force row level security;

create policy tenant on "app"."check_in" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."check_in" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."check_in" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."check_in" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."check_out" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "lease_id" uuid,
  "notice_given_date" date,
  "inspection_date" date,
  "handover_date" date not null,
  "keys_returned" integer,
  "electricity_meter" numeric(17, 2),
  "gas_meter" numeric(17, 2),
  "water_meter" numeric(17, 2),
  "damages" text,
  "protocol_id" uuid,
  "deposit" numeric(19, 4) not null,
  "claimed_amount" numeric(19, 4),
  "recovered_amount" numeric(19, 4),
  "recovery_cost" numeric(19, 4),
  "currency" text not null,
  "is_claim_open" boolean,
  "loss_amount" numeric(19, 4),
  "deposit_recovery" text not null,
  constraint "check_out_pkey" primary key ("tenant_id", "id"),
  constraint "check_out_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "check_out_version_check" check ("version" > 0),
  constraint "check_out_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "check_out_keys_returned_check" check ("keys_returned" >= 0 and "keys_returned" <= 50),
  constraint "check_out_electricity_meter_check" check ("electricity_meter" >= 0),
  constraint "check_out_gas_meter_check" check ("gas_meter" >= 0),
  constraint "check_out_water_meter_check" check ("water_meter" >= 0),
  constraint "check_out_damages_check" check (char_length("damages") <= 4000),
  constraint "check_out_deposit_check" check ("deposit" >= 0),
  constraint "check_out_claimed_amount_check" check ("claimed_amount" >= 0),
  constraint "check_out_recovered_amount_check" check ("recovered_amount" >= 0),
  constraint "check_out_recovery_cost_check" check ("recovery_cost" >= 0),
  constraint "check_out_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "check_out_deposit_recovery_check" check ("deposit_recovery" in ('UNRECOVERED', 'PARTIALLY_RECOVERED', 'FULLY_RECOVERED', 'PARTIALLY_RECOVERED_WITH_LOSS', 'RECOVERED_WITH_LOSS', 'LOSS'))
);

create index "check_out_created_idx" on "app"."check_out" ("tenant_id", "created" desc, "id" desc);

create index "check_out_lease_id_idx" on "app"."check_out" ("tenant_id", "lease_id", "created" desc, "id" desc);

create index "check_out_deposit_recovery_handover_date_idx" on "app"."check_out" ("tenant_id", "deposit_recovery", "handover_date", "created" desc, "id" desc);

create index "check_out_case_service_id_idx" on "app"."check_out" ("tenant_id", "case_service_id", "created" desc, "id" desc);

alter table "app"."check_out" enable row level security;

alter table "app"."check_out" force row level security;

create policy tenant on "app"."check_out" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."check_out" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."check_out" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."check_out" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."checklist_item" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "master_checklist_id" uuid not null,
  "sequence" integer not null,
  "description" text not null,
  "owner_role_id" uuid,
  "due_in_days" integer,
  "is_required" boolean,
  "needs_document" boolean,
  "search_text" text generated always as (app.folded(coalesce("description", ''))) stored,
  constraint "checklist_item_pkey" primary key ("tenant_id", "id"),
  constraint "checklist_item_version_check" check ("version" > 0),
  constraint "checklist_item_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "checklist_item_description_check" check (char_length("description") <= 300),
  constraint "checklist_item_due_in_days_check" check ("due_in_days" >= 0 and "due_in_days" <= 365)
);

create index "checklist_item_created_idx" on "app"."checklist_item" ("tenant_id", "created" desc, "id" desc);

create index "checklist_item_master_checklist_id_sequence_idx" on "app"."checklist_item" ("tenant_id", "master_checklist_id", "sequence", "created" desc, "id" desc);

create index "checklist_item_sequence_order_idx" on "app"."checklist_item" ("tenant_id", "sequence", "id");

create index "checklist_item_search_idx" on "app"."checklist_item" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."checklist_item" enable row level security;

alter table "app"."checklist_item" force row level security;

create policy tenant on "app"."checklist_item" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."checklist_item" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."checklist_item" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."checklist_item" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."client_account" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "financial_entity_id" uuid not null,
  "currency" text not null,
  "deposits" numeric(19, 4),
  "withdrawals" numeric(19, 4),
  "balance" numeric(19, 4),
  "minimum_balance" numeric(19, 4),
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", ''))) stored,
  constraint "client_account_pkey" primary key ("tenant_id", "id"),
  constraint "client_account_code_key" unique ("tenant_id", "code"),
  constraint "client_account_version_check" check ("version" > 0),
  constraint "client_account_code_check" check (char_length("code") <= 40),
  constraint "client_account_code_check2" check ("code" = upper("code")),
  constraint "client_account_name_check" check (char_length("name") <= 120),
  constraint "client_account_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "client_account_minimum_balance_check" check ("minimum_balance" >= 0)
);

create index "client_account_created_idx" on "app"."client_account" ("tenant_id", "created" desc, "id" desc);

create index "client_account_code_order_idx" on "app"."client_account" ("tenant_id", "code", "id");

create index "client_account_search_idx" on "app"."client_account" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."client_account" enable row level security;

alter table "app"."client_account" force row level security;

create policy tenant on "app"."client_account" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."client_account" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."client_account" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."client_account" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."client_account_entry" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "client_account_id" uuid not null,
  "entry_date" date not null,
  "description" text not null,
  "reference" text,
  "debit" numeric(19, 4),
  "credit" numeric(19, 4),
  "currency" text,
  "case_detail_id" uuid,
  "search_text" text generated always as (app.folded(coalesce("description", '') || ' ' || coalesce("reference", ''))) stored,
  constraint "client_account_entry_pkey" primary key ("tenant_id", "id"),
  constraint "client_account_entry_version_check" check ("version" > 0),
  constraint "client_account_entry_description_check" check (char_length("description") <= 300),
  constraint "client_account_entry_reference_check" check (char_length("reference") <= 60),
  constraint "client_account_entry_debit_check" check ("debit" >= 0),
  constraint "client_account_entry_credit_check" check ("credit" >= 0),
  constraint "client_account_entry_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "client_account_entry_created_idx" on "app"."client_account_entry" ("tenant_id", "created" desc, "id" desc);

create index "client_account_entry_client_account_id_entry_date_idx" on "app"."client_account_entry" ("tenant_id", "client_account_id", "entry_date", "created" desc, "id" desc);

create index "client_account_entry_case_detail_id_idx" on "app"."client_account_entry" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "client_account_entry_entry_date_order_idx" on "app"."client_account_entry" ("tenant_id", "entry_date", "id");

create index "client_account_entry_search_idx" on "app"."client_account_entry" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."client_account_entry" enable row level security;

alter table "app"."client_account_entry" force row level security;

create policy tenant on "app"."client_account_entry" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."client_account_entry" to homeport_gate using (true) with check (true);

revoke update on "app"."client_account_entry" from homeport_app;

create trigger noted after insert or update or delete on "app"."client_account_entry" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."client_account_entry" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."comment" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "comment" text not null,
  "category" text not null,
  "entity_id" text not null,
  "format" text not null,
  "audience" text not null,
  "case_detail_id" uuid not null,
  "case_service_id" uuid,
  "assignee_id" uuid,
  "author_id" uuid,
  "author_name" text not null,
  "is_from_assignee" boolean,
  constraint "comment_pkey" primary key ("tenant_id", "id"),
  constraint "comment_version_check" check ("version" > 0),
  constraint "comment_comment_check" check (char_length("comment") <= 4000),
  constraint "comment_category_check" check ("category" in ('SERVICE', 'CASE')),
  constraint "comment_entity_id_check" check (char_length("entity_id") <= 36),
  constraint "comment_format_check" check ("format" in ('COMMENT')),
  constraint "comment_audience_check" check ("audience" in ('TEAM', 'HR', 'VENDOR', 'ASSIGNEE')),
  constraint "comment_author_name_check" check (char_length("author_name") <= 200)
);

create index "comment_created_idx" on "app"."comment" ("tenant_id", "created" desc, "id" desc);

create index "comment_category_entity_id_idx" on "app"."comment" ("tenant_id", "category", "entity_id", "created" desc, "id" desc);

create index "comment_case_detail_id_idx" on "app"."comment" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "comment_case_service_id_idx" on "app"."comment" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "comment_assignee_id_idx" on "app"."comment" ("tenant_id", "assignee_id", "created" desc, "id" desc);

alter table "app"."comment" enable row level security;

alter table "app"."comment" force row level security;

create policy tenant on "app"."comment" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."comment" to homeport_gate using (true) with check (true);

revoke update on "app"."comment" from homeport_app;

create trigger noted after insert or update or delete on "app"."comment" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."comment" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."company" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "legal_name" text,
  "company_group_id" uuid,
  "parent_id" uuid,
  "logo_id" uuid,
  "registration_number" text,
  "tax_number" text,
  "industry" text,
  "number_of_employees" integer,
  "address" jsonb,
  "phone" text,
  "email" text,
  "web_address" text,
  "currency" text,
  "own_tenant_id" uuid,
  "fiscal_year_start" integer,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", '') || ' ' || coalesce("legal_name", ''))) stored,
  constraint "company_pkey" primary key ("tenant_id", "id"),
  constraint "company_code_key" unique ("tenant_id", "code"),
  constraint "company_version_check" check ("version" > 0),
  constraint "company_code_check" check (char_length("code") <= 40),
  constraint "company_code_check2" check ("code" = upper("code")),
  constraint "company_name_check" check (char_length("name") <= 120),
  constraint "company_legal_name_check" check (char_length("legal_name") <= 200),
  constraint "company_registration_number_check" check (char_length("registration_number") <= 40),
  constraint "company_tax_number_check" check (char_length("tax_number") <= 40),
  constraint "company_industry_check" check (char_length("industry") <= 100),
  constraint "company_number_of_employees_check" check ("number_of_employees" >= 0 and "number_of_employees" <= 10000000),
  constraint "company_address_check" check (jsonb_typeof("address") = 'object'),
  constraint "company_phone_check" check (char_length("phone") <= 16),
  constraint "company_email_check" check (char_length("email") <= 320),
  constraint "company_web_address_check" check (char_length("web_address") <= 200),
  constraint "company_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "company_fiscal_year_start_check" check ("fiscal_year_start" >= 1 and "fiscal_year_start" <= 12)
);

create index "company_created_idx" on "app"."company" ("tenant_id", "created" desc, "id" desc);

create index "company_company_group_id_idx" on "app"."company" ("tenant_id", "company_group_id", "created" desc, "id" desc);

create index "company_parent_id_idx" on "app"."company" ("tenant_id", "parent_id", "created" desc, "id" desc);

create index "company_name_order_idx" on "app"."company" ("tenant_id", "name", "id");

create index "company_search_idx" on "app"."company" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."company" enable row level security;

alter table "app"."company" force row level security;

create policy tenant on "app"."company" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."company" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."company" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."company" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."company_account" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "account_country" text not null,
  "currency" text not null,
  "iban" bytea,
  "iban_last4" text,
  "account_number" bytea,
  "account_number_last4" text,
  "swift_code" bytea,
  "swift_code_last4" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "company_account_pkey" primary key ("tenant_id", "id"),
  constraint "company_account_code_key" unique ("tenant_id", "code"),
  constraint "company_account_version_check" check ("version" > 0),
  constraint "company_account_code_check" check (char_length("code") <= 40),
  constraint "company_account_code_check2" check ("code" = upper("code")),
  constraint "company_account_name_check" check (char_length("name") <= 70),
  constraint "company_account_account_country_check" check ("account_country" ~ '^[A-Z]{2}$'),
  constraint "company_account_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "company_account_iban_last4_check" check (char_length("iban_last4") <= 4),
  constraint "company_account_account_number_last4_check" check (char_length("account_number_last4") <= 4),
  constraint "company_account_swift_code_last4_check" check (char_length("swift_code_last4") <= 4)
);

create index "company_account_created_idx" on "app"."company_account" ("tenant_id", "created" desc, "id" desc);

create index "company_account_currency_idx" on "app"."company_account" ("tenant_id", "currency", "created" desc, "id" desc);

create index "company_account_search_idx" on "app"."company_account" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."company_account" enable row level security;

alter table "app"."company_account" force row level security;

create policy tenant on "app"."company_account" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."company_account" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."company_account" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."company_account" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."company_activation" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "company_group_id" uuid,
  "company_id" uuid,
  "data_center_id" uuid,
  "tenant_code" text not null,
  "tenant_name" text not null,
  "sub_domain" text,
  "language" text not null,
  "base_currency" text not null,
  "admin_first_name" text not null,
  "admin_last_name" text not null,
  "admin_login" text not null,
  "admin_email" text not null,
  "own_tenant_id" uuid,
  "step" integer,
  "is_running" boolean,
  "finished_at" timestamptz,
  "failure" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("tenant_name", '') || ' ' || coalesce("tenant_code", ''))) stored,
  constraint "company_activation_pkey" primary key ("tenant_id", "id"),
  constraint "company_activation_version_check" check ("version" > 0),
  constraint "company_activation_tenant_code_check" check (char_length("tenant_code") <= 40),
  constraint "company_activation_tenant_code_check2" check ("tenant_code" = upper("tenant_code")),
  constraint "company_activation_tenant_name_check" check (char_length("tenant_name") <= 120),
  constraint "company_activation_sub_domain_check" check (char_length("sub_domain") <= 63),
  constraint "company_activation_language_check" check ("language" in ('en', 'es', 'fr')),
  constraint "company_activation_base_currency_check" check ("base_currency" ~ '^[A-Z]{3}$'),
  constraint "company_activation_admin_first_name_check" check (char_length("admin_first_name") <= 100),
  constraint "company_activation_admin_last_name_check" check (char_length("admin_last_name") <= 100),
  constraint "company_activation_admin_login_check" check (char_length("admin_login") <= 100),
  constraint "company_activation_admin_email_check" check (char_length("admin_email") <= 320),
  constraint "company_activation_step_check" check ("step" >= 0 and "step" <= 8),
  constraint "company_activation_failure_check" check (char_length("failure") <= 400),
  constraint "company_activation_status_check" check ("status" in ('PREPARED', 'STARTING', 'CREATING_DATABASE', 'COPYING_FILES', 'POPULATING_DATABASE', 'INSERTING_DEFAULTS', 'INITIALISING_PARTIES', 'LINKING_GROUPS', 'COMPLETED', 'FAILED'))
);

create unique index "company_activation_company_group_id_key" on "app"."company_activation" ("tenant_id", "company_group_id") where "is_running";

create unique index "company_activation_company_id_key" on "app"."company_activation" ("tenant_id", "company_id") where "is_running";

create index "company_activation_created_idx" on "app"."company_activation" ("tenant_id", "created" desc, "id" desc);

create index "company_activation_company_group_id_idx" on "app"."company_activation" ("tenant_id", "company_group_id", "created" desc, "id" desc);

create index "company_activation_company_id_idx" on "app"."company_activation" ("tenant_id", "company_id", "created" desc, "id" desc);

create index "company_activation_search_idx" on "app"."company_activation" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."company_activation" enable row level security;

alter table "app"."company_activation" force row level security;

create policy tenant on "app"."company_activation" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."company_activation" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."company_activation" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."company_activation" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."company_group" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "parent_id" uuid,
  "data_center_id" uuid,
  "own_tenant_id" uuid,
  "notes" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "company_group_pkey" primary key ("tenant_id", "id"),
  constraint "company_group_code_key" unique ("tenant_id", "code"),
  constraint "company_group_version_check" check ("version" > 0),
  constraint "company_group_code_check" check (char_length("code") <= 40),
  constraint "company_group_code_check2" check ("code" = upper("code")),
  constraint "company_group_name_check" check (char_length("name") <= 120),
  constraint "company_group_notes_check" check (char_length("notes") <= 2000)
);

create index "company_group_created_idx" on "app"."company_group" ("tenant_id", "created" desc, "id" desc);

create index "company_group_name_order_idx" on "app"."company_group" ("tenant_id", "name", "id");

create index "company_group_search_idx" on "app"."company_group" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."company_group" enable row level security;

alter table "app"."company_group" force row level security;

create policy tenant on "app"."company_group" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."company_group" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."company_group" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."company_group" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."compensation_document" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "name" text not null,
  "case_detail_id" uuid not null,
  "kind" text not null,
  "effective_date" date not null,
  "annual_amount" numeric(19, 4),
  "currency" text,
  "letter_id" uuid,
  "signed_letter_id" uuid,
  "replaces_id" uuid,
  "sent_date" date,
  "signed_date" date,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "compensation_document_pkey" primary key ("tenant_id", "id"),
  constraint "compensation_document_version_check" check ("version" > 0),
  constraint "compensation_document_name_check" check (char_length("name") <= 160),
  constraint "compensation_document_kind_check" check ("kind" in ('ASSIGNMENT_LETTER', 'PAY_STATEMENT', 'AMENDMENT', 'TAX_LETTER')),
  constraint "compensation_document_annual_amount_check" check ("annual_amount" >= 0),
  constraint "compensation_document_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "compensation_document_status_check" check ("status" in ('DRAFT', 'SENT', 'SIGNED', 'WITHDRAWN'))
);

create index "compensation_document_created_idx" on "app"."compensation_document" ("tenant_id", "created" desc, "id" desc);

create index "compensation_document_case_detail_id_idx" on "app"."compensation_document" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "compensation_document_status_effective_date_idx" on "app"."compensation_document" ("tenant_id", "status", "effective_date", "created" desc, "id" desc);

create index "compensation_document_search_idx" on "app"."compensation_document" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."compensation_document" enable row level security;

alter table "app"."compensation_document" force row level security;

create policy tenant on "app"."compensation_document" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."compensation_document" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."compensation_document" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."compensation_document" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."configuration_bundle" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "name" text not null,
  "source" text not null,
  "address" text,
  "made_at" timestamptz not null,
  "signed_by" text not null,
  "fingerprint" text not null,
  "records" integer,
  "content" text not null,
  "job" text,
  "since" text,
  "undo_job" text,
  "added" integer,
  "changed" integer,
  "restored" integer,
  "kept" integer,
  "applied_at" timestamptz,
  "rolled_back_at" timestamptz,
  "failure" text,
  "status" text not null,
  constraint "configuration_bundle_pkey" primary key ("tenant_id", "id"),
  constraint "configuration_bundle_version_check" check ("version" > 0),
  constraint "configuration_bundle_name_check" check (char_length("name") <= 200),
  constraint "configuration_bundle_source_check" check (char_length("source") <= 200),
  constraint "configuration_bundle_address_check" check (char_length("address") <= 400),
  constraint "configuration_bundle_signed_by_check" check ("signed_by" in ('HERE', 'ELSEWHERE')),
  constraint "configuration_bundle_fingerprint_check" check (char_length("fingerprint") <= 60),
  constraint "configuration_bundle_records_check" check ("records" >= 0),
  constraint "configuration_bundle_content_check" check (char_length("content") <= 20000000),
  constraint "configuration_bundle_job_check" check (char_length("job") <= 40),
  constraint "configuration_bundle_since_check" check (char_length("since") <= 24),
  constraint "configuration_bundle_undo_job_check" check (char_length("undo_job") <= 40),
  constraint "configuration_bundle_added_check" check ("added" >= 0),
  constraint "configuration_bundle_changed_check" check ("changed" >= 0),
  constraint "configuration_bundle_restored_check" check ("restored" >= 0),
  constraint "configuration_bundle_kept_check" check ("kept" >= 0),
  constraint "configuration_bundle_failure_check" check (char_length("failure") <= 600),
  constraint "configuration_bundle_status_check" check ("status" in ('CHECKED', 'APPLYING', 'APPLIED', 'ROLLING_BACK', 'ROLLED_BACK'))
);

create index "configuration_bundle_created_idx" on "app"."configuration_bundle" ("tenant_id", "created" desc, "id" desc);

alter table "app"."configuration_bundle" enable row level security;

alter table "app"."configuration_bundle" force row level security;

create policy tenant on "app"."configuration_bundle" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."configuration_bundle" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."configuration_bundle" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."configuration_bundle" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."contact" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "title" text,
  "first_name" text not null,
  "middle_name" text,
  "last_name" text not null,
  "job_title" text,
  "company_id" uuid,
  "division_id" uuid,
  "office_id" uuid,
  "party_id" uuid,
  "user_id" uuid,
  "language" text,
  "email" text,
  "email2" text,
  "phone" text,
  "mobile" text,
  "home_phone" text,
  "web_address" text,
  "working_schedule" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("job_title", ''))) stored,
  constraint "contact_pkey" primary key ("tenant_id", "id"),
  constraint "contact_version_check" check ("version" > 0),
  constraint "contact_title_check" check (char_length("title") <= 30),
  constraint "contact_first_name_check" check (char_length("first_name") <= 100),
  constraint "contact_middle_name_check" check (char_length("middle_name") <= 100),
  constraint "contact_last_name_check" check (char_length("last_name") <= 100),
  constraint "contact_job_title_check" check (char_length("job_title") <= 120),
  constraint "contact_language_check" check ("language" in ('en', 'es', 'fr')),
  constraint "contact_email_check" check (char_length("email") <= 320),
  constraint "contact_email2_check" check (char_length("email2") <= 320),
  constraint "contact_phone_check" check (char_length("phone") <= 16),
  constraint "contact_mobile_check" check (char_length("mobile") <= 16),
  constraint "contact_home_phone_check" check (char_length("home_phone") <= 16),
  constraint "contact_web_address_check" check (char_length("web_address") <= 200),
  constraint "contact_working_schedule_check" check (char_length("working_schedule") <= 200)
);

create index "contact_created_idx" on "app"."contact" ("tenant_id", "created" desc, "id" desc);

create index "contact_last_name_first_name_idx" on "app"."contact" ("tenant_id", "last_name", "first_name", "created" desc, "id" desc);

create index "contact_company_id_idx" on "app"."contact" ("tenant_id", "company_id", "created" desc, "id" desc);

create index "contact_email_idx" on "app"."contact" ("tenant_id", "email", "created" desc, "id" desc);

create index "contact_division_id_idx" on "app"."contact" ("tenant_id", "division_id", "created" desc, "id" desc);

create index "contact_office_id_idx" on "app"."contact" ("tenant_id", "office_id", "created" desc, "id" desc);

create index "contact_party_id_idx" on "app"."contact" ("tenant_id", "party_id", "created" desc, "id" desc);

create index "contact_user_id_idx" on "app"."contact" ("tenant_id", "user_id", "created" desc, "id" desc);

create index "contact_last_name_order_idx" on "app"."contact" ("tenant_id", "last_name", "id");

create index "contact_search_idx" on "app"."contact" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."contact" enable row level security;

alter table "app"."contact" force row level security;

create policy tenant on "app"."contact" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."contact" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."contact" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."contact" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."contact_responsibilities_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "contact_responsibilities_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "contact_responsibilities_link_target_idx" on "app"."contact_responsibilities_link" ("tenant_id", "target_id");

alter table "app"."contact_responsibilities_link" enable row level security;

alter table "app"."contact_responsibilities_link" force row level security;

create policy tenant on "app"."contact_responsibilities_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."contact_responsibilities_link" to homeport_gate using (true) with check (true);

create table "app"."conversation" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "kind" text not null,
  "title" text not null,
  "assignee_id" uuid not null,
  "vendor_user_id" uuid,
  "family_user_id" uuid,
  "last_seq" integer not null,
  "last_message_at" timestamptz,
  "last_message" text,
  "last_author_name" text,
  "search_text" text generated always as (app.folded(coalesce("title", ''))) stored,
  constraint "conversation_pkey" primary key ("tenant_id", "id"),
  constraint "conversation_version_check" check ("version" > 0),
  constraint "conversation_kind_check" check ("kind" in ('TEAM', 'HR', 'VENDOR', 'FAMILY')),
  constraint "conversation_title_check" check (char_length("title") <= 200),
  constraint "conversation_last_message_check" check (char_length("last_message") <= 200),
  constraint "conversation_last_author_name_check" check (char_length("last_author_name") <= 200)
);

create index "conversation_created_idx" on "app"."conversation" ("tenant_id", "created" desc, "id" desc);

create index "conversation_case_detail_id_idx" on "app"."conversation" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "conversation_assignee_id_idx" on "app"."conversation" ("tenant_id", "assignee_id", "created" desc, "id" desc);

create index "conversation_last_message_at_idx" on "app"."conversation" ("tenant_id", "last_message_at", "created" desc, "id" desc);

create index "conversation_family_user_id_idx" on "app"."conversation" ("tenant_id", "family_user_id", "created" desc, "id" desc);

create index "conversation_vendor_user_id_idx" on "app"."conversation" ("tenant_id", "vendor_user_id", "created" desc, "id" desc);

create index "conversation_search_idx" on "app"."conversation" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."conversation" enable row level security;

alter table "app"."conversation" force row level security;

create policy tenant on "app"."conversation" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."conversation" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."conversation" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."conversation" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."conversation_member" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "conversation_id" uuid not null,
  "user_id" uuid not null,
  "name" text not null,
  "part" text not null,
  "last_read_seq" integer not null,
  constraint "conversation_member_pkey" primary key ("tenant_id", "id"),
  constraint "conversation_member_conversation_id_user_id_key" unique ("tenant_id", "conversation_id", "user_id"),
  constraint "conversation_member_version_check" check ("version" > 0),
  constraint "conversation_member_name_check" check (char_length("name") <= 200),
  constraint "conversation_member_part_check" check ("part" in ('ASSIGNEE', 'STAFF', 'VENDOR', 'FAMILY'))
);

create index "conversation_member_created_idx" on "app"."conversation_member" ("tenant_id", "created" desc, "id" desc);

create index "conversation_member_user_id_idx" on "app"."conversation_member" ("tenant_id", "user_id", "created" desc, "id" desc);

create index "conversation_member_conversation_id_idx" on "app"."conversation_member" ("tenant_id", "conversation_id", "created" desc, "id" desc);

alter table "app"."conversation_member" enable row level security;

alter table "app"."conversation_member" force row level security;

create policy tenant on "app"."conversation_member" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."conversation_member" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."conversation_member" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."conversation_member" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."cost_center" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", ''))) stored,
  constraint "cost_center_pkey" primary key ("tenant_id", "id"),
  constraint "cost_center_code_key" unique ("tenant_id", "code"),
  constraint "cost_center_version_check" check ("version" > 0),
  constraint "cost_center_code_check" check (char_length("code") <= 40),
  constraint "cost_center_code_check2" check ("code" = upper("code")),
  constraint "cost_center_name_check" check (char_length("name") <= 120)
);

create index "cost_center_created_idx" on "app"."cost_center" ("tenant_id", "created" desc, "id" desc);

create index "cost_center_code_order_idx" on "app"."cost_center" ("tenant_id", "code", "id");

create index "cost_center_search_idx" on "app"."cost_center" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."cost_center" enable row level security;

alter table "app"."cost_center" force row level security;

create policy tenant on "app"."cost_center" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."cost_center" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."cost_center" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."cost_center" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."cost_estimate" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "number" integer not null,
  "scenario_id" uuid,
  "base_date" date not null,
  "currency" text not null,
  "total" numeric(19, 4),
  "taxable_total" numeric(19, 4),
  "lines" integer,
  "needs_recalculating" boolean,
  "assumptions" text,
  "status" text not null,
  constraint "cost_estimate_pkey" primary key ("tenant_id", "id"),
  constraint "cost_estimate_case_detail_id_number_key" unique ("tenant_id", "case_detail_id", "number"),
  constraint "cost_estimate_version_check" check ("version" > 0),
  constraint "cost_estimate_number_check" check ("number" >= 1 and "number" <= 999),
  constraint "cost_estimate_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "cost_estimate_assumptions_check" check (char_length("assumptions") <= 4000),
  constraint "cost_estimate_status_check" check ("status" in ('DRAFT', 'SUBMITTED', 'APPROVED', 'REPLACED'))
);

create index "cost_estimate_created_idx" on "app"."cost_estimate" ("tenant_id", "created" desc, "id" desc);

create index "cost_estimate_case_detail_id_idx" on "app"."cost_estimate" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "cost_estimate_status_idx" on "app"."cost_estimate" ("tenant_id", "status", "created" desc, "id" desc);

create index "cost_estimate_scenario_id_idx" on "app"."cost_estimate" ("tenant_id", "scenario_id", "created" desc, "id" desc);

alter table "app"."cost_estimate" enable row level security;

alter table "app"."cost_estimate" force row level security;

create policy tenant on "app"."cost_estimate" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."cost_estimate" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."cost_estimate" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."cost_estimate" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."cost_estimate_line" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "cost_estimate_id" uuid not null,
  "year" integer not null,
  "kind" text not null,
  "benefit_id" uuid,
  "description" text not null,
  "amount" numeric(19, 4) not null,
  "currency" text not null,
  "quoted_amount" numeric(19, 4),
  "quoted_currency" text,
  "is_taxable" boolean,
  "is_grossed_up" boolean,
  "search_text" text generated always as (app.folded(coalesce("description", ''))) stored,
  constraint "cost_estimate_line_pkey" primary key ("tenant_id", "id"),
  constraint "cost_estimate_line_version_check" check ("version" > 0),
  constraint "cost_estimate_line_year_check" check ("year" >= 1 and "year" <= 10),
  constraint "cost_estimate_line_kind_check" check ("kind" in ('PAY', 'BENEFIT', 'SERVICE', 'TAX', 'SOCIAL', 'FEE')),
  constraint "cost_estimate_line_description_check" check (char_length("description") <= 200),
  constraint "cost_estimate_line_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "cost_estimate_line_quoted_currency_check" check ("quoted_currency" ~ '^[A-Z]{3}$')
);

create index "cost_estimate_line_created_idx" on "app"."cost_estimate_line" ("tenant_id", "created" desc, "id" desc);

create index "cost_estimate_line_cost_estimate_id_year_idx" on "app"."cost_estimate_line" ("tenant_id", "cost_estimate_id", "year", "created" desc, "id" desc);

create index "cost_estimate_line_benefit_id_idx" on "app"."cost_estimate_line" ("tenant_id", "benefit_id", "created" desc, "id" desc);

create index "cost_estimate_line_year_order_idx" on "app"."cost_estimate_line" ("tenant_id", "year", "id");

create index "cost_estimate_line_search_idx" on "app"."cost_estimate_line" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."cost_estimate_line" enable row level security;

alter table "app"."cost_estimate_line" force row level security;

create policy tenant on "app"."cost_estimate_line" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."cost_estimate_line" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."cost_estimate_line" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."cost_estimate_line" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."cost_of_living_index" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "home_country" text not null,
  "home_place" text,
  "host_country" text not null,
  "host_place" text,
  "kind" text not null,
  "index" numeric(19, 4) not null,
  "home_currency" text not null,
  "host_currency" text not null,
  "measured_rate" numeric(25, 10),
  "survey_date" date,
  "source" text not null,
  "effective_from" date not null,
  "effective_to" date,
  "search_text" text generated always as (app.folded(coalesce("home_place", '') || ' ' || coalesce("host_place", ''))) stored,
  constraint "cost_of_living_index_pkey" primary key ("tenant_id", "id"),
  constraint "cost_of_living_index_version_check" check ("version" > 0),
  constraint "cost_of_living_index_home_country_check" check ("home_country" ~ '^[A-Z]{2}$'),
  constraint "cost_of_living_index_home_place_check" check (char_length("home_place") <= 80),
  constraint "cost_of_living_index_host_country_check" check ("host_country" ~ '^[A-Z]{2}$'),
  constraint "cost_of_living_index_host_place_check" check (char_length("host_place") <= 80),
  constraint "cost_of_living_index_kind_check" check ("kind" in ('STANDARD', 'EFFICIENT', 'EXPATRIATE')),
  constraint "cost_of_living_index_index_check" check ("index" >= 1 and "index" <= 1000),
  constraint "cost_of_living_index_home_currency_check" check ("home_currency" ~ '^[A-Z]{3}$'),
  constraint "cost_of_living_index_host_currency_check" check ("host_currency" ~ '^[A-Z]{3}$'),
  constraint "cost_of_living_index_measured_rate_check" check ("measured_rate" >= 1e-10),
  constraint "cost_of_living_index_source_check" check (char_length("source") <= 120)
);

create index "cost_of_living_index_created_idx" on "app"."cost_of_living_index" ("tenant_id", "created" desc, "id" desc);

create index "cost_of_living_index_home_country_host_country_effecti_95b3828f" on "app"."cost_of_living_index" ("tenant_id", "home_country", "host_country", "effective_from", "created" desc, "id" desc);

create index "cost_of_living_index_host_country_idx" on "app"."cost_of_living_index" ("tenant_id", "host_country", "created" desc, "id" desc);

create index "cost_of_living_index_effective_from_order_idx" on "app"."cost_of_living_index" ("tenant_id", "effective_from", "id");

create index "cost_of_living_index_search_idx" on "app"."cost_of_living_index" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."cost_of_living_index" enable row level security;

alter table "app"."cost_of_living_index" force row level security;

create policy tenant on "app"."cost_of_living_index" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."cost_of_living_index" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."cost_of_living_index" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."cost_of_living_index" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."cost_profile" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "service_type_id" uuid,
  "currency" text not null,
  "expected_amount" numeric(19, 4),
  "tolerance_percent" numeric(19, 4),
  "tolerance_amount" numeric(19, 4),
  "is_passed_on" boolean,
  "tax_code_id" uuid,
  "financial_code_id" uuid,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", ''))) stored,
  constraint "cost_profile_pkey" primary key ("tenant_id", "id"),
  constraint "cost_profile_code_key" unique ("tenant_id", "code"),
  constraint "cost_profile_version_check" check ("version" > 0),
  constraint "cost_profile_code_check" check (char_length("code") <= 40),
  constraint "cost_profile_code_check2" check ("code" = upper("code")),
  constraint "cost_profile_name_check" check (char_length("name") <= 120),
  constraint "cost_profile_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "cost_profile_expected_amount_check" check ("expected_amount" >= 0),
  constraint "cost_profile_tolerance_percent_check" check ("tolerance_percent" >= 0 and "tolerance_percent" <= 100),
  constraint "cost_profile_tolerance_amount_check" check ("tolerance_amount" >= 0)
);

create index "cost_profile_created_idx" on "app"."cost_profile" ("tenant_id", "created" desc, "id" desc);

create index "cost_profile_service_type_id_idx" on "app"."cost_profile" ("tenant_id", "service_type_id", "created" desc, "id" desc);

create index "cost_profile_code_order_idx" on "app"."cost_profile" ("tenant_id", "code", "id");

create index "cost_profile_search_idx" on "app"."cost_profile" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."cost_profile" enable row level security;

alter table "app"."cost_profile" force row level security;

create policy tenant on "app"."cost_profile" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."cost_profile" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."cost_profile" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."cost_profile" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."country" (
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "name_es" text not null,
  "name_fr" text not null,
  "alpha3" text,
  "numeric_code" text,
  "external_id2" text,
  "currency" text,
  "calling_code" text,
  "continent" text,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "country_pkey" primary key ("id"),
  constraint "country_code_key" unique ("code"),
  constraint "country_version_check" check ("version" > 0),
  constraint "country_code_check" check ("code" ~ '^[A-Z]{2}$'),
  constraint "country_name_check" check (char_length("name") <= 100),
  constraint "country_name_es_check" check (char_length("name_es") <= 100),
  constraint "country_name_fr_check" check (char_length("name_fr") <= 100),
  constraint "country_alpha3_check" check (char_length("alpha3") <= 3),
  constraint "country_numeric_code_check" check (char_length("numeric_code") <= 3),
  constraint "country_external_id2_check" check (char_length("external_id2") <= 50),
  constraint "country_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "country_calling_code_check" check (char_length("calling_code") <= 8),
  constraint "country_continent_check" check (char_length("continent") <= 30)
);

create index "country_created_idx" on "app"."country" ("created" desc, "id" desc);

create index "country_name_order_idx" on "app"."country" ("name", "id");

create index "country_search_idx" on "app"."country" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."country" enable row level security;

alter table "app"."country" force row level security;

create policy everybody on "app"."country" for select using (true);

create policy system on "app"."country" using ((select current_setting('app.system', true) = 'on')) with check ((select current_setting('app.system', true) = 'on'));

create policy gate on "app"."country" to homeport_gate using (true) with check (true);

create table "app"."credential" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "user_id" uuid not null,
  "password_hash" text,
  "password_changed_at" timestamptz,
  "totp_secret" text,
  "totp_pending_secret" text,
  "totp_used_step" integer,
  "recovery_codes" jsonb,
  "failures" integer not null,
  "locked_until" timestamptz,
  constraint "credential_pkey" primary key ("tenant_id", "id"),
  constraint "credential_user_id_key" unique ("tenant_id", "user_id"),
  constraint "credential_version_check" check ("version" > 0),
  constraint "credential_password_hash_check" check (char_length("password_hash") <= 300),
  constraint "credential_totp_secret_check" check (char_length("totp_secret") <= 400),
  constraint "credential_totp_pending_secret_check" check (char_length("totp_pending_secret") <= 400)
);

create index "credential_created_idx" on "app"."credential" ("tenant_id", "created" desc, "id" desc);

create index "credential_user_id_idx" on "app"."credential" ("tenant_id", "user_id", "created" desc, "id" desc);

alter table "app"."credential" enable row level security;

alter table "app"."credential" force row level security;

create policy tenant on "app"."credential" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."credential" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."credential" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."credential" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."credit_note" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text,
  "invoice_id" uuid not null,
  "financial_entity_id" uuid,
  "credit_date" date not null,
  "credit_reason" text not null,
  "currency" text,
  "external_reference" text,
  "goods_amount" numeric(19, 4),
  "tax_amount" numeric(19, 4),
  "total_amount" numeric(19, 4),
  "notes" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", '') || ' ' || coalesce("external_reference", ''))) stored,
  constraint "credit_note_pkey" primary key ("tenant_id", "id"),
  constraint "credit_note_reference_key" unique ("tenant_id", "reference"),
  constraint "credit_note_version_check" check ("version" > 0),
  constraint "credit_note_reference_check" check (char_length("reference") <= 40),
  constraint "credit_note_reference_check2" check ("reference" = upper("reference")),
  constraint "credit_note_credit_reason_check" check (char_length("credit_reason") <= 100),
  constraint "credit_note_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "credit_note_external_reference_check" check (char_length("external_reference") <= 60),
  constraint "credit_note_notes_check" check (char_length("notes") <= 2000),
  constraint "credit_note_status_check" check ("status" in ('OPEN', 'APPROVED', 'SENT', 'CANCELLED'))
);

create index "credit_note_created_idx" on "app"."credit_note" ("tenant_id", "created" desc, "id" desc);

create index "credit_note_status_credit_date_idx" on "app"."credit_note" ("tenant_id", "status", "credit_date", "created" desc, "id" desc);

create index "credit_note_invoice_id_idx" on "app"."credit_note" ("tenant_id", "invoice_id", "created" desc, "id" desc);

create index "credit_note_search_idx" on "app"."credit_note" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."credit_note" enable row level security;

alter table "app"."credit_note" force row level security;

create policy tenant on "app"."credit_note" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."credit_note" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."credit_note" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."credit_note" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."credit_note_line" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "credit_note_id" uuid not null,
  "invoice_line_id" uuid,
  "description" text not null,
  "amount" numeric(19, 4),
  "new_quantity" numeric(19, 4),
  "new_unit_amount" numeric(19, 4),
  "currency" text,
  "credit_amount" numeric(19, 4),
  "tax_amount" numeric(19, 4),
  "search_text" text generated always as (app.folded(coalesce("description", ''))) stored,
  constraint "credit_note_line_pkey" primary key ("tenant_id", "id"),
  constraint "credit_note_line_version_check" check ("version" > 0),
  constraint "credit_note_line_description_check" check (char_length("description") <= 300),
  constraint "credit_note_line_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "credit_note_line_created_idx" on "app"."credit_note_line" ("tenant_id", "created" desc, "id" desc);

create index "credit_note_line_credit_note_id_idx" on "app"."credit_note_line" ("tenant_id", "credit_note_id", "created" desc, "id" desc);

create index "credit_note_line_invoice_line_id_idx" on "app"."credit_note_line" ("tenant_id", "invoice_line_id", "created" desc, "id" desc);

create index "credit_note_line_search_idx" on "app"."credit_note_line" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."credit_note_line" enable row level security;

alter table "app"."credit_note_line" force row level security;

create policy tenant on "app"."credit_note_line" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."credit_note_line" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."credit_note_line" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."credit_note_line" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."currency" (
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "name_es" text not null,
  "name_fr" text not null,
  "numeric_code" text,
  "decimals" integer not null,
  "is_fund" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "currency_pkey" primary key ("id"),
  constraint "currency_code_key" unique ("code"),
  constraint "currency_version_check" check ("version" > 0),
  constraint "currency_code_check" check ("code" ~ '^[A-Z]{3}$'),
  constraint "currency_name_check" check (char_length("name") <= 100),
  constraint "currency_name_es_check" check (char_length("name_es") <= 100),
  constraint "currency_name_fr_check" check (char_length("name_fr") <= 100),
  constraint "currency_numeric_code_check" check (char_length("numeric_code") <= 3),
  constraint "currency_decimals_check" check ("decimals" >= 0 and "decimals" <= 4)
);

create index "currency_created_idx" on "app"."currency" ("created" desc, "id" desc);

create index "currency_code_order_idx" on "app"."currency" ("code", "id");

create index "currency_search_idx" on "app"."currency" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."currency" enable row level security;

alter table "app"."currency" force row level security;

create policy everybody on "app"."currency" for select using (true);

create policy system on "app"."currency" using ((select current_setting('app.system', true) = 'on')) with check ((select current_setting('app.system', true) = 'on'));

create policy gate on "app"."currency" to homeport_gate using (true) with check (true);

create table "app"."customer" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "customer_group_id" uuid,
  "company_id" uuid,
  "industry" text,
  "number_of_employees" integer,
  "relationship_status" text not null,
  "competitive_status" text,
  "sales_lead_id" uuid,
  "yearly_volume" numeric(19, 4),
  "currency" text,
  "tax_number" text,
  "address" jsonb,
  "phone" text,
  "email" text,
  "web_address" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "customer_pkey" primary key ("tenant_id", "id"),
  constraint "customer_code_key" unique ("tenant_id", "code"),
  constraint "customer_version_check" check ("version" > 0),
  constraint "customer_code_check" check (char_length("code") <= 40),
  constraint "customer_code_check2" check ("code" = upper("code")),
  constraint "customer_name_check" check (char_length("name") <= 120),
  constraint "customer_industry_check" check (char_length("industry") <= 100),
  constraint "customer_number_of_employees_check" check ("number_of_employees" >= 0 and "number_of_employees" <= 10000000),
  constraint "customer_relationship_status_check" check ("relationship_status" in ('PROSPECT', 'ACTIVE', 'DORMANT', 'FORMER')),
  constraint "customer_competitive_status_check" check ("competitive_status" in ('SOLE', 'PREFERRED', 'SHARED', 'CHALLENGED', 'COMPETITOR')),
  constraint "customer_yearly_volume_check" check ("yearly_volume" >= 0),
  constraint "customer_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "customer_tax_number_check" check (char_length("tax_number") <= 40),
  constraint "customer_address_check" check (jsonb_typeof("address") = 'object'),
  constraint "customer_phone_check" check (char_length("phone") <= 16),
  constraint "customer_email_check" check (char_length("email") <= 320),
  constraint "customer_web_address_check" check (char_length("web_address") <= 200)
);

create index "customer_created_idx" on "app"."customer" ("tenant_id", "created" desc, "id" desc);

create index "customer_customer_group_id_idx" on "app"."customer" ("tenant_id", "customer_group_id", "created" desc, "id" desc);

create index "customer_sales_lead_id_idx" on "app"."customer" ("tenant_id", "sales_lead_id", "created" desc, "id" desc);

create index "customer_relationship_status_idx" on "app"."customer" ("tenant_id", "relationship_status", "created" desc, "id" desc);

create index "customer_name_order_idx" on "app"."customer" ("tenant_id", "name", "id");

create index "customer_search_idx" on "app"."customer" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."customer" enable row level security;

alter table "app"."customer" force row level security;

create policy tenant on "app"."customer" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."customer" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."customer" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."customer" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."customer_group" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "parent_id" uuid,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "customer_group_pkey" primary key ("tenant_id", "id"),
  constraint "customer_group_code_key" unique ("tenant_id", "code"),
  constraint "customer_group_version_check" check ("version" > 0),
  constraint "customer_group_code_check" check (char_length("code") <= 40),
  constraint "customer_group_code_check2" check ("code" = upper("code")),
  constraint "customer_group_name_check" check (char_length("name") <= 120),
  constraint "customer_group_description_check" check (char_length("description") <= 1000)
);

create index "customer_group_created_idx" on "app"."customer_group" ("tenant_id", "created" desc, "id" desc);

create index "customer_group_name_order_idx" on "app"."customer_group" ("tenant_id", "name", "id");

create index "customer_group_search_idx" on "app"."customer_group" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."customer_group" enable row level security;

alter table "app"."customer_group" force row level security;

create policy tenant on "app"."customer_group" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."customer_group" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."customer_group" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."customer_group" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."dashboard" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "name_es" text,
  "name_fr" text,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "dashboard_pkey" primary key ("tenant_id", "id"),
  constraint "dashboard_code_key" unique ("tenant_id", "code"),
  constraint "dashboard_version_check" check ("version" > 0),
  constraint "dashboard_code_check" check (char_length("code") <= 60),
  constraint "dashboard_code_check2" check ("code" = upper("code")),
  constraint "dashboard_name_check" check (char_length("name") <= 120),
  constraint "dashboard_name_es_check" check (char_length("name_es") <= 120),
  constraint "dashboard_name_fr_check" check (char_length("name_fr") <= 120),
  constraint "dashboard_description_check" check (char_length("description") <= 400)
);

create index "dashboard_created_idx" on "app"."dashboard" ("tenant_id", "created" desc, "id" desc);

create index "dashboard_name_order_idx" on "app"."dashboard" ("tenant_id", "name", "id");

create index "dashboard_search_idx" on "app"."dashboard" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."dashboard" enable row level security;

alter table "app"."dashboard" force row level security;

create policy tenant on "app"."dashboard" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."dashboard" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."dashboard" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."dashboard" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."dashboard_widget" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "dashboard_id" uuid not null,
  "widget_id" uuid not null,
  "user_id" uuid,
  "arranged_for" text,
  "position" integer not null,
  "size" text not null,
  "is_hidden" boolean,
  "settings" jsonb,
  constraint "dashboard_widget_pkey" primary key ("tenant_id", "id"),
  constraint "dashboard_widget_dashboard_id_widget_id_arranged_for_key" unique ("tenant_id", "dashboard_id", "widget_id", "arranged_for"),
  constraint "dashboard_widget_version_check" check ("version" > 0),
  constraint "dashboard_widget_arranged_for_check" check (char_length("arranged_for") <= 40),
  constraint "dashboard_widget_position_check" check ("position" >= 0 and "position" <= 9999),
  constraint "dashboard_widget_size_check" check ("size" in ('SMALL', 'MEDIUM', 'WIDE'))
);

create index "dashboard_widget_created_idx" on "app"."dashboard_widget" ("tenant_id", "created" desc, "id" desc);

create index "dashboard_widget_user_id_dashboard_id_idx" on "app"."dashboard_widget" ("tenant_id", "user_id", "dashboard_id", "created" desc, "id" desc);

create index "dashboard_widget_widget_id_idx" on "app"."dashboard_widget" ("tenant_id", "widget_id", "created" desc, "id" desc);

create index "dashboard_widget_dashboard_id_idx" on "app"."dashboard_widget" ("tenant_id", "dashboard_id", "created" desc, "id" desc);

create index "dashboard_widget_position_order_idx" on "app"."dashboard_widget" ("tenant_id", "position", "id");

alter table "app"."dashboard_widget" enable row level security;

alter table "app"."dashboard_widget" force row level security;

create policy tenant on "app"."dashboard_widget" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."dashboard_widget" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."dashboard_widget" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."dashboard_widget" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."data_center" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "country" text not null,
  "region" text,
  "database_host" text,
  "file_store" text,
  "is_default" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "data_center_pkey" primary key ("tenant_id", "id"),
  constraint "data_center_code_key" unique ("tenant_id", "code"),
  constraint "data_center_version_check" check ("version" > 0),
  constraint "data_center_code_check" check (char_length("code") <= 40),
  constraint "data_center_code_check2" check ("code" = upper("code")),
  constraint "data_center_name_check" check (char_length("name") <= 120),
  constraint "data_center_kind_check" check ("kind" in ('EMBEDDED', 'EXTERNAL')),
  constraint "data_center_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "data_center_region_check" check (char_length("region") <= 60),
  constraint "data_center_database_host_check" check (char_length("database_host") <= 200),
  constraint "data_center_file_store_check" check (char_length("file_store") <= 200)
);

create unique index "data_center_is_default_key" on "app"."data_center" ("tenant_id", "is_default") where "is_default";

create index "data_center_created_idx" on "app"."data_center" ("tenant_id", "created" desc, "id" desc);

create index "data_center_name_order_idx" on "app"."data_center" ("tenant_id", "name", "id");

create index "data_center_search_idx" on "app"."data_center" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."data_center" enable row level security;

alter table "app"."data_center" force row level security;

create policy tenant on "app"."data_center" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."data_center" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."data_center" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."data_center" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."data_option" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "option_type_code" text not null,
  "code" text not null,
  "name" text not null,
  "name_es" text,
  "name_fr" text,
  "sequence" integer,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "data_option_pkey" primary key ("tenant_id", "id"),
  constraint "data_option_option_type_code_code_key" unique ("tenant_id", "option_type_code", "code"),
  constraint "data_option_version_check" check ("version" > 0),
  constraint "data_option_option_type_code_check" check (char_length("option_type_code") <= 60),
  constraint "data_option_option_type_code_check2" check ("option_type_code" = upper("option_type_code")),
  constraint "data_option_code_check" check (char_length("code") <= 60),
  constraint "data_option_code_check2" check ("code" = upper("code")),
  constraint "data_option_name_check" check (char_length("name") <= 120),
  constraint "data_option_name_es_check" check (char_length("name_es") <= 120),
  constraint "data_option_name_fr_check" check (char_length("name_fr") <= 120),
  constraint "data_option_sequence_check" check ("sequence" >= 0 and "sequence" <= 100000)
);

create index "data_option_created_idx" on "app"."data_option" ("tenant_id", "created" desc, "id" desc);

create index "data_option_option_type_code_sequence_idx" on "app"."data_option" ("tenant_id", "option_type_code", "sequence", "created" desc, "id" desc);

create index "data_option_sequence_order_idx" on "app"."data_option" ("tenant_id", "sequence", "id");

create index "data_option_search_idx" on "app"."data_option" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."data_option" enable row level security;

alter table "app"."data_option" force row level security;

create policy tenant on "app"."data_option" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."data_option" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."data_option" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."data_option" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."data_option_type" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "name_es" text,
  "name_fr" text,
  "is_built_in" boolean,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "data_option_type_pkey" primary key ("tenant_id", "id"),
  constraint "data_option_type_code_key" unique ("tenant_id", "code"),
  constraint "data_option_type_version_check" check ("version" > 0),
  constraint "data_option_type_code_check" check (char_length("code") <= 40),
  constraint "data_option_type_code_check2" check ("code" = upper("code")),
  constraint "data_option_type_name_check" check (char_length("name") <= 120),
  constraint "data_option_type_name_es_check" check (char_length("name_es") <= 120),
  constraint "data_option_type_name_fr_check" check (char_length("name_fr") <= 120),
  constraint "data_option_type_description_check" check (char_length("description") <= 1000)
);

create index "data_option_type_created_idx" on "app"."data_option_type" ("tenant_id", "created" desc, "id" desc);

create index "data_option_type_name_order_idx" on "app"."data_option_type" ("tenant_id", "name", "id");

create index "data_option_type_search_idx" on "app"."data_option_type" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."data_option_type" enable row level security;

alter table "app"."data_option_type" force row level security;

create policy tenant on "app"."data_option_type" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."data_option_type" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."data_option_type" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."data_option_type" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."data_query" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "about" text not null,
  "category" text,
  "sharing" text not null,
  "matches" text not null,
  "group_by" text,
  "sort_by" text,
  "limit" integer,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "data_query_pkey" primary key ("tenant_id", "id"),
  constraint "data_query_code_key" unique ("tenant_id", "code"),
  constraint "data_query_version_check" check ("version" > 0),
  constraint "data_query_code_check" check (char_length("code") <= 40),
  constraint "data_query_code_check2" check ("code" = upper("code")),
  constraint "data_query_name_check" check (char_length("name") <= 120),
  constraint "data_query_about_check" check (char_length("about") <= 60),
  constraint "data_query_category_check" check (char_length("category") <= 60),
  constraint "data_query_sharing_check" check ("sharing" in ('PRIVATE', 'ALL')),
  constraint "data_query_matches_check" check ("matches" in ('ALL', 'ANY')),
  constraint "data_query_group_by_check" check (char_length("group_by") <= 120),
  constraint "data_query_sort_by_check" check (char_length("sort_by") <= 120),
  constraint "data_query_limit_check" check ("limit" >= 1 and "limit" <= 1000000),
  constraint "data_query_description_check" check (char_length("description") <= 1000)
);

create index "data_query_created_idx" on "app"."data_query" ("tenant_id", "created" desc, "id" desc);

create index "data_query_name_order_idx" on "app"."data_query" ("tenant_id", "name", "id");

create index "data_query_search_idx" on "app"."data_query" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."data_query" enable row level security;

alter table "app"."data_query" force row level security;

create policy tenant on "app"."data_query" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."data_query" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."data_query" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."data_query" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."data_query_column" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "data_query_id" uuid not null,
  "sequence" integer not null,
  "field" text not null,
  "label" text,
  "total" text,
  "width" integer,
  constraint "data_query_column_pkey" primary key ("tenant_id", "id"),
  constraint "data_query_column_data_query_id_field_key" unique ("tenant_id", "data_query_id", "field"),
  constraint "data_query_column_version_check" check ("version" > 0),
  constraint "data_query_column_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "data_query_column_field_check" check (char_length("field") <= 120),
  constraint "data_query_column_label_check" check (char_length("label") <= 120),
  constraint "data_query_column_total_check" check ("total" in ('NONE', 'COUNT', 'SUM', 'AVERAGE', 'LEAST', 'MOST')),
  constraint "data_query_column_width_check" check ("width" >= 40 and "width" <= 800)
);

create index "data_query_column_created_idx" on "app"."data_query_column" ("tenant_id", "created" desc, "id" desc);

create index "data_query_column_data_query_id_sequence_idx" on "app"."data_query_column" ("tenant_id", "data_query_id", "sequence", "created" desc, "id" desc);

create index "data_query_column_sequence_order_idx" on "app"."data_query_column" ("tenant_id", "sequence", "id");

alter table "app"."data_query_column" enable row level security;

alter table "app"."data_query_column" force row level security;

create policy tenant on "app"."data_query_column" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."data_query_column" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."data_query_column" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."data_query_column" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."data_query_condition" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "data_query_id" uuid not null,
  "sequence" integer not null,
  "field" text not null,
  "operator" text not null,
  "value" text,
  constraint "data_query_condition_pkey" primary key ("tenant_id", "id"),
  constraint "data_query_condition_version_check" check ("version" > 0),
  constraint "data_query_condition_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "data_query_condition_field_check" check (char_length("field") <= 120),
  constraint "data_query_condition_operator_check" check ("operator" in ('eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'lk', 'null', 'notNull')),
  constraint "data_query_condition_value_check" check (char_length("value") <= 400)
);

create index "data_query_condition_created_idx" on "app"."data_query_condition" ("tenant_id", "created" desc, "id" desc);

create index "data_query_condition_data_query_id_sequence_idx" on "app"."data_query_condition" ("tenant_id", "data_query_id", "sequence", "created" desc, "id" desc);

create index "data_query_condition_sequence_order_idx" on "app"."data_query_condition" ("tenant_id", "sequence", "id");

alter table "app"."data_query_condition" enable row level security;

alter table "app"."data_query_condition" force row level security;

create policy tenant on "app"."data_query_condition" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."data_query_condition" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."data_query_condition" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."data_query_condition" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."default_service_provider" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "service_type_id" uuid not null,
  "country" text not null,
  "service_provider_id" uuid not null,
  "backup_provider_id" uuid,
  constraint "default_service_provider_pkey" primary key ("tenant_id", "id"),
  constraint "default_service_provider_service_type_id_country_key" unique ("tenant_id", "service_type_id", "country"),
  constraint "default_service_provider_version_check" check ("version" > 0),
  constraint "default_service_provider_country_check" check ("country" ~ '^[A-Z]{2}$')
);

create index "default_service_provider_created_idx" on "app"."default_service_provider" ("tenant_id", "created" desc, "id" desc);

create index "default_service_provider_service_provider_id_idx" on "app"."default_service_provider" ("tenant_id", "service_provider_id", "created" desc, "id" desc);

alter table "app"."default_service_provider" enable row level security;

alter table "app"."default_service_provider" force row level security;

create policy tenant on "app"."default_service_provider" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."default_service_provider" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."default_service_provider" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."default_service_provider" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."dependant" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "employee_person_id" uuid not null,
  "first_name" text not null,
  "last_name" text not null,
  "type" text not null,
  "birth_date" date,
  "nationality" text,
  "accompanies" boolean,
  "school_need" boolean,
  "user_id" uuid,
  "search_text" text generated always as (app.folded(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))) stored,
  constraint "dependant_pkey" primary key ("tenant_id", "id"),
  constraint "dependant_version_check" check ("version" > 0),
  constraint "dependant_first_name_check" check (char_length("first_name") <= 100),
  constraint "dependant_last_name_check" check (char_length("last_name") <= 100),
  constraint "dependant_type_check" check ("type" in ('PARTNER', 'CHILD', 'PARENT', 'OTHER')),
  constraint "dependant_nationality_check" check ("nationality" ~ '^[A-Z]{2}$')
);

create index "dependant_created_idx" on "app"."dependant" ("tenant_id", "created" desc, "id" desc);

create index "dependant_employee_person_id_idx" on "app"."dependant" ("tenant_id", "employee_person_id", "created" desc, "id" desc);

create index "dependant_user_id_idx" on "app"."dependant" ("tenant_id", "user_id", "created" desc, "id" desc);

create index "dependant_search_idx" on "app"."dependant" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."dependant" enable row level security;

alter table "app"."dependant" force row level security;

create policy tenant on "app"."dependant" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."dependant" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."dependant" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."dependant" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."destination_service" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "kind" text not null,
  "consultant" text,
  "participants" integer,
  "spoken_language" text,
  "first_day" date,
  "last_day" date,
  "hours_granted" numeric(16, 1),
  "hours_used" numeric(16, 1),
  "hours_left" numeric(16, 1),
  "topics" text,
  "level_before" text,
  "level_after" text,
  "search_text" text generated always as (app.folded(coalesce("consultant", '') || ' ' || coalesce("topics", ''))) stored,
  constraint "destination_service_pkey" primary key ("tenant_id", "id"),
  constraint "destination_service_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "destination_service_version_check" check ("version" > 0),
  constraint "destination_service_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "destination_service_kind_check" check ("kind" in ('LOOK_SEE', 'ORIENTATION', 'SETTLING_IN', 'REGISTRATION', 'BANKING', 'DRIVING_LICENCE', 'LANGUAGE', 'CULTURE', 'PARTNER', 'DEPARTURE')),
  constraint "destination_service_consultant_check" check (char_length("consultant") <= 160),
  constraint "destination_service_participants_check" check ("participants" >= 1 and "participants" <= 20),
  constraint "destination_service_spoken_language_check" check (char_length("spoken_language") <= 60),
  constraint "destination_service_hours_granted_check" check ("hours_granted" >= 0),
  constraint "destination_service_hours_used_check" check ("hours_used" >= 0),
  constraint "destination_service_topics_check" check (char_length("topics") <= 2000),
  constraint "destination_service_level_before_check" check ("level_before" in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  constraint "destination_service_level_after_check" check ("level_after" in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2'))
);

create index "destination_service_created_idx" on "app"."destination_service" ("tenant_id", "created" desc, "id" desc);

create index "destination_service_first_day_idx" on "app"."destination_service" ("tenant_id", "first_day", "created" desc, "id" desc);

create index "destination_service_kind_idx" on "app"."destination_service" ("tenant_id", "kind", "created" desc, "id" desc);

create index "destination_service_case_service_id_idx" on "app"."destination_service" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "destination_service_search_idx" on "app"."destination_service" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."destination_service" enable row level security;

alter table "app"."destination_service" force row level security;

create policy tenant on "app"."destination_service" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."destination_service" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."destination_service" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."destination_service" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."device" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "user_id" uuid not null,
  "endpoint" text not null,
  "public_key" text not null,
  "auth_secret" text not null,
  "browser" text not null,
  "last_seen" timestamptz,
  constraint "device_pkey" primary key ("tenant_id", "id"),
  constraint "device_user_id_endpoint_key" unique ("tenant_id", "user_id", "endpoint"),
  constraint "device_version_check" check ("version" > 0),
  constraint "device_endpoint_check" check (char_length("endpoint") <= 1000),
  constraint "device_public_key_check" check (char_length("public_key") <= 200),
  constraint "device_auth_secret_check" check (char_length("auth_secret") <= 100),
  constraint "device_browser_check" check ("browser" in ('FIREFOX', 'CHROME', 'EDGE'))
);

create index "device_created_idx" on "app"."device" ("tenant_id", "created" desc, "id" desc);

create index "device_user_id_idx" on "app"."device" ("tenant_id", "user_id", "created" desc, "id" desc);

alter table "app"."device" enable row level security;

alter table "app"."device" force row level security;

create policy tenant on "app"."device" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."device" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."device" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."device" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."diary_entry" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "assignee_id" uuid not null,
  "start_day" date not null,
  "end_day" date not null,
  "part" text not null,
  "country" text not null,
  "location" text,
  "position_latitude" double precision,
  "position_longitude" double precision,
  "location_type" text not null,
  "purpose" text not null,
  "notes" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("location", '') || ' ' || coalesce("notes", ''))) stored,
  constraint "diary_entry_pkey" primary key ("tenant_id", "id"),
  constraint "diary_entry_version_check" check ("version" > 0),
  constraint "diary_entry_part_check" check ("part" in ('DAY', 'MORNING', 'AFTERNOON')),
  constraint "diary_entry_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "diary_entry_location_check" check (char_length("location") <= 160),
  constraint "diary_entry_position_latitude_check" check ("position_latitude" between -90 and 90),
  constraint "diary_entry_position_longitude_check" check ("position_longitude" between -180 and 180),
  constraint "diary_entry_location_type_check" check (char_length("location_type") <= 100),
  constraint "diary_entry_purpose_check" check (char_length("purpose") <= 100),
  constraint "diary_entry_notes_check" check (char_length("notes") <= 2000),
  constraint "diary_entry_status_check" check ("status" in ('OPEN', 'LOCKED'))
);

create index "diary_entry_created_idx" on "app"."diary_entry" ("tenant_id", "created" desc, "id" desc);

create index "diary_entry_assignee_id_start_day_idx" on "app"."diary_entry" ("tenant_id", "assignee_id", "start_day", "created" desc, "id" desc);

create index "diary_entry_country_start_day_idx" on "app"."diary_entry" ("tenant_id", "country", "start_day", "created" desc, "id" desc);

create index "diary_entry_status_idx" on "app"."diary_entry" ("tenant_id", "status", "created" desc, "id" desc);

create index "diary_entry_start_day_order_idx" on "app"."diary_entry" ("tenant_id", "start_day", "id");

create index "diary_entry_search_idx" on "app"."diary_entry" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."diary_entry" enable row level security;

alter table "app"."diary_entry" force row level security;

create policy tenant on "app"."diary_entry" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."diary_entry" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."diary_entry" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."diary_entry" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."directory_call" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "at" timestamptz not null,
  "deed" text not null,
  "about" text,
  "user_id" uuid,
  "program" text,
  "status" integer not null,
  "reason" text,
  constraint "directory_call_pkey" primary key ("tenant_id", "id"),
  constraint "directory_call_version_check" check ("version" > 0),
  constraint "directory_call_deed_check" check ("deed" in ('CREATE_USER', 'CHANGE_USER', 'DELETE_USER', 'CHANGE_GROUP', 'CREATE_GROUP', 'DELETE_GROUP')),
  constraint "directory_call_about_check" check (char_length("about") <= 200),
  constraint "directory_call_program_check" check (char_length("program") <= 120),
  constraint "directory_call_status_check" check ("status" >= 100 and "status" <= 599),
  constraint "directory_call_reason_check" check (char_length("reason") <= 400)
);

create index "directory_call_created_idx" on "app"."directory_call" ("tenant_id", "created" desc, "id" desc);

create index "directory_call_at_idx" on "app"."directory_call" ("tenant_id", "at", "created" desc, "id" desc);

create index "directory_call_user_id_idx" on "app"."directory_call" ("tenant_id", "user_id", "created" desc, "id" desc);

alter table "app"."directory_call" enable row level security;

alter table "app"."directory_call" force row level security;

create policy tenant on "app"."directory_call" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."directory_call" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."directory_call" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."directory_call" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."division" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "company_id" uuid,
  "parent_id" uuid,
  "head_id" uuid,
  "cost_center_id" uuid,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "division_pkey" primary key ("tenant_id", "id"),
  constraint "division_code_key" unique ("tenant_id", "code"),
  constraint "division_version_check" check ("version" > 0),
  constraint "division_code_check" check (char_length("code") <= 40),
  constraint "division_code_check2" check ("code" = upper("code")),
  constraint "division_name_check" check (char_length("name") <= 120)
);

create index "division_created_idx" on "app"."division" ("tenant_id", "created" desc, "id" desc);

create index "division_company_id_idx" on "app"."division" ("tenant_id", "company_id", "created" desc, "id" desc);

create index "division_parent_id_idx" on "app"."division" ("tenant_id", "parent_id", "created" desc, "id" desc);

create index "division_head_id_idx" on "app"."division" ("tenant_id", "head_id", "created" desc, "id" desc);

create index "division_name_order_idx" on "app"."division" ("tenant_id", "name", "id");

create index "division_search_idx" on "app"."division" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."division" enable row level security;

alter table "app"."division" force row level security;

create policy tenant on "app"."division" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."division" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."division" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."division" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."document" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "category" text not null,
  "title" text not null,
  "description" text,
  "document_type" text,
  "language" text,
  "tags" text,
  "library_section_id" uuid,
  "case_detail_id" uuid,
  "owner_id" uuid,
  "share" text not null,
  "share_with_family" boolean,
  "requires_confirmation" boolean,
  "requires_signature" boolean,
  "file_id" uuid,
  "version_number" integer,
  "version_date" date,
  "published_at" timestamptz,
  "published_by_id" uuid,
  "signed_file_id" uuid,
  "signed_at" timestamptz,
  "signed_by_id" uuid,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("title", '') || ' ' || coalesce("tags", ''))) stored,
  constraint "document_pkey" primary key ("tenant_id", "id"),
  constraint "document_version_check" check ("version" > 0),
  constraint "document_category_check" check ("category" in ('LIBRARY', 'CASE')),
  constraint "document_title_check" check (char_length("title") <= 200),
  constraint "document_description_check" check (char_length("description") <= 1000),
  constraint "document_document_type_check" check (char_length("document_type") <= 100),
  constraint "document_language_check" check ("language" in ('en', 'es', 'fr')),
  constraint "document_tags_check" check (char_length("tags") <= 300),
  constraint "document_share_check" check ("share" in ('ME', 'TEAM', 'HR', 'ASSIGNEE')),
  constraint "document_version_number_check" check ("version_number" >= 0),
  constraint "document_status_check" check ("status" in ('DRAFT', 'PUBLISHED', 'WITHDRAWN'))
);

create index "document_created_idx" on "app"."document" ("tenant_id", "created" desc, "id" desc);

create index "document_category_library_section_id_idx" on "app"."document" ("tenant_id", "category", "library_section_id", "created" desc, "id" desc);

create index "document_case_detail_id_category_idx" on "app"."document" ("tenant_id", "case_detail_id", "category", "created" desc, "id" desc);

create index "document_owner_id_category_idx" on "app"."document" ("tenant_id", "owner_id", "category", "created" desc, "id" desc);

create index "document_file_id_idx" on "app"."document" ("tenant_id", "file_id", "created" desc, "id" desc);

create index "document_signed_file_id_idx" on "app"."document" ("tenant_id", "signed_file_id", "created" desc, "id" desc);

create index "document_status_idx" on "app"."document" ("tenant_id", "status", "created" desc, "id" desc);

create index "document_library_section_id_idx" on "app"."document" ("tenant_id", "library_section_id", "created" desc, "id" desc);

create index "document_search_idx" on "app"."document" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."document" enable row level security;

alter table "app"."document" force row level security;

create policy tenant on "app"."document" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."document" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."document" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."document" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."document_audiences_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "document_audiences_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "document_audiences_link_target_idx" on "app"."document_audiences_link" ("tenant_id", "target_id");

alter table "app"."document_audiences_link" enable row level security;

alter table "app"."document_audiences_link" force row level security;

create policy tenant on "app"."document_audiences_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."document_audiences_link" to homeport_gate using (true) with check (true);

create table "app"."document_limit" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "type" text not null,
  "warning_days" integer not null,
  "critical_days" integer not null,
  "months_after_trip" integer,
  "years_since_issue" integer,
  "minimum_age" integer,
  constraint "document_limit_pkey" primary key ("tenant_id", "id"),
  constraint "document_limit_type_key" unique ("tenant_id", "type"),
  constraint "document_limit_version_check" check ("version" > 0),
  constraint "document_limit_type_check" check ("type" in ('PASSPORT', 'VISA', 'PERMIT')),
  constraint "document_limit_warning_days_check" check ("warning_days" >= 0 and "warning_days" <= 1500),
  constraint "document_limit_critical_days_check" check ("critical_days" >= 0 and "critical_days" <= 1500),
  constraint "document_limit_months_after_trip_check" check ("months_after_trip" >= 0 and "months_after_trip" <= 24),
  constraint "document_limit_years_since_issue_check" check ("years_since_issue" >= 0 and "years_since_issue" <= 30),
  constraint "document_limit_minimum_age_check" check ("minimum_age" >= 0 and "minimum_age" <= 100)
);

create index "document_limit_created_idx" on "app"."document_limit" ("tenant_id", "created" desc, "id" desc);

alter table "app"."document_limit" enable row level security;

alter table "app"."document_limit" force row level security;

create policy tenant on "app"."document_limit" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."document_limit" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."document_limit" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."document_limit" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."document_passage" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "document_id" uuid not null,
  "position" integer not null,
  "page" integer,
  "language" text not null,
  "body" text not null,
  constraint "document_passage_pkey" primary key ("tenant_id", "id"),
  constraint "document_passage_version_check" check ("version" > 0),
  constraint "document_passage_position_check" check ("position" >= 0),
  constraint "document_passage_page_check" check ("page" >= 1),
  constraint "document_passage_language_check" check (char_length("language") <= 2),
  constraint "document_passage_body_check" check (char_length("body") <= 4000)
);

create index "document_passage_created_idx" on "app"."document_passage" ("tenant_id", "created" desc, "id" desc);

create index "document_passage_document_id_position_idx" on "app"."document_passage" ("tenant_id", "document_id", "position", "created" desc, "id" desc);

alter table "app"."document_passage" enable row level security;

alter table "app"."document_passage" force row level security;

create policy tenant on "app"."document_passage" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."document_passage" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."document_passage" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."document_passage" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."document_reading" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "document_id" uuid not null,
  "user_id" uuid not null,
  "person_id" uuid,
  "opened_at" timestamptz,
  "confirmed_version" integer,
  "confirmed_at" timestamptz,
  constraint "document_reading_pkey" primary key ("tenant_id", "id"),
  constraint "document_reading_document_id_user_id_key" unique ("tenant_id", "document_id", "user_id"),
  constraint "document_reading_version_check" check ("version" > 0),
  constraint "document_reading_confirmed_version_check" check ("confirmed_version" >= 1)
);

create index "document_reading_created_idx" on "app"."document_reading" ("tenant_id", "created" desc, "id" desc);

create index "document_reading_user_id_opened_at_idx" on "app"."document_reading" ("tenant_id", "user_id", "opened_at", "created" desc, "id" desc);

create index "document_reading_document_id_idx" on "app"."document_reading" ("tenant_id", "document_id", "created" desc, "id" desc);

create index "document_reading_opened_at_order_idx" on "app"."document_reading" ("tenant_id", "opened_at", "id");

alter table "app"."document_reading" enable row level security;

alter table "app"."document_reading" force row level security;

create policy tenant on "app"."document_reading" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."document_reading" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."document_reading" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."document_reading" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."document_signature" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "document_id" uuid not null,
  "signer_id" uuid not null,
  "person_id" uuid,
  "method" text not null,
  "signed_at" timestamptz not null,
  "authentication" text,
  "original_sha256" text not null,
  "signed_sha256" text not null,
  "certificate" text,
  "file_id" uuid not null,
  constraint "document_signature_pkey" primary key ("tenant_id", "id"),
  constraint "document_signature_document_id_key" unique ("tenant_id", "document_id"),
  constraint "document_signature_version_check" check ("version" > 0),
  constraint "document_signature_method_check" check ("method" in ('DRAWN', 'TYPED', 'OUTSIDE')),
  constraint "document_signature_authentication_check" check (char_length("authentication") <= 300),
  constraint "document_signature_original_sha256_check" check (char_length("original_sha256") <= 64),
  constraint "document_signature_signed_sha256_check" check (char_length("signed_sha256") <= 64),
  constraint "document_signature_certificate_check" check (char_length("certificate") <= 64)
);

create index "document_signature_created_idx" on "app"."document_signature" ("tenant_id", "created" desc, "id" desc);

create index "document_signature_document_id_idx" on "app"."document_signature" ("tenant_id", "document_id", "created" desc, "id" desc);

create index "document_signature_signer_id_idx" on "app"."document_signature" ("tenant_id", "signer_id", "created" desc, "id" desc);

create index "document_signature_file_id_idx" on "app"."document_signature" ("tenant_id", "file_id", "created" desc, "id" desc);

alter table "app"."document_signature" enable row level security;

alter table "app"."document_signature" force row level security;

create policy tenant on "app"."document_signature" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."document_signature" to homeport_gate using (true) with check (true);

revoke update on "app"."document_signature" from homeport_app;

create trigger noted after insert or update or delete on "app"."document_signature" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."document_signature" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."document_version" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "document_id" uuid not null,
  "number" integer not null,
  "file_id" uuid not null,
  "note" text,
  constraint "document_version_pkey" primary key ("tenant_id", "id"),
  constraint "document_version_document_id_number_key" unique ("tenant_id", "document_id", "number"),
  constraint "document_version_version_check" check ("version" > 0),
  constraint "document_version_number_check" check ("number" >= 1),
  constraint "document_version_note_check" check (char_length("note") <= 500)
);

create index "document_version_created_idx" on "app"."document_version" ("tenant_id", "created" desc, "id" desc);

create index "document_version_document_id_idx" on "app"."document_version" ("tenant_id", "document_id", "created" desc, "id" desc);

create index "document_version_file_id_idx" on "app"."document_version" ("tenant_id", "file_id", "created" desc, "id" desc);

alter table "app"."document_version" enable row level security;

alter table "app"."document_version" force row level security;

create policy tenant on "app"."document_version" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."document_version" to homeport_gate using (true) with check (true);

revoke update on "app"."document_version" from homeport_app;

create trigger noted after insert or update or delete on "app"."document_version" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."document_version" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."employee" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "person_id" uuid not null,
  "employee_number" text not null,
  "payroll_number" text,
  "job_title" text,
  "grade_id" uuid,
  "identity_number" text,
  "hire_date" date,
  "line_manager_id" uuid,
  "legal_entity" text,
  "cost_center_id" uuid,
  "salary" numeric(19, 4),
  "salary_currency" text,
  "search_text" text generated always as (app.folded(coalesce("employee_number", '') || ' ' || coalesce("job_title", ''))) stored,
  constraint "employee_pkey" primary key ("tenant_id", "id"),
  constraint "employee_employee_number_key" unique ("tenant_id", "employee_number"),
  constraint "employee_version_check" check ("version" > 0),
  constraint "employee_employee_number_check" check (char_length("employee_number") <= 40),
  constraint "employee_employee_number_check2" check ("employee_number" = upper("employee_number")),
  constraint "employee_payroll_number_check" check (char_length("payroll_number") <= 40),
  constraint "employee_payroll_number_check2" check ("payroll_number" = upper("payroll_number")),
  constraint "employee_job_title_check" check (char_length("job_title") <= 120),
  constraint "employee_identity_number_check" check (char_length("identity_number") <= 40),
  constraint "employee_legal_entity_check" check (char_length("legal_entity") <= 120),
  constraint "employee_salary_check" check ("salary" >= 0),
  constraint "employee_salary_currency_check" check ("salary_currency" ~ '^[A-Z]{3}$')
);

create index "employee_created_idx" on "app"."employee" ("tenant_id", "created" desc, "id" desc);

create index "employee_person_id_idx" on "app"."employee" ("tenant_id", "person_id", "created" desc, "id" desc);

create index "employee_line_manager_id_idx" on "app"."employee" ("tenant_id", "line_manager_id", "created" desc, "id" desc);

create index "employee_search_idx" on "app"."employee" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."employee" enable row level security;

alter table "app"."employee" force row level security;

create policy tenant on "app"."employee" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."employee" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."employee" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."employee" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."erasure_request" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "person_id" uuid not null,
  "reason" text,
  "decided_at" timestamptz,
  "decided_by_id" uuid,
  "decision_reason" text,
  "emptied" integer,
  "removed" integer,
  "status" text not null,
  constraint "erasure_request_pkey" primary key ("tenant_id", "id"),
  constraint "erasure_request_version_check" check ("version" > 0),
  constraint "erasure_request_reason_check" check (char_length("reason") <= 1000),
  constraint "erasure_request_decision_reason_check" check (char_length("decision_reason") <= 1000),
  constraint "erasure_request_status_check" check ("status" in ('REQUESTED', 'RUNNING', 'PURGED', 'REFUSED', 'WITHDRAWN'))
);

create index "erasure_request_created_idx" on "app"."erasure_request" ("tenant_id", "created" desc, "id" desc);

create index "erasure_request_person_id_idx" on "app"."erasure_request" ("tenant_id", "person_id", "created" desc, "id" desc);

create index "erasure_request_status_idx" on "app"."erasure_request" ("tenant_id", "status", "created" desc, "id" desc);

alter table "app"."erasure_request" enable row level security;

alter table "app"."erasure_request" force row level security;

create policy tenant on "app"."erasure_request" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."erasure_request" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."erasure_request" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."erasure_request" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."exchange_rate" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "from_currency" text not null,
  "to_currency" text not null,
  "effective_date" date not null,
  "source" text not null,
  "note" text,
  "rate" numeric(25, 10) not null,
  "inverse" numeric(25, 10),
  "buy" numeric(25, 10),
  "sell" numeric(25, 10),
  "buy3_months" numeric(25, 10),
  "sell3_months" numeric(25, 10),
  "buy6_months" numeric(25, 10),
  "sell6_months" numeric(25, 10),
  constraint "exchange_rate_pkey" primary key ("tenant_id", "id"),
  constraint "exchange_rate_from_currency_to_currency_effective_date_c3061db4" unique ("tenant_id", "from_currency", "to_currency", "effective_date", "source"),
  constraint "exchange_rate_version_check" check ("version" > 0),
  constraint "exchange_rate_from_currency_check" check ("from_currency" ~ '^[A-Z]{3}$'),
  constraint "exchange_rate_to_currency_check" check ("to_currency" ~ '^[A-Z]{3}$'),
  constraint "exchange_rate_source_check" check ("source" in ('ECB', 'MANUAL', 'IMPORT')),
  constraint "exchange_rate_note_check" check (char_length("note") <= 200),
  constraint "exchange_rate_rate_check" check ("rate" >= 1e-10),
  constraint "exchange_rate_buy_check" check ("buy" >= 1e-10),
  constraint "exchange_rate_sell_check" check ("sell" >= 1e-10),
  constraint "exchange_rate_buy3_months_check" check ("buy3_months" >= 1e-10),
  constraint "exchange_rate_sell3_months_check" check ("sell3_months" >= 1e-10),
  constraint "exchange_rate_buy6_months_check" check ("buy6_months" >= 1e-10),
  constraint "exchange_rate_sell6_months_check" check ("sell6_months" >= 1e-10)
);

create index "exchange_rate_created_idx" on "app"."exchange_rate" ("tenant_id", "created" desc, "id" desc);

create index "exchange_rate_from_currency_to_currency_effective_date_idx" on "app"."exchange_rate" ("tenant_id", "from_currency", "to_currency", "effective_date", "created" desc, "id" desc);

create index "exchange_rate_effective_date_idx" on "app"."exchange_rate" ("tenant_id", "effective_date", "created" desc, "id" desc);

create index "exchange_rate_effective_date_order_idx" on "app"."exchange_rate" ("tenant_id", "effective_date", "id");

alter table "app"."exchange_rate" enable row level security;

alter table "app"."exchange_rate" force row level security;

create policy tenant on "app"."exchange_rate" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."exchange_rate" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."exchange_rate" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."exchange_rate" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."expense_allowance" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "expense_item_id" uuid,
  "country" text,
  "lowest_grade_id" uuid,
  "family_size" integer,
  "amount" numeric(19, 4) not null,
  "currency" text not null,
  "period" text not null,
  "first_and_last_day" numeric(19, 4),
  "breakfast" numeric(19, 4),
  "lunch" numeric(19, 4),
  "dinner" numeric(19, 4),
  "incidentals" numeric(19, 4),
  "effective_from" date not null,
  "effective_to" date,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", ''))) stored,
  constraint "expense_allowance_pkey" primary key ("tenant_id", "id"),
  constraint "expense_allowance_code_effective_from_key" unique ("tenant_id", "code", "effective_from"),
  constraint "expense_allowance_version_check" check ("version" > 0),
  constraint "expense_allowance_code_check" check (char_length("code") <= 40),
  constraint "expense_allowance_code_check2" check ("code" = upper("code")),
  constraint "expense_allowance_name_check" check (char_length("name") <= 120),
  constraint "expense_allowance_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "expense_allowance_family_size_check" check ("family_size" >= 1 and "family_size" <= 20),
  constraint "expense_allowance_amount_check" check ("amount" >= 0),
  constraint "expense_allowance_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "expense_allowance_period_check" check ("period" in ('ONCE', 'DAY', 'MONTH', 'YEAR', 'ITEM')),
  constraint "expense_allowance_first_and_last_day_check" check ("first_and_last_day" >= 0 and "first_and_last_day" <= 100),
  constraint "expense_allowance_breakfast_check" check ("breakfast" >= 0),
  constraint "expense_allowance_lunch_check" check ("lunch" >= 0),
  constraint "expense_allowance_dinner_check" check ("dinner" >= 0),
  constraint "expense_allowance_incidentals_check" check ("incidentals" >= 0)
);

create index "expense_allowance_created_idx" on "app"."expense_allowance" ("tenant_id", "created" desc, "id" desc);

create index "expense_allowance_expense_item_id_idx" on "app"."expense_allowance" ("tenant_id", "expense_item_id", "created" desc, "id" desc);

create index "expense_allowance_country_idx" on "app"."expense_allowance" ("tenant_id", "country", "created" desc, "id" desc);

create index "expense_allowance_code_order_idx" on "app"."expense_allowance" ("tenant_id", "code", "id");

create index "expense_allowance_search_idx" on "app"."expense_allowance" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."expense_allowance" enable row level security;

alter table "app"."expense_allowance" force row level security;

create policy tenant on "app"."expense_allowance" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."expense_allowance" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."expense_allowance" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."expense_allowance" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."expense_item" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "name_es" text,
  "name_fr" text,
  "group" text,
  "expense_type_id" uuid,
  "receipt_required" boolean,
  "receipt_required_above" numeric(19, 4),
  "limit" numeric(19, 4),
  "currency" text,
  "tolerance" numeric(19, 4),
  "maximum_age_in_days" integer,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "expense_item_pkey" primary key ("tenant_id", "id"),
  constraint "expense_item_code_key" unique ("tenant_id", "code"),
  constraint "expense_item_version_check" check ("version" > 0),
  constraint "expense_item_code_check" check (char_length("code") <= 40),
  constraint "expense_item_code_check2" check ("code" = upper("code")),
  constraint "expense_item_name_check" check (char_length("name") <= 120),
  constraint "expense_item_name_es_check" check (char_length("name_es") <= 120),
  constraint "expense_item_name_fr_check" check (char_length("name_fr") <= 120),
  constraint "expense_item_group_check" check (char_length("group") <= 100),
  constraint "expense_item_receipt_required_above_check" check ("receipt_required_above" >= 0),
  constraint "expense_item_limit_check" check ("limit" >= 0),
  constraint "expense_item_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "expense_item_tolerance_check" check ("tolerance" >= 0 and "tolerance" <= 100),
  constraint "expense_item_maximum_age_in_days_check" check ("maximum_age_in_days" >= 1 and "maximum_age_in_days" <= 3650)
);

create index "expense_item_created_idx" on "app"."expense_item" ("tenant_id", "created" desc, "id" desc);

create index "expense_item_name_order_idx" on "app"."expense_item" ("tenant_id", "name", "id");

create index "expense_item_search_idx" on "app"."expense_item" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."expense_item" enable row level security;

alter table "app"."expense_item" force row level security;

create policy tenant on "app"."expense_item" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."expense_item" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."expense_item" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."expense_item" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."expense_item_tax" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "expense_item_id" uuid not null,
  "country" text not null,
  "deductable" boolean,
  "taxable" boolean,
  "reportable" boolean,
  "gross_up" boolean,
  "federal_tax" numeric(19, 4),
  "state_tax" numeric(19, 4),
  "local_tax" numeric(19, 4),
  "medicare_tax" numeric(19, 4),
  "oasdi_tax" numeric(19, 4),
  "other_tax" numeric(19, 4),
  "effective_from" date not null,
  "effective_to" date,
  constraint "expense_item_tax_pkey" primary key ("tenant_id", "id"),
  constraint "expense_item_tax_version_check" check ("version" > 0),
  constraint "expense_item_tax_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "expense_item_tax_federal_tax_check" check ("federal_tax" >= 0 and "federal_tax" <= 100),
  constraint "expense_item_tax_state_tax_check" check ("state_tax" >= 0 and "state_tax" <= 100),
  constraint "expense_item_tax_local_tax_check" check ("local_tax" >= 0 and "local_tax" <= 100),
  constraint "expense_item_tax_medicare_tax_check" check ("medicare_tax" >= 0 and "medicare_tax" <= 100),
  constraint "expense_item_tax_oasdi_tax_check" check ("oasdi_tax" >= 0 and "oasdi_tax" <= 100),
  constraint "expense_item_tax_other_tax_check" check ("other_tax" >= 0 and "other_tax" <= 100)
);

create index "expense_item_tax_created_idx" on "app"."expense_item_tax" ("tenant_id", "created" desc, "id" desc);

create index "expense_item_tax_expense_item_id_country_effective_from_idx" on "app"."expense_item_tax" ("tenant_id", "expense_item_id", "country", "effective_from", "created" desc, "id" desc);

alter table "app"."expense_item_tax" enable row level security;

alter table "app"."expense_item_tax" force row level security;

create policy tenant on "app"."expense_item_tax" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."expense_item_tax" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."expense_item_tax" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."expense_item_tax" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."expense_management_service" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "reimburse_to" text,
  "who_is_paying" text,
  "recover_from" text,
  "payment_method" text,
  "po_number" text,
  "cost_center_id" uuid,
  "expense_paid_method" text,
  constraint "expense_management_service_pkey" primary key ("tenant_id", "id"),
  constraint "expense_management_service_case_detail_id_key" unique ("tenant_id", "case_detail_id"),
  constraint "expense_management_service_version_check" check ("version" > 0),
  constraint "expense_management_service_reimburse_to_check" check (char_length("reimburse_to") <= 100),
  constraint "expense_management_service_who_is_paying_check" check (char_length("who_is_paying") <= 100),
  constraint "expense_management_service_recover_from_check" check (char_length("recover_from") <= 100),
  constraint "expense_management_service_payment_method_check" check (char_length("payment_method") <= 100),
  constraint "expense_management_service_po_number_check" check (char_length("po_number") <= 60),
  constraint "expense_management_service_expense_paid_method_check" check (char_length("expense_paid_method") <= 100)
);

create index "expense_management_service_created_idx" on "app"."expense_management_service" ("tenant_id", "created" desc, "id" desc);

create index "expense_management_service_case_detail_id_idx" on "app"."expense_management_service" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

alter table "app"."expense_management_service" enable row level security;

alter table "app"."expense_management_service" force row level security;

create policy tenant on "app"."expense_management_service" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."expense_management_service" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."expense_management_service" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."expense_management_service" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."expense_payment" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "payment_reference" text,
  "payee_id" uuid not null,
  "bank_account_id" uuid not null,
  "account_ending" text,
  "amount_requested" numeric(19, 4) not null,
  "bank_charge" numeric(19, 4),
  "currency" text not null,
  "case_expense_batch_id" uuid not null,
  "paid_via" text,
  "payment_batch_id" uuid,
  "paid_date" date,
  "explanation" jsonb,
  "released_at" timestamptz,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("payment_reference", ''))) stored,
  constraint "expense_payment_pkey" primary key ("tenant_id", "id"),
  constraint "expense_payment_payment_reference_key" unique ("tenant_id", "payment_reference"),
  constraint "expense_payment_version_check" check ("version" > 0),
  constraint "expense_payment_payment_reference_check" check (char_length("payment_reference") <= 40),
  constraint "expense_payment_payment_reference_check2" check ("payment_reference" = upper("payment_reference")),
  constraint "expense_payment_account_ending_check" check (char_length("account_ending") <= 4),
  constraint "expense_payment_bank_charge_check" check ("bank_charge" >= 0),
  constraint "expense_payment_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "expense_payment_paid_via_check" check (char_length("paid_via") <= 100),
  constraint "expense_payment_status_check" check ("status" in ('PENDING', 'SENT', 'PAID', 'FAILED', 'CANCELLED'))
);

create index "expense_payment_created_idx" on "app"."expense_payment" ("tenant_id", "created" desc, "id" desc);

create index "expense_payment_status_idx" on "app"."expense_payment" ("tenant_id", "status", "created" desc, "id" desc);

create index "expense_payment_payee_id_idx" on "app"."expense_payment" ("tenant_id", "payee_id", "created" desc, "id" desc);

create index "expense_payment_payment_batch_id_idx" on "app"."expense_payment" ("tenant_id", "payment_batch_id", "created" desc, "id" desc);

create index "expense_payment_case_expense_batch_id_idx" on "app"."expense_payment" ("tenant_id", "case_expense_batch_id", "created" desc, "id" desc);

create index "expense_payment_search_idx" on "app"."expense_payment" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."expense_payment" enable row level security;

alter table "app"."expense_payment" force row level security;

create policy tenant on "app"."expense_payment" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."expense_payment" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."expense_payment" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."expense_payment" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."expense_type" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "group" text,
  "financial_code_id" uuid,
  "tax_code_id" uuid,
  "employee_can_post" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "expense_type_pkey" primary key ("tenant_id", "id"),
  constraint "expense_type_code_key" unique ("tenant_id", "code"),
  constraint "expense_type_version_check" check ("version" > 0),
  constraint "expense_type_code_check" check (char_length("code") <= 40),
  constraint "expense_type_code_check2" check ("code" = upper("code")),
  constraint "expense_type_name_check" check (char_length("name") <= 120),
  constraint "expense_type_group_check" check (char_length("group") <= 100)
);

create index "expense_type_created_idx" on "app"."expense_type" ("tenant_id", "created" desc, "id" desc);

create index "expense_type_name_order_idx" on "app"."expense_type" ("tenant_id", "name", "id");

create index "expense_type_search_idx" on "app"."expense_type" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."expense_type" enable row level security;

alter table "app"."expense_type" force row level security;

create policy tenant on "app"."expense_type" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."expense_type" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."expense_type" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."expense_type" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."exporter" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "data_query_id" uuid not null,
  "format" text not null,
  "separator" text,
  "with_headings" boolean,
  "as_shown" boolean,
  "date_format" text not null,
  "file_name" text,
  "keep_runs" integer not null,
  "frequency" text not null,
  "weekday" text,
  "day_of_month" integer,
  "hour" integer not null,
  "time_zone_id" uuid,
  "owner_id" uuid,
  "next_run" timestamptz,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "exporter_pkey" primary key ("tenant_id", "id"),
  constraint "exporter_code_key" unique ("tenant_id", "code"),
  constraint "exporter_version_check" check ("version" > 0),
  constraint "exporter_code_check" check (char_length("code") <= 40),
  constraint "exporter_code_check2" check ("code" = upper("code")),
  constraint "exporter_name_check" check (char_length("name") <= 120),
  constraint "exporter_format_check" check ("format" in ('csv', 'xlsx', 'xml')),
  constraint "exporter_separator_check" check ("separator" in ('COMMA', 'SEMICOLON', 'TAB')),
  constraint "exporter_date_format_check" check ("date_format" in ('ISO', 'DMY', 'MDY')),
  constraint "exporter_file_name_check" check (char_length("file_name") <= 120),
  constraint "exporter_keep_runs_check" check ("keep_runs" >= 1 and "keep_runs" <= 100),
  constraint "exporter_frequency_check" check ("frequency" in ('NEVER', 'DAILY', 'WEEKLY', 'MONTHLY')),
  constraint "exporter_weekday_check" check ("weekday" in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
  constraint "exporter_day_of_month_check" check ("day_of_month" >= 1 and "day_of_month" <= 31),
  constraint "exporter_hour_check" check ("hour" >= 0 and "hour" <= 23)
);

create index "exporter_created_idx" on "app"."exporter" ("tenant_id", "created" desc, "id" desc);

create index "exporter_name_order_idx" on "app"."exporter" ("tenant_id", "name", "id");

create index "exporter_search_idx" on "app"."exporter" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."exporter" enable row level security;

alter table "app"."exporter" force row level security;

create policy tenant on "app"."exporter" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."exporter" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."exporter" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."exporter" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."exporter_recipients_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "exporter_recipients_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "exporter_recipients_link_target_idx" on "app"."exporter_recipients_link" ("tenant_id", "target_id");

alter table "app"."exporter_recipients_link" enable row level security;

alter table "app"."exporter_recipients_link" force row level security;

create policy tenant on "app"."exporter_recipients_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."exporter_recipients_link" to homeport_gate using (true) with check (true);

create table "app"."exporter_run" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "exporter_id" uuid not null,
  "number" integer not null,
  "cause" text not null,
  "run_by_id" uuid,
  "started_at" timestamptz not null,
  "finished_at" timestamptz,
  "seconds" numeric(16, 1),
  "rows" integer,
  "size" integer,
  "reason" text,
  "detail" text,
  "file_id" uuid,
  "rights" text,
  "status" text not null,
  constraint "exporter_run_pkey" primary key ("tenant_id", "id"),
  constraint "exporter_run_exporter_id_number_key" unique ("tenant_id", "exporter_id", "number"),
  constraint "exporter_run_version_check" check ("version" > 0),
  constraint "exporter_run_number_check" check ("number" >= 1),
  constraint "exporter_run_cause_check" check ("cause" in ('PERSON', 'SCHEDULE')),
  constraint "exporter_run_seconds_check" check ("seconds" >= 0),
  constraint "exporter_run_rows_check" check ("rows" >= 0),
  constraint "exporter_run_size_check" check ("size" >= 0),
  constraint "exporter_run_reason_check" check ("reason" in ('INACTIVE', 'OWNER_GONE', 'OWNER_RIGHTS', 'NO_RIGHTS', 'QUERY', 'BROKEN', 'STOPPED')),
  constraint "exporter_run_detail_check" check (char_length("detail") <= 400),
  constraint "exporter_run_rights_check" check (char_length("rights") <= 100000),
  constraint "exporter_run_status_check" check ("status" in ('RUNNING', 'DONE', 'FAILED', 'STOPPED', 'SKIPPED'))
);

create index "exporter_run_created_idx" on "app"."exporter_run" ("tenant_id", "created" desc, "id" desc);

create index "exporter_run_exporter_id_idx" on "app"."exporter_run" ("tenant_id", "exporter_id", "created" desc, "id" desc);

alter table "app"."exporter_run" enable row level security;

alter table "app"."exporter_run" force row level security;

create policy tenant on "app"."exporter_run" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."exporter_run" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."exporter_run" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."exporter_run" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."external_access" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "kind" text not null,
  "page_form_id" uuid,
  "quality_survey_id" uuid,
  "document_id" uuid,
  "initiation_rule_id" uuid,
  "recipient" text not null,
  "recipient_name" text,
  "language" text not null,
  "message" text,
  "sender_id" uuid,
  "sender_name" text not null,
  "sender_email" text not null,
  "valid_until" timestamptz not null,
  "delivery" text not null,
  "delivered_at" timestamptz,
  "delivery_reason" text,
  "mails" integer,
  "opened_at" timestamptz,
  "opens" integer,
  "used_at" timestamptz,
  "initiation_id" uuid,
  "answers" jsonb,
  "step" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("recipient", '') || ' ' || coalesce("recipient_name", ''))) stored,
  constraint "external_access_pkey" primary key ("tenant_id", "id"),
  constraint "external_access_version_check" check ("version" > 0),
  constraint "external_access_kind_check" check ("kind" in ('FORM', 'SURVEY', 'DOCUMENT', 'INITIATION')),
  constraint "external_access_recipient_check" check (char_length("recipient") <= 320),
  constraint "external_access_recipient_name_check" check (char_length("recipient_name") <= 160),
  constraint "external_access_language_check" check ("language" in ('en', 'es', 'fr')),
  constraint "external_access_message_check" check (char_length("message") <= 2000),
  constraint "external_access_sender_name_check" check (char_length("sender_name") <= 200),
  constraint "external_access_sender_email_check" check (char_length("sender_email") <= 320),
  constraint "external_access_delivery_check" check ("delivery" in ('WAITING', 'SENT', 'FAILED')),
  constraint "external_access_delivery_reason_check" check (char_length("delivery_reason") <= 300),
  constraint "external_access_mails_check" check ("mails" >= 0),
  constraint "external_access_opens_check" check ("opens" >= 0),
  constraint "external_access_step_check" check (char_length("step") <= 40),
  constraint "external_access_status_check" check ("status" in ('OPEN', 'USED', 'REVOKED'))
);

create index "external_access_created_idx" on "app"."external_access" ("tenant_id", "created" desc, "id" desc);

create index "external_access_status_valid_until_idx" on "app"."external_access" ("tenant_id", "status", "valid_until", "created" desc, "id" desc);

create index "external_access_recipient_idx" on "app"."external_access" ("tenant_id", "recipient", "created" desc, "id" desc);

create index "external_access_sender_id_idx" on "app"."external_access" ("tenant_id", "sender_id", "created" desc, "id" desc);

create index "external_access_page_form_id_idx" on "app"."external_access" ("tenant_id", "page_form_id", "created" desc, "id" desc);

create index "external_access_quality_survey_id_idx" on "app"."external_access" ("tenant_id", "quality_survey_id", "created" desc, "id" desc);

create index "external_access_document_id_idx" on "app"."external_access" ("tenant_id", "document_id", "created" desc, "id" desc);

create index "external_access_initiation_rule_id_idx" on "app"."external_access" ("tenant_id", "initiation_rule_id", "created" desc, "id" desc);

create index "external_access_initiation_id_idx" on "app"."external_access" ("tenant_id", "initiation_id", "created" desc, "id" desc);

create index "external_access_search_idx" on "app"."external_access" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."external_access" enable row level security;

alter table "app"."external_access" force row level security;

create policy tenant on "app"."external_access" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."external_access" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."external_access" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."external_access" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."field_metadata" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "about" text not null,
  "name" text not null,
  "label" text not null,
  "label_es" text,
  "label_fr" text,
  "type" text not null,
  "is_required" boolean,
  "is_hidden" boolean,
  "is_disabled" boolean,
  "minimum" numeric(19, 4),
  "maximum" numeric(19, 4),
  "lookup_id" uuid,
  "help" text,
  "sequence" integer not null,
  "search_text" text generated always as (app.folded(coalesce("about", '') || ' ' || coalesce("name", '') || ' ' || coalesce("label", ''))) stored,
  constraint "field_metadata_pkey" primary key ("tenant_id", "id"),
  constraint "field_metadata_about_name_key" unique ("tenant_id", "about", "name"),
  constraint "field_metadata_version_check" check ("version" > 0),
  constraint "field_metadata_about_check" check (char_length("about") <= 60),
  constraint "field_metadata_name_check" check (char_length("name") <= 60),
  constraint "field_metadata_label_check" check (char_length("label") <= 120),
  constraint "field_metadata_label_es_check" check (char_length("label_es") <= 120),
  constraint "field_metadata_label_fr_check" check (char_length("label_fr") <= 120),
  constraint "field_metadata_type_check" check ("type" in ('TEXT', 'LONG_TEXT', 'NUMBER', 'MONEY', 'DATE', 'YES_NO', 'CHOICE', 'FILE')),
  constraint "field_metadata_help_check" check (char_length("help") <= 300),
  constraint "field_metadata_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999)
);

create index "field_metadata_created_idx" on "app"."field_metadata" ("tenant_id", "created" desc, "id" desc);

create index "field_metadata_about_sequence_idx" on "app"."field_metadata" ("tenant_id", "about", "sequence", "created" desc, "id" desc);

create index "field_metadata_about_order_idx" on "app"."field_metadata" ("tenant_id", "about", "id");

create index "field_metadata_search_idx" on "app"."field_metadata" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."field_metadata" enable row level security;

alter table "app"."field_metadata" force row level security;

create policy tenant on "app"."field_metadata" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."field_metadata" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."field_metadata" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."field_metadata" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."finance_profile" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "financial_entity_id" uuid not null,
  "currency" text not null,
  "rate_tenor" text not null,
  "invoice_group_id" uuid,
  "charge_profile_id" uuid,
  "cost_profile_id" uuid,
  "tax_code_id" uuid,
  "needs_po_number" boolean,
  "send_proforma" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", ''))) stored,
  constraint "finance_profile_pkey" primary key ("tenant_id", "id"),
  constraint "finance_profile_code_key" unique ("tenant_id", "code"),
  constraint "finance_profile_version_check" check ("version" > 0),
  constraint "finance_profile_code_check" check (char_length("code") <= 40),
  constraint "finance_profile_code_check2" check ("code" = upper("code")),
  constraint "finance_profile_name_check" check (char_length("name") <= 120),
  constraint "finance_profile_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "finance_profile_rate_tenor_check" check ("rate_tenor" in ('SPOT', 'MONTHS_3', 'MONTHS_6'))
);

create index "finance_profile_created_idx" on "app"."finance_profile" ("tenant_id", "created" desc, "id" desc);

create index "finance_profile_code_order_idx" on "app"."finance_profile" ("tenant_id", "code", "id");

create index "finance_profile_search_idx" on "app"."finance_profile" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."finance_profile" enable row level security;

alter table "app"."finance_profile" force row level security;

create policy tenant on "app"."finance_profile" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."finance_profile" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."finance_profile" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."finance_profile" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."financial_code" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "ledger_account" text,
  "cost_center_id" uuid,
  "tax_code_id" uuid,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", '') || ' ' || coalesce("ledger_account", ''))) stored,
  constraint "financial_code_pkey" primary key ("tenant_id", "id"),
  constraint "financial_code_code_key" unique ("tenant_id", "code"),
  constraint "financial_code_version_check" check ("version" > 0),
  constraint "financial_code_code_check" check (char_length("code") <= 40),
  constraint "financial_code_code_check2" check ("code" = upper("code")),
  constraint "financial_code_name_check" check (char_length("name") <= 120),
  constraint "financial_code_kind_check" check ("kind" in ('INCOME', 'COST', 'PASS_THROUGH', 'TAX', 'BANK', 'BALANCE')),
  constraint "financial_code_ledger_account_check" check (char_length("ledger_account") <= 40)
);

create index "financial_code_created_idx" on "app"."financial_code" ("tenant_id", "created" desc, "id" desc);

create index "financial_code_code_order_idx" on "app"."financial_code" ("tenant_id", "code", "id");

create index "financial_code_search_idx" on "app"."financial_code" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."financial_code" enable row level security;

alter table "app"."financial_code" force row level security;

create policy tenant on "app"."financial_code" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."financial_code" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."financial_code" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."financial_code" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."financial_entity" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "tax_number" text,
  "credit_rating" text,
  "currency" text not null,
  "credit_limit" numeric(19, 4),
  "interest_rate" numeric(19, 4),
  "referral_fee_percent" numeric(19, 4),
  "payment_terms_in_days" integer,
  "finance_email" text,
  "billing_address" jsonb,
  "notes" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", '') || ' ' || coalesce("tax_number", ''))) stored,
  constraint "financial_entity_pkey" primary key ("tenant_id", "id"),
  constraint "financial_entity_code_key" unique ("tenant_id", "code"),
  constraint "financial_entity_version_check" check ("version" > 0),
  constraint "financial_entity_code_check" check (char_length("code") <= 40),
  constraint "financial_entity_code_check2" check ("code" = upper("code")),
  constraint "financial_entity_name_check" check (char_length("name") <= 160),
  constraint "financial_entity_kind_check" check ("kind" in ('CLIENT', 'VENDOR', 'INTERCOMPANY', 'EMPLOYEE')),
  constraint "financial_entity_tax_number_check" check (char_length("tax_number") <= 40),
  constraint "financial_entity_credit_rating_check" check (char_length("credit_rating") <= 20),
  constraint "financial_entity_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "financial_entity_credit_limit_check" check ("credit_limit" >= 0),
  constraint "financial_entity_interest_rate_check" check ("interest_rate" >= 0 and "interest_rate" <= 100),
  constraint "financial_entity_referral_fee_percent_check" check ("referral_fee_percent" >= 0 and "referral_fee_percent" <= 100),
  constraint "financial_entity_payment_terms_in_days_check" check ("payment_terms_in_days" >= 0 and "payment_terms_in_days" <= 365),
  constraint "financial_entity_finance_email_check" check (char_length("finance_email") <= 320),
  constraint "financial_entity_billing_address_check" check (jsonb_typeof("billing_address") = 'object'),
  constraint "financial_entity_notes_check" check (char_length("notes") <= 2000)
);

create index "financial_entity_created_idx" on "app"."financial_entity" ("tenant_id", "created" desc, "id" desc);

create index "financial_entity_kind_idx" on "app"."financial_entity" ("tenant_id", "kind", "created" desc, "id" desc);

create index "financial_entity_name_order_idx" on "app"."financial_entity" ("tenant_id", "name", "id");

create index "financial_entity_search_idx" on "app"."financial_entity" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."financial_entity" enable row level security;

alter table "app"."financial_entity" force row level security;

create policy tenant on "app"."financial_entity" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."financial_entity" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."financial_entity" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."financial_entity" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."financial_period" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "start_date" date not null,
  "end_date" date not null,
  "purchases" text not null,
  "sales" text not null,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", ''))) stored,
  constraint "financial_period_pkey" primary key ("tenant_id", "id"),
  constraint "financial_period_code_key" unique ("tenant_id", "code"),
  constraint "financial_period_version_check" check ("version" > 0),
  constraint "financial_period_code_check" check (char_length("code") <= 20),
  constraint "financial_period_code_check2" check ("code" = upper("code")),
  constraint "financial_period_name_check" check (char_length("name") <= 60),
  constraint "financial_period_purchases_check" check ("purchases" in ('OPEN', 'CLOSED')),
  constraint "financial_period_sales_check" check ("sales" in ('OPEN', 'CLOSED'))
);

create index "financial_period_created_idx" on "app"."financial_period" ("tenant_id", "created" desc, "id" desc);

create index "financial_period_start_date_idx" on "app"."financial_period" ("tenant_id", "start_date", "created" desc, "id" desc);

create index "financial_period_start_date_order_idx" on "app"."financial_period" ("tenant_id", "start_date", "id");

create index "financial_period_search_idx" on "app"."financial_period" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."financial_period" enable row level security;

alter table "app"."financial_period" force row level security;

create policy tenant on "app"."financial_period" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."financial_period" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."financial_period" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."financial_period" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."financial_transaction" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text not null,
  "type" text not null,
  "financial_entity_id" uuid not null,
  "case_detail_id" uuid,
  "transaction_date" date not null,
  "due_date" date,
  "financial_period_id" uuid not null,
  "financial_code_id" uuid,
  "cost_center_id" uuid,
  "currency" text not null,
  "exchange_rate" numeric(25, 10),
  "goods_amount" numeric(19, 4) not null,
  "tax_amount" numeric(19, 4),
  "gross_amount" numeric(19, 4),
  "paid_amount" numeric(19, 4),
  "outstanding_amount" numeric(19, 4),
  "is_proforma" boolean,
  "po_number" text,
  "description" text,
  "invoice_id" uuid,
  "vendor_invoice_id" uuid,
  "reversal_of_id" uuid,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", '') || ' ' || coalesce("description", '') || ' ' || coalesce("po_number", ''))) stored,
  constraint "financial_transaction_pkey" primary key ("tenant_id", "id"),
  constraint "financial_transaction_reference_key" unique ("tenant_id", "reference"),
  constraint "financial_transaction_version_check" check ("version" > 0),
  constraint "financial_transaction_reference_check" check (char_length("reference") <= 40),
  constraint "financial_transaction_reference_check2" check ("reference" = upper("reference")),
  constraint "financial_transaction_type_check" check ("type" in ('SALES_INVOICE', 'PURCHASE_INVOICE', 'CREDIT_NOTE', 'RECEIPT', 'PAYMENT', 'JOURNAL')),
  constraint "financial_transaction_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "financial_transaction_exchange_rate_check" check ("exchange_rate" >= 1e-10),
  constraint "financial_transaction_paid_amount_check" check ("paid_amount" >= 0),
  constraint "financial_transaction_po_number_check" check (char_length("po_number") <= 60),
  constraint "financial_transaction_description_check" check (char_length("description") <= 300),
  constraint "financial_transaction_status_check" check ("status" in ('OPEN', 'ON_HOLD', 'POSTED', 'REVERSED'))
);

create index "financial_transaction_created_idx" on "app"."financial_transaction" ("tenant_id", "created" desc, "id" desc);

create index "financial_transaction_status_due_date_idx" on "app"."financial_transaction" ("tenant_id", "status", "due_date", "created" desc, "id" desc);

create index "financial_transaction_financial_entity_id_transaction_date_idx" on "app"."financial_transaction" ("tenant_id", "financial_entity_id", "transaction_date", "created" desc, "id" desc);

create index "financial_transaction_case_detail_id_idx" on "app"."financial_transaction" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "financial_transaction_financial_period_id_idx" on "app"."financial_transaction" ("tenant_id", "financial_period_id", "created" desc, "id" desc);

create index "financial_transaction_type_idx" on "app"."financial_transaction" ("tenant_id", "type", "created" desc, "id" desc);

create index "financial_transaction_transaction_date_order_idx" on "app"."financial_transaction" ("tenant_id", "transaction_date", "id");

create index "financial_transaction_search_idx" on "app"."financial_transaction" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."financial_transaction" enable row level security;

alter table "app"."financial_transaction" force row level security;

create policy tenant on "app"."financial_transaction" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."financial_transaction" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."financial_transaction" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."financial_transaction" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."firewall_rule" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "sequence" integer not null,
  "verdict" text not null,
  "addresses" text not null,
  "role_id" uuid,
  "note" text,
  "search_text" text generated always as (app.folded(coalesce("addresses", '') || ' ' || coalesce("note", ''))) stored,
  constraint "firewall_rule_pkey" primary key ("tenant_id", "id"),
  constraint "firewall_rule_addresses_role_id_key" unique ("tenant_id", "addresses", "role_id"),
  constraint "firewall_rule_version_check" check ("version" > 0),
  constraint "firewall_rule_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "firewall_rule_verdict_check" check ("verdict" in ('ALLOW', 'DENY')),
  constraint "firewall_rule_addresses_check" check (char_length("addresses") <= 43),
  constraint "firewall_rule_note_check" check (char_length("note") <= 200)
);

create index "firewall_rule_created_idx" on "app"."firewall_rule" ("tenant_id", "created" desc, "id" desc);

create index "firewall_rule_sequence_order_idx" on "app"."firewall_rule" ("tenant_id", "sequence", "id");

create index "firewall_rule_search_idx" on "app"."firewall_rule" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."firewall_rule" enable row level security;

alter table "app"."firewall_rule" force row level security;

create policy tenant on "app"."firewall_rule" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."firewall_rule" to homeport_gate using (true) with check (true);

revoke update on "app"."firewall_rule" from homeport_app;

create trigger noted after insert or update or delete on "app"."firewall_rule" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."firewall_rule" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."freight" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "shipment_id" uuid,
  "shipment_type_id" uuid,
  "carrier" text,
  "booking_number" text,
  "transport_document" text,
  "container_type" text,
  "container_number" text,
  "seal_number" text,
  "vessel_or_flight" text,
  "loading_port" text,
  "discharge_port" text,
  "estimated_departure" date,
  "estimated_arrival" date,
  "actual_departure" date,
  "actual_arrival" date,
  "customs" text,
  "incoterm" text,
  "gross_volume" numeric(19, 4),
  "gross_volume_unit" text,
  "gross_volume_cbm" numeric(21, 6),
  "gross_volume_cuft" numeric(21, 6),
  "gross_weight" numeric(19, 4),
  "gross_weight_unit" text,
  "gross_weight_kgs" numeric(21, 6),
  "gross_weight_lbs" numeric(21, 6),
  "chargeable_weight" numeric(18, 3),
  "revenue_tons" numeric(19, 4),
  "freight_cost" numeric(19, 4),
  "currency" text,
  "search_text" text generated always as (app.folded(coalesce("booking_number", '') || ' ' || coalesce("transport_document", '') || ' ' || coalesce("container_number", ''))) stored,
  constraint "freight_pkey" primary key ("tenant_id", "id"),
  constraint "freight_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "freight_version_check" check ("version" > 0),
  constraint "freight_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "freight_carrier_check" check (char_length("carrier") <= 120),
  constraint "freight_booking_number_check" check (char_length("booking_number") <= 60),
  constraint "freight_transport_document_check" check (char_length("transport_document") <= 60),
  constraint "freight_container_type_check" check ("container_type" in ('FT20', 'FT40', 'FT40HC', 'LCL', 'LIFT_VAN', 'AIR_LDN')),
  constraint "freight_container_number_check" check (char_length("container_number") <= 20),
  constraint "freight_seal_number_check" check (char_length("seal_number") <= 30),
  constraint "freight_vessel_or_flight_check" check (char_length("vessel_or_flight") <= 80),
  constraint "freight_loading_port_check" check (char_length("loading_port") <= 80),
  constraint "freight_discharge_port_check" check (char_length("discharge_port") <= 80),
  constraint "freight_customs_check" check ("customs" in ('NOT_NEEDED', 'OPEN', 'LODGED', 'HELD', 'CLEARED')),
  constraint "freight_incoterm_check" check ("incoterm" in ('EXW', 'FCA', 'CPT', 'DAP', 'DDP')),
  constraint "freight_gross_volume_check" check ("gross_volume" >= 0),
  constraint "freight_gross_volume_unit_check" check ("gross_volume_unit" in ('CBM', 'CUFT')),
  constraint "freight_gross_weight_check" check ("gross_weight" >= 0),
  constraint "freight_gross_weight_unit_check" check ("gross_weight_unit" in ('KGS', 'LBS')),
  constraint "freight_freight_cost_check" check ("freight_cost" >= 0),
  constraint "freight_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "freight_created_idx" on "app"."freight" ("tenant_id", "created" desc, "id" desc);

create index "freight_shipment_id_idx" on "app"."freight" ("tenant_id", "shipment_id", "created" desc, "id" desc);

create index "freight_estimated_arrival_idx" on "app"."freight" ("tenant_id", "estimated_arrival", "created" desc, "id" desc);

create index "freight_case_service_id_idx" on "app"."freight" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "freight_search_idx" on "app"."freight" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."freight" enable row level security;

alter table "app"."freight" force row level security;

create policy tenant on "app"."freight" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."freight" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."freight" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."freight" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."functional_title" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "job_family_id" uuid,
  "grade_id" uuid,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "functional_title_pkey" primary key ("tenant_id", "id"),
  constraint "functional_title_code_key" unique ("tenant_id", "code"),
  constraint "functional_title_version_check" check ("version" > 0),
  constraint "functional_title_code_check" check (char_length("code") <= 40),
  constraint "functional_title_code_check2" check ("code" = upper("code")),
  constraint "functional_title_name_check" check (char_length("name") <= 120)
);

create index "functional_title_created_idx" on "app"."functional_title" ("tenant_id", "created" desc, "id" desc);

create index "functional_title_name_order_idx" on "app"."functional_title" ("tenant_id", "name", "id");

create index "functional_title_search_idx" on "app"."functional_title" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."functional_title" enable row level security;

alter table "app"."functional_title" force row level security;

create policy tenant on "app"."functional_title" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."functional_title" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."functional_title" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."functional_title" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."grade" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "rank" integer not null,
  "minimum_pay" numeric(19, 4),
  "maximum_pay" numeric(19, 4),
  "currency" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "grade_pkey" primary key ("tenant_id", "id"),
  constraint "grade_code_key" unique ("tenant_id", "code"),
  constraint "grade_version_check" check ("version" > 0),
  constraint "grade_code_check" check (char_length("code") <= 40),
  constraint "grade_code_check2" check ("code" = upper("code")),
  constraint "grade_name_check" check (char_length("name") <= 120),
  constraint "grade_rank_check" check ("rank" >= 1 and "rank" <= 999),
  constraint "grade_minimum_pay_check" check ("minimum_pay" >= 0),
  constraint "grade_maximum_pay_check" check ("maximum_pay" >= 0),
  constraint "grade_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "grade_created_idx" on "app"."grade" ("tenant_id", "created" desc, "id" desc);

create index "grade_rank_order_idx" on "app"."grade" ("tenant_id", "rank", "id");

create index "grade_search_idx" on "app"."grade" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."grade" enable row level security;

alter table "app"."grade" force row level security;

create policy tenant on "app"."grade" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."grade" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."grade" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."grade" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."help_desk_reply" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "ticket_id" uuid not null,
  "kind" text not null,
  "text" text,
  "audience" text not null,
  "author_id" uuid,
  "author_name" text not null,
  "is_from_assignee" boolean,
  constraint "help_desk_reply_pkey" primary key ("tenant_id", "id"),
  constraint "help_desk_reply_version_check" check ("version" > 0),
  constraint "help_desk_reply_kind_check" check ("kind" in ('REPLY', 'EVENT')),
  constraint "help_desk_reply_text_check" check (char_length("text") <= 10000),
  constraint "help_desk_reply_audience_check" check ("audience" in ('ASSIGNEE', 'TEAM')),
  constraint "help_desk_reply_author_name_check" check (char_length("author_name") <= 200)
);

create index "help_desk_reply_created_idx" on "app"."help_desk_reply" ("tenant_id", "created" desc, "id" desc);

create index "help_desk_reply_ticket_id_idx" on "app"."help_desk_reply" ("tenant_id", "ticket_id", "created" desc, "id" desc);

alter table "app"."help_desk_reply" enable row level security;

alter table "app"."help_desk_reply" force row level security;

create policy tenant on "app"."help_desk_reply" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."help_desk_reply" to homeport_gate using (true) with check (true);

revoke update on "app"."help_desk_reply" from homeport_app;

create trigger noted after insert or update or delete on "app"."help_desk_reply" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."help_desk_reply" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."help_desk_reply_files_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "help_desk_reply_files_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "help_desk_reply_files_link_target_idx" on "app"."help_desk_reply_files_link" ("tenant_id", "target_id");

alter table "app"."help_desk_reply_files_link" enable row level security;

alter table "app"."help_desk_reply_files_link" force row level security;

create policy tenant on "app"."help_desk_reply_files_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."help_desk_reply_files_link" to homeport_gate using (true) with check (true);

create table "app"."help_desk_ticket" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text not null,
  "subject" text not null,
  "category" text not null,
  "detail" text not null,
  "case_detail_id" uuid not null,
  "assignee_id" uuid not null,
  "assigned_to_id" uuid,
  "assigned_name" text,
  "last_reply_at" timestamptz,
  "last_reply_name" text,
  "replies" integer,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", '') || ' ' || coalesce("subject", ''))) stored,
  constraint "help_desk_ticket_pkey" primary key ("tenant_id", "id"),
  constraint "help_desk_ticket_reference_key" unique ("tenant_id", "reference"),
  constraint "help_desk_ticket_version_check" check ("version" > 0),
  constraint "help_desk_ticket_reference_check" check (char_length("reference") <= 40),
  constraint "help_desk_ticket_reference_check2" check ("reference" = upper("reference")),
  constraint "help_desk_ticket_subject_check" check (char_length("subject") <= 200),
  constraint "help_desk_ticket_category_check" check ("category" in ('ASSIGNMENT', 'SERVICE', 'HOUSING', 'TRAVEL', 'EXPENSES', 'DOCUMENTS', 'TECHNICAL', 'OTHER')),
  constraint "help_desk_ticket_detail_check" check (char_length("detail") <= 10000),
  constraint "help_desk_ticket_assigned_name_check" check (char_length("assigned_name") <= 200),
  constraint "help_desk_ticket_last_reply_name_check" check (char_length("last_reply_name") <= 200),
  constraint "help_desk_ticket_status_check" check ("status" in ('OPEN', 'ANSWERED', 'WAITING', 'CLOSED', 'REOPENED'))
);

create index "help_desk_ticket_created_idx" on "app"."help_desk_ticket" ("tenant_id", "created" desc, "id" desc);

create index "help_desk_ticket_assignee_id_idx" on "app"."help_desk_ticket" ("tenant_id", "assignee_id", "created" desc, "id" desc);

create index "help_desk_ticket_status_idx" on "app"."help_desk_ticket" ("tenant_id", "status", "created" desc, "id" desc);

create index "help_desk_ticket_case_detail_id_idx" on "app"."help_desk_ticket" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "help_desk_ticket_assigned_to_id_idx" on "app"."help_desk_ticket" ("tenant_id", "assigned_to_id", "created" desc, "id" desc);

create index "help_desk_ticket_search_idx" on "app"."help_desk_ticket" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."help_desk_ticket" enable row level security;

alter table "app"."help_desk_ticket" force row level security;

create policy tenant on "app"."help_desk_ticket" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."help_desk_ticket" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."help_desk_ticket" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."help_desk_ticket" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."help_desk_ticket_files_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "help_desk_ticket_files_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "help_desk_ticket_files_link_target_idx" on "app"."help_desk_ticket_files_link" ("tenant_id", "target_id");

alter table "app"."help_desk_ticket_files_link" enable row level security;

alter table "app"."help_desk_ticket_files_link" force row level security;

create policy tenant on "app"."help_desk_ticket_files_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."help_desk_ticket_files_link" to homeport_gate using (true) with check (true);

create table "app"."home_sale" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "home" jsonb,
  "programme" text not null,
  "listing_agent" text,
  "list_date" date,
  "list_price" numeric(19, 4),
  "purchase_price" numeric(19, 4),
  "first_appraisal" numeric(19, 4),
  "second_appraisal" numeric(19, 4),
  "guaranteed_offer" numeric(19, 4),
  "offer_amount" numeric(19, 4),
  "offer_date" date,
  "sale_price" numeric(19, 4),
  "closing_date" date,
  "mortgage_balance" numeric(19, 4),
  "commission_percent" numeric(19, 4),
  "equity_advance" numeric(19, 4),
  "currency" text not null,
  "loss_on_sale" numeric(19, 4),
  "net_proceeds" numeric(19, 4),
  "stage" text not null,
  constraint "home_sale_pkey" primary key ("tenant_id", "id"),
  constraint "home_sale_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "home_sale_version_check" check ("version" > 0),
  constraint "home_sale_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "home_sale_home_check" check (jsonb_typeof("home") = 'object'),
  constraint "home_sale_programme_check" check ("programme" in ('BUYER_VALUE', 'GUARANTEED', 'AMENDED', 'DIRECT', 'LOSS_ONLY')),
  constraint "home_sale_listing_agent_check" check (char_length("listing_agent") <= 160),
  constraint "home_sale_list_price_check" check ("list_price" >= 0),
  constraint "home_sale_purchase_price_check" check ("purchase_price" >= 0),
  constraint "home_sale_first_appraisal_check" check ("first_appraisal" >= 0),
  constraint "home_sale_second_appraisal_check" check ("second_appraisal" >= 0),
  constraint "home_sale_guaranteed_offer_check" check ("guaranteed_offer" >= 0),
  constraint "home_sale_offer_amount_check" check ("offer_amount" >= 0),
  constraint "home_sale_sale_price_check" check ("sale_price" >= 0),
  constraint "home_sale_mortgage_balance_check" check ("mortgage_balance" >= 0),
  constraint "home_sale_commission_percent_check" check ("commission_percent" >= 0 and "commission_percent" <= 100),
  constraint "home_sale_equity_advance_check" check ("equity_advance" >= 0),
  constraint "home_sale_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "home_sale_stage_check" check ("stage" in ('PREPARING', 'LISTED', 'UNDER_OFFER', 'EXCHANGED', 'CLOSED', 'WITHDRAWN'))
);

create index "home_sale_created_idx" on "app"."home_sale" ("tenant_id", "created" desc, "id" desc);

create index "home_sale_stage_closing_date_idx" on "app"."home_sale" ("tenant_id", "stage", "closing_date", "created" desc, "id" desc);

create index "home_sale_case_service_id_idx" on "app"."home_sale" ("tenant_id", "case_service_id", "created" desc, "id" desc);

alter table "app"."home_sale" enable row level security;

alter table "app"."home_sale" force row level security;

create policy tenant on "app"."home_sale" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."home_sale" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."home_sale" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."home_sale" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."home_search" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "tenure" text not null,
  "budget" numeric(19, 4),
  "currency" text,
  "bedrooms" integer,
  "furnishing" text,
  "areas" text,
  "maximum_commute" integer,
  "needs_schools" boolean,
  "pets" text,
  "parking_spaces" integer,
  "move_in_date" date,
  "viewing_from" date,
  "viewing_to" date,
  "must_have" text,
  "nice_to_have" text,
  "chosen_property_id" uuid,
  "outcome" text,
  "search_text" text generated always as (app.folded(coalesce("areas", ''))) stored,
  constraint "home_search_pkey" primary key ("tenant_id", "id"),
  constraint "home_search_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "home_search_version_check" check ("version" > 0),
  constraint "home_search_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "home_search_tenure_check" check ("tenure" in ('RENT', 'BUY')),
  constraint "home_search_budget_check" check ("budget" >= 0),
  constraint "home_search_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "home_search_bedrooms_check" check ("bedrooms" >= 0 and "bedrooms" <= 20),
  constraint "home_search_furnishing_check" check ("furnishing" in ('FURNISHED', 'PART', 'NONE')),
  constraint "home_search_areas_check" check (char_length("areas") <= 300),
  constraint "home_search_maximum_commute_check" check ("maximum_commute" >= 0 and "maximum_commute" <= 300),
  constraint "home_search_pets_check" check (char_length("pets") <= 120),
  constraint "home_search_parking_spaces_check" check ("parking_spaces" >= 0 and "parking_spaces" <= 10),
  constraint "home_search_must_have_check" check (char_length("must_have") <= 2000),
  constraint "home_search_nice_to_have_check" check (char_length("nice_to_have") <= 2000),
  constraint "home_search_outcome_check" check ("outcome" in ('OPEN', 'FOUND', 'NOTHING_FOUND', 'OWN_HOME'))
);

create index "home_search_created_idx" on "app"."home_search" ("tenant_id", "created" desc, "id" desc);

create index "home_search_case_service_id_idx" on "app"."home_search" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "home_search_search_idx" on "app"."home_search" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."home_search" enable row level security;

alter table "app"."home_search" force row level security;

create policy tenant on "app"."home_search" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."home_search" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."home_search" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."home_search" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."home_search_visit" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "home_search_id" uuid not null,
  "property_id" uuid not null,
  "visited_at" timestamptz not null,
  "is_virtual" boolean,
  "accompanied_by" text,
  "score" text,
  "decision" text,
  "feedback" text,
  "search_text" text generated always as (app.folded(coalesce("feedback", ''))) stored,
  constraint "home_search_visit_pkey" primary key ("tenant_id", "id"),
  constraint "home_search_visit_version_check" check ("version" > 0),
  constraint "home_search_visit_accompanied_by_check" check (char_length("accompanied_by") <= 120),
  constraint "home_search_visit_score_check" check ("score" in ('NA', 'POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT')),
  constraint "home_search_visit_decision_check" check ("decision" in ('OPEN', 'INTERESTED', 'OFFER', 'REJECTED')),
  constraint "home_search_visit_feedback_check" check (char_length("feedback") <= 2000)
);

create index "home_search_visit_created_idx" on "app"."home_search_visit" ("tenant_id", "created" desc, "id" desc);

create index "home_search_visit_home_search_id_visited_at_idx" on "app"."home_search_visit" ("tenant_id", "home_search_id", "visited_at", "created" desc, "id" desc);

create index "home_search_visit_property_id_idx" on "app"."home_search_visit" ("tenant_id", "property_id", "created" desc, "id" desc);

create index "home_search_visit_visited_at_order_idx" on "app"."home_search_visit" ("tenant_id", "visited_at", "id");

create index "home_search_visit_search_idx" on "app"."home_search_visit" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."home_search_visit" enable row level security;

alter table "app"."home_search_visit" force row level security;

create policy tenant on "app"."home_search_visit" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."home_search_visit" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."home_search_visit" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."home_search_visit" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."immigration_record" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "person_id" uuid not null,
  "country" text not null,
  "kind" text not null,
  "document_number" bytea,
  "document_number_last4" text,
  "issued_by" text,
  "issue_date" date,
  "expiry_date" date,
  "restrictions" text,
  "scan_id" uuid,
  "notes" text,
  constraint "immigration_record_pkey" primary key ("tenant_id", "id"),
  constraint "immigration_record_version_check" check ("version" > 0),
  constraint "immigration_record_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "immigration_record_kind_check" check ("kind" in ('CITIZENSHIP', 'PERMANENT_RESIDENCE', 'RESIDENCE', 'WORK', 'VISA', 'REGISTRATION')),
  constraint "immigration_record_document_number_last4_check" check (char_length("document_number_last4") <= 4),
  constraint "immigration_record_issued_by_check" check (char_length("issued_by") <= 160),
  constraint "immigration_record_restrictions_check" check (char_length("restrictions") <= 300),
  constraint "immigration_record_notes_check" check (char_length("notes") <= 2000)
);

create index "immigration_record_created_idx" on "app"."immigration_record" ("tenant_id", "created" desc, "id" desc);

create index "immigration_record_person_id_expiry_date_idx" on "app"."immigration_record" ("tenant_id", "person_id", "expiry_date", "created" desc, "id" desc);

create index "immigration_record_expiry_date_idx" on "app"."immigration_record" ("tenant_id", "expiry_date", "created" desc, "id" desc);

create index "immigration_record_country_idx" on "app"."immigration_record" ("tenant_id", "country", "created" desc, "id" desc);

create index "immigration_record_expiry_date_order_idx" on "app"."immigration_record" ("tenant_id", "expiry_date", "id");

alter table "app"."immigration_record" enable row level security;

alter table "app"."immigration_record" force row level security;

create policy tenant on "app"."immigration_record" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."immigration_record" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."immigration_record" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."immigration_record" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."import_match" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "entity" text not null,
  "headers" text not null,
  "columns" jsonb not null,
  constraint "import_match_pkey" primary key ("tenant_id", "id"),
  constraint "import_match_entity_headers_key" unique ("tenant_id", "entity", "headers"),
  constraint "import_match_version_check" check ("version" > 0),
  constraint "import_match_entity_check" check (char_length("entity") <= 60),
  constraint "import_match_headers_check" check (char_length("headers") <= 64)
);

create index "import_match_created_idx" on "app"."import_match" ("tenant_id", "created" desc, "id" desc);

alter table "app"."import_match" enable row level security;

alter table "app"."import_match" force row level security;

create policy tenant on "app"."import_match" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."import_match" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."import_match" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."import_match" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."initiation" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text not null,
  "initiation_rule_id" uuid,
  "case_type_id" uuid,
  "policy_id" uuid,
  "confidential" boolean,
  "requested_by_id" uuid,
  "requester_name" text,
  "requester_email" text,
  "employee_id" uuid,
  "first_name" text not null,
  "last_name" text not null,
  "email" text,
  "family_size" integer,
  "home_country" text not null,
  "host_country" text not null,
  "host_town" text,
  "start_date" date not null,
  "end_date" date,
  "cost_center_id" uuid,
  "project_id" uuid,
  "budget" numeric(19, 4),
  "currency" text,
  "business_reason" text,
  "case_detail_id" uuid,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", ''))) stored,
  constraint "initiation_pkey" primary key ("tenant_id", "id"),
  constraint "initiation_reference_key" unique ("tenant_id", "reference"),
  constraint "initiation_version_check" check ("version" > 0),
  constraint "initiation_reference_check" check (char_length("reference") <= 40),
  constraint "initiation_reference_check2" check ("reference" = upper("reference")),
  constraint "initiation_requester_name_check" check (char_length("requester_name") <= 160),
  constraint "initiation_requester_email_check" check (char_length("requester_email") <= 320),
  constraint "initiation_first_name_check" check (char_length("first_name") <= 100),
  constraint "initiation_last_name_check" check (char_length("last_name") <= 100),
  constraint "initiation_email_check" check (char_length("email") <= 320),
  constraint "initiation_family_size_check" check ("family_size" >= 0 and "family_size" <= 20),
  constraint "initiation_home_country_check" check ("home_country" ~ '^[A-Z]{2}$'),
  constraint "initiation_host_country_check" check ("host_country" ~ '^[A-Z]{2}$'),
  constraint "initiation_host_town_check" check (char_length("host_town") <= 120),
  constraint "initiation_budget_check" check ("budget" >= 0),
  constraint "initiation_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "initiation_business_reason_check" check (char_length("business_reason") <= 2000),
  constraint "initiation_status_check" check ("status" in ('DRAFT', 'SUBMITTED', 'APPROVED', 'REJECTED', 'STARTED', 'WITHDRAWN'))
);

create index "initiation_created_idx" on "app"."initiation" ("tenant_id", "created" desc, "id" desc);

create index "initiation_status_idx" on "app"."initiation" ("tenant_id", "status", "created" desc, "id" desc);

create index "initiation_requested_by_id_idx" on "app"."initiation" ("tenant_id", "requested_by_id", "created" desc, "id" desc);

create index "initiation_start_date_idx" on "app"."initiation" ("tenant_id", "start_date", "created" desc, "id" desc);

create index "initiation_case_detail_id_idx" on "app"."initiation" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "initiation_employee_id_idx" on "app"."initiation" ("tenant_id", "employee_id", "created" desc, "id" desc);

create index "initiation_search_idx" on "app"."initiation" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."initiation" enable row level security;

alter table "app"."initiation" force row level security;

create policy tenant on "app"."initiation" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."initiation" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."initiation" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."initiation" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."initiation_rule" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "case_type_id" uuid,
  "host_country" text,
  "policy_id" uuid,
  "approval_group_id" uuid,
  "by_link" boolean,
  "steps" integer,
  "first_steps" integer,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "initiation_rule_pkey" primary key ("tenant_id", "id"),
  constraint "initiation_rule_code_key" unique ("tenant_id", "code"),
  constraint "initiation_rule_version_check" check ("version" > 0),
  constraint "initiation_rule_code_check" check (char_length("code") <= 40),
  constraint "initiation_rule_code_check2" check ("code" = upper("code")),
  constraint "initiation_rule_name_check" check (char_length("name") <= 120),
  constraint "initiation_rule_host_country_check" check ("host_country" ~ '^[A-Z]{2}$'),
  constraint "initiation_rule_status_check" check ("status" in ('DRAFT', 'ACTIVE', 'RETIRED'))
);

create index "initiation_rule_created_idx" on "app"."initiation_rule" ("tenant_id", "created" desc, "id" desc);

create index "initiation_rule_name_order_idx" on "app"."initiation_rule" ("tenant_id", "name", "id");

create index "initiation_rule_search_idx" on "app"."initiation_rule" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."initiation_rule" enable row level security;

alter table "app"."initiation_rule" force row level security;

create policy tenant on "app"."initiation_rule" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."initiation_rule" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."initiation_rule" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."initiation_rule" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."initiation_services_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "initiation_services_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "initiation_services_link_target_idx" on "app"."initiation_services_link" ("tenant_id", "target_id");

alter table "app"."initiation_services_link" enable row level security;

alter table "app"."initiation_services_link" force row level security;

create policy tenant on "app"."initiation_services_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."initiation_services_link" to homeport_gate using (true) with check (true);

create table "app"."initiation_step" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "initiation_rule_id" uuid not null,
  "sequence" integer not null,
  "name" text not null,
  "kind" text not null,
  "owner_role_id" uuid,
  "page_id" uuid,
  "due_in_days" integer,
  "is_optional" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "initiation_step_pkey" primary key ("tenant_id", "id"),
  constraint "initiation_step_version_check" check ("version" > 0),
  constraint "initiation_step_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "initiation_step_name_check" check (char_length("name") <= 160),
  constraint "initiation_step_kind_check" check ("kind" in ('FORM', 'APPROVAL', 'CHECK', 'NOTICE')),
  constraint "initiation_step_due_in_days_check" check ("due_in_days" >= 0 and "due_in_days" <= 365)
);

create index "initiation_step_created_idx" on "app"."initiation_step" ("tenant_id", "created" desc, "id" desc);

create index "initiation_step_initiation_rule_id_sequence_idx" on "app"."initiation_step" ("tenant_id", "initiation_rule_id", "sequence", "created" desc, "id" desc);

create index "initiation_step_sequence_order_idx" on "app"."initiation_step" ("tenant_id", "sequence", "id");

create index "initiation_step_search_idx" on "app"."initiation_step" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."initiation_step" enable row level security;

alter table "app"."initiation_step" force row level security;

create policy tenant on "app"."initiation_step" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."initiation_step" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."initiation_step" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."initiation_step" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."insurance_cover" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "kind" text not null,
  "shipment_id" uuid,
  "insurer" text not null,
  "policy_number" text,
  "insured_value" numeric(19, 4),
  "premium" numeric(19, 4),
  "deductible" numeric(19, 4),
  "currency" text not null,
  "valid_from" date,
  "valid_to" date,
  "valued_inventory_id" uuid,
  "claim_number" text,
  "claim_date" date,
  "claimed_amount" numeric(19, 4),
  "settled_amount" numeric(19, 4),
  "claim_status" text,
  "search_text" text generated always as (app.folded(coalesce("insurer", '') || ' ' || coalesce("policy_number", '') || ' ' || coalesce("claim_number", ''))) stored,
  constraint "insurance_cover_pkey" primary key ("tenant_id", "id"),
  constraint "insurance_cover_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "insurance_cover_version_check" check ("version" > 0),
  constraint "insurance_cover_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "insurance_cover_kind_check" check ("kind" in ('TRANSIT', 'STORAGE', 'HOUSEHOLD', 'HEALTH', 'LIABILITY', 'AUTO', 'TRAVEL')),
  constraint "insurance_cover_insurer_check" check (char_length("insurer") <= 160),
  constraint "insurance_cover_policy_number_check" check (char_length("policy_number") <= 60),
  constraint "insurance_cover_insured_value_check" check ("insured_value" >= 0),
  constraint "insurance_cover_premium_check" check ("premium" >= 0),
  constraint "insurance_cover_deductible_check" check ("deductible" >= 0),
  constraint "insurance_cover_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "insurance_cover_claim_number_check" check (char_length("claim_number") <= 60),
  constraint "insurance_cover_claimed_amount_check" check ("claimed_amount" >= 0),
  constraint "insurance_cover_settled_amount_check" check ("settled_amount" >= 0),
  constraint "insurance_cover_claim_status_check" check ("claim_status" in ('NONE', 'OPEN', 'SETTLED', 'REJECTED'))
);

create index "insurance_cover_created_idx" on "app"."insurance_cover" ("tenant_id", "created" desc, "id" desc);

create index "insurance_cover_valid_to_idx" on "app"."insurance_cover" ("tenant_id", "valid_to", "created" desc, "id" desc);

create index "insurance_cover_shipment_id_idx" on "app"."insurance_cover" ("tenant_id", "shipment_id", "created" desc, "id" desc);

create index "insurance_cover_case_service_id_idx" on "app"."insurance_cover" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "insurance_cover_search_idx" on "app"."insurance_cover" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."insurance_cover" enable row level security;

alter table "app"."insurance_cover" force row level security;

create policy tenant on "app"."insurance_cover" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."insurance_cover" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."insurance_cover" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."insurance_cover" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."invoice" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text,
  "proforma_reference" text,
  "financial_entity_id" uuid not null,
  "case_detail_id" uuid,
  "invoice_date" date not null,
  "due_date" date,
  "currency" text not null,
  "exchange_rate" numeric(25, 10),
  "external_reference" text,
  "po_number" text,
  "invoice_group_id" uuid,
  "statement_id" uuid,
  "tax_per_line" boolean,
  "goods_amount" numeric(19, 4),
  "tax_amount" numeric(19, 4),
  "gross_amount" numeric(19, 4),
  "number_of_lines" integer,
  "credited_amount" numeric(19, 4),
  "paid_amount" numeric(19, 4),
  "outstanding_amount" numeric(19, 4),
  "is_outside_statement" boolean,
  "sent_date" date,
  "notes" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", '') || ' ' || coalesce("external_reference", '') || ' ' || coalesce("po_number", ''))) stored,
  constraint "invoice_pkey" primary key ("tenant_id", "id"),
  constraint "invoice_reference_key" unique ("tenant_id", "reference"),
  constraint "invoice_version_check" check ("version" > 0),
  constraint "invoice_reference_check" check (char_length("reference") <= 40),
  constraint "invoice_reference_check2" check ("reference" = upper("reference")),
  constraint "invoice_proforma_reference_check" check (char_length("proforma_reference") <= 40),
  constraint "invoice_proforma_reference_check2" check ("proforma_reference" = upper("proforma_reference")),
  constraint "invoice_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "invoice_exchange_rate_check" check ("exchange_rate" >= 1e-10),
  constraint "invoice_external_reference_check" check (char_length("external_reference") <= 60),
  constraint "invoice_po_number_check" check (char_length("po_number") <= 60),
  constraint "invoice_notes_check" check (char_length("notes") <= 2000),
  constraint "invoice_status_check" check ("status" in ('PROFORMA', 'OPEN', 'APPROVED', 'SENT', 'PAID', 'CANCELLED'))
);

create index "invoice_created_idx" on "app"."invoice" ("tenant_id", "created" desc, "id" desc);

create index "invoice_status_due_date_idx" on "app"."invoice" ("tenant_id", "status", "due_date", "created" desc, "id" desc);

create index "invoice_financial_entity_id_invoice_date_idx" on "app"."invoice" ("tenant_id", "financial_entity_id", "invoice_date", "created" desc, "id" desc);

create index "invoice_case_detail_id_idx" on "app"."invoice" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "invoice_statement_id_idx" on "app"."invoice" ("tenant_id", "statement_id", "created" desc, "id" desc);

create index "invoice_invoice_date_idx" on "app"."invoice" ("tenant_id", "invoice_date", "created" desc, "id" desc);

create index "invoice_search_idx" on "app"."invoice" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."invoice" enable row level security;

alter table "app"."invoice" force row level security;

create policy tenant on "app"."invoice" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."invoice" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."invoice" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."invoice" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."invoice_group" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "financial_entity_id" uuid not null,
  "grouping" text not null,
  "frequency" text not null,
  "day_of_month" integer,
  "tax_per_line" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", ''))) stored,
  constraint "invoice_group_pkey" primary key ("tenant_id", "id"),
  constraint "invoice_group_code_key" unique ("tenant_id", "code"),
  constraint "invoice_group_version_check" check ("version" > 0),
  constraint "invoice_group_code_check" check (char_length("code") <= 40),
  constraint "invoice_group_code_check2" check ("code" = upper("code")),
  constraint "invoice_group_name_check" check (char_length("name") <= 120),
  constraint "invoice_group_grouping_check" check ("grouping" in ('ASSIGNMENT', 'SERVICE', 'COST_CENTER', 'PO_NUMBER', 'DEBTOR')),
  constraint "invoice_group_frequency_check" check ("frequency" in ('ON_COMPLETION', 'WEEKLY', 'MONTHLY', 'QUARTERLY')),
  constraint "invoice_group_day_of_month_check" check ("day_of_month" >= 1 and "day_of_month" <= 31)
);

create index "invoice_group_created_idx" on "app"."invoice_group" ("tenant_id", "created" desc, "id" desc);

create index "invoice_group_code_order_idx" on "app"."invoice_group" ("tenant_id", "code", "id");

create index "invoice_group_search_idx" on "app"."invoice_group" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."invoice_group" enable row level security;

alter table "app"."invoice_group" force row level security;

create policy tenant on "app"."invoice_group" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."invoice_group" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."invoice_group" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."invoice_group" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."invoice_line" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "invoice_id" uuid not null,
  "sequence" integer not null,
  "description" text not null,
  "quantity" numeric(19, 4) not null,
  "unit_amount" numeric(19, 4) not null,
  "currency" text,
  "tax_code_id" uuid,
  "tax_rate" numeric(19, 4),
  "goods_amount" numeric(19, 4),
  "tax_amount" numeric(19, 4),
  "charge_id" uuid,
  "case_service_id" uuid,
  "case_benefit_id" uuid,
  "financial_code_id" uuid,
  "search_text" text generated always as (app.folded(coalesce("description", ''))) stored,
  constraint "invoice_line_pkey" primary key ("tenant_id", "id"),
  constraint "invoice_line_version_check" check ("version" > 0),
  constraint "invoice_line_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "invoice_line_description_check" check (char_length("description") <= 300),
  constraint "invoice_line_quantity_check" check ("quantity" >= 0.0001),
  constraint "invoice_line_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "invoice_line_created_idx" on "app"."invoice_line" ("tenant_id", "created" desc, "id" desc);

create index "invoice_line_invoice_id_sequence_idx" on "app"."invoice_line" ("tenant_id", "invoice_id", "sequence", "created" desc, "id" desc);

create index "invoice_line_charge_id_idx" on "app"."invoice_line" ("tenant_id", "charge_id", "created" desc, "id" desc);

create index "invoice_line_case_benefit_id_idx" on "app"."invoice_line" ("tenant_id", "case_benefit_id", "created" desc, "id" desc);

create index "invoice_line_sequence_order_idx" on "app"."invoice_line" ("tenant_id", "sequence", "id");

create index "invoice_line_search_idx" on "app"."invoice_line" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."invoice_line" enable row level security;

alter table "app"."invoice_line" force row level security;

create policy tenant on "app"."invoice_line" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."invoice_line" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."invoice_line" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."invoice_line" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."job_family" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "business_function_id" uuid,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "job_family_pkey" primary key ("tenant_id", "id"),
  constraint "job_family_code_key" unique ("tenant_id", "code"),
  constraint "job_family_version_check" check ("version" > 0),
  constraint "job_family_code_check" check (char_length("code") <= 40),
  constraint "job_family_code_check2" check ("code" = upper("code")),
  constraint "job_family_name_check" check (char_length("name") <= 120),
  constraint "job_family_description_check" check (char_length("description") <= 1000)
);

create index "job_family_created_idx" on "app"."job_family" ("tenant_id", "created" desc, "id" desc);

create index "job_family_name_order_idx" on "app"."job_family" ("tenant_id", "name", "id");

create index "job_family_search_idx" on "app"."job_family" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."job_family" enable row level security;

alter table "app"."job_family" force row level security;

create policy tenant on "app"."job_family" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."job_family" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."job_family" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."job_family" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."lease" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text,
  "property_id" uuid not null,
  "case_detail_id" uuid not null,
  "signed_by" text not null,
  "start_date" date not null,
  "end_date" date not null,
  "rent" numeric(19, 4) not null,
  "currency" text not null,
  "rent_period" text not null,
  "rent_due_day" integer,
  "deposit" numeric(19, 4),
  "deposit_holder" text,
  "notice_days" integer,
  "has_diplomatic_clause" boolean,
  "break_date" date,
  "notice_by" date,
  "landlord_name" text,
  "contract_id" uuid,
  "renewal_of_id" uuid,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", '') || ' ' || coalesce("landlord_name", ''))) stored,
  constraint "lease_pkey" primary key ("tenant_id", "id"),
  constraint "lease_reference_key" unique ("tenant_id", "reference"),
  constraint "lease_version_check" check ("version" > 0),
  constraint "lease_reference_check" check (char_length("reference") <= 40),
  constraint "lease_reference_check2" check ("reference" = upper("reference")),
  constraint "lease_signed_by_check" check ("signed_by" in ('COMPANY', 'EMPLOYEE')),
  constraint "lease_rent_check" check ("rent" >= 0),
  constraint "lease_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "lease_rent_period_check" check ("rent_period" in ('WEEK', 'MONTH', 'YEAR')),
  constraint "lease_rent_due_day_check" check ("rent_due_day" >= 1 and "rent_due_day" <= 31),
  constraint "lease_deposit_check" check ("deposit" >= 0),
  constraint "lease_deposit_holder_check" check ("deposit_holder" in ('LANDLORD', 'AGENT', 'SCHEME')),
  constraint "lease_notice_days_check" check ("notice_days" >= 0 and "notice_days" <= 365),
  constraint "lease_landlord_name_check" check (char_length("landlord_name") <= 160),
  constraint "lease_status_check" check ("status" in ('DRAFT', 'ACTIVE', 'ARCHIVED', 'ENDED'))
);

create index "lease_created_idx" on "app"."lease" ("tenant_id", "created" desc, "id" desc);

create index "lease_status_end_date_idx" on "app"."lease" ("tenant_id", "status", "end_date", "created" desc, "id" desc);

create index "lease_property_id_start_date_idx" on "app"."lease" ("tenant_id", "property_id", "start_date", "created" desc, "id" desc);

create index "lease_case_detail_id_idx" on "app"."lease" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "lease_search_idx" on "app"."lease" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."lease" enable row level security;

alter table "app"."lease" force row level security;

create policy tenant on "app"."lease" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."lease" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."lease" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."lease" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."lease_negotiation" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "property_id" uuid,
  "asking_rent" numeric(19, 4),
  "offered_rent" numeric(19, 4),
  "agreed_rent" numeric(19, 4),
  "currency" text not null,
  "monthly_saving" numeric(19, 4),
  "deposit_months" numeric(16, 1),
  "deposit_amount" numeric(19, 4),
  "lease_start_date" date,
  "term_months" integer,
  "has_diplomatic_clause" boolean,
  "break_after_months" integer,
  "notice_days" integer,
  "landlord_works" text,
  "agency_fee" numeric(19, 4),
  "stamp_duty" numeric(19, 4),
  "is_legally_reviewed" boolean,
  "lease_id" uuid,
  constraint "lease_negotiation_pkey" primary key ("tenant_id", "id"),
  constraint "lease_negotiation_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "lease_negotiation_version_check" check ("version" > 0),
  constraint "lease_negotiation_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "lease_negotiation_asking_rent_check" check ("asking_rent" >= 0),
  constraint "lease_negotiation_offered_rent_check" check ("offered_rent" >= 0),
  constraint "lease_negotiation_agreed_rent_check" check ("agreed_rent" >= 0),
  constraint "lease_negotiation_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "lease_negotiation_deposit_months_check" check ("deposit_months" >= 0 and "deposit_months" <= 24),
  constraint "lease_negotiation_term_months_check" check ("term_months" >= 1 and "term_months" <= 120),
  constraint "lease_negotiation_break_after_months_check" check ("break_after_months" >= 0 and "break_after_months" <= 120),
  constraint "lease_negotiation_notice_days_check" check ("notice_days" >= 0 and "notice_days" <= 365),
  constraint "lease_negotiation_landlord_works_check" check (char_length("landlord_works") <= 2000),
  constraint "lease_negotiation_agency_fee_check" check ("agency_fee" >= 0),
  constraint "lease_negotiation_stamp_duty_check" check ("stamp_duty" >= 0)
);

create index "lease_negotiation_created_idx" on "app"."lease_negotiation" ("tenant_id", "created" desc, "id" desc);

create index "lease_negotiation_property_id_idx" on "app"."lease_negotiation" ("tenant_id", "property_id", "created" desc, "id" desc);

create index "lease_negotiation_case_service_id_idx" on "app"."lease_negotiation" ("tenant_id", "case_service_id", "created" desc, "id" desc);

alter table "app"."lease_negotiation" enable row level security;

alter table "app"."lease_negotiation" force row level security;

create policy tenant on "app"."lease_negotiation" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."lease_negotiation" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."lease_negotiation" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."lease_negotiation" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."legal_entity" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "company_id" uuid,
  "country" text not null,
  "form" text,
  "registration_number" text,
  "tax_number" text,
  "social_security_number" text,
  "lei_code" text,
  "currency" text not null,
  "pay_frequency" text,
  "is_employer" boolean,
  "address" jsonb,
  "phone" text,
  "email" text,
  "web_address" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "legal_entity_pkey" primary key ("tenant_id", "id"),
  constraint "legal_entity_code_key" unique ("tenant_id", "code"),
  constraint "legal_entity_version_check" check ("version" > 0),
  constraint "legal_entity_code_check" check (char_length("code") <= 40),
  constraint "legal_entity_code_check2" check ("code" = upper("code")),
  constraint "legal_entity_name_check" check (char_length("name") <= 120),
  constraint "legal_entity_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "legal_entity_form_check" check (char_length("form") <= 60),
  constraint "legal_entity_registration_number_check" check (char_length("registration_number") <= 40),
  constraint "legal_entity_tax_number_check" check (char_length("tax_number") <= 40),
  constraint "legal_entity_social_security_number_check" check (char_length("social_security_number") <= 40),
  constraint "legal_entity_lei_code_check" check (char_length("lei_code") <= 20),
  constraint "legal_entity_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "legal_entity_pay_frequency_check" check (char_length("pay_frequency") <= 100),
  constraint "legal_entity_address_check" check (jsonb_typeof("address") = 'object'),
  constraint "legal_entity_phone_check" check (char_length("phone") <= 16),
  constraint "legal_entity_email_check" check (char_length("email") <= 320),
  constraint "legal_entity_web_address_check" check (char_length("web_address") <= 200)
);

create index "legal_entity_created_idx" on "app"."legal_entity" ("tenant_id", "created" desc, "id" desc);

create index "legal_entity_company_id_idx" on "app"."legal_entity" ("tenant_id", "company_id", "created" desc, "id" desc);

create index "legal_entity_country_idx" on "app"."legal_entity" ("tenant_id", "country", "created" desc, "id" desc);

create index "legal_entity_name_order_idx" on "app"."legal_entity" ("tenant_id", "name", "id");

create index "legal_entity_search_idx" on "app"."legal_entity" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."legal_entity" enable row level security;

alter table "app"."legal_entity" force row level security;

create policy tenant on "app"."legal_entity" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."legal_entity" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."legal_entity" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."legal_entity" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."legal_hold" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "person_id" uuid not null,
  "case_detail_id" uuid,
  "reason" text not null,
  "since" date not null,
  "released_at" timestamptz,
  "released_by_id" uuid,
  "release_reason" text,
  "status" text not null,
  constraint "legal_hold_pkey" primary key ("tenant_id", "id"),
  constraint "legal_hold_version_check" check ("version" > 0),
  constraint "legal_hold_reason_check" check (char_length("reason") <= 1000),
  constraint "legal_hold_release_reason_check" check (char_length("release_reason") <= 1000),
  constraint "legal_hold_status_check" check ("status" in ('IN_FORCE', 'RELEASED'))
);

create index "legal_hold_created_idx" on "app"."legal_hold" ("tenant_id", "created" desc, "id" desc);

create index "legal_hold_person_id_idx" on "app"."legal_hold" ("tenant_id", "person_id", "created" desc, "id" desc);

create index "legal_hold_status_idx" on "app"."legal_hold" ("tenant_id", "status", "created" desc, "id" desc);

alter table "app"."legal_hold" enable row level security;

alter table "app"."legal_hold" force row level security;

create policy tenant on "app"."legal_hold" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."legal_hold" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."legal_hold" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."legal_hold" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."library_section" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "sequence" integer,
  "name" text not null,
  "name_es" text,
  "name_fr" text,
  "description" text,
  "description_es" text,
  "description_fr" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "library_section_pkey" primary key ("tenant_id", "id"),
  constraint "library_section_code_key" unique ("tenant_id", "code"),
  constraint "library_section_version_check" check ("version" > 0),
  constraint "library_section_code_check" check (char_length("code") <= 60),
  constraint "library_section_code_check2" check ("code" = upper("code")),
  constraint "library_section_sequence_check" check ("sequence" >= 0 and "sequence" <= 9999),
  constraint "library_section_name_check" check (char_length("name") <= 120),
  constraint "library_section_name_es_check" check (char_length("name_es") <= 120),
  constraint "library_section_name_fr_check" check (char_length("name_fr") <= 120),
  constraint "library_section_description_check" check (char_length("description") <= 400),
  constraint "library_section_description_es_check" check (char_length("description_es") <= 400),
  constraint "library_section_description_fr_check" check (char_length("description_fr") <= 400)
);

create index "library_section_created_idx" on "app"."library_section" ("tenant_id", "created" desc, "id" desc);

create index "library_section_sequence_order_idx" on "app"."library_section" ("tenant_id", "sequence", "id");

create index "library_section_search_idx" on "app"."library_section" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."library_section" enable row level security;

alter table "app"."library_section" force row level security;

create policy tenant on "app"."library_section" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."library_section" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."library_section" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."library_section" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."library_section_audiences_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "library_section_audiences_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "library_section_audiences_link_target_idx" on "app"."library_section_audiences_link" ("tenant_id", "target_id");

alter table "app"."library_section_audiences_link" enable row level security;

alter table "app"."library_section_audiences_link" force row level security;

create policy tenant on "app"."library_section_audiences_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."library_section_audiences_link" to homeport_gate using (true) with check (true);

create table "app"."location" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "country" text not null,
  "state" text,
  "kind" text,
  "un_locode" text,
  "airport_code" text,
  "time_zone_id" uuid,
  "position_latitude" double precision,
  "position_longitude" double precision,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "location_pkey" primary key ("tenant_id", "id"),
  constraint "location_code_key" unique ("tenant_id", "code"),
  constraint "location_version_check" check ("version" > 0),
  constraint "location_code_check" check (char_length("code") <= 40),
  constraint "location_code_check2" check ("code" = upper("code")),
  constraint "location_name_check" check (char_length("name") <= 120),
  constraint "location_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "location_state_check" check (char_length("state") <= 60),
  constraint "location_kind_check" check (char_length("kind") <= 100),
  constraint "location_un_locode_check" check (char_length("un_locode") <= 5),
  constraint "location_airport_code_check" check (char_length("airport_code") <= 3),
  constraint "location_position_latitude_check" check ("position_latitude" between -90 and 90),
  constraint "location_position_longitude_check" check ("position_longitude" between -180 and 180)
);

create index "location_created_idx" on "app"."location" ("tenant_id", "created" desc, "id" desc);

create index "location_country_idx" on "app"."location" ("tenant_id", "country", "created" desc, "id" desc);

create index "location_name_order_idx" on "app"."location" ("tenant_id", "name", "id");

create index "location_search_idx" on "app"."location" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."location" enable row level security;

alter table "app"."location" force row level security;

create policy tenant on "app"."location" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."location" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."location" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."location" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."lookup" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "lookup_pkey" primary key ("tenant_id", "id"),
  constraint "lookup_code_key" unique ("tenant_id", "code"),
  constraint "lookup_version_check" check ("version" > 0),
  constraint "lookup_code_check" check (char_length("code") <= 40),
  constraint "lookup_code_check2" check ("code" = upper("code")),
  constraint "lookup_name_check" check (char_length("name") <= 120),
  constraint "lookup_description_check" check (char_length("description") <= 1000)
);

create index "lookup_created_idx" on "app"."lookup" ("tenant_id", "created" desc, "id" desc);

create index "lookup_name_order_idx" on "app"."lookup" ("tenant_id", "name", "id");

create index "lookup_search_idx" on "app"."lookup" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."lookup" enable row level security;

alter table "app"."lookup" force row level security;

create policy tenant on "app"."lookup" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."lookup" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."lookup" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."lookup" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."lookup_value" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "lookup_id" uuid not null,
  "code" text not null,
  "name" text not null,
  "name_es" text,
  "name_fr" text,
  "parent_id" uuid,
  "sequence" integer not null,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "lookup_value_pkey" primary key ("tenant_id", "id"),
  constraint "lookup_value_lookup_id_code_key" unique ("tenant_id", "lookup_id", "code"),
  constraint "lookup_value_version_check" check ("version" > 0),
  constraint "lookup_value_code_check" check (char_length("code") <= 40),
  constraint "lookup_value_code_check2" check ("code" = upper("code")),
  constraint "lookup_value_name_check" check (char_length("name") <= 120),
  constraint "lookup_value_name_es_check" check (char_length("name_es") <= 120),
  constraint "lookup_value_name_fr_check" check (char_length("name_fr") <= 120),
  constraint "lookup_value_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999)
);

create index "lookup_value_created_idx" on "app"."lookup_value" ("tenant_id", "created" desc, "id" desc);

create index "lookup_value_lookup_id_sequence_idx" on "app"."lookup_value" ("tenant_id", "lookup_id", "sequence", "created" desc, "id" desc);

create index "lookup_value_sequence_order_idx" on "app"."lookup_value" ("tenant_id", "sequence", "id");

create index "lookup_value_search_idx" on "app"."lookup_value" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."lookup_value" enable row level security;

alter table "app"."lookup_value" force row level security;

create policy tenant on "app"."lookup_value" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."lookup_value" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."lookup_value" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."lookup_value" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."lump_sum" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "assignee_id" uuid,
  "name" text not null,
  "amount" numeric(19, 4) not null,
  "currency" text not null,
  "covers" text,
  "points" integer not null,
  "per_point" numeric(19, 4),
  "most_paid_out" integer,
  "options_until" date,
  "policy_text" text,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "lump_sum_pkey" primary key ("tenant_id", "id"),
  constraint "lump_sum_case_detail_id_key" unique ("tenant_id", "case_detail_id"),
  constraint "lump_sum_version_check" check ("version" > 0),
  constraint "lump_sum_name_check" check (char_length("name") <= 160),
  constraint "lump_sum_amount_check" check ("amount" >= 0),
  constraint "lump_sum_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "lump_sum_covers_check" check (char_length("covers") <= 2000),
  constraint "lump_sum_points_check" check ("points" >= 0 and "points" <= 100000),
  constraint "lump_sum_per_point_check" check ("per_point" >= 0),
  constraint "lump_sum_most_paid_out_check" check ("most_paid_out" >= 0 and "most_paid_out" <= 100000),
  constraint "lump_sum_policy_text_check" check (char_length("policy_text") <= 20000)
);

create index "lump_sum_created_idx" on "app"."lump_sum" ("tenant_id", "created" desc, "id" desc);

create index "lump_sum_assignee_id_idx" on "app"."lump_sum" ("tenant_id", "assignee_id", "created" desc, "id" desc);

create index "lump_sum_case_detail_id_idx" on "app"."lump_sum" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "lump_sum_search_idx" on "app"."lump_sum" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."lump_sum" enable row level security;

alter table "app"."lump_sum" force row level security;

create policy tenant on "app"."lump_sum" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."lump_sum" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."lump_sum" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."lump_sum" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."lump_sum_option" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "lump_sum_id" uuid not null,
  "sequence" integer,
  "name" text not null,
  "points" integer not null,
  "maximum" integer not null,
  "needs_children" boolean,
  "chosen" integer,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "lump_sum_option_pkey" primary key ("tenant_id", "id"),
  constraint "lump_sum_option_version_check" check ("version" > 0),
  constraint "lump_sum_option_sequence_check" check ("sequence" >= 1 and "sequence" <= 999),
  constraint "lump_sum_option_name_check" check (char_length("name") <= 160),
  constraint "lump_sum_option_points_check" check ("points" >= 0 and "points" <= 100000),
  constraint "lump_sum_option_maximum_check" check ("maximum" >= 1 and "maximum" <= 99),
  constraint "lump_sum_option_chosen_check" check ("chosen" >= 0 and "chosen" <= 99)
);

create index "lump_sum_option_created_idx" on "app"."lump_sum_option" ("tenant_id", "created" desc, "id" desc);

create index "lump_sum_option_lump_sum_id_sequence_idx" on "app"."lump_sum_option" ("tenant_id", "lump_sum_id", "sequence", "created" desc, "id" desc);

create index "lump_sum_option_sequence_order_idx" on "app"."lump_sum_option" ("tenant_id", "sequence", "id");

create index "lump_sum_option_search_idx" on "app"."lump_sum_option" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."lump_sum_option" enable row level security;

alter table "app"."lump_sum_option" force row level security;

create policy tenant on "app"."lump_sum_option" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."lump_sum_option" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."lump_sum_option" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."lump_sum_option" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."lump_sum_use" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "lump_sum_id" uuid not null,
  "used_on" date not null,
  "description" text not null,
  "amount" numeric(19, 4) not null,
  "currency" text not null,
  "search_text" text generated always as (app.folded(coalesce("description", ''))) stored,
  constraint "lump_sum_use_pkey" primary key ("tenant_id", "id"),
  constraint "lump_sum_use_version_check" check ("version" > 0),
  constraint "lump_sum_use_description_check" check (char_length("description") <= 200),
  constraint "lump_sum_use_amount_check" check ("amount" >= 0),
  constraint "lump_sum_use_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "lump_sum_use_created_idx" on "app"."lump_sum_use" ("tenant_id", "created" desc, "id" desc);

create index "lump_sum_use_lump_sum_id_used_on_idx" on "app"."lump_sum_use" ("tenant_id", "lump_sum_id", "used_on", "created" desc, "id" desc);

create index "lump_sum_use_used_on_order_idx" on "app"."lump_sum_use" ("tenant_id", "used_on", "id");

create index "lump_sum_use_search_idx" on "app"."lump_sum_use" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."lump_sum_use" enable row level security;

alter table "app"."lump_sum_use" force row level security;

create policy tenant on "app"."lump_sum_use" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."lump_sum_use" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."lump_sum_use" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."lump_sum_use" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."mail_template" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "about" text not null,
  "language" text not null,
  "subject" text,
  "body" text not null,
  "sender" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "mail_template_pkey" primary key ("tenant_id", "id"),
  constraint "mail_template_code_language_key" unique ("tenant_id", "code", "language"),
  constraint "mail_template_version_check" check ("version" > 0),
  constraint "mail_template_code_check" check (char_length("code") <= 40),
  constraint "mail_template_code_check2" check ("code" = upper("code")),
  constraint "mail_template_name_check" check (char_length("name") <= 120),
  constraint "mail_template_kind_check" check ("kind" in ('EMAIL', 'LETTER', 'DOCUMENT')),
  constraint "mail_template_about_check" check (char_length("about") <= 60),
  constraint "mail_template_language_check" check ("language" in ('en', 'es', 'fr')),
  constraint "mail_template_subject_check" check (char_length("subject") <= 200),
  constraint "mail_template_body_check" check (char_length("body") <= 60000),
  constraint "mail_template_sender_check" check (char_length("sender") <= 320),
  constraint "mail_template_status_check" check ("status" in ('DRAFT', 'PUBLISHED', 'RETIRED'))
);

create index "mail_template_created_idx" on "app"."mail_template" ("tenant_id", "created" desc, "id" desc);

create index "mail_template_name_order_idx" on "app"."mail_template" ("tenant_id", "name", "id");

create index "mail_template_search_idx" on "app"."mail_template" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."mail_template" enable row level security;

alter table "app"."mail_template" force row level security;

create policy tenant on "app"."mail_template" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."mail_template" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."mail_template" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."mail_template" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."mail_template_attachments_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "mail_template_attachments_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "mail_template_attachments_link_target_idx" on "app"."mail_template_attachments_link" ("tenant_id", "target_id");

alter table "app"."mail_template_attachments_link" enable row level security;

alter table "app"."mail_template_attachments_link" force row level security;

create policy tenant on "app"."mail_template_attachments_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."mail_template_attachments_link" to homeport_gate using (true) with check (true);

create table "app"."master_checklist" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "case_type_id" uuid,
  "service_type_id" uuid,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "master_checklist_pkey" primary key ("tenant_id", "id"),
  constraint "master_checklist_code_key" unique ("tenant_id", "code"),
  constraint "master_checklist_version_check" check ("version" > 0),
  constraint "master_checklist_code_check" check (char_length("code") <= 40),
  constraint "master_checklist_code_check2" check ("code" = upper("code")),
  constraint "master_checklist_name_check" check (char_length("name") <= 120),
  constraint "master_checklist_description_check" check (char_length("description") <= 1000)
);

create index "master_checklist_created_idx" on "app"."master_checklist" ("tenant_id", "created" desc, "id" desc);

create index "master_checklist_name_order_idx" on "app"."master_checklist" ("tenant_id", "name", "id");

create index "master_checklist_search_idx" on "app"."master_checklist" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."master_checklist" enable row level security;

alter table "app"."master_checklist" force row level security;

create policy tenant on "app"."master_checklist" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."master_checklist" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."master_checklist" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."master_checklist" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."menu_setting" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "role_id" uuid not null,
  "menu" text not null,
  "reach" text not null,
  "sequence" integer not null,
  "is_shown" boolean,
  constraint "menu_setting_pkey" primary key ("tenant_id", "id"),
  constraint "menu_setting_role_id_menu_key" unique ("tenant_id", "role_id", "menu"),
  constraint "menu_setting_version_check" check ("version" > 0),
  constraint "menu_setting_menu_check" check ("menu" in ('dashboard', 'cases', 'customers', 'financial', 'operations', 'vendor', 'library', 'reports', 'admin', 'tenants', 'profile')),
  constraint "menu_setting_reach_check" check ("reach" in ('FULL', 'OWN')),
  constraint "menu_setting_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999)
);

create index "menu_setting_created_idx" on "app"."menu_setting" ("tenant_id", "created" desc, "id" desc);

create index "menu_setting_role_id_idx" on "app"."menu_setting" ("tenant_id", "role_id", "created" desc, "id" desc);

create index "menu_setting_sequence_order_idx" on "app"."menu_setting" ("tenant_id", "sequence", "id");

alter table "app"."menu_setting" enable row level security;

alter table "app"."menu_setting" force row level security;

create policy tenant on "app"."menu_setting" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."menu_setting" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."menu_setting" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."menu_setting" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."notice_delivery" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "notification_id" uuid not null,
  "user_id" uuid not null,
  "event" text not null,
  "channel" text not null,
  "state" text not null,
  "delivered_at" timestamptz,
  "attempts" integer,
  "reason" text,
  constraint "notice_delivery_pkey" primary key ("tenant_id", "id"),
  constraint "notice_delivery_notification_id_channel_key" unique ("tenant_id", "notification_id", "channel"),
  constraint "notice_delivery_version_check" check ("version" > 0),
  constraint "notice_delivery_event_check" check (char_length("event") <= 120),
  constraint "notice_delivery_channel_check" check ("channel" in ('APP', 'MAIL', 'PUSH')),
  constraint "notice_delivery_state_check" check ("state" in ('WAITING', 'SENT', 'FAILED', 'DROPPED')),
  constraint "notice_delivery_attempts_check" check ("attempts" >= 0),
  constraint "notice_delivery_reason_check" check (char_length("reason") <= 300)
);

create index "notice_delivery_created_idx" on "app"."notice_delivery" ("tenant_id", "created" desc, "id" desc);

create index "notice_delivery_user_id_created_idx" on "app"."notice_delivery" ("tenant_id", "user_id", "created", "created" desc, "id" desc);

create index "notice_delivery_notification_id_idx" on "app"."notice_delivery" ("tenant_id", "notification_id", "created" desc, "id" desc);

alter table "app"."notice_delivery" enable row level security;

alter table "app"."notice_delivery" force row level security;

create policy tenant on "app"."notice_delivery" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."notice_delivery" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."notice_delivery" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."notice_delivery" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."notice_setting" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "event" text not null,
  "place" integer not null,
  "in_app" boolean,
  "by_email" boolean,
  "by_push" boolean,
  "subject_en" text,
  "body_en" text,
  "subject_es" text,
  "body_es" text,
  "subject_fr" text,
  "body_fr" text,
  constraint "notice_setting_pkey" primary key ("tenant_id", "id"),
  constraint "notice_setting_event_place_key" unique ("tenant_id", "event", "place"),
  constraint "notice_setting_version_check" check ("version" > 0),
  constraint "notice_setting_event_check" check (char_length("event") <= 120),
  constraint "notice_setting_place_check" check ("place" >= 0 and "place" <= 20),
  constraint "notice_setting_subject_en_check" check (char_length("subject_en") <= 200),
  constraint "notice_setting_body_en_check" check (char_length("body_en") <= 4000),
  constraint "notice_setting_subject_es_check" check (char_length("subject_es") <= 200),
  constraint "notice_setting_body_es_check" check (char_length("body_es") <= 4000),
  constraint "notice_setting_subject_fr_check" check (char_length("subject_fr") <= 200),
  constraint "notice_setting_body_fr_check" check (char_length("body_fr") <= 4000)
);

create index "notice_setting_created_idx" on "app"."notice_setting" ("tenant_id", "created" desc, "id" desc);

alter table "app"."notice_setting" enable row level security;

alter table "app"."notice_setting" force row level security;

create policy tenant on "app"."notice_setting" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."notice_setting" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."notice_setting" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."notice_setting" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."notification" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "user_id" uuid not null,
  "case_detail_id" uuid,
  "event" text not null,
  "effect_id" text not null,
  "title" text not null,
  "body" text,
  "link" text,
  "is_read" boolean,
  "read_at" timestamptz,
  "is_silent" boolean,
  constraint "notification_pkey" primary key ("tenant_id", "id"),
  constraint "notification_user_id_effect_id_key" unique ("tenant_id", "user_id", "effect_id"),
  constraint "notification_version_check" check ("version" > 0),
  constraint "notification_event_check" check (char_length("event") <= 120),
  constraint "notification_effect_id_check" check (char_length("effect_id") <= 80),
  constraint "notification_title_check" check (char_length("title") <= 300),
  constraint "notification_body_check" check (char_length("body") <= 2000),
  constraint "notification_link_check" check (char_length("link") <= 300)
);

create index "notification_created_idx" on "app"."notification" ("tenant_id", "created" desc, "id" desc);

create index "notification_user_id_is_read_idx" on "app"."notification" ("tenant_id", "user_id", "is_read", "created" desc, "id" desc);

create index "notification_effect_id_idx" on "app"."notification" ("tenant_id", "effect_id", "created" desc, "id" desc);

create index "notification_case_detail_id_idx" on "app"."notification" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

alter table "app"."notification" enable row level security;

alter table "app"."notification" force row level security;

create policy tenant on "app"."notification" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."notification" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."notification" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."notification" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."notification_event" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "about" text not null,
  "happening" text not null,
  "changed_fields" text,
  "states" text,
  "transitions" text,
  "matches" text not null,
  "to_assignee" boolean,
  "to_creator" boolean,
  "user_fields" text,
  "in_app" boolean,
  "by_email" boolean,
  "by_push" boolean,
  "is_urgent" boolean,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "notification_event_pkey" primary key ("tenant_id", "id"),
  constraint "notification_event_code_key" unique ("tenant_id", "code"),
  constraint "notification_event_version_check" check ("version" > 0),
  constraint "notification_event_code_check" check (char_length("code") <= 40),
  constraint "notification_event_code_check2" check ("code" = upper("code")),
  constraint "notification_event_name_check" check (char_length("name") <= 120),
  constraint "notification_event_about_check" check (char_length("about") <= 60),
  constraint "notification_event_happening_check" check ("happening" in ('CREATED', 'CHANGED', 'STATUS', 'TRANSITION')),
  constraint "notification_event_changed_fields_check" check (char_length("changed_fields") <= 1000),
  constraint "notification_event_states_check" check (char_length("states") <= 1000),
  constraint "notification_event_transitions_check" check (char_length("transitions") <= 1000),
  constraint "notification_event_matches_check" check ("matches" in ('ALL', 'ANY')),
  constraint "notification_event_user_fields_check" check (char_length("user_fields") <= 1000),
  constraint "notification_event_description_check" check (char_length("description") <= 1000)
);

create index "notification_event_created_idx" on "app"."notification_event" ("tenant_id", "created" desc, "id" desc);

create index "notification_event_about_happening_idx" on "app"."notification_event" ("tenant_id", "about", "happening", "created" desc, "id" desc);

create index "notification_event_name_order_idx" on "app"."notification_event" ("tenant_id", "name", "id");

create index "notification_event_search_idx" on "app"."notification_event" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."notification_event" enable row level security;

alter table "app"."notification_event" force row level security;

create policy tenant on "app"."notification_event" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."notification_event" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."notification_event" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."notification_event" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."notification_event_condition" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "notification_event_id" uuid not null,
  "sequence" integer not null,
  "field" text not null,
  "operator" text not null,
  "value" text,
  constraint "notification_event_condition_pkey" primary key ("tenant_id", "id"),
  constraint "notification_event_condition_version_check" check ("version" > 0),
  constraint "notification_event_condition_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "notification_event_condition_field_check" check (char_length("field") <= 120),
  constraint "notification_event_condition_operator_check" check ("operator" in ('eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'lk', 'null', 'notNull')),
  constraint "notification_event_condition_value_check" check (char_length("value") <= 400)
);

create index "notification_event_condition_created_idx" on "app"."notification_event_condition" ("tenant_id", "created" desc, "id" desc);

create index "notification_event_condition_notification_event_id_sequence_idx" on "app"."notification_event_condition" ("tenant_id", "notification_event_id", "sequence", "created" desc, "id" desc);

create index "notification_event_condition_sequence_order_idx" on "app"."notification_event_condition" ("tenant_id", "sequence", "id");

alter table "app"."notification_event_condition" enable row level security;

alter table "app"."notification_event_condition" force row level security;

create policy tenant on "app"."notification_event_condition" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."notification_event_condition" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."notification_event_condition" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."notification_event_condition" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."notification_event_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "notification_event_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "notification_event_roles_link_target_idx" on "app"."notification_event_roles_link" ("tenant_id", "target_id");

alter table "app"."notification_event_roles_link" enable row level security;

alter table "app"."notification_event_roles_link" force row level security;

create policy tenant on "app"."notification_event_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."notification_event_roles_link" to homeport_gate using (true) with check (true);

create table "app"."notification_event_users_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "notification_event_users_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "notification_event_users_link_target_idx" on "app"."notification_event_users_link" ("tenant_id", "target_id");

alter table "app"."notification_event_users_link" enable row level security;

alter table "app"."notification_event_users_link" force row level security;

create policy tenant on "app"."notification_event_users_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."notification_event_users_link" to homeport_gate using (true) with check (true);

create table "app"."notification_template" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "notification_event_id" uuid not null,
  "language" text not null,
  "subject" text not null,
  "body" text not null,
  "search_text" text generated always as (app.folded(coalesce("subject", ''))) stored,
  constraint "notification_template_pkey" primary key ("tenant_id", "id"),
  constraint "notification_template_notification_event_id_language_key" unique ("tenant_id", "notification_event_id", "language"),
  constraint "notification_template_version_check" check ("version" > 0),
  constraint "notification_template_language_check" check ("language" in ('en', 'es', 'fr')),
  constraint "notification_template_subject_check" check (char_length("subject") <= 200),
  constraint "notification_template_body_check" check (char_length("body") <= 4000)
);

create index "notification_template_created_idx" on "app"."notification_template" ("tenant_id", "created" desc, "id" desc);

create index "notification_template_notification_event_id_idx" on "app"."notification_template" ("tenant_id", "notification_event_id", "created" desc, "id" desc);

create index "notification_template_search_idx" on "app"."notification_template" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."notification_template" enable row level security;

alter table "app"."notification_template" force row level security;

create policy tenant on "app"."notification_template" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."notification_template" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."notification_template" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."notification_template" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."office" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "legal_entity_id" uuid,
  "location_id" uuid,
  "region" text,
  "time_zone_id" uuid,
  "currency" text,
  "owns_cases" boolean,
  "address" jsonb,
  "phone" text,
  "email" text,
  "web_address" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "office_pkey" primary key ("tenant_id", "id"),
  constraint "office_code_key" unique ("tenant_id", "code"),
  constraint "office_version_check" check ("version" > 0),
  constraint "office_code_check" check (char_length("code") <= 40),
  constraint "office_code_check2" check ("code" = upper("code")),
  constraint "office_name_check" check (char_length("name") <= 120),
  constraint "office_region_check" check (char_length("region") <= 60),
  constraint "office_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "office_address_check" check (jsonb_typeof("address") = 'object'),
  constraint "office_phone_check" check (char_length("phone") <= 16),
  constraint "office_email_check" check (char_length("email") <= 320),
  constraint "office_web_address_check" check (char_length("web_address") <= 200)
);

create index "office_created_idx" on "app"."office" ("tenant_id", "created" desc, "id" desc);

create index "office_legal_entity_id_idx" on "app"."office" ("tenant_id", "legal_entity_id", "created" desc, "id" desc);

create index "office_location_id_idx" on "app"."office" ("tenant_id", "location_id", "created" desc, "id" desc);

create index "office_name_order_idx" on "app"."office" ("tenant_id", "name", "id");

create index "office_search_idx" on "app"."office" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."office" enable row level security;

alter table "app"."office" force row level security;

create policy tenant on "app"."office" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."office" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."office" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."office" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."one_time_code" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "user_id" uuid not null,
  "purpose" text not null,
  "code_hash" text not null,
  "expires" timestamptz not null,
  "tries" integer not null,
  "used_at" timestamptz,
  constraint "one_time_code_pkey" primary key ("tenant_id", "id"),
  constraint "one_time_code_version_check" check ("version" > 0),
  constraint "one_time_code_purpose_check" check ("purpose" in ('RESET', 'INVITATION', 'PASSCODE', 'SIGN_IN', 'PHONE')),
  constraint "one_time_code_code_hash_check" check (char_length("code_hash") <= 64)
);

create index "one_time_code_created_idx" on "app"."one_time_code" ("tenant_id", "created" desc, "id" desc);

create index "one_time_code_user_id_purpose_idx" on "app"."one_time_code" ("tenant_id", "user_id", "purpose", "created" desc, "id" desc);

alter table "app"."one_time_code" enable row level security;

alter table "app"."one_time_code" force row level security;

create policy tenant on "app"."one_time_code" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."one_time_code" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."one_time_code" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."one_time_code" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."opportunity" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text not null,
  "name" text not null,
  "customer_id" uuid not null,
  "campaign_id" uuid,
  "product" text,
  "amount" numeric(19, 4),
  "currency" text,
  "probability" numeric(19, 4),
  "close_date" date,
  "owner_id" uuid,
  "competitor" text,
  "lost_reason" text,
  "notes" text,
  "stage" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", '') || ' ' || coalesce("name", ''))) stored,
  constraint "opportunity_pkey" primary key ("tenant_id", "id"),
  constraint "opportunity_reference_key" unique ("tenant_id", "reference"),
  constraint "opportunity_version_check" check ("version" > 0),
  constraint "opportunity_reference_check" check (char_length("reference") <= 40),
  constraint "opportunity_reference_check2" check ("reference" = upper("reference")),
  constraint "opportunity_name_check" check (char_length("name") <= 160),
  constraint "opportunity_product_check" check (char_length("product") <= 100),
  constraint "opportunity_amount_check" check ("amount" >= 0),
  constraint "opportunity_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "opportunity_probability_check" check ("probability" >= 0 and "probability" <= 100),
  constraint "opportunity_competitor_check" check (char_length("competitor") <= 120),
  constraint "opportunity_lost_reason_check" check (char_length("lost_reason") <= 1000),
  constraint "opportunity_notes_check" check (char_length("notes") <= 4000),
  constraint "opportunity_stage_check" check ("stage" in ('NEW', 'QUALIFIED', 'PROPOSED', 'NEGOTIATED', 'WON', 'LOST'))
);

create index "opportunity_created_idx" on "app"."opportunity" ("tenant_id", "created" desc, "id" desc);

create index "opportunity_customer_id_idx" on "app"."opportunity" ("tenant_id", "customer_id", "created" desc, "id" desc);

create index "opportunity_stage_idx" on "app"."opportunity" ("tenant_id", "stage", "created" desc, "id" desc);

create index "opportunity_owner_id_idx" on "app"."opportunity" ("tenant_id", "owner_id", "created" desc, "id" desc);

create index "opportunity_search_idx" on "app"."opportunity" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."opportunity" enable row level security;

alter table "app"."opportunity" force row level security;

create policy tenant on "app"."opportunity" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."opportunity" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."opportunity" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."opportunity" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."package_component" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "relocation_package_id" uuid not null,
  "sequence" integer not null,
  "kind" text not null,
  "benefit_id" uuid,
  "service_type_id" uuid,
  "amount" numeric(19, 4),
  "currency" text,
  "points" integer,
  "include" boolean,
  "lock_include" boolean,
  "per_family_member" boolean,
  constraint "package_component_pkey" primary key ("tenant_id", "id"),
  constraint "package_component_version_check" check ("version" > 0),
  constraint "package_component_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "package_component_kind_check" check ("kind" in ('BENEFIT', 'SERVICE', 'CASH')),
  constraint "package_component_amount_check" check ("amount" >= 0),
  constraint "package_component_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "package_component_points_check" check ("points" >= 0 and "points" <= 100000)
);

create index "package_component_created_idx" on "app"."package_component" ("tenant_id", "created" desc, "id" desc);

create index "package_component_relocation_package_id_sequence_idx" on "app"."package_component" ("tenant_id", "relocation_package_id", "sequence", "created" desc, "id" desc);

create index "package_component_benefit_id_idx" on "app"."package_component" ("tenant_id", "benefit_id", "created" desc, "id" desc);

create index "package_component_service_type_id_idx" on "app"."package_component" ("tenant_id", "service_type_id", "created" desc, "id" desc);

create index "package_component_sequence_order_idx" on "app"."package_component" ("tenant_id", "sequence", "id");

alter table "app"."package_component" enable row level security;

alter table "app"."package_component" force row level security;

create policy tenant on "app"."package_component" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."package_component" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."package_component" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."package_component" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."packing_material" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "length" numeric(16, 1),
  "width" numeric(16, 1),
  "height" numeric(16, 1),
  "maximum_load" numeric(19, 4),
  "maximum_load_unit" text,
  "maximum_load_kgs" numeric(21, 6),
  "maximum_load_lbs" numeric(21, 6),
  "unit_cost" numeric(19, 4),
  "unit_price" numeric(19, 4),
  "currency" text,
  "is_returnable" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "packing_material_pkey" primary key ("tenant_id", "id"),
  constraint "packing_material_code_key" unique ("tenant_id", "code"),
  constraint "packing_material_version_check" check ("version" > 0),
  constraint "packing_material_code_check" check (char_length("code") <= 40),
  constraint "packing_material_code_check2" check ("code" = upper("code")),
  constraint "packing_material_name_check" check (char_length("name") <= 120),
  constraint "packing_material_kind_check" check ("kind" in ('CARTON', 'CRATE', 'WRAP', 'WARDROBE', 'PALLET', 'OTHER')),
  constraint "packing_material_length_check" check ("length" >= 0),
  constraint "packing_material_width_check" check ("width" >= 0),
  constraint "packing_material_height_check" check ("height" >= 0),
  constraint "packing_material_maximum_load_check" check ("maximum_load" >= 0),
  constraint "packing_material_maximum_load_unit_check" check ("maximum_load_unit" in ('KGS', 'LBS')),
  constraint "packing_material_unit_cost_check" check ("unit_cost" >= 0),
  constraint "packing_material_unit_price_check" check ("unit_price" >= 0),
  constraint "packing_material_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "packing_material_created_idx" on "app"."packing_material" ("tenant_id", "created" desc, "id" desc);

create index "packing_material_name_order_idx" on "app"."packing_material" ("tenant_id", "name", "id");

create index "packing_material_search_idx" on "app"."packing_material" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."packing_material" enable row level security;

alter table "app"."packing_material" force row level security;

create policy tenant on "app"."packing_material" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."packing_material" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."packing_material" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."packing_material" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."page" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "name_es" text,
  "name_fr" text,
  "description" text,
  "definition" jsonb not null,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", '') || ' ' || coalesce("description", ''))) stored,
  constraint "page_pkey" primary key ("tenant_id", "id"),
  constraint "page_code_key" unique ("tenant_id", "code"),
  constraint "page_version_check" check ("version" > 0),
  constraint "page_code_check" check (char_length("code") <= 40),
  constraint "page_code_check2" check ("code" = upper("code")),
  constraint "page_name_check" check (char_length("name") <= 160),
  constraint "page_name_es_check" check (char_length("name_es") <= 160),
  constraint "page_name_fr_check" check (char_length("name_fr") <= 160),
  constraint "page_description_check" check (char_length("description") <= 1000),
  constraint "page_status_check" check ("status" in ('DRAFT', 'PUBLISHED', 'RETIRED'))
);

create index "page_created_idx" on "app"."page" ("tenant_id", "created" desc, "id" desc);

create index "page_search_idx" on "app"."page" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."page" enable row level security;

alter table "app"."page" force row level security;

create policy tenant on "app"."page" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."page" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."page" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."page" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."page_count" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "day" date not null,
  "page" text not null,
  "views" integer not null,
  constraint "page_count_pkey" primary key ("tenant_id", "id"),
  constraint "page_count_day_page_key" unique ("tenant_id", "day", "page"),
  constraint "page_count_version_check" check ("version" > 0),
  constraint "page_count_page_check" check (char_length("page") <= 100)
);

create index "page_count_created_idx" on "app"."page_count" ("tenant_id", "created" desc, "id" desc);

create index "page_count_day_order_idx" on "app"."page_count" ("tenant_id", "day", "id");

alter table "app"."page_count" enable row level security;

alter table "app"."page_count" force row level security;

create policy tenant on "app"."page_count" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."page_count" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."page_count" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."page_count" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."page_form" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "page_id" uuid not null,
  "case_detail_id" uuid not null,
  "assignee_id" uuid,
  "due_date" date,
  "for_family" boolean,
  "starts_after_id" uuid,
  "answers" jsonb,
  "step" text,
  "saved_date" timestamptz,
  "submitted_date" timestamptz,
  "reference" text,
  "link_number" integer,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", ''))) stored,
  constraint "page_form_pkey" primary key ("tenant_id", "id"),
  constraint "page_form_version_check" check ("version" > 0),
  constraint "page_form_step_check" check (char_length("step") <= 40),
  constraint "page_form_reference_check" check (char_length("reference") <= 40),
  constraint "page_form_reference_check2" check ("reference" = upper("reference")),
  constraint "page_form_status_check" check ("status" in ('NOT_STARTED', 'IN_PROGRESS', 'COMPLETED'))
);

create index "page_form_created_idx" on "app"."page_form" ("tenant_id", "created" desc, "id" desc);

create index "page_form_assignee_id_status_idx" on "app"."page_form" ("tenant_id", "assignee_id", "status", "created" desc, "id" desc);

create index "page_form_case_detail_id_idx" on "app"."page_form" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "page_form_page_id_status_idx" on "app"."page_form" ("tenant_id", "page_id", "status", "created" desc, "id" desc);

create index "page_form_starts_after_id_idx" on "app"."page_form" ("tenant_id", "starts_after_id", "created" desc, "id" desc);

create index "page_form_search_idx" on "app"."page_form" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."page_form" enable row level security;

alter table "app"."page_form" force row level security;

create policy tenant on "app"."page_form" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."page_form" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."page_form" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."page_form" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."page_rule" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "page_id" uuid not null,
  "sequence" integer not null,
  "name" text not null,
  "rule" jsonb not null,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "page_rule_pkey" primary key ("tenant_id", "id"),
  constraint "page_rule_version_check" check ("version" > 0),
  constraint "page_rule_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "page_rule_name_check" check (char_length("name") <= 160)
);

create index "page_rule_created_idx" on "app"."page_rule" ("tenant_id", "created" desc, "id" desc);

create index "page_rule_page_id_sequence_idx" on "app"."page_rule" ("tenant_id", "page_id", "sequence", "created" desc, "id" desc);

create index "page_rule_sequence_order_idx" on "app"."page_rule" ("tenant_id", "sequence", "id");

create index "page_rule_search_idx" on "app"."page_rule" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."page_rule" enable row level security;

alter table "app"."page_rule" force row level security;

create policy tenant on "app"."page_rule" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."page_rule" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."page_rule" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."page_rule" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."party" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "party_group_id" uuid,
  "language" text,
  "country" text,
  "registration_number" text,
  "tax_number" text,
  "payment_terms" text,
  "payment_days" integer,
  "address" jsonb,
  "phone" text,
  "email" text,
  "web_address" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "party_pkey" primary key ("tenant_id", "id"),
  constraint "party_code_key" unique ("tenant_id", "code"),
  constraint "party_version_check" check ("version" > 0),
  constraint "party_code_check" check (char_length("code") <= 40),
  constraint "party_code_check2" check ("code" = upper("code")),
  constraint "party_name_check" check (char_length("name") <= 120),
  constraint "party_kind_check" check ("kind" in ('VENDOR', 'AGENT', 'LANDLORD', 'AUTHORITY', 'SCHOOL', 'BANK', 'CUSTOMER', 'OTHER')),
  constraint "party_language_check" check ("language" in ('en', 'es', 'fr')),
  constraint "party_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "party_registration_number_check" check (char_length("registration_number") <= 40),
  constraint "party_tax_number_check" check (char_length("tax_number") <= 40),
  constraint "party_payment_terms_check" check (char_length("payment_terms") <= 100),
  constraint "party_payment_days_check" check ("payment_days" >= 0 and "payment_days" <= 365),
  constraint "party_address_check" check (jsonb_typeof("address") = 'object'),
  constraint "party_phone_check" check (char_length("phone") <= 16),
  constraint "party_email_check" check (char_length("email") <= 320),
  constraint "party_web_address_check" check (char_length("web_address") <= 200)
);

create index "party_created_idx" on "app"."party" ("tenant_id", "created" desc, "id" desc);

create index "party_party_group_id_idx" on "app"."party" ("tenant_id", "party_group_id", "created" desc, "id" desc);

create index "party_kind_idx" on "app"."party" ("tenant_id", "kind", "created" desc, "id" desc);

create index "party_name_order_idx" on "app"."party" ("tenant_id", "name", "id");

create index "party_search_idx" on "app"."party" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."party" enable row level security;

alter table "app"."party" force row level security;

create policy tenant on "app"."party" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."party" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."party" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."party" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."party_contract" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "number" text not null,
  "name" text not null,
  "party_id" uuid not null,
  "kind" text not null,
  "effective_from" date not null,
  "effective_to" date,
  "notice_days" integer,
  "renewal_months" integer,
  "value" numeric(19, 4),
  "currency" text,
  "discount" numeric(19, 4),
  "document_id" uuid,
  "terms" text,
  "search_text" text generated always as (app.folded(coalesce("number", '') || ' ' || coalesce("name", ''))) stored,
  constraint "party_contract_pkey" primary key ("tenant_id", "id"),
  constraint "party_contract_number_key" unique ("tenant_id", "number"),
  constraint "party_contract_version_check" check ("version" > 0),
  constraint "party_contract_number_check" check (char_length("number") <= 40),
  constraint "party_contract_number_check2" check ("number" = upper("number")),
  constraint "party_contract_name_check" check (char_length("name") <= 160),
  constraint "party_contract_kind_check" check (char_length("kind") <= 100),
  constraint "party_contract_notice_days_check" check ("notice_days" >= 0 and "notice_days" <= 730),
  constraint "party_contract_renewal_months_check" check ("renewal_months" >= 0 and "renewal_months" <= 120),
  constraint "party_contract_value_check" check ("value" >= 0),
  constraint "party_contract_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "party_contract_discount_check" check ("discount" >= 0 and "discount" <= 100),
  constraint "party_contract_terms_check" check (char_length("terms") <= 10000)
);

create index "party_contract_created_idx" on "app"."party_contract" ("tenant_id", "created" desc, "id" desc);

create index "party_contract_party_id_effective_from_idx" on "app"."party_contract" ("tenant_id", "party_id", "effective_from", "created" desc, "id" desc);

create index "party_contract_effective_to_idx" on "app"."party_contract" ("tenant_id", "effective_to", "created" desc, "id" desc);

create index "party_contract_search_idx" on "app"."party_contract" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."party_contract" enable row level security;

alter table "app"."party_contract" force row level security;

create policy tenant on "app"."party_contract" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."party_contract" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."party_contract" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."party_contract" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."party_group" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "party_group_pkey" primary key ("tenant_id", "id"),
  constraint "party_group_code_key" unique ("tenant_id", "code"),
  constraint "party_group_version_check" check ("version" > 0),
  constraint "party_group_code_check" check (char_length("code") <= 40),
  constraint "party_group_code_check2" check ("code" = upper("code")),
  constraint "party_group_name_check" check (char_length("name") <= 120),
  constraint "party_group_description_check" check (char_length("description") <= 1000)
);

create index "party_group_created_idx" on "app"."party_group" ("tenant_id", "created" desc, "id" desc);

create index "party_group_name_order_idx" on "app"."party_group" ("tenant_id", "name", "id");

create index "party_group_search_idx" on "app"."party_group" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."party_group" enable row level security;

alter table "app"."party_group" force row level security;

create policy tenant on "app"."party_group" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."party_group" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."party_group" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."party_group" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."pay_profile" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "country" text not null,
  "currency" text not null,
  "frequency" text not null,
  "pay_day" integer,
  "cut_off_days" integer,
  "payroll_provider" text,
  "home_share" numeric(19, 4),
  "is_shadow" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "pay_profile_pkey" primary key ("tenant_id", "id"),
  constraint "pay_profile_code_key" unique ("tenant_id", "code"),
  constraint "pay_profile_version_check" check ("version" > 0),
  constraint "pay_profile_code_check" check (char_length("code") <= 40),
  constraint "pay_profile_code_check2" check ("code" = upper("code")),
  constraint "pay_profile_name_check" check (char_length("name") <= 120),
  constraint "pay_profile_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "pay_profile_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "pay_profile_frequency_check" check ("frequency" in ('WEEKLY', 'FORTNIGHTLY', 'MONTHLY')),
  constraint "pay_profile_pay_day_check" check ("pay_day" >= 1 and "pay_day" <= 31),
  constraint "pay_profile_cut_off_days_check" check ("cut_off_days" >= 0 and "cut_off_days" <= 31),
  constraint "pay_profile_payroll_provider_check" check (char_length("payroll_provider") <= 160),
  constraint "pay_profile_home_share_check" check ("home_share" >= 0 and "home_share" <= 100)
);

create index "pay_profile_created_idx" on "app"."pay_profile" ("tenant_id", "created" desc, "id" desc);

create index "pay_profile_name_order_idx" on "app"."pay_profile" ("tenant_id", "name", "id");

create index "pay_profile_search_idx" on "app"."pay_profile" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."pay_profile" enable row level security;

alter table "app"."pay_profile" force row level security;

create policy tenant on "app"."pay_profile" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."pay_profile" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."pay_profile" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."pay_profile" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."payment_batch" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text,
  "currency" text not null,
  "total" numeric(19, 4),
  "number_of_payments" integer,
  "execution_date" date not null,
  "payee_id" uuid not null,
  "bank_account_id" uuid not null,
  "account_ending" text,
  "debtor_name" text,
  "company_account_id" uuid,
  "note" text,
  "released_by_id" uuid,
  "released_at" timestamptz,
  "paid_by_id" uuid,
  "payment_file_id" uuid,
  "payment_list_id" uuid,
  "account_version" integer,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", ''))) stored,
  constraint "payment_batch_pkey" primary key ("tenant_id", "id"),
  constraint "payment_batch_reference_key" unique ("tenant_id", "reference"),
  constraint "payment_batch_version_check" check ("version" > 0),
  constraint "payment_batch_reference_check" check (char_length("reference") <= 35),
  constraint "payment_batch_reference_check2" check ("reference" = upper("reference")),
  constraint "payment_batch_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "payment_batch_account_ending_check" check (char_length("account_ending") <= 4),
  constraint "payment_batch_debtor_name_check" check (char_length("debtor_name") <= 70),
  constraint "payment_batch_note_check" check (char_length("note") <= 1000),
  constraint "payment_batch_status_check" check ("status" in ('BUILT', 'RELEASED', 'PAID', 'CANCELLED'))
);

create index "payment_batch_created_idx" on "app"."payment_batch" ("tenant_id", "created" desc, "id" desc);

create index "payment_batch_status_idx" on "app"."payment_batch" ("tenant_id", "status", "created" desc, "id" desc);

create index "payment_batch_search_idx" on "app"."payment_batch" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."payment_batch" enable row level security;

alter table "app"."payment_batch" force row level security;

create policy tenant on "app"."payment_batch" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."payment_batch" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."payment_batch" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."payment_batch" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."payroll_instruction" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text,
  "case_detail_id" uuid not null,
  "employee_id" uuid not null,
  "pay_profile_id" uuid not null,
  "kind" text not null,
  "description" text not null,
  "amount" numeric(19, 4) not null,
  "currency" text not null,
  "frequency" text not null,
  "effective_from" date not null,
  "effective_to" date,
  "is_taxable" boolean,
  "is_grossed_up" boolean,
  "case_benefit_id" uuid,
  "replaces_id" uuid,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", '') || ' ' || coalesce("description", ''))) stored,
  constraint "payroll_instruction_pkey" primary key ("tenant_id", "id"),
  constraint "payroll_instruction_reference_key" unique ("tenant_id", "reference"),
  constraint "payroll_instruction_version_check" check ("version" > 0),
  constraint "payroll_instruction_reference_check" check (char_length("reference") <= 40),
  constraint "payroll_instruction_reference_check2" check ("reference" = upper("reference")),
  constraint "payroll_instruction_kind_check" check ("kind" in ('PAYMENT', 'DEDUCTION', 'REPORT_ONLY')),
  constraint "payroll_instruction_description_check" check (char_length("description") <= 200),
  constraint "payroll_instruction_amount_check" check ("amount" >= 0.0001),
  constraint "payroll_instruction_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "payroll_instruction_frequency_check" check ("frequency" in ('ONCE', 'MONTHLY', 'YEARLY')),
  constraint "payroll_instruction_status_check" check ("status" in ('DRAFT', 'APPROVED', 'SENT', 'PROCESSED', 'CANCELLED'))
);

create index "payroll_instruction_created_idx" on "app"."payroll_instruction" ("tenant_id", "created" desc, "id" desc);

create index "payroll_instruction_status_effective_from_idx" on "app"."payroll_instruction" ("tenant_id", "status", "effective_from", "created" desc, "id" desc);

create index "payroll_instruction_case_detail_id_idx" on "app"."payroll_instruction" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "payroll_instruction_employee_id_idx" on "app"."payroll_instruction" ("tenant_id", "employee_id", "created" desc, "id" desc);

create index "payroll_instruction_pay_profile_id_idx" on "app"."payroll_instruction" ("tenant_id", "pay_profile_id", "created" desc, "id" desc);

create index "payroll_instruction_search_idx" on "app"."payroll_instruction" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."payroll_instruction" enable row level security;

alter table "app"."payroll_instruction" force row level security;

create policy tenant on "app"."payroll_instruction" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."payroll_instruction" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."payroll_instruction" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."payroll_instruction" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."payslip" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "person_id" uuid not null,
  "pay_profile_id" uuid not null,
  "case_detail_id" uuid,
  "period_from" date not null,
  "period_to" date not null,
  "pay_date" date not null,
  "currency" text not null,
  "gross_pay" numeric(19, 4) not null,
  "tax_withheld" numeric(19, 4),
  "social_security" numeric(19, 4),
  "other_deductions" numeric(19, 4),
  "net_pay" numeric(19, 4),
  "document_id" uuid,
  constraint "payslip_pkey" primary key ("tenant_id", "id"),
  constraint "payslip_person_id_pay_profile_id_period_from_key" unique ("tenant_id", "person_id", "pay_profile_id", "period_from"),
  constraint "payslip_version_check" check ("version" > 0),
  constraint "payslip_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "payslip_gross_pay_check" check ("gross_pay" >= 0),
  constraint "payslip_tax_withheld_check" check ("tax_withheld" >= 0),
  constraint "payslip_social_security_check" check ("social_security" >= 0),
  constraint "payslip_other_deductions_check" check ("other_deductions" >= 0)
);

create index "payslip_created_idx" on "app"."payslip" ("tenant_id", "created" desc, "id" desc);

create index "payslip_person_id_pay_date_idx" on "app"."payslip" ("tenant_id", "person_id", "pay_date", "created" desc, "id" desc);

create index "payslip_pay_date_idx" on "app"."payslip" ("tenant_id", "pay_date", "created" desc, "id" desc);

create index "payslip_pay_date_order_idx" on "app"."payslip" ("tenant_id", "pay_date", "id");

alter table "app"."payslip" enable row level security;

alter table "app"."payslip" force row level security;

create policy tenant on "app"."payslip" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."payslip" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."payslip" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."payslip" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."permission_setting" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "role_id" uuid not null,
  "about" text not null,
  "may_read" text,
  "may_create" text,
  "may_update" text,
  "may_delete" text,
  "may_import" text,
  "may_export" text,
  "hidden_fields" text,
  "read_only_fields" text,
  "without_actions" text,
  "search_text" text generated always as (app.folded(coalesce("about", ''))) stored,
  constraint "permission_setting_pkey" primary key ("tenant_id", "id"),
  constraint "permission_setting_role_id_about_key" unique ("tenant_id", "role_id", "about"),
  constraint "permission_setting_version_check" check ("version" > 0),
  constraint "permission_setting_about_check" check (char_length("about") <= 60),
  constraint "permission_setting_may_read_check" check ("may_read" in ('USUAL', 'OWN', 'NONE')),
  constraint "permission_setting_may_create_check" check ("may_create" in ('USUAL', 'OWN', 'NONE')),
  constraint "permission_setting_may_update_check" check ("may_update" in ('USUAL', 'OWN', 'NONE')),
  constraint "permission_setting_may_delete_check" check ("may_delete" in ('USUAL', 'OWN', 'NONE')),
  constraint "permission_setting_may_import_check" check ("may_import" in ('USUAL', 'OWN', 'NONE')),
  constraint "permission_setting_may_export_check" check ("may_export" in ('USUAL', 'OWN', 'NONE')),
  constraint "permission_setting_hidden_fields_check" check (char_length("hidden_fields") <= 1000),
  constraint "permission_setting_read_only_fields_check" check (char_length("read_only_fields") <= 1000),
  constraint "permission_setting_without_actions_check" check (char_length("without_actions") <= 1000)
);

create index "permission_setting_created_idx" on "app"."permission_setting" ("tenant_id", "created" desc, "id" desc);

create index "permission_setting_role_id_idx" on "app"."permission_setting" ("tenant_id", "role_id", "created" desc, "id" desc);

create index "permission_setting_search_idx" on "app"."permission_setting" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."permission_setting" enable row level security;

alter table "app"."permission_setting" force row level security;

create policy tenant on "app"."permission_setting" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."permission_setting" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."permission_setting" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."permission_setting" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."person" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "title" text,
  "first_name" text not null,
  "middle_name" text,
  "last_name" text not null,
  "preferred_name" text,
  "photo_id" uuid,
  "email" text,
  "phone" text,
  "mobile" text,
  "home_address" jsonb,
  "host_address" jsonb,
  "correspondence_address" jsonb,
  "birth_date" date,
  "gender" text,
  "nationality" text,
  "language" text,
  "search_text" text generated always as (app.folded(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", ''))) stored,
  constraint "person_pkey" primary key ("tenant_id", "id"),
  constraint "person_version_check" check ("version" > 0),
  constraint "person_title_check" check (char_length("title") <= 30),
  constraint "person_first_name_check" check (char_length("first_name") <= 100),
  constraint "person_middle_name_check" check (char_length("middle_name") <= 100),
  constraint "person_last_name_check" check (char_length("last_name") <= 100),
  constraint "person_preferred_name_check" check (char_length("preferred_name") <= 100),
  constraint "person_email_check" check (char_length("email") <= 320),
  constraint "person_phone_check" check (char_length("phone") <= 16),
  constraint "person_mobile_check" check (char_length("mobile") <= 16),
  constraint "person_home_address_check" check (jsonb_typeof("home_address") = 'object'),
  constraint "person_host_address_check" check (jsonb_typeof("host_address") = 'object'),
  constraint "person_correspondence_address_check" check (jsonb_typeof("correspondence_address") = 'object'),
  constraint "person_gender_check" check ("gender" in ('F', 'M', 'X', 'N')),
  constraint "person_nationality_check" check ("nationality" ~ '^[A-Z]{2}$'),
  constraint "person_language_check" check (char_length("language") <= 10)
);

create index "person_created_idx" on "app"."person" ("tenant_id", "created" desc, "id" desc);

create index "person_last_name_first_name_idx" on "app"."person" ("tenant_id", "last_name", "first_name", "created" desc, "id" desc);

create index "person_last_name_order_idx" on "app"."person" ("tenant_id", "last_name", "id");

create index "person_search_idx" on "app"."person" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."person" enable row level security;

alter table "app"."person" force row level security;

create policy tenant on "app"."person" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."person" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."person" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."person" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."pet_transport" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "pet_name" text not null,
  "species" text not null,
  "breed" text,
  "birth_date" date,
  "pet_weight" numeric(19, 4),
  "pet_weight_unit" text,
  "pet_weight_kgs" numeric(21, 6),
  "pet_weight_lbs" numeric(21, 6),
  "microchip" text,
  "rabies_vaccination" date,
  "titer_test" date,
  "health_certificate" date,
  "import_permit" text,
  "quarantine_days" integer,
  "crate_size" text,
  "carrier" text,
  "flight" text,
  "departure_date" date,
  "arrival_date" date,
  "cost" numeric(19, 4),
  "currency" text,
  "search_text" text generated always as (app.folded(coalesce("pet_name", '') || ' ' || coalesce("microchip", ''))) stored,
  constraint "pet_transport_pkey" primary key ("tenant_id", "id"),
  constraint "pet_transport_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "pet_transport_version_check" check ("version" > 0),
  constraint "pet_transport_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "pet_transport_pet_name_check" check (char_length("pet_name") <= 60),
  constraint "pet_transport_species_check" check ("species" in ('DOG', 'CAT', 'BIRD', 'RODENT', 'OTHER')),
  constraint "pet_transport_breed_check" check (char_length("breed") <= 80),
  constraint "pet_transport_pet_weight_check" check ("pet_weight" >= 0),
  constraint "pet_transport_pet_weight_unit_check" check ("pet_weight_unit" in ('KGS', 'LBS')),
  constraint "pet_transport_microchip_check" check (char_length("microchip") <= 20),
  constraint "pet_transport_import_permit_check" check (char_length("import_permit") <= 60),
  constraint "pet_transport_quarantine_days_check" check ("quarantine_days" >= 0 and "quarantine_days" <= 365),
  constraint "pet_transport_crate_size_check" check (char_length("crate_size") <= 60),
  constraint "pet_transport_carrier_check" check (char_length("carrier") <= 120),
  constraint "pet_transport_flight_check" check (char_length("flight") <= 40),
  constraint "pet_transport_cost_check" check ("cost" >= 0),
  constraint "pet_transport_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "pet_transport_created_idx" on "app"."pet_transport" ("tenant_id", "created" desc, "id" desc);

create index "pet_transport_departure_date_idx" on "app"."pet_transport" ("tenant_id", "departure_date", "created" desc, "id" desc);

create index "pet_transport_case_service_id_idx" on "app"."pet_transport" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "pet_transport_search_idx" on "app"."pet_transport" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."pet_transport" enable row level security;

alter table "app"."pet_transport" force row level security;

create policy tenant on "app"."pet_transport" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."pet_transport" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."pet_transport" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."pet_transport" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."point_option" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "relocation_package_id" uuid,
  "benefit_id" uuid,
  "service_type_id" uuid,
  "points" integer not null,
  "maximum" integer not null,
  "amount" numeric(19, 4),
  "currency" text,
  "needs_children" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "point_option_pkey" primary key ("tenant_id", "id"),
  constraint "point_option_code_key" unique ("tenant_id", "code"),
  constraint "point_option_version_check" check ("version" > 0),
  constraint "point_option_code_check" check (char_length("code") <= 40),
  constraint "point_option_code_check2" check ("code" = upper("code")),
  constraint "point_option_name_check" check (char_length("name") <= 120),
  constraint "point_option_points_check" check ("points" >= 1 and "points" <= 100000),
  constraint "point_option_maximum_check" check ("maximum" >= 1 and "maximum" <= 99),
  constraint "point_option_amount_check" check ("amount" >= 0),
  constraint "point_option_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "point_option_created_idx" on "app"."point_option" ("tenant_id", "created" desc, "id" desc);

create index "point_option_relocation_package_id_idx" on "app"."point_option" ("tenant_id", "relocation_package_id", "created" desc, "id" desc);

create index "point_option_name_order_idx" on "app"."point_option" ("tenant_id", "name", "id");

create index "point_option_search_idx" on "app"."point_option" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."point_option" enable row level security;

alter table "app"."point_option" force row level security;

create policy tenant on "app"."point_option" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."point_option" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."point_option" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."point_option" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."policy" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "effective_from" date not null,
  "effective_to" date,
  "description" text,
  "country" text,
  "company_group_id" uuid,
  "office_id" uuid,
  "case_type_id" uuid,
  "lowest_grade_id" uuid,
  "cost_of_living_index" text,
  "cost_of_living_cap" numeric(19, 4),
  "cost_of_living_floor" boolean,
  "currency" text,
  "lump_sum_package_id" uuid,
  "default_package_id" uuid,
  "use_points" boolean,
  "points" integer,
  "pending_process_id" uuid,
  "exception_process_id" uuid,
  "approval_group_id" uuid,
  "cost_request_allowed" boolean,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "policy_pkey" primary key ("tenant_id", "id"),
  constraint "policy_code_effective_from_key" unique ("tenant_id", "code", "effective_from"),
  constraint "policy_version_check" check ("version" > 0),
  constraint "policy_code_check" check (char_length("code") <= 40),
  constraint "policy_code_check2" check ("code" = upper("code")),
  constraint "policy_name_check" check (char_length("name") <= 120),
  constraint "policy_description_check" check (char_length("description") <= 4000),
  constraint "policy_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "policy_cost_of_living_index_check" check (char_length("cost_of_living_index") <= 100),
  constraint "policy_cost_of_living_cap_check" check ("cost_of_living_cap" >= 0),
  constraint "policy_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "policy_points_check" check ("points" >= 0 and "points" <= 100000),
  constraint "policy_status_check" check ("status" in ('DRAFT', 'ACTIVE', 'RETIRED'))
);

create index "policy_created_idx" on "app"."policy" ("tenant_id", "created" desc, "id" desc);

create index "policy_status_idx" on "app"."policy" ("tenant_id", "status", "created" desc, "id" desc);

create index "policy_company_group_id_idx" on "app"."policy" ("tenant_id", "company_group_id", "created" desc, "id" desc);

create index "policy_effective_from_idx" on "app"."policy" ("tenant_id", "effective_from", "created" desc, "id" desc);

create index "policy_name_order_idx" on "app"."policy" ("tenant_id", "name", "id");

create index "policy_search_idx" on "app"."policy" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."policy" enable row level security;

alter table "app"."policy" force row level security;

create policy tenant on "app"."policy" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."policy" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."policy" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."policy" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."policy_benefit" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "policy_id" uuid not null,
  "benefit_id" uuid not null,
  "category" text,
  "calculation_id" uuid,
  "allowance_id" uuid,
  "amount" numeric(19, 4),
  "currency" text,
  "unit_type" text,
  "number_of_units" integer,
  "period" text,
  "percentage" numeric(19, 4),
  "covered_years" integer,
  "year1" numeric(19, 4),
  "year2" numeric(19, 4),
  "year3" numeric(19, 4),
  "year4" numeric(19, 4),
  "year5" numeric(19, 4),
  "year6" numeric(19, 4),
  "year7" numeric(19, 4),
  "year8" numeric(19, 4),
  "year9" numeric(19, 4),
  "year10" numeric(19, 4),
  "data_variation" text,
  "flex_option" boolean,
  "lower_limit" numeric(19, 4),
  "upper_limit" numeric(19, 4),
  "tolerance" numeric(19, 4),
  "tax_code_id" uuid,
  "payment_method" text,
  "manual_approval" boolean,
  "include" boolean,
  "lock_include" boolean,
  "exception" boolean,
  "employee_can_post" boolean,
  "letter_text" text,
  "letter_sequence" integer,
  constraint "policy_benefit_pkey" primary key ("tenant_id", "id"),
  constraint "policy_benefit_policy_id_benefit_id_key" unique ("tenant_id", "policy_id", "benefit_id"),
  constraint "policy_benefit_version_check" check ("version" > 0),
  constraint "policy_benefit_category_check" check (char_length("category") <= 100),
  constraint "policy_benefit_amount_check" check ("amount" >= 0),
  constraint "policy_benefit_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "policy_benefit_unit_type_check" check ("unit_type" in ('PIECE', 'DAY', 'NIGHT', 'TRIP', 'PERSON', 'KM')),
  constraint "policy_benefit_number_of_units_check" check ("number_of_units" >= 0 and "number_of_units" <= 100000),
  constraint "policy_benefit_period_check" check ("period" in ('ONCE', 'MONTH', 'YEAR', 'ITEM')),
  constraint "policy_benefit_percentage_check" check ("percentage" >= 0 and "percentage" <= 1000),
  constraint "policy_benefit_covered_years_check" check ("covered_years" >= 0 and "covered_years" <= 10),
  constraint "policy_benefit_year1_check" check ("year1" >= 0 and "year1" <= 100),
  constraint "policy_benefit_year2_check" check ("year2" >= 0 and "year2" <= 100),
  constraint "policy_benefit_year3_check" check ("year3" >= 0 and "year3" <= 100),
  constraint "policy_benefit_year4_check" check ("year4" >= 0 and "year4" <= 100),
  constraint "policy_benefit_year5_check" check ("year5" >= 0 and "year5" <= 100),
  constraint "policy_benefit_year6_check" check ("year6" >= 0 and "year6" <= 100),
  constraint "policy_benefit_year7_check" check ("year7" >= 0 and "year7" <= 100),
  constraint "policy_benefit_year8_check" check ("year8" >= 0 and "year8" <= 100),
  constraint "policy_benefit_year9_check" check ("year9" >= 0 and "year9" <= 100),
  constraint "policy_benefit_year10_check" check ("year10" >= 0 and "year10" <= 100),
  constraint "policy_benefit_data_variation_check" check ("data_variation" in ('GRADE', 'FAMILY_SIZE', 'HOST_COUNTRY', 'DISTANCE')),
  constraint "policy_benefit_lower_limit_check" check ("lower_limit" >= 0),
  constraint "policy_benefit_upper_limit_check" check ("upper_limit" >= 0),
  constraint "policy_benefit_tolerance_check" check ("tolerance" >= 0 and "tolerance" <= 100),
  constraint "policy_benefit_payment_method_check" check (char_length("payment_method") <= 100),
  constraint "policy_benefit_letter_text_check" check (char_length("letter_text") <= 4000),
  constraint "policy_benefit_letter_sequence_check" check ("letter_sequence" >= 1 and "letter_sequence" <= 999)
);

create index "policy_benefit_created_idx" on "app"."policy_benefit" ("tenant_id", "created" desc, "id" desc);

create index "policy_benefit_benefit_id_idx" on "app"."policy_benefit" ("tenant_id", "benefit_id", "created" desc, "id" desc);

create index "policy_benefit_policy_id_idx" on "app"."policy_benefit" ("tenant_id", "policy_id", "created" desc, "id" desc);

alter table "app"."policy_benefit" enable row level security;

alter table "app"."policy_benefit" force row level security;

create policy tenant on "app"."policy_benefit" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."policy_benefit" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."policy_benefit" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."policy_benefit" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."policy_benefit_change_amount_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "policy_benefit_change_amount_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "policy_benefit_change_amount_roles_link_target_idx" on "app"."policy_benefit_change_amount_roles_link" ("tenant_id", "target_id");

alter table "app"."policy_benefit_change_amount_roles_link" enable row level security;

alter table "app"."policy_benefit_change_amount_roles_link" force row level security;

create policy tenant on "app"."policy_benefit_change_amount_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."policy_benefit_change_amount_roles_link" to homeport_gate using (true) with check (true);

create table "app"."policy_benefit_edit_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "policy_benefit_edit_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "policy_benefit_edit_roles_link_target_idx" on "app"."policy_benefit_edit_roles_link" ("tenant_id", "target_id");

alter table "app"."policy_benefit_edit_roles_link" enable row level security;

alter table "app"."policy_benefit_edit_roles_link" force row level security;

create policy tenant on "app"."policy_benefit_edit_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."policy_benefit_edit_roles_link" to homeport_gate using (true) with check (true);

create table "app"."policy_benefit_exception_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "policy_benefit_exception_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "policy_benefit_exception_roles_link_target_idx" on "app"."policy_benefit_exception_roles_link" ("tenant_id", "target_id");

alter table "app"."policy_benefit_exception_roles_link" enable row level security;

alter table "app"."policy_benefit_exception_roles_link" force row level security;

create policy tenant on "app"."policy_benefit_exception_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."policy_benefit_exception_roles_link" to homeport_gate using (true) with check (true);

create table "app"."policy_benefit_flex_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "policy_benefit_flex_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "policy_benefit_flex_roles_link_target_idx" on "app"."policy_benefit_flex_roles_link" ("tenant_id", "target_id");

alter table "app"."policy_benefit_flex_roles_link" enable row level security;

alter table "app"."policy_benefit_flex_roles_link" force row level security;

create policy tenant on "app"."policy_benefit_flex_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."policy_benefit_flex_roles_link" to homeport_gate using (true) with check (true);

create table "app"."policy_benefit_variation" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "policy_benefit_id" uuid not null,
  "depends_on" text not null,
  "value" text not null,
  "amount" numeric(19, 4) not null,
  "currency" text not null,
  "lower_limit" numeric(19, 4),
  "upper_limit" numeric(19, 4),
  constraint "policy_benefit_variation_pkey" primary key ("tenant_id", "id"),
  constraint "policy_benefit_variation_policy_benefit_id_depends_on_value_key" unique ("tenant_id", "policy_benefit_id", "depends_on", "value"),
  constraint "policy_benefit_variation_version_check" check ("version" > 0),
  constraint "policy_benefit_variation_depends_on_check" check ("depends_on" in ('GRADE', 'FAMILY_SIZE', 'HOST_COUNTRY', 'DISTANCE')),
  constraint "policy_benefit_variation_value_check" check (char_length("value") <= 60),
  constraint "policy_benefit_variation_amount_check" check ("amount" >= 0),
  constraint "policy_benefit_variation_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "policy_benefit_variation_lower_limit_check" check ("lower_limit" >= 0),
  constraint "policy_benefit_variation_upper_limit_check" check ("upper_limit" >= 0)
);

create index "policy_benefit_variation_created_idx" on "app"."policy_benefit_variation" ("tenant_id", "created" desc, "id" desc);

create index "policy_benefit_variation_policy_benefit_id_idx" on "app"."policy_benefit_variation" ("tenant_id", "policy_benefit_id", "created" desc, "id" desc);

alter table "app"."policy_benefit_variation" enable row level security;

alter table "app"."policy_benefit_variation" force row level security;

create policy tenant on "app"."policy_benefit_variation" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."policy_benefit_variation" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."policy_benefit_variation" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."policy_benefit_variation" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."pricing_matrix" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "name" text not null,
  "service_type_id" uuid not null,
  "financial_entity_id" uuid,
  "policy_id" uuid,
  "benefit_id" uuid,
  "unit_price" numeric(19, 4) not null,
  "currency" text not null,
  "tax_code_id" uuid,
  "from_quantity" integer not null,
  "to_quantity" integer,
  "flex_quantity" boolean,
  "flex_options" text,
  "effective_from" date not null,
  "effective_to" date,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "pricing_matrix_pkey" primary key ("tenant_id", "id"),
  constraint "pricing_matrix_version_check" check ("version" > 0),
  constraint "pricing_matrix_name_check" check (char_length("name") <= 160),
  constraint "pricing_matrix_unit_price_check" check ("unit_price" >= 0),
  constraint "pricing_matrix_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "pricing_matrix_from_quantity_check" check ("from_quantity" >= 1 and "from_quantity" <= 100000),
  constraint "pricing_matrix_to_quantity_check" check ("to_quantity" >= 1 and "to_quantity" <= 100000),
  constraint "pricing_matrix_flex_options_check" check (char_length("flex_options") <= 1000)
);

create index "pricing_matrix_created_idx" on "app"."pricing_matrix" ("tenant_id", "created" desc, "id" desc);

create index "pricing_matrix_service_type_id_effective_from_idx" on "app"."pricing_matrix" ("tenant_id", "service_type_id", "effective_from", "created" desc, "id" desc);

create index "pricing_matrix_financial_entity_id_idx" on "app"."pricing_matrix" ("tenant_id", "financial_entity_id", "created" desc, "id" desc);

create index "pricing_matrix_policy_id_idx" on "app"."pricing_matrix" ("tenant_id", "policy_id", "created" desc, "id" desc);

create index "pricing_matrix_name_order_idx" on "app"."pricing_matrix" ("tenant_id", "name", "id");

create index "pricing_matrix_search_idx" on "app"."pricing_matrix" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."pricing_matrix" enable row level security;

alter table "app"."pricing_matrix" force row level security;

create policy tenant on "app"."pricing_matrix" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."pricing_matrix" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."pricing_matrix" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."pricing_matrix" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."profile_property" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "applies_to" text not null,
  "answer" text not null,
  "choices" text,
  "max_length" integer,
  "group_name" text,
  "sequence" integer not null,
  "is_required" boolean,
  "shown_to_assignee" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "profile_property_pkey" primary key ("tenant_id", "id"),
  constraint "profile_property_code_key" unique ("tenant_id", "code"),
  constraint "profile_property_version_check" check ("version" > 0),
  constraint "profile_property_code_check" check (char_length("code") <= 40),
  constraint "profile_property_code_check2" check ("code" = upper("code")),
  constraint "profile_property_name_check" check (char_length("name") <= 120),
  constraint "profile_property_applies_to_check" check ("applies_to" in ('EMPLOYEE', 'DEPENDANT', 'CONTACT', 'PARTY')),
  constraint "profile_property_answer_check" check ("answer" in ('TEXT', 'NUMBER', 'DATE', 'YES_NO', 'CHOICE')),
  constraint "profile_property_choices_check" check (char_length("choices") <= 2000),
  constraint "profile_property_max_length_check" check ("max_length" >= 1 and "max_length" <= 4000),
  constraint "profile_property_group_name_check" check (char_length("group_name") <= 60),
  constraint "profile_property_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999)
);

create index "profile_property_created_idx" on "app"."profile_property" ("tenant_id", "created" desc, "id" desc);

create index "profile_property_sequence_order_idx" on "app"."profile_property" ("tenant_id", "sequence", "id");

create index "profile_property_search_idx" on "app"."profile_property" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."profile_property" enable row level security;

alter table "app"."profile_property" force row level security;

create policy tenant on "app"."profile_property" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."profile_property" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."profile_property" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."profile_property" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."project" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "company_id" uuid,
  "cost_center_id" uuid,
  "location_id" uuid,
  "lead_id" uuid,
  "start_date" date,
  "end_date" date,
  "budget" numeric(19, 4),
  "currency" text,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "project_pkey" primary key ("tenant_id", "id"),
  constraint "project_code_key" unique ("tenant_id", "code"),
  constraint "project_version_check" check ("version" > 0),
  constraint "project_code_check" check (char_length("code") <= 40),
  constraint "project_code_check2" check ("code" = upper("code")),
  constraint "project_name_check" check (char_length("name") <= 120),
  constraint "project_budget_check" check ("budget" >= 0),
  constraint "project_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "project_description_check" check (char_length("description") <= 2000)
);

create index "project_created_idx" on "app"."project" ("tenant_id", "created" desc, "id" desc);

create index "project_company_id_idx" on "app"."project" ("tenant_id", "company_id", "created" desc, "id" desc);

create index "project_lead_id_idx" on "app"."project" ("tenant_id", "lead_id", "created" desc, "id" desc);

create index "project_name_order_idx" on "app"."project" ("tenant_id", "name", "id");

create index "project_search_idx" on "app"."project" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."project" enable row level security;

alter table "app"."project" force row level security;

create policy tenant on "app"."project" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."project" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."project" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."project" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."property" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "property_address" jsonb not null,
  "bedrooms" integer,
  "bathrooms" numeric(16, 1),
  "floor_area" numeric(16, 1),
  "furnishing" text,
  "pets_allowed" boolean,
  "parking_spaces" integer,
  "rent" numeric(19, 4),
  "rent_period" text,
  "deposit" numeric(19, 4),
  "currency" text,
  "available_from" date,
  "lease_start_date" date,
  "lease_end_date" date,
  "landlord_name" text,
  "landlord_email" text,
  "landlord_phone" text,
  "photo_id" uuid,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", '') || ' ' || coalesce("landlord_name", ''))) stored,
  constraint "property_pkey" primary key ("tenant_id", "id"),
  constraint "property_code_key" unique ("tenant_id", "code"),
  constraint "property_version_check" check ("version" > 0),
  constraint "property_code_check" check (char_length("code") <= 40),
  constraint "property_code_check2" check ("code" = upper("code")),
  constraint "property_name_check" check (char_length("name") <= 160),
  constraint "property_kind_check" check ("kind" in ('APARTMENT', 'HOUSE', 'STUDIO', 'SERVICED', 'OTHER')),
  constraint "property_property_address_check" check (jsonb_typeof("property_address") = 'object'),
  constraint "property_bedrooms_check" check ("bedrooms" >= 0 and "bedrooms" <= 30),
  constraint "property_bathrooms_check" check ("bathrooms" >= 0 and "bathrooms" <= 30),
  constraint "property_floor_area_check" check ("floor_area" >= 0),
  constraint "property_furnishing_check" check ("furnishing" in ('FURNISHED', 'PART', 'NONE')),
  constraint "property_parking_spaces_check" check ("parking_spaces" >= 0 and "parking_spaces" <= 20),
  constraint "property_rent_check" check ("rent" >= 0),
  constraint "property_rent_period_check" check ("rent_period" in ('WEEK', 'MONTH', 'YEAR')),
  constraint "property_deposit_check" check ("deposit" >= 0),
  constraint "property_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "property_landlord_name_check" check (char_length("landlord_name") <= 160),
  constraint "property_landlord_email_check" check (char_length("landlord_email") <= 320),
  constraint "property_landlord_phone_check" check (char_length("landlord_phone") <= 16),
  constraint "property_status_check" check ("status" in ('AVAILABLE', 'RESERVED', 'LET', 'WITHDRAWN'))
);

create index "property_created_idx" on "app"."property" ("tenant_id", "created" desc, "id" desc);

create index "property_status_available_from_idx" on "app"."property" ("tenant_id", "status", "available_from", "created" desc, "id" desc);

create index "property_bedrooms_idx" on "app"."property" ("tenant_id", "bedrooms", "created" desc, "id" desc);

create index "property_name_order_idx" on "app"."property" ("tenant_id", "name", "id");

create index "property_search_idx" on "app"."property" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."property" enable row level security;

alter table "app"."property" force row level security;

create policy tenant on "app"."property" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."property" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."property" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."property" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."purge" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text not null,
  "started_by_id" uuid,
  "finished_at" timestamptz,
  "erased" integer,
  "deleted" integer,
  "files" integer,
  "held" integer,
  "lines" jsonb,
  "status" text not null,
  constraint "purge_pkey" primary key ("tenant_id", "id"),
  constraint "purge_reference_key" unique ("tenant_id", "reference"),
  constraint "purge_version_check" check ("version" > 0),
  constraint "purge_reference_check" check (char_length("reference") <= 40),
  constraint "purge_reference_check2" check ("reference" = upper("reference")),
  constraint "purge_status_check" check ("status" in ('RUNNING', 'PURGED', 'STOPPED'))
);

create index "purge_created_idx" on "app"."purge" ("tenant_id", "created" desc, "id" desc);

create index "purge_status_idx" on "app"."purge" ("tenant_id", "status", "created" desc, "id" desc);

alter table "app"."purge" enable row level security;

alter table "app"."purge" force row level security;

create policy tenant on "app"."purge" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."purge" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."purge" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."purge" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."quality_survey" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "assignee_id" uuid,
  "kind" text not null,
  "case_service_id" uuid,
  "due_date" date,
  "answers" jsonb,
  "comment" text,
  "recommend" integer,
  "mean_score" numeric(17, 2),
  "percent" numeric(17, 2),
  "alert" text,
  "answered_date" timestamptz,
  "status" text not null,
  constraint "quality_survey_pkey" primary key ("tenant_id", "id"),
  constraint "quality_survey_version_check" check ("version" > 0),
  constraint "quality_survey_kind_check" check ("kind" in ('QUALITY', 'PULSE')),
  constraint "quality_survey_comment_check" check (char_length("comment") <= 4000),
  constraint "quality_survey_recommend_check" check ("recommend" >= 0 and "recommend" <= 10),
  constraint "quality_survey_alert_check" check ("alert" in ('LOW', 'HIGH')),
  constraint "quality_survey_status_check" check ("status" in ('SENT', 'ANSWERED', 'WITHDRAWN'))
);

create index "quality_survey_created_idx" on "app"."quality_survey" ("tenant_id", "created" desc, "id" desc);

create index "quality_survey_assignee_id_status_idx" on "app"."quality_survey" ("tenant_id", "assignee_id", "status", "created" desc, "id" desc);

create index "quality_survey_case_detail_id_idx" on "app"."quality_survey" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "quality_survey_status_idx" on "app"."quality_survey" ("tenant_id", "status", "created" desc, "id" desc);

create index "quality_survey_alert_idx" on "app"."quality_survey" ("tenant_id", "alert", "created" desc, "id" desc);

create index "quality_survey_case_service_id_idx" on "app"."quality_survey" ("tenant_id", "case_service_id", "created" desc, "id" desc);

alter table "app"."quality_survey" enable row level security;

alter table "app"."quality_survey" force row level security;

create policy tenant on "app"."quality_survey" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."quality_survey" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."quality_survey" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."quality_survey" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."quick_mail" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid,
  "recipient" text not null,
  "recipient_name" text,
  "sender" text not null,
  "sender_name" text not null,
  "subject" text not null,
  "detail" text not null,
  "search_text" text generated always as (app.folded(coalesce("subject", '') || ' ' || coalesce("recipient", ''))) stored,
  constraint "quick_mail_pkey" primary key ("tenant_id", "id"),
  constraint "quick_mail_version_check" check ("version" > 0),
  constraint "quick_mail_recipient_check" check (char_length("recipient") <= 320),
  constraint "quick_mail_recipient_name_check" check (char_length("recipient_name") <= 160),
  constraint "quick_mail_sender_check" check (char_length("sender") <= 320),
  constraint "quick_mail_sender_name_check" check (char_length("sender_name") <= 200),
  constraint "quick_mail_subject_check" check (char_length("subject") <= 200),
  constraint "quick_mail_detail_check" check (char_length("detail") <= 10000)
);

create index "quick_mail_created_idx" on "app"."quick_mail" ("tenant_id", "created" desc, "id" desc);

create index "quick_mail_created_by_idx" on "app"."quick_mail" ("tenant_id", "created_by", "created" desc, "id" desc);

create index "quick_mail_case_detail_id_idx" on "app"."quick_mail" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "quick_mail_recipient_idx" on "app"."quick_mail" ("tenant_id", "recipient", "created" desc, "id" desc);

create index "quick_mail_search_idx" on "app"."quick_mail" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."quick_mail" enable row level security;

alter table "app"."quick_mail" force row level security;

create policy tenant on "app"."quick_mail" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."quick_mail" to homeport_gate using (true) with check (true);

revoke update on "app"."quick_mail" from homeport_app;

create trigger noted after insert or update or delete on "app"."quick_mail" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."quick_mail" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."rate_request" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text,
  "case_detail_id" uuid not null,
  "shipment_id" uuid,
  "shipment_type_id" uuid,
  "description" text not null,
  "origin" jsonb,
  "destination" jsonb,
  "volume" numeric(19, 4),
  "volume_unit" text,
  "volume_cbm" numeric(21, 6),
  "volume_cuft" numeric(21, 6),
  "weight" numeric(19, 4),
  "weight_unit" text,
  "weight_kgs" numeric(21, 6),
  "weight_lbs" numeric(21, 6),
  "answer_by" date,
  "currency" text not null,
  "number_of_quotes" integer,
  "best_amount" numeric(19, 4),
  "rollback_allowed" boolean,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", '') || ' ' || coalesce("description", ''))) stored,
  constraint "rate_request_pkey" primary key ("tenant_id", "id"),
  constraint "rate_request_reference_key" unique ("tenant_id", "reference"),
  constraint "rate_request_version_check" check ("version" > 0),
  constraint "rate_request_reference_check" check (char_length("reference") <= 40),
  constraint "rate_request_reference_check2" check ("reference" = upper("reference")),
  constraint "rate_request_description_check" check (char_length("description") <= 200),
  constraint "rate_request_origin_check" check (jsonb_typeof("origin") = 'object'),
  constraint "rate_request_destination_check" check (jsonb_typeof("destination") = 'object'),
  constraint "rate_request_volume_check" check ("volume" >= 0),
  constraint "rate_request_volume_unit_check" check ("volume_unit" in ('CBM', 'CUFT')),
  constraint "rate_request_weight_check" check ("weight" >= 0),
  constraint "rate_request_weight_unit_check" check ("weight_unit" in ('KGS', 'LBS')),
  constraint "rate_request_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "rate_request_status_check" check ("status" in ('PENDING_QUOTE', 'QUOTE_SUBMITTED', 'QUOTES_CONFIRMED', 'RATES_ENTERED', 'FINALIZED'))
);

create index "rate_request_created_idx" on "app"."rate_request" ("tenant_id", "created" desc, "id" desc);

create index "rate_request_status_answer_by_idx" on "app"."rate_request" ("tenant_id", "status", "answer_by", "created" desc, "id" desc);

create index "rate_request_case_detail_id_idx" on "app"."rate_request" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "rate_request_shipment_id_idx" on "app"."rate_request" ("tenant_id", "shipment_id", "created" desc, "id" desc);

create index "rate_request_search_idx" on "app"."rate_request" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."rate_request" enable row level security;

alter table "app"."rate_request" force row level security;

create policy tenant on "app"."rate_request" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."rate_request" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."rate_request" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."rate_request" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."rate_request_benefits_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "rate_request_benefits_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "rate_request_benefits_link_target_idx" on "app"."rate_request_benefits_link" ("tenant_id", "target_id");

alter table "app"."rate_request_benefits_link" enable row level security;

alter table "app"."rate_request_benefits_link" force row level security;

create policy tenant on "app"."rate_request_benefits_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."rate_request_benefits_link" to homeport_gate using (true) with check (true);

create table "app"."rate_request_quote" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "rate_request_id" uuid not null,
  "vendor_id" uuid not null,
  "vendor_user_id" uuid,
  "amount" numeric(19, 4) not null,
  "currency" text not null,
  "transit_days" integer,
  "valid_until" date,
  "included" text,
  "excluded" text,
  "document_id" uuid,
  "is_chosen" boolean,
  "sale_amount" numeric(19, 4),
  "markup_percent" numeric(19, 4),
  "gross_profit" numeric(19, 4),
  constraint "rate_request_quote_pkey" primary key ("tenant_id", "id"),
  constraint "rate_request_quote_version_check" check ("version" > 0),
  constraint "rate_request_quote_amount_check" check ("amount" >= 0),
  constraint "rate_request_quote_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "rate_request_quote_transit_days_check" check ("transit_days" >= 0 and "transit_days" <= 365),
  constraint "rate_request_quote_included_check" check (char_length("included") <= 2000),
  constraint "rate_request_quote_excluded_check" check (char_length("excluded") <= 2000),
  constraint "rate_request_quote_sale_amount_check" check ("sale_amount" >= 0)
);

create unique index "rate_request_quote_rate_request_id_key" on "app"."rate_request_quote" ("tenant_id", "rate_request_id") where "is_chosen";

create index "rate_request_quote_created_idx" on "app"."rate_request_quote" ("tenant_id", "created" desc, "id" desc);

create index "rate_request_quote_rate_request_id_idx" on "app"."rate_request_quote" ("tenant_id", "rate_request_id", "created" desc, "id" desc);

create index "rate_request_quote_vendor_user_id_idx" on "app"."rate_request_quote" ("tenant_id", "vendor_user_id", "created" desc, "id" desc);

create index "rate_request_quote_amount_order_idx" on "app"."rate_request_quote" ("tenant_id", "amount", "id");

alter table "app"."rate_request_quote" enable row level security;

alter table "app"."rate_request_quote" force row level security;

create policy tenant on "app"."rate_request_quote" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."rate_request_quote" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."rate_request_quote" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."rate_request_quote" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."rate_request_services_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "rate_request_services_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "rate_request_services_link_target_idx" on "app"."rate_request_services_link" ("tenant_id", "target_id");

alter table "app"."rate_request_services_link" enable row level security;

alter table "app"."rate_request_services_link" force row level security;

create policy tenant on "app"."rate_request_services_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."rate_request_services_link" to homeport_gate using (true) with check (true);

create table "app"."reciprocity" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "vendor_id" uuid not null,
  "direction" text not null,
  "tonnage_date" date not null,
  "shipment_id" uuid,
  "tonnage" numeric(19, 4),
  "tonnage_unit" text,
  "tonnage_kgs" numeric(21, 6),
  "tonnage_lbs" numeric(21, 6),
  "note" text,
  constraint "reciprocity_pkey" primary key ("tenant_id", "id"),
  constraint "reciprocity_version_check" check ("version" > 0),
  constraint "reciprocity_direction_check" check ("direction" in ('GIVEN', 'RECEIVED')),
  constraint "reciprocity_tonnage_check" check ("tonnage" >= 0),
  constraint "reciprocity_tonnage_unit_check" check ("tonnage_unit" in ('KGS', 'LBS')),
  constraint "reciprocity_note_check" check (char_length("note") <= 200)
);

create index "reciprocity_created_idx" on "app"."reciprocity" ("tenant_id", "created" desc, "id" desc);

create index "reciprocity_vendor_id_tonnage_date_idx" on "app"."reciprocity" ("tenant_id", "vendor_id", "tonnage_date", "created" desc, "id" desc);

create index "reciprocity_tonnage_date_idx" on "app"."reciprocity" ("tenant_id", "tonnage_date", "created" desc, "id" desc);

create index "reciprocity_tonnage_date_order_idx" on "app"."reciprocity" ("tenant_id", "tonnage_date", "id");

alter table "app"."reciprocity" enable row level security;

alter table "app"."reciprocity" force row level security;

create policy tenant on "app"."reciprocity" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."reciprocity" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."reciprocity" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."reciprocity" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."recurring_cost" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "name" text not null,
  "case_detail_id" uuid not null,
  "case_service_id" uuid,
  "vendor_id" uuid,
  "amount" numeric(19, 4) not null,
  "currency" text not null,
  "frequency" text not null,
  "day_of_month" integer,
  "start_date" date not null,
  "end_date" date,
  "next_date" date,
  "charge_id" uuid,
  "is_passed_on" boolean,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "recurring_cost_pkey" primary key ("tenant_id", "id"),
  constraint "recurring_cost_version_check" check ("version" > 0),
  constraint "recurring_cost_name_check" check (char_length("name") <= 160),
  constraint "recurring_cost_amount_check" check ("amount" >= 0.0001),
  constraint "recurring_cost_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "recurring_cost_frequency_check" check ("frequency" in ('WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY')),
  constraint "recurring_cost_day_of_month_check" check ("day_of_month" >= 1 and "day_of_month" <= 31),
  constraint "recurring_cost_status_check" check ("status" in ('ACTIVE', 'PAUSED', 'ENDED'))
);

create index "recurring_cost_created_idx" on "app"."recurring_cost" ("tenant_id", "created" desc, "id" desc);

create index "recurring_cost_status_next_date_idx" on "app"."recurring_cost" ("tenant_id", "status", "next_date", "created" desc, "id" desc);

create index "recurring_cost_case_detail_id_idx" on "app"."recurring_cost" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "recurring_cost_vendor_id_idx" on "app"."recurring_cost" ("tenant_id", "vendor_id", "created" desc, "id" desc);

create index "recurring_cost_search_idx" on "app"."recurring_cost" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."recurring_cost" enable row level security;

alter table "app"."recurring_cost" force row level security;

create policy tenant on "app"."recurring_cost" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."recurring_cost" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."recurring_cost" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."recurring_cost" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."recurring_storage_item" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "storage_id" uuid not null,
  "charge_id" uuid not null,
  "basis" text not null,
  "quantity" numeric(19, 4) not null,
  "rate" numeric(19, 4) not null,
  "currency" text not null,
  "frequency" text not null,
  "increment" text not null,
  "date_in" date not null,
  "date_out" date,
  "last_invoiced_to" date,
  "period_amount" numeric(19, 4),
  constraint "recurring_storage_item_pkey" primary key ("tenant_id", "id"),
  constraint "recurring_storage_item_storage_id_key" unique ("tenant_id", "storage_id"),
  constraint "recurring_storage_item_version_check" check ("version" > 0),
  constraint "recurring_storage_item_basis_check" check ("basis" in ('CBM', 'CUFT', 'KGS', 'CWT', 'ITEM')),
  constraint "recurring_storage_item_quantity_check" check ("quantity" >= 0.0001),
  constraint "recurring_storage_item_rate_check" check ("rate" >= 0.0001),
  constraint "recurring_storage_item_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "recurring_storage_item_frequency_check" check ("frequency" in ('DAILY', 'MONTHLY', 'QUARTERLY')),
  constraint "recurring_storage_item_increment_check" check ("increment" in ('DAYS', 'DAYS_30'))
);

create index "recurring_storage_item_created_idx" on "app"."recurring_storage_item" ("tenant_id", "created" desc, "id" desc);

create index "recurring_storage_item_last_invoiced_to_idx" on "app"."recurring_storage_item" ("tenant_id", "last_invoiced_to", "created" desc, "id" desc);

alter table "app"."recurring_storage_item" enable row level security;

alter table "app"."recurring_storage_item" force row level security;

create policy tenant on "app"."recurring_storage_item" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."recurring_storage_item" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."recurring_storage_item" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."recurring_storage_item" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."reference_number" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "kind" text not null,
  "prefix" text,
  "separator" text not null,
  "with_year" boolean,
  "starts_anew" boolean,
  "digits" integer not null,
  "start_at" integer,
  "example" text,
  constraint "reference_number_pkey" primary key ("tenant_id", "id"),
  constraint "reference_number_kind_key" unique ("tenant_id", "kind"),
  constraint "reference_number_version_check" check ("version" > 0),
  constraint "reference_number_kind_check" check ("kind" in ('CASE', 'CASE_FILE', 'INITIATION', 'EXPENSE_REPORT', 'PAYMENT', 'INVOICE', 'CREDIT_NOTE', 'SHIPMENT', 'TICKET')),
  constraint "reference_number_prefix_check" check (char_length("prefix") <= 20),
  constraint "reference_number_separator_check" check ("separator" in ('NONE', 'DASH', 'SLASH', 'DOT')),
  constraint "reference_number_digits_check" check ("digits" >= 3 and "digits" <= 12),
  constraint "reference_number_start_at_check" check ("start_at" >= 1 and "start_at" <= 999999999),
  constraint "reference_number_example_check" check (char_length("example") <= 60)
);

create index "reference_number_created_idx" on "app"."reference_number" ("tenant_id", "created" desc, "id" desc);

create index "reference_number_kind_order_idx" on "app"."reference_number" ("tenant_id", "kind", "id");

alter table "app"."reference_number" enable row level security;

alter table "app"."reference_number" force row level security;

create policy tenant on "app"."reference_number" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."reference_number" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."reference_number" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."reference_number" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."relocation_package" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "budget" numeric(19, 4),
  "currency" text,
  "points" integer,
  "per_point" numeric(19, 4),
  "most_paid_out" integer,
  "is_taxable" boolean,
  "service_bundle_id" uuid,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "relocation_package_pkey" primary key ("tenant_id", "id"),
  constraint "relocation_package_code_key" unique ("tenant_id", "code"),
  constraint "relocation_package_version_check" check ("version" > 0),
  constraint "relocation_package_code_check" check (char_length("code") <= 40),
  constraint "relocation_package_code_check2" check ("code" = upper("code")),
  constraint "relocation_package_name_check" check (char_length("name") <= 120),
  constraint "relocation_package_kind_check" check ("kind" in ('LUMP_SUM', 'RELOCATION', 'CORE_FLEX', 'MANAGED_CAP')),
  constraint "relocation_package_budget_check" check ("budget" >= 0),
  constraint "relocation_package_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "relocation_package_points_check" check ("points" >= 0 and "points" <= 100000),
  constraint "relocation_package_per_point_check" check ("per_point" >= 0),
  constraint "relocation_package_most_paid_out_check" check ("most_paid_out" >= 0 and "most_paid_out" <= 100000),
  constraint "relocation_package_description_check" check (char_length("description") <= 4000)
);

create index "relocation_package_created_idx" on "app"."relocation_package" ("tenant_id", "created" desc, "id" desc);

create index "relocation_package_name_order_idx" on "app"."relocation_package" ("tenant_id", "name", "id");

create index "relocation_package_search_idx" on "app"."relocation_package" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."relocation_package" enable row level security;

alter table "app"."relocation_package" force row level security;

create policy tenant on "app"."relocation_package" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."relocation_package" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."relocation_package" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."relocation_package" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."report" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "data_query_id" uuid,
  "format" text not null,
  "orientation" text,
  "sharing" text not null,
  "frequency" text not null,
  "day_of_month" integer,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "report_pkey" primary key ("tenant_id", "id"),
  constraint "report_code_key" unique ("tenant_id", "code"),
  constraint "report_version_check" check ("version" > 0),
  constraint "report_code_check" check (char_length("code") <= 40),
  constraint "report_code_check2" check ("code" = upper("code")),
  constraint "report_name_check" check (char_length("name") <= 120),
  constraint "report_kind_check" check ("kind" in ('LIST', 'PIVOT', 'CHART', 'DOCUMENT')),
  constraint "report_format_check" check ("format" in ('bmp', 'csv', 'gif', 'html', 'jpeg', 'ods', 'pdf', 'png', 'rtf', 'xls', 'xlsx', 'xml')),
  constraint "report_orientation_check" check ("orientation" in ('PORTRAIT', 'LANDSCAPE')),
  constraint "report_sharing_check" check ("sharing" in ('PRIVATE', 'ALL')),
  constraint "report_frequency_check" check ("frequency" in ('NEVER', 'DAILY', 'WEEKLY', 'MONTHLY')),
  constraint "report_day_of_month_check" check ("day_of_month" >= 1 and "day_of_month" <= 31),
  constraint "report_description_check" check (char_length("description") <= 1000)
);

create index "report_created_idx" on "app"."report" ("tenant_id", "created" desc, "id" desc);

create index "report_name_order_idx" on "app"."report" ("tenant_id", "name", "id");

create index "report_search_idx" on "app"."report" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."report" enable row level security;

alter table "app"."report" force row level security;

create policy tenant on "app"."report" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."report" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."report" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."report" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."report_recipients_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "report_recipients_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "report_recipients_link_target_idx" on "app"."report_recipients_link" ("tenant_id", "target_id");

alter table "app"."report_recipients_link" enable row level security;

alter table "app"."report_recipients_link" force row level security;

create policy tenant on "app"."report_recipients_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."report_recipients_link" to homeport_gate using (true) with check (true);

create table "app"."required_document" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "assignee_id" uuid not null,
  "dependant_id" uuid,
  "name" text not null,
  "reason" text,
  "kind" text not null,
  "category" text,
  "document_type" text,
  "accepts" text not null,
  "attached_document_id" uuid,
  "due_date" date,
  "file_id" uuid,
  "previous_file_id" uuid,
  "submitted_at" timestamptz,
  "confirmed_at" timestamptz,
  "decided_at" timestamptz,
  "decided_by_id" uuid,
  "decision_reason" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "required_document_pkey" primary key ("tenant_id", "id"),
  constraint "required_document_version_check" check ("version" > 0),
  constraint "required_document_name_check" check (char_length("name") <= 160),
  constraint "required_document_reason_check" check (char_length("reason") <= 600),
  constraint "required_document_kind_check" check ("kind" in ('UPLOAD', 'DOWNLOAD')),
  constraint "required_document_category_check" check (char_length("category") <= 100),
  constraint "required_document_document_type_check" check (char_length("document_type") <= 100),
  constraint "required_document_accepts_check" check ("accepts" in ('ANY', 'PDF', 'PICTURE', 'OFFICE')),
  constraint "required_document_decision_reason_check" check (char_length("decision_reason") <= 1000),
  constraint "required_document_status_check" check ("status" in ('REQUESTED', 'IN_REVIEW', 'REJECTED', 'APPROVED', 'CONFIRMED', 'CANCELLED'))
);

create index "required_document_created_idx" on "app"."required_document" ("tenant_id", "created" desc, "id" desc);

create index "required_document_status_submitted_at_idx" on "app"."required_document" ("tenant_id", "status", "submitted_at", "created" desc, "id" desc);

create index "required_document_assignee_id_status_idx" on "app"."required_document" ("tenant_id", "assignee_id", "status", "created" desc, "id" desc);

create index "required_document_dependant_id_idx" on "app"."required_document" ("tenant_id", "dependant_id", "created" desc, "id" desc);

create index "required_document_case_detail_id_idx" on "app"."required_document" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "required_document_file_id_idx" on "app"."required_document" ("tenant_id", "file_id", "created" desc, "id" desc);

create index "required_document_attached_document_id_idx" on "app"."required_document" ("tenant_id", "attached_document_id", "created" desc, "id" desc);

create index "required_document_due_date_order_idx" on "app"."required_document" ("tenant_id", "due_date", "id");

create index "required_document_search_idx" on "app"."required_document" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."required_document" enable row level security;

alter table "app"."required_document" force row level security;

create policy tenant on "app"."required_document" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."required_document" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."required_document" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."required_document" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."resource" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "resource_team_id" uuid,
  "office_id" uuid,
  "user_id" uuid,
  "service_provider_id" uuid,
  "registration" text,
  "capacity" numeric(17, 2),
  "time_zone_id" uuid,
  "working_schedule" text,
  "cost_per_hour" numeric(19, 4),
  "currency" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "resource_pkey" primary key ("tenant_id", "id"),
  constraint "resource_code_key" unique ("tenant_id", "code"),
  constraint "resource_version_check" check ("version" > 0),
  constraint "resource_code_check" check (char_length("code") <= 40),
  constraint "resource_code_check2" check ("code" = upper("code")),
  constraint "resource_name_check" check (char_length("name") <= 120),
  constraint "resource_kind_check" check ("kind" in ('PERSON', 'CREW', 'VEHICLE', 'EQUIPMENT')),
  constraint "resource_registration_check" check (char_length("registration") <= 40),
  constraint "resource_capacity_check" check ("capacity" >= 0 and "capacity" <= 10000),
  constraint "resource_working_schedule_check" check (char_length("working_schedule") <= 200),
  constraint "resource_cost_per_hour_check" check ("cost_per_hour" >= 0),
  constraint "resource_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "resource_created_idx" on "app"."resource" ("tenant_id", "created" desc, "id" desc);

create index "resource_resource_team_id_idx" on "app"."resource" ("tenant_id", "resource_team_id", "created" desc, "id" desc);

create index "resource_kind_idx" on "app"."resource" ("tenant_id", "kind", "created" desc, "id" desc);

create index "resource_user_id_idx" on "app"."resource" ("tenant_id", "user_id", "created" desc, "id" desc);

create index "resource_name_order_idx" on "app"."resource" ("tenant_id", "name", "id");

create index "resource_search_idx" on "app"."resource" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."resource" enable row level security;

alter table "app"."resource" force row level security;

create policy tenant on "app"."resource" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."resource" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."resource" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."resource" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."resource_event" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "title" text not null,
  "resource_id" uuid not null,
  "activity_type_id" uuid not null,
  "starts_at" timestamptz,
  "ends_at" timestamptz,
  "whole_day" boolean,
  "time_zone_id" uuid,
  "room_id" uuid,
  "case_detail_id" uuid,
  "case_service_id" uuid,
  "is_tentative" boolean,
  "notes" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("title", ''))) stored,
  constraint "resource_event_pkey" primary key ("tenant_id", "id"),
  constraint "resource_event_version_check" check ("version" > 0),
  constraint "resource_event_title_check" check (char_length("title") <= 160),
  constraint "resource_event_notes_check" check (char_length("notes") <= 2000),
  constraint "resource_event_status_check" check ("status" in ('PLANNED', 'CONFIRMED', 'DONE', 'CANCELLED'))
);

create index "resource_event_created_idx" on "app"."resource_event" ("tenant_id", "created" desc, "id" desc);

create index "resource_event_resource_id_starts_at_idx" on "app"."resource_event" ("tenant_id", "resource_id", "starts_at", "created" desc, "id" desc);

create index "resource_event_starts_at_idx" on "app"."resource_event" ("tenant_id", "starts_at", "created" desc, "id" desc);

create index "resource_event_case_detail_id_idx" on "app"."resource_event" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "resource_event_room_id_starts_at_idx" on "app"."resource_event" ("tenant_id", "room_id", "starts_at", "created" desc, "id" desc);

create index "resource_event_case_service_id_idx" on "app"."resource_event" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "resource_event_starts_at_order_idx" on "app"."resource_event" ("tenant_id", "starts_at", "id");

create index "resource_event_search_idx" on "app"."resource_event" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."resource_event" enable row level security;

alter table "app"."resource_event" force row level security;

create policy tenant on "app"."resource_event" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."resource_event" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."resource_event" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."resource_event" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."resource_team" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "office_id" uuid,
  "lead_id" uuid,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "resource_team_pkey" primary key ("tenant_id", "id"),
  constraint "resource_team_code_key" unique ("tenant_id", "code"),
  constraint "resource_team_version_check" check ("version" > 0),
  constraint "resource_team_code_check" check (char_length("code") <= 40),
  constraint "resource_team_code_check2" check ("code" = upper("code")),
  constraint "resource_team_name_check" check (char_length("name") <= 120)
);

create index "resource_team_created_idx" on "app"."resource_team" ("tenant_id", "created" desc, "id" desc);

create index "resource_team_lead_id_idx" on "app"."resource_team" ("tenant_id", "lead_id", "created" desc, "id" desc);

create index "resource_team_name_order_idx" on "app"."resource_team" ("tenant_id", "name", "id");

create index "resource_team_search_idx" on "app"."resource_team" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."resource_team" enable row level security;

alter table "app"."resource_team" force row level security;

create policy tenant on "app"."resource_team" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."resource_team" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."resource_team" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."resource_team" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."retention_rule" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "kind" text not null,
  "event" text not null,
  "keep_for" integer not null,
  "unit" text not null,
  "country" text,
  "basis" text,
  "active" boolean,
  constraint "retention_rule_pkey" primary key ("tenant_id", "id"),
  constraint "retention_rule_version_check" check ("version" > 0),
  constraint "retention_rule_kind_check" check ("kind" in ('PERSON', 'DIARY', 'TRIPS', 'CHATS', 'TICKETS', 'SURVEYS', 'CALLS', 'MAILS', 'NOTICES', 'ASSISTANT')),
  constraint "retention_rule_event_check" check ("event" in ('ASSIGNMENT_ENDED', 'RECORDED')),
  constraint "retention_rule_keep_for_check" check ("keep_for" >= 1 and "keep_for" <= 36500),
  constraint "retention_rule_unit_check" check ("unit" in ('YEARS', 'MONTHS', 'DAYS')),
  constraint "retention_rule_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "retention_rule_basis_check" check (char_length("basis") <= 500)
);

create index "retention_rule_created_idx" on "app"."retention_rule" ("tenant_id", "created" desc, "id" desc);

create index "retention_rule_kind_idx" on "app"."retention_rule" ("tenant_id", "kind", "created" desc, "id" desc);

create index "retention_rule_kind_order_idx" on "app"."retention_rule" ("tenant_id", "kind", "id");

alter table "app"."retention_rule" enable row level security;

alter table "app"."retention_rule" force row level security;

create policy tenant on "app"."retention_rule" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."retention_rule" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."retention_rule" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."retention_rule" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."role" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "parent_role_id" uuid,
  "landing_page" text,
  "help_document" text,
  "deactivation_in_days" integer,
  "menus" jsonb,
  "dashboards" jsonb,
  "service_page_view" text,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "role_pkey" primary key ("tenant_id", "id"),
  constraint "role_code_key" unique ("tenant_id", "code"),
  constraint "role_version_check" check ("version" > 0),
  constraint "role_code_check" check (char_length("code") <= 40),
  constraint "role_code_check2" check ("code" = upper("code")),
  constraint "role_name_check" check (char_length("name") <= 100),
  constraint "role_landing_page_check" check (char_length("landing_page") <= 200),
  constraint "role_help_document_check" check (char_length("help_document") <= 400),
  constraint "role_deactivation_in_days_check" check ("deactivation_in_days" >= 1 and "deactivation_in_days" <= 3650),
  constraint "role_service_page_view_check" check (char_length("service_page_view") <= 40)
);

create index "role_created_idx" on "app"."role" ("tenant_id", "created" desc, "id" desc);

create index "role_name_order_idx" on "app"."role" ("tenant_id", "name", "id");

create index "role_search_idx" on "app"."role" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."role" enable row level security;

alter table "app"."role" force row level security;

create policy tenant on "app"."role" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."role" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."role" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."role" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."room" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "office_id" uuid,
  "floor" text,
  "seats" integer,
  "equipment" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "room_pkey" primary key ("tenant_id", "id"),
  constraint "room_code_key" unique ("tenant_id", "code"),
  constraint "room_version_check" check ("version" > 0),
  constraint "room_code_check" check (char_length("code") <= 40),
  constraint "room_code_check2" check ("code" = upper("code")),
  constraint "room_name_check" check (char_length("name") <= 120),
  constraint "room_floor_check" check (char_length("floor") <= 20),
  constraint "room_seats_check" check ("seats" >= 1 and "seats" <= 1000),
  constraint "room_equipment_check" check (char_length("equipment") <= 200)
);

create index "room_created_idx" on "app"."room" ("tenant_id", "created" desc, "id" desc);

create index "room_name_order_idx" on "app"."room" ("tenant_id", "name", "id");

create index "room_search_idx" on "app"."room" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."room" enable row level security;

alter table "app"."room" force row level security;

create policy tenant on "app"."room" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."room" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."room" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."room" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."route_tariff" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "vendor_id" uuid not null,
  "shipment_type_id" uuid not null,
  "origin_country" text not null,
  "origin_place" text,
  "destination_country" text not null,
  "destination_place" text,
  "basis" text not null,
  "from_quantity" numeric(17, 2) not null,
  "to_quantity" numeric(17, 2),
  "rate" numeric(19, 4) not null,
  "minimum_charge" numeric(19, 4),
  "currency" text not null,
  "transit_days" integer,
  "effective_from" date not null,
  "effective_to" date,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("origin_place", '') || ' ' || coalesce("destination_place", ''))) stored,
  constraint "route_tariff_pkey" primary key ("tenant_id", "id"),
  constraint "route_tariff_version_check" check ("version" > 0),
  constraint "route_tariff_origin_country_check" check ("origin_country" ~ '^[A-Z]{2}$'),
  constraint "route_tariff_origin_place_check" check (char_length("origin_place") <= 80),
  constraint "route_tariff_destination_country_check" check ("destination_country" ~ '^[A-Z]{2}$'),
  constraint "route_tariff_destination_place_check" check (char_length("destination_place") <= 80),
  constraint "route_tariff_basis_check" check ("basis" in ('CBM', 'CWT', 'KG_100', 'REVENUE_TON', 'FLAT')),
  constraint "route_tariff_from_quantity_check" check ("from_quantity" >= 0),
  constraint "route_tariff_to_quantity_check" check ("to_quantity" >= 0),
  constraint "route_tariff_rate_check" check ("rate" >= 0),
  constraint "route_tariff_minimum_charge_check" check ("minimum_charge" >= 0),
  constraint "route_tariff_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "route_tariff_transit_days_check" check ("transit_days" >= 0 and "transit_days" <= 365)
);

create index "route_tariff_created_idx" on "app"."route_tariff" ("tenant_id", "created" desc, "id" desc);

create index "route_tariff_origin_country_destination_country_effect_e068021c" on "app"."route_tariff" ("tenant_id", "origin_country", "destination_country", "effective_from", "created" desc, "id" desc);

create index "route_tariff_vendor_id_idx" on "app"."route_tariff" ("tenant_id", "vendor_id", "created" desc, "id" desc);

create index "route_tariff_search_idx" on "app"."route_tariff" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."route_tariff" enable row level security;

alter table "app"."route_tariff" force row level security;

create policy tenant on "app"."route_tariff" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."route_tariff" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."route_tariff" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."route_tariff" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."saved_view" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "list" text not null,
  "name" text not null,
  "settings" jsonb not null,
  "owner_id" uuid not null,
  "shared_with" text not null,
  "role" text,
  "audience_key" text,
  constraint "saved_view_pkey" primary key ("tenant_id", "id"),
  constraint "saved_view_list_shared_with_owner_id_name_key" unique ("tenant_id", "list", "shared_with", "owner_id", "name"),
  constraint "saved_view_version_check" check ("version" > 0),
  constraint "saved_view_list_check" check (char_length("list") <= 60),
  constraint "saved_view_name_check" check (char_length("name") <= 60),
  constraint "saved_view_shared_with_check" check ("shared_with" in ('NOBODY', 'ROLE', 'EVERYONE')),
  constraint "saved_view_role_check" check ("role" in ('ASSIGNEE', 'CASE_MANAGER', 'HR', 'FINANCE', 'FINANCE_LEAD', 'PAYROLL', 'LINE_MANAGER', 'APPROVER', 'VENDOR', 'PLANNER', 'DELEGATE', 'CASE_INITIATOR', 'ADMINISTRATOR', 'BUILDER', 'MASTER', 'CLIENT', 'DEPENDANT')),
  constraint "saved_view_audience_key_check" check (char_length("audience_key") <= 60)
);

create index "saved_view_created_idx" on "app"."saved_view" ("tenant_id", "created" desc, "id" desc);

create index "saved_view_list_idx" on "app"."saved_view" ("tenant_id", "list", "created" desc, "id" desc);

create index "saved_view_owner_id_idx" on "app"."saved_view" ("tenant_id", "owner_id", "created" desc, "id" desc);

create index "saved_view_name_order_idx" on "app"."saved_view" ("tenant_id", "name", "id");

alter table "app"."saved_view" enable row level security;

alter table "app"."saved_view" force row level security;

create policy tenant on "app"."saved_view" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."saved_view" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."saved_view" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."saved_view" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."scenario" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "name" text not null,
  "home_location" jsonb not null,
  "host_location" jsonb not null,
  "policy_id" uuid,
  "relocation_package_id" uuid,
  "start_date" date not null,
  "end_date" date,
  "family_size" integer,
  "estimated_cost" numeric(19, 4),
  "currency" text,
  "notes" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "scenario_pkey" primary key ("tenant_id", "id"),
  constraint "scenario_case_detail_id_name_key" unique ("tenant_id", "case_detail_id", "name"),
  constraint "scenario_version_check" check ("version" > 0),
  constraint "scenario_name_check" check (char_length("name") <= 120),
  constraint "scenario_home_location_check" check (jsonb_typeof("home_location") = 'object'),
  constraint "scenario_host_location_check" check (jsonb_typeof("host_location") = 'object'),
  constraint "scenario_family_size_check" check ("family_size" >= 0 and "family_size" <= 20),
  constraint "scenario_estimated_cost_check" check ("estimated_cost" >= 0),
  constraint "scenario_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "scenario_notes_check" check (char_length("notes") <= 4000),
  constraint "scenario_status_check" check ("status" in ('DRAFT', 'SAVED', 'APPROVED', 'REJECTED'))
);

create index "scenario_created_idx" on "app"."scenario" ("tenant_id", "created" desc, "id" desc);

create index "scenario_case_detail_id_idx" on "app"."scenario" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "scenario_status_idx" on "app"."scenario" ("tenant_id", "status", "created" desc, "id" desc);

create index "scenario_search_idx" on "app"."scenario" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."scenario" enable row level security;

alter table "app"."scenario" force row level security;

create policy tenant on "app"."scenario" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."scenario" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."scenario" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."scenario" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."school" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "curriculum" text,
  "country" text not null,
  "address" jsonb,
  "phone" text,
  "email" text,
  "web_address" text,
  "teaching_languages" text,
  "from_age" integer,
  "to_age" integer,
  "fee_per_year" numeric(19, 4),
  "registration_fee" numeric(19, 4),
  "currency" text,
  "apply_by" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "school_pkey" primary key ("tenant_id", "id"),
  constraint "school_code_key" unique ("tenant_id", "code"),
  constraint "school_version_check" check ("version" > 0),
  constraint "school_code_check" check (char_length("code") <= 40),
  constraint "school_code_check2" check ("code" = upper("code")),
  constraint "school_name_check" check (char_length("name") <= 120),
  constraint "school_kind_check" check ("kind" in ('NURSERY', 'PRIMARY', 'SECONDARY', 'ALL_THROUGH')),
  constraint "school_curriculum_check" check ("curriculum" in ('NATIONAL', 'IB', 'BRITISH', 'AMERICAN', 'FRENCH', 'GERMAN', 'SPANISH')),
  constraint "school_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "school_address_check" check (jsonb_typeof("address") = 'object'),
  constraint "school_phone_check" check (char_length("phone") <= 16),
  constraint "school_email_check" check (char_length("email") <= 320),
  constraint "school_web_address_check" check (char_length("web_address") <= 200),
  constraint "school_teaching_languages_check" check (char_length("teaching_languages") <= 120),
  constraint "school_from_age_check" check ("from_age" >= 0 and "from_age" <= 25),
  constraint "school_to_age_check" check ("to_age" >= 0 and "to_age" <= 25),
  constraint "school_fee_per_year_check" check ("fee_per_year" >= 0),
  constraint "school_registration_fee_check" check ("registration_fee" >= 0),
  constraint "school_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "school_apply_by_check" check (char_length("apply_by") <= 80)
);

create index "school_created_idx" on "app"."school" ("tenant_id", "created" desc, "id" desc);

create index "school_name_order_idx" on "app"."school" ("tenant_id", "name", "id");

create index "school_search_idx" on "app"."school" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."school" enable row level security;

alter table "app"."school" force row level security;

create policy tenant on "app"."school" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."school" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."school" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."school" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."school_search" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "dependant_id" uuid,
  "current_grade" text,
  "entry_grade" text,
  "start_date" date,
  "curriculum" text,
  "languages" text,
  "special_needs" text,
  "budget_per_year" numeric(19, 4),
  "currency" text,
  "visit_date" date,
  "test_date" date,
  "chosen_school_id" uuid,
  "outcome" text,
  constraint "school_search_pkey" primary key ("tenant_id", "id"),
  constraint "school_search_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "school_search_version_check" check ("version" > 0),
  constraint "school_search_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "school_search_current_grade_check" check (char_length("current_grade") <= 40),
  constraint "school_search_entry_grade_check" check (char_length("entry_grade") <= 40),
  constraint "school_search_curriculum_check" check ("curriculum" in ('NATIONAL', 'IB', 'BRITISH', 'AMERICAN', 'FRENCH', 'GERMAN', 'SPANISH')),
  constraint "school_search_languages_check" check (char_length("languages") <= 120),
  constraint "school_search_special_needs_check" check (char_length("special_needs") <= 2000),
  constraint "school_search_budget_per_year_check" check ("budget_per_year" >= 0),
  constraint "school_search_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "school_search_outcome_check" check ("outcome" in ('OPEN', 'WAITING_LIST', 'OFFERED', 'ENROLLED', 'NONE'))
);

create index "school_search_created_idx" on "app"."school_search" ("tenant_id", "created" desc, "id" desc);

create index "school_search_dependant_id_idx" on "app"."school_search" ("tenant_id", "dependant_id", "created" desc, "id" desc);

create index "school_search_start_date_idx" on "app"."school_search" ("tenant_id", "start_date", "created" desc, "id" desc);

create index "school_search_case_service_id_idx" on "app"."school_search" ("tenant_id", "case_service_id", "created" desc, "id" desc);

alter table "app"."school_search" enable row level security;

alter table "app"."school_search" force row level security;

create policy tenant on "app"."school_search" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."school_search" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."school_search" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."school_search" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."school_search_schools_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "school_search_schools_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "school_search_schools_link_target_idx" on "app"."school_search_schools_link" ("tenant_id", "target_id");

alter table "app"."school_search_schools_link" enable row level security;

alter table "app"."school_search_schools_link" force row level security;

create policy tenant on "app"."school_search_schools_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."school_search_schools_link" to homeport_gate using (true) with check (true);

create table "app"."service_bundle" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "price" numeric(19, 4),
  "currency" text,
  "discount" numeric(19, 4),
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "service_bundle_pkey" primary key ("tenant_id", "id"),
  constraint "service_bundle_code_key" unique ("tenant_id", "code"),
  constraint "service_bundle_version_check" check ("version" > 0),
  constraint "service_bundle_code_check" check (char_length("code") <= 40),
  constraint "service_bundle_code_check2" check ("code" = upper("code")),
  constraint "service_bundle_name_check" check (char_length("name") <= 120),
  constraint "service_bundle_price_check" check ("price" >= 0),
  constraint "service_bundle_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "service_bundle_discount_check" check ("discount" >= 0 and "discount" <= 100),
  constraint "service_bundle_description_check" check (char_length("description") <= 2000)
);

create index "service_bundle_created_idx" on "app"."service_bundle" ("tenant_id", "created" desc, "id" desc);

create index "service_bundle_name_order_idx" on "app"."service_bundle" ("tenant_id", "name", "id");

create index "service_bundle_search_idx" on "app"."service_bundle" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."service_bundle" enable row level security;

alter table "app"."service_bundle" force row level security;

create policy tenant on "app"."service_bundle" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."service_bundle" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."service_bundle" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."service_bundle" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."service_bundle_service_packs_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "service_bundle_service_packs_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "service_bundle_service_packs_link_target_idx" on "app"."service_bundle_service_packs_link" ("tenant_id", "target_id");

alter table "app"."service_bundle_service_packs_link" enable row level security;

alter table "app"."service_bundle_service_packs_link" force row level security;

create policy tenant on "app"."service_bundle_service_packs_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."service_bundle_service_packs_link" to homeport_gate using (true) with check (true);

create table "app"."service_bundle_service_types_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "service_bundle_service_types_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "service_bundle_service_types_link_target_idx" on "app"."service_bundle_service_types_link" ("tenant_id", "target_id");

alter table "app"."service_bundle_service_types_link" enable row level security;

alter table "app"."service_bundle_service_types_link" force row level security;

create policy tenant on "app"."service_bundle_service_types_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."service_bundle_service_types_link" to homeport_gate using (true) with check (true);

create table "app"."service_fee" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "service_type_id" uuid,
  "financial_entity_id" uuid,
  "kind" text not null,
  "amount" numeric(19, 4),
  "currency" text not null,
  "percent" numeric(19, 4),
  "tax_code_id" uuid,
  "effective_from" date not null,
  "effective_to" date,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", ''))) stored,
  constraint "service_fee_pkey" primary key ("tenant_id", "id"),
  constraint "service_fee_version_check" check ("version" > 0),
  constraint "service_fee_code_check" check (char_length("code") <= 40),
  constraint "service_fee_code_check2" check ("code" = upper("code")),
  constraint "service_fee_name_check" check (char_length("name") <= 120),
  constraint "service_fee_kind_check" check ("kind" in ('FIXED', 'DAY', 'PERCENT')),
  constraint "service_fee_amount_check" check ("amount" >= 0),
  constraint "service_fee_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "service_fee_percent_check" check ("percent" >= 0 and "percent" <= 100)
);

create index "service_fee_created_idx" on "app"."service_fee" ("tenant_id", "created" desc, "id" desc);

create index "service_fee_code_effective_from_idx" on "app"."service_fee" ("tenant_id", "code", "effective_from", "created" desc, "id" desc);

create index "service_fee_service_type_id_idx" on "app"."service_fee" ("tenant_id", "service_type_id", "created" desc, "id" desc);

create index "service_fee_code_order_idx" on "app"."service_fee" ("tenant_id", "code", "id");

create index "service_fee_search_idx" on "app"."service_fee" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."service_fee" enable row level security;

alter table "app"."service_fee" force row level security;

create policy tenant on "app"."service_fee" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."service_fee" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."service_fee" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."service_fee" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."service_pack" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "service_class" text,
  "price" numeric(19, 4),
  "currency" text,
  "family_only" boolean,
  "description" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "service_pack_pkey" primary key ("tenant_id", "id"),
  constraint "service_pack_code_key" unique ("tenant_id", "code"),
  constraint "service_pack_version_check" check ("version" > 0),
  constraint "service_pack_code_check" check (char_length("code") <= 40),
  constraint "service_pack_code_check2" check ("code" = upper("code")),
  constraint "service_pack_name_check" check (char_length("name") <= 120),
  constraint "service_pack_service_class_check" check (char_length("service_class") <= 100),
  constraint "service_pack_price_check" check ("price" >= 0),
  constraint "service_pack_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "service_pack_description_check" check (char_length("description") <= 2000)
);

create index "service_pack_created_idx" on "app"."service_pack" ("tenant_id", "created" desc, "id" desc);

create index "service_pack_name_order_idx" on "app"."service_pack" ("tenant_id", "name", "id");

create index "service_pack_search_idx" on "app"."service_pack" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."service_pack" enable row level security;

alter table "app"."service_pack" force row level security;

create policy tenant on "app"."service_pack" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."service_pack" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."service_pack" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."service_pack" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."service_pack_service_types_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "service_pack_service_types_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "service_pack_service_types_link_target_idx" on "app"."service_pack_service_types_link" ("tenant_id", "target_id");

alter table "app"."service_pack_service_types_link" enable row level security;

alter table "app"."service_pack_service_types_link" force row level security;

create policy tenant on "app"."service_pack_service_types_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."service_pack_service_types_link" to homeport_gate using (true) with check (true);

create table "app"."service_provider" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "party_id" uuid,
  "country" text,
  "is_default" boolean,
  "own_cases_only" boolean,
  "rating" numeric(16, 1),
  "accreditation" text,
  "insured_until" date,
  "payment_terms" text,
  "currency" text,
  "tax_number" text,
  "address" jsonb,
  "phone" text,
  "email" text,
  "web_address" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "service_provider_pkey" primary key ("tenant_id", "id"),
  constraint "service_provider_code_key" unique ("tenant_id", "code"),
  constraint "service_provider_version_check" check ("version" > 0),
  constraint "service_provider_code_check" check (char_length("code") <= 40),
  constraint "service_provider_code_check2" check ("code" = upper("code")),
  constraint "service_provider_name_check" check (char_length("name") <= 120),
  constraint "service_provider_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "service_provider_rating_check" check ("rating" >= 0 and "rating" <= 5),
  constraint "service_provider_accreditation_check" check (char_length("accreditation") <= 120),
  constraint "service_provider_payment_terms_check" check (char_length("payment_terms") <= 100),
  constraint "service_provider_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "service_provider_tax_number_check" check (char_length("tax_number") <= 40),
  constraint "service_provider_address_check" check (jsonb_typeof("address") = 'object'),
  constraint "service_provider_phone_check" check (char_length("phone") <= 16),
  constraint "service_provider_email_check" check (char_length("email") <= 320),
  constraint "service_provider_web_address_check" check (char_length("web_address") <= 200)
);

create unique index "service_provider_country_key" on "app"."service_provider" ("tenant_id", "country") where "is_default";

create index "service_provider_created_idx" on "app"."service_provider" ("tenant_id", "created" desc, "id" desc);

create index "service_provider_party_id_idx" on "app"."service_provider" ("tenant_id", "party_id", "created" desc, "id" desc);

create index "service_provider_country_idx" on "app"."service_provider" ("tenant_id", "country", "created" desc, "id" desc);

create index "service_provider_name_order_idx" on "app"."service_provider" ("tenant_id", "name", "id");

create index "service_provider_search_idx" on "app"."service_provider" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."service_provider" enable row level security;

alter table "app"."service_provider" force row level security;

create policy tenant on "app"."service_provider" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."service_provider" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."service_provider" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."service_provider" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."service_provider_service_types_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "service_provider_service_types_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "service_provider_service_types_link_target_idx" on "app"."service_provider_service_types_link" ("tenant_id", "target_id");

alter table "app"."service_provider_service_types_link" enable row level security;

alter table "app"."service_provider_service_types_link" force row level security;

create policy tenant on "app"."service_provider_service_types_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."service_provider_service_types_link" to homeport_gate using (true) with check (true);

create table "app"."service_provider_users_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "service_provider_users_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "service_provider_users_link_target_idx" on "app"."service_provider_users_link" ("tenant_id", "target_id");

alter table "app"."service_provider_users_link" enable row level security;

alter table "app"."service_provider_users_link" force row level security;

create policy tenant on "app"."service_provider_users_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."service_provider_users_link" to homeport_gate using (true) with check (true);

create table "app"."service_step" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "sequence" integer not null,
  "description" text not null,
  "due_date" date,
  "is_done" boolean,
  "share_with_assignee" boolean,
  "search_text" text generated always as (app.folded(coalesce("description", ''))) stored,
  constraint "service_step_pkey" primary key ("tenant_id", "id"),
  constraint "service_step_version_check" check ("version" > 0),
  constraint "service_step_sequence_check" check ("sequence" >= 1 and "sequence" <= 999),
  constraint "service_step_description_check" check (char_length("description") <= 300)
);

create index "service_step_created_idx" on "app"."service_step" ("tenant_id", "created" desc, "id" desc);

create index "service_step_case_service_id_sequence_idx" on "app"."service_step" ("tenant_id", "case_service_id", "sequence", "created" desc, "id" desc);

create index "service_step_sequence_order_idx" on "app"."service_step" ("tenant_id", "sequence", "id");

create index "service_step_search_idx" on "app"."service_step" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."service_step" enable row level security;

alter table "app"."service_step" force row level security;

create policy tenant on "app"."service_step" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."service_step" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."service_step" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."service_step" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."service_type" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "service_class" text,
  "group" text,
  "service_page" text,
  "share_with_assignee" boolean,
  "share_with_hr" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "service_type_pkey" primary key ("tenant_id", "id"),
  constraint "service_type_code_key" unique ("tenant_id", "code"),
  constraint "service_type_version_check" check ("version" > 0),
  constraint "service_type_code_check" check (char_length("code") <= 40),
  constraint "service_type_code_check2" check ("code" = upper("code")),
  constraint "service_type_name_check" check (char_length("name") <= 120),
  constraint "service_type_service_class_check" check (char_length("service_class") <= 100),
  constraint "service_type_group_check" check (char_length("group") <= 60),
  constraint "service_type_service_page_check" check (char_length("service_page") <= 60)
);

create index "service_type_created_idx" on "app"."service_type" ("tenant_id", "created" desc, "id" desc);

create index "service_type_name_order_idx" on "app"."service_type" ("tenant_id", "name", "id");

create index "service_type_search_idx" on "app"."service_type" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."service_type" enable row level security;

alter table "app"."service_type" force row level security;

create policy tenant on "app"."service_type" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."service_type" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."service_type" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."service_type" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."session" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "user_id" uuid not null,
  "application" text not null,
  "address" text,
  "user_agent" text,
  "last_seen" timestamptz not null,
  "proven_at" timestamptz not null,
  "ends_at" timestamptz not null,
  "ended_at" timestamptz,
  "end_reason" text,
  "refresh_hash" text,
  "refresh_count" integer not null,
  "rotated_at" timestamptz not null,
  "pending" text,
  "tickets" jsonb,
  "acting_user" text,
  "acting_tenant" text,
  "acting_session" text,
  "acting_name" text,
  "preview_role_id" uuid,
  "api_client_id" uuid,
  "scopes" text,
  constraint "session_pkey" primary key ("tenant_id", "id"),
  constraint "session_version_check" check ("version" > 0),
  constraint "session_application_check" check ("application" in ('assignee', 'workspace', 'api')),
  constraint "session_address_check" check (char_length("address") <= 64),
  constraint "session_user_agent_check" check (char_length("user_agent") <= 300),
  constraint "session_end_reason_check" check ("end_reason" in ('LOGGED_OUT', 'SIGNED_OUT_EVERYWHERE', 'PASSWORD_CHANGED', 'TOKEN_REUSED', 'ENDED_BY_ADMINISTRATOR', 'RETURNED')),
  constraint "session_refresh_hash_check" check (char_length("refresh_hash") <= 64),
  constraint "session_pending_check" check ("pending" in ('terms', 'enrol')),
  constraint "session_acting_user_check" check (char_length("acting_user") <= 36),
  constraint "session_acting_tenant_check" check (char_length("acting_tenant") <= 36),
  constraint "session_acting_session_check" check (char_length("acting_session") <= 36),
  constraint "session_acting_name_check" check (char_length("acting_name") <= 210),
  constraint "session_scopes_check" check (char_length("scopes") <= 1000)
);

create index "session_created_idx" on "app"."session" ("tenant_id", "created" desc, "id" desc);

create index "session_user_id_idx" on "app"."session" ("tenant_id", "user_id", "created" desc, "id" desc);

create index "session_last_seen_idx" on "app"."session" ("tenant_id", "last_seen", "created" desc, "id" desc);

create index "session_api_client_id_idx" on "app"."session" ("tenant_id", "api_client_id", "created" desc, "id" desc);

create index "session_preview_role_id_idx" on "app"."session" ("tenant_id", "preview_role_id", "created" desc, "id" desc);

alter table "app"."session" enable row level security;

alter table "app"."session" force row level security;

create policy tenant on "app"."session" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."session" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."session" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."session" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."share_plan" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "company" text not null,
  "ticker" text,
  "vesting_years" integer,
  "cliff_months" integer,
  "administrator_id" uuid,
  "rules" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", '') || ' ' || coalesce("company", ''))) stored,
  constraint "share_plan_pkey" primary key ("tenant_id", "id"),
  constraint "share_plan_code_key" unique ("tenant_id", "code"),
  constraint "share_plan_version_check" check ("version" > 0),
  constraint "share_plan_code_check" check (char_length("code") <= 40),
  constraint "share_plan_code_check2" check ("code" = upper("code")),
  constraint "share_plan_name_check" check (char_length("name") <= 120),
  constraint "share_plan_kind_check" check ("kind" in ('OPTIONS', 'RESTRICTED', 'PURCHASE', 'BONUS')),
  constraint "share_plan_company_check" check (char_length("company") <= 160),
  constraint "share_plan_ticker_check" check (char_length("ticker") <= 20),
  constraint "share_plan_vesting_years_check" check ("vesting_years" >= 0 and "vesting_years" <= 20),
  constraint "share_plan_cliff_months_check" check ("cliff_months" >= 0 and "cliff_months" <= 60),
  constraint "share_plan_rules_check" check (char_length("rules") <= 4000)
);

create index "share_plan_created_idx" on "app"."share_plan" ("tenant_id", "created" desc, "id" desc);

create index "share_plan_administrator_id_idx" on "app"."share_plan" ("tenant_id", "administrator_id", "created" desc, "id" desc);

create index "share_plan_name_order_idx" on "app"."share_plan" ("tenant_id", "name", "id");

create index "share_plan_search_idx" on "app"."share_plan" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."share_plan" enable row level security;

alter table "app"."share_plan" force row level security;

create policy tenant on "app"."share_plan" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."share_plan" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."share_plan" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."share_plan" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."share_plan_grant" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "share_plan_id" uuid not null,
  "employee_id" uuid not null,
  "grant_date" date not null,
  "quantity" integer not null,
  "option_price" numeric(19, 4),
  "currency" text,
  "vesting_start" date,
  "vested_quantity" integer,
  "exercised_quantity" integer,
  "open_quantity" integer,
  "expiry_date" date,
  "taxable_countries" text,
  constraint "share_plan_grant_pkey" primary key ("tenant_id", "id"),
  constraint "share_plan_grant_version_check" check ("version" > 0),
  constraint "share_plan_grant_quantity_check" check ("quantity" >= 1),
  constraint "share_plan_grant_option_price_check" check ("option_price" >= 0),
  constraint "share_plan_grant_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "share_plan_grant_vested_quantity_check" check ("vested_quantity" >= 0),
  constraint "share_plan_grant_exercised_quantity_check" check ("exercised_quantity" >= 0),
  constraint "share_plan_grant_taxable_countries_check" check (char_length("taxable_countries") <= 120)
);

create index "share_plan_grant_created_idx" on "app"."share_plan_grant" ("tenant_id", "created" desc, "id" desc);

create index "share_plan_grant_employee_id_grant_date_idx" on "app"."share_plan_grant" ("tenant_id", "employee_id", "grant_date", "created" desc, "id" desc);

create index "share_plan_grant_share_plan_id_idx" on "app"."share_plan_grant" ("tenant_id", "share_plan_id", "created" desc, "id" desc);

create index "share_plan_grant_grant_date_order_idx" on "app"."share_plan_grant" ("tenant_id", "grant_date", "id");

alter table "app"."share_plan_grant" enable row level security;

alter table "app"."share_plan_grant" force row level security;

create policy tenant on "app"."share_plan_grant" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."share_plan_grant" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."share_plan_grant" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."share_plan_grant" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."shipment" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text,
  "case_detail_id" uuid,
  "case_service_id" uuid,
  "shipment_type_id" uuid not null,
  "debtor_id" uuid,
  "debtor_ref" text,
  "primary_shipment_id" uuid,
  "variant_name" text,
  "quote_type" text not null,
  "origin" jsonb,
  "destination" jsonb,
  "required_pickup_date" date,
  "required_delivery_date" date,
  "estimated_pickup_date" date,
  "estimated_delivery_date" date,
  "actual_pickup_date" date,
  "actual_delivery_date" date,
  "gross_volume" numeric(19, 4),
  "gross_volume_unit" text,
  "gross_volume_cbm" numeric(21, 6),
  "gross_volume_cuft" numeric(21, 6),
  "net_volume" numeric(19, 4),
  "net_volume_unit" text,
  "net_volume_cbm" numeric(21, 6),
  "net_volume_cuft" numeric(21, 6),
  "gross_weight" numeric(19, 4),
  "gross_weight_unit" text,
  "gross_weight_kgs" numeric(21, 6),
  "gross_weight_lbs" numeric(21, 6),
  "net_weight" numeric(19, 4),
  "net_weight_unit" text,
  "net_weight_kgs" numeric(21, 6),
  "net_weight_lbs" numeric(21, 6),
  "cost_amount" numeric(19, 4),
  "sale_amount" numeric(19, 4),
  "currency" text not null,
  "markup_percent" numeric(19, 4),
  "gross_profit" numeric(19, 4),
  "gross_profit_percent" numeric(19, 4),
  "lost_reason" text,
  "lost_date" date,
  "lost_price" numeric(19, 4),
  "sales_status" text not null,
  "operational_status" text not null,
  "search_text" text generated always as (app.folded(coalesce("reference", '') || ' ' || coalesce("debtor_ref", '') || ' ' || coalesce("variant_name", ''))) stored,
  constraint "shipment_pkey" primary key ("tenant_id", "id"),
  constraint "shipment_reference_key" unique ("tenant_id", "reference"),
  constraint "shipment_version_check" check ("version" > 0),
  constraint "shipment_reference_check" check (char_length("reference") <= 40),
  constraint "shipment_reference_check2" check ("reference" = upper("reference")),
  constraint "shipment_debtor_ref_check" check (char_length("debtor_ref") <= 60),
  constraint "shipment_variant_name_check" check (char_length("variant_name") <= 60),
  constraint "shipment_quote_type_check" check ("quote_type" in ('SURVEY', 'VIDEO_SURVEY', 'ESTIMATE', 'TENDER')),
  constraint "shipment_origin_check" check (jsonb_typeof("origin") = 'object'),
  constraint "shipment_destination_check" check (jsonb_typeof("destination") = 'object'),
  constraint "shipment_gross_volume_check" check ("gross_volume" >= 0),
  constraint "shipment_gross_volume_unit_check" check ("gross_volume_unit" in ('CBM', 'CUFT')),
  constraint "shipment_net_volume_check" check ("net_volume" >= 0),
  constraint "shipment_net_volume_unit_check" check ("net_volume_unit" in ('CBM', 'CUFT')),
  constraint "shipment_gross_weight_check" check ("gross_weight" >= 0),
  constraint "shipment_gross_weight_unit_check" check ("gross_weight_unit" in ('KGS', 'LBS')),
  constraint "shipment_net_weight_check" check ("net_weight" >= 0),
  constraint "shipment_net_weight_unit_check" check ("net_weight_unit" in ('KGS', 'LBS')),
  constraint "shipment_cost_amount_check" check ("cost_amount" >= 0),
  constraint "shipment_sale_amount_check" check ("sale_amount" >= 0),
  constraint "shipment_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "shipment_lost_reason_check" check (char_length("lost_reason") <= 100),
  constraint "shipment_sales_status_check" check ("sales_status" in ('QUOTED', 'BOOKED', 'LOST', 'NOT_CHOSEN', 'CANCELLED')),
  constraint "shipment_operational_status_check" check ("operational_status" in ('PLANNED', 'PACKED', 'IN_TRANSIT', 'IN_CUSTOMS', 'DELIVERED'))
);

create index "shipment_created_idx" on "app"."shipment" ("tenant_id", "created" desc, "id" desc);

create index "shipment_sales_status_required_pickup_date_idx" on "app"."shipment" ("tenant_id", "sales_status", "required_pickup_date", "created" desc, "id" desc);

create index "shipment_operational_status_idx" on "app"."shipment" ("tenant_id", "operational_status", "created" desc, "id" desc);

create index "shipment_case_detail_id_idx" on "app"."shipment" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "shipment_primary_shipment_id_idx" on "app"."shipment" ("tenant_id", "primary_shipment_id", "created" desc, "id" desc);

create index "shipment_debtor_id_idx" on "app"."shipment" ("tenant_id", "debtor_id", "created" desc, "id" desc);

create index "shipment_case_service_id_idx" on "app"."shipment" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "shipment_search_idx" on "app"."shipment" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."shipment" enable row level security;

alter table "app"."shipment" force row level security;

create policy tenant on "app"."shipment" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."shipment" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."shipment" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."shipment" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."shipment_item" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "shipment_id" uuid not null,
  "sequence" integer not null,
  "article" text not null,
  "room" text,
  "quantity" integer not null,
  "volume" numeric(19, 4),
  "volume_unit" text,
  "volume_cbm" numeric(21, 6),
  "volume_cuft" numeric(21, 6),
  "weight" numeric(19, 4),
  "weight_unit" text,
  "weight_kgs" numeric(21, 6),
  "weight_lbs" numeric(21, 6),
  "packing_material_id" uuid,
  "condition" text,
  "is_high_value" boolean,
  "declared_value" numeric(19, 4),
  "currency" text,
  "search_text" text generated always as (app.folded(coalesce("article", ''))) stored,
  constraint "shipment_item_pkey" primary key ("tenant_id", "id"),
  constraint "shipment_item_version_check" check ("version" > 0),
  constraint "shipment_item_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "shipment_item_article_check" check (char_length("article") <= 160),
  constraint "shipment_item_room_check" check (char_length("room") <= 60),
  constraint "shipment_item_quantity_check" check ("quantity" >= 1 and "quantity" <= 9999),
  constraint "shipment_item_volume_check" check ("volume" >= 0),
  constraint "shipment_item_volume_unit_check" check ("volume_unit" in ('CBM', 'CUFT')),
  constraint "shipment_item_weight_check" check ("weight" >= 0),
  constraint "shipment_item_weight_unit_check" check ("weight_unit" in ('KGS', 'LBS')),
  constraint "shipment_item_condition_check" check (char_length("condition") <= 200),
  constraint "shipment_item_declared_value_check" check ("declared_value" >= 0),
  constraint "shipment_item_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "shipment_item_created_idx" on "app"."shipment_item" ("tenant_id", "created" desc, "id" desc);

create index "shipment_item_shipment_id_sequence_idx" on "app"."shipment_item" ("tenant_id", "shipment_id", "sequence", "created" desc, "id" desc);

create index "shipment_item_sequence_order_idx" on "app"."shipment_item" ("tenant_id", "sequence", "id");

create index "shipment_item_search_idx" on "app"."shipment_item" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."shipment_item" enable row level security;

alter table "app"."shipment_item" force row level security;

create policy tenant on "app"."shipment_item" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."shipment_item" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."shipment_item" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."shipment_item" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."shipment_type" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "mode" text not null,
  "charged_by" text not null,
  "volumetric_divisor" integer,
  "density" numeric(17, 2),
  "is_groupage" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "shipment_type_pkey" primary key ("tenant_id", "id"),
  constraint "shipment_type_code_key" unique ("tenant_id", "code"),
  constraint "shipment_type_version_check" check ("version" > 0),
  constraint "shipment_type_code_check" check (char_length("code") <= 40),
  constraint "shipment_type_code_check2" check ("code" = upper("code")),
  constraint "shipment_type_name_check" check (char_length("name") <= 120),
  constraint "shipment_type_mode_check" check ("mode" in ('AIR', 'SEA', 'ROAD', 'RAIL', 'COURIER')),
  constraint "shipment_type_charged_by_check" check ("charged_by" in ('CHARGEABLE_WEIGHT', 'VOLUME', 'REVENUE_TON')),
  constraint "shipment_type_volumetric_divisor_check" check ("volumetric_divisor" >= 1000 and "volumetric_divisor" <= 20000),
  constraint "shipment_type_density_check" check ("density" >= 0.1 and "density" <= 100)
);

create index "shipment_type_created_idx" on "app"."shipment_type" ("tenant_id", "created" desc, "id" desc);

create index "shipment_type_name_order_idx" on "app"."shipment_type" ("tenant_id", "name", "id");

create index "shipment_type_search_idx" on "app"."shipment_type" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."shipment_type" enable row level security;

alter table "app"."shipment_type" force row level security;

create policy tenant on "app"."shipment_type" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."shipment_type" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."shipment_type" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."shipment_type" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."sign_in_event" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "user_id" uuid not null,
  "kind" text not null,
  "session" text,
  "by_user" text,
  "by_name" text,
  "address" text,
  "user_agent" text,
  constraint "sign_in_event_pkey" primary key ("tenant_id", "id"),
  constraint "sign_in_event_version_check" check ("version" > 0),
  constraint "sign_in_event_kind_check" check ("kind" in ('SIGNED_IN', 'REFUSED', 'LOCKED', 'REFUSED_WHILE_LOCKED', 'WRONG_CODE', 'WRONG_ROLE', 'ADDRESS_SHUT_OUT', 'SIGNED_OUT', 'SIGNED_OUT_EVERYWHERE', 'SESSION_ENDED', 'TOKEN_REUSED', 'PASSWORD_CONFIRMED', 'PASSWORD_NOT_CONFIRMED', 'PASSWORD_CHANGED', 'LINK_SENT', 'TWO_FACTOR_ON', 'TWO_FACTOR_OFF', 'RECOVERY_CODE_USED', 'TERMS_ACCEPTED', 'UNLOCKED', 'PREVIEW_STARTED', 'PREVIEW_ENDED', 'ACTING_STARTED', 'ACTING_ENDED')),
  constraint "sign_in_event_session_check" check (char_length("session") <= 36),
  constraint "sign_in_event_by_user_check" check (char_length("by_user") <= 36),
  constraint "sign_in_event_by_name_check" check (char_length("by_name") <= 210),
  constraint "sign_in_event_address_check" check (char_length("address") <= 64),
  constraint "sign_in_event_user_agent_check" check (char_length("user_agent") <= 300)
);

create index "sign_in_event_created_idx" on "app"."sign_in_event" ("tenant_id", "created" desc, "id" desc);

create index "sign_in_event_user_id_idx" on "app"."sign_in_event" ("tenant_id", "user_id", "created" desc, "id" desc);

alter table "app"."sign_in_event" enable row level security;

alter table "app"."sign_in_event" force row level security;

create policy tenant on "app"."sign_in_event" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."sign_in_event" to homeport_gate using (true) with check (true);

revoke update on "app"."sign_in_event" from homeport_app;

create trigger noted after insert or update or delete on "app"."sign_in_event" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."sign_in_event" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."signing_key" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "sealed" text not null,
  "certificate" text not null,
  "fingerprint" text not null,
  constraint "signing_key_pkey" primary key ("tenant_id", "id"),
  constraint "signing_key_code_key" unique ("tenant_id", "code"),
  constraint "signing_key_version_check" check ("version" > 0),
  constraint "signing_key_code_check" check (char_length("code") <= 20),
  constraint "signing_key_code_check2" check ("code" = upper("code")),
  constraint "signing_key_sealed_check" check (char_length("sealed") <= 20000),
  constraint "signing_key_certificate_check" check (char_length("certificate") <= 8000),
  constraint "signing_key_fingerprint_check" check (char_length("fingerprint") <= 64)
);

create index "signing_key_created_idx" on "app"."signing_key" ("tenant_id", "created" desc, "id" desc);

alter table "app"."signing_key" enable row level security;

alter table "app"."signing_key" force row level security;

create policy tenant on "app"."signing_key" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."signing_key" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."signing_key" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."signing_key" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."smart_menu_setting" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "role_id" uuid not null,
  "menu" text not null,
  "name" text not null,
  "name_es" text,
  "name_fr" text,
  "path" text not null,
  "sequence" integer not null,
  "is_shown" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("path", ''))) stored,
  constraint "smart_menu_setting_pkey" primary key ("tenant_id", "id"),
  constraint "smart_menu_setting_role_id_menu_path_key" unique ("tenant_id", "role_id", "menu", "path"),
  constraint "smart_menu_setting_version_check" check ("version" > 0),
  constraint "smart_menu_setting_menu_check" check ("menu" in ('dashboard', 'cases', 'customers', 'financial', 'operations', 'vendor', 'library', 'reports', 'admin', 'tenants', 'profile')),
  constraint "smart_menu_setting_name_check" check (char_length("name") <= 60),
  constraint "smart_menu_setting_name_es_check" check (char_length("name_es") <= 60),
  constraint "smart_menu_setting_name_fr_check" check (char_length("name_fr") <= 60),
  constraint "smart_menu_setting_path_check" check (char_length("path") <= 400),
  constraint "smart_menu_setting_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999)
);

create index "smart_menu_setting_created_idx" on "app"."smart_menu_setting" ("tenant_id", "created" desc, "id" desc);

create index "smart_menu_setting_role_id_idx" on "app"."smart_menu_setting" ("tenant_id", "role_id", "created" desc, "id" desc);

create index "smart_menu_setting_sequence_order_idx" on "app"."smart_menu_setting" ("tenant_id", "sequence", "id");

create index "smart_menu_setting_search_idx" on "app"."smart_menu_setting" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."smart_menu_setting" enable row level security;

alter table "app"."smart_menu_setting" force row level security;

create policy tenant on "app"."smart_menu_setting" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."smart_menu_setting" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."smart_menu_setting" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."smart_menu_setting" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."sso_flow" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "setup_id" uuid not null,
  "state_hash" text not null,
  "challenge" text not null,
  "application" text not null,
  "origin" text not null,
  "code_verifier" text,
  "nonce" text not null,
  "confirms" text,
  "subject" text,
  "user_id" uuid,
  "code_hash" text,
  "tries" integer not null,
  "expires" timestamptz not null,
  "used_at" timestamptz,
  constraint "sso_flow_pkey" primary key ("tenant_id", "id"),
  constraint "sso_flow_state_hash_key" unique ("tenant_id", "state_hash"),
  constraint "sso_flow_version_check" check ("version" > 0),
  constraint "sso_flow_state_hash_check" check (char_length("state_hash") <= 64),
  constraint "sso_flow_challenge_check" check (char_length("challenge") <= 64),
  constraint "sso_flow_application_check" check ("application" in ('assignee', 'workspace')),
  constraint "sso_flow_origin_check" check (char_length("origin") <= 300),
  constraint "sso_flow_code_verifier_check" check (char_length("code_verifier") <= 128),
  constraint "sso_flow_nonce_check" check (char_length("nonce") <= 128),
  constraint "sso_flow_confirms_check" check (char_length("confirms") <= 36),
  constraint "sso_flow_subject_check" check (char_length("subject") <= 255),
  constraint "sso_flow_code_hash_check" check (char_length("code_hash") <= 64)
);

create index "sso_flow_created_idx" on "app"."sso_flow" ("tenant_id", "created" desc, "id" desc);

create index "sso_flow_expires_idx" on "app"."sso_flow" ("tenant_id", "expires", "created" desc, "id" desc);

create index "sso_flow_setup_id_idx" on "app"."sso_flow" ("tenant_id", "setup_id", "created" desc, "id" desc);

create index "sso_flow_user_id_idx" on "app"."sso_flow" ("tenant_id", "user_id", "created" desc, "id" desc);

alter table "app"."sso_flow" enable row level security;

alter table "app"."sso_flow" force row level security;

create policy tenant on "app"."sso_flow" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."sso_flow" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."sso_flow" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."sso_flow" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."sso_identity" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "user_id" uuid not null,
  "setup_id" uuid not null,
  "subject" text not null,
  "last_used" timestamptz,
  constraint "sso_identity_pkey" primary key ("tenant_id", "id"),
  constraint "sso_identity_setup_id_subject_key" unique ("tenant_id", "setup_id", "subject"),
  constraint "sso_identity_version_check" check ("version" > 0),
  constraint "sso_identity_subject_check" check (char_length("subject") <= 255)
);

create index "sso_identity_created_idx" on "app"."sso_identity" ("tenant_id", "created" desc, "id" desc);

create index "sso_identity_user_id_idx" on "app"."sso_identity" ("tenant_id", "user_id", "created" desc, "id" desc);

create index "sso_identity_setup_id_idx" on "app"."sso_identity" ("tenant_id", "setup_id", "created" desc, "id" desc);

alter table "app"."sso_identity" enable row level security;

alter table "app"."sso_identity" force row level security;

create policy tenant on "app"."sso_identity" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."sso_identity" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."sso_identity" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."sso_identity" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."sso_setup" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "name" text not null,
  "protocol" text not null,
  "issuer" text not null,
  "client_id" text,
  "client_secret" text,
  "has_client_secret" boolean,
  "entry_point" text,
  "certificate" text,
  "trusts_second_factor" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("issuer", ''))) stored,
  constraint "sso_setup_pkey" primary key ("tenant_id", "id"),
  constraint "sso_setup_issuer_client_id_key" unique ("tenant_id", "issuer", "client_id"),
  constraint "sso_setup_version_check" check ("version" > 0),
  constraint "sso_setup_name_check" check (char_length("name") <= 60),
  constraint "sso_setup_protocol_check" check ("protocol" in ('OIDC', 'SAML')),
  constraint "sso_setup_issuer_check" check (char_length("issuer") <= 300),
  constraint "sso_setup_client_id_check" check (char_length("client_id") <= 200),
  constraint "sso_setup_client_secret_check" check (char_length("client_secret") <= 1000),
  constraint "sso_setup_entry_point_check" check (char_length("entry_point") <= 500),
  constraint "sso_setup_certificate_check" check (char_length("certificate") <= 20000)
);

create index "sso_setup_created_idx" on "app"."sso_setup" ("tenant_id", "created" desc, "id" desc);

create index "sso_setup_name_order_idx" on "app"."sso_setup" ("tenant_id", "name", "id");

create index "sso_setup_search_idx" on "app"."sso_setup" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."sso_setup" enable row level security;

alter table "app"."sso_setup" force row level security;

create policy tenant on "app"."sso_setup" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."sso_setup" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."sso_setup" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."sso_setup" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."statement" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text not null,
  "financial_entity_id" uuid not null,
  "period_from" date not null,
  "period_to" date not null,
  "currency" text not null,
  "opening_balance" numeric(19, 4),
  "invoiced_amount" numeric(19, 4),
  "paid_amount" numeric(19, 4),
  "closing_balance" numeric(19, 4),
  "sent_date" date,
  "search_text" text generated always as (app.folded(coalesce("reference", ''))) stored,
  constraint "statement_pkey" primary key ("tenant_id", "id"),
  constraint "statement_reference_key" unique ("tenant_id", "reference"),
  constraint "statement_version_check" check ("version" > 0),
  constraint "statement_reference_check" check (char_length("reference") <= 40),
  constraint "statement_reference_check2" check ("reference" = upper("reference")),
  constraint "statement_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "statement_invoiced_amount_check" check ("invoiced_amount" >= 0),
  constraint "statement_paid_amount_check" check ("paid_amount" >= 0)
);

create index "statement_created_idx" on "app"."statement" ("tenant_id", "created" desc, "id" desc);

create index "statement_financial_entity_id_period_from_idx" on "app"."statement" ("tenant_id", "financial_entity_id", "period_from", "created" desc, "id" desc);

create index "statement_search_idx" on "app"."statement" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."statement" enable row level security;

alter table "app"."statement" force row level security;

create policy tenant on "app"."statement" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."statement" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."statement" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."statement" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."storage" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "shipment_id" uuid,
  "warehouse_id" uuid not null,
  "kind" text not null,
  "date_in" date not null,
  "date_out" date,
  "transit_ends_on" date,
  "notice_on" date,
  "notice_sent_on" date,
  "net_volume" numeric(19, 4),
  "net_volume_unit" text,
  "net_volume_cbm" numeric(21, 6),
  "net_volume_cuft" numeric(21, 6),
  "net_weight" numeric(19, 4),
  "net_weight_unit" text,
  "net_weight_kgs" numeric(21, 6),
  "net_weight_lbs" numeric(21, 6),
  "number_of_items" integer,
  "is_climate_controlled" boolean,
  "insured_value" numeric(19, 4),
  "currency" text,
  constraint "storage_pkey" primary key ("tenant_id", "id"),
  constraint "storage_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "storage_version_check" check ("version" > 0),
  constraint "storage_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "storage_kind_check" check ("kind" in ('TRANSIT', 'PERMANENT')),
  constraint "storage_net_volume_check" check ("net_volume" >= 0),
  constraint "storage_net_volume_unit_check" check ("net_volume_unit" in ('CBM', 'CUFT')),
  constraint "storage_net_weight_check" check ("net_weight" >= 0),
  constraint "storage_net_weight_unit_check" check ("net_weight_unit" in ('KGS', 'LBS')),
  constraint "storage_number_of_items_check" check ("number_of_items" >= 0 and "number_of_items" <= 9999),
  constraint "storage_insured_value_check" check ("insured_value" >= 0),
  constraint "storage_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "storage_created_idx" on "app"."storage" ("tenant_id", "created" desc, "id" desc);

create index "storage_warehouse_id_date_out_idx" on "app"."storage" ("tenant_id", "warehouse_id", "date_out", "created" desc, "id" desc);

create index "storage_shipment_id_idx" on "app"."storage" ("tenant_id", "shipment_id", "created" desc, "id" desc);

create index "storage_transit_ends_on_idx" on "app"."storage" ("tenant_id", "transit_ends_on", "created" desc, "id" desc);

create index "storage_case_service_id_idx" on "app"."storage" ("tenant_id", "case_service_id", "created" desc, "id" desc);

alter table "app"."storage" enable row level security;

alter table "app"."storage" force row level security;

create policy tenant on "app"."storage" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."storage" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."storage" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."storage" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."survey_follow_up" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "quality_survey_id" uuid not null,
  "case_detail_id" uuid not null,
  "assignee_id" uuid not null,
  "percent" numeric(17, 2),
  "owner_id" uuid,
  "due_date" date,
  "note" text,
  "status" text not null,
  constraint "survey_follow_up_pkey" primary key ("tenant_id", "id"),
  constraint "survey_follow_up_version_check" check ("version" > 0),
  constraint "survey_follow_up_note_check" check (char_length("note") <= 4000),
  constraint "survey_follow_up_status_check" check ("status" in ('OPEN', 'DONE'))
);

create index "survey_follow_up_created_idx" on "app"."survey_follow_up" ("tenant_id", "created" desc, "id" desc);

create index "survey_follow_up_status_idx" on "app"."survey_follow_up" ("tenant_id", "status", "created" desc, "id" desc);

create index "survey_follow_up_owner_id_status_idx" on "app"."survey_follow_up" ("tenant_id", "owner_id", "status", "created" desc, "id" desc);

create index "survey_follow_up_quality_survey_id_idx" on "app"."survey_follow_up" ("tenant_id", "quality_survey_id", "created" desc, "id" desc);

create index "survey_follow_up_case_detail_id_idx" on "app"."survey_follow_up" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

alter table "app"."survey_follow_up" enable row level security;

alter table "app"."survey_follow_up" force row level security;

create policy tenant on "app"."survey_follow_up" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."survey_follow_up" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."survey_follow_up" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."survey_follow_up" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."survey_question" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "name_es" text,
  "name_fr" text,
  "sequence" integer,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "survey_question_pkey" primary key ("tenant_id", "id"),
  constraint "survey_question_code_key" unique ("tenant_id", "code"),
  constraint "survey_question_version_check" check ("version" > 0),
  constraint "survey_question_code_check" check (char_length("code") <= 40),
  constraint "survey_question_code_check2" check ("code" = upper("code")),
  constraint "survey_question_name_check" check (char_length("name") <= 300),
  constraint "survey_question_name_es_check" check (char_length("name_es") <= 300),
  constraint "survey_question_name_fr_check" check (char_length("name_fr") <= 300),
  constraint "survey_question_sequence_check" check ("sequence" >= 1 and "sequence" <= 999)
);

create index "survey_question_created_idx" on "app"."survey_question" ("tenant_id", "created" desc, "id" desc);

create index "survey_question_sequence_order_idx" on "app"."survey_question" ("tenant_id", "sequence", "id");

create index "survey_question_search_idx" on "app"."survey_question" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."survey_question" enable row level security;

alter table "app"."survey_question" force row level security;

create policy tenant on "app"."survey_question" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."survey_question" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."survey_question" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."survey_question" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."tax_code" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "country" text,
  "rate" numeric(19, 4) not null,
  "recoverable" boolean,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", ''))) stored,
  constraint "tax_code_pkey" primary key ("tenant_id", "id"),
  constraint "tax_code_code_key" unique ("tenant_id", "code"),
  constraint "tax_code_version_check" check ("version" > 0),
  constraint "tax_code_code_check" check (char_length("code") <= 40),
  constraint "tax_code_code_check2" check ("code" = upper("code")),
  constraint "tax_code_name_check" check (char_length("name") <= 120),
  constraint "tax_code_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "tax_code_rate_check" check ("rate" >= 0 and "rate" <= 100)
);

create index "tax_code_created_idx" on "app"."tax_code" ("tenant_id", "created" desc, "id" desc);

create index "tax_code_code_order_idx" on "app"."tax_code" ("tenant_id", "code", "id");

create index "tax_code_search_idx" on "app"."tax_code" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."tax_code" enable row level security;

alter table "app"."tax_code" force row level security;

create policy tenant on "app"."tax_code" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."tax_code" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."tax_code" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."tax_code" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."tax_service" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "kind" text not null,
  "country" text not null,
  "tax_year" integer not null,
  "provider" text,
  "briefing_date" date,
  "information_date" date,
  "due_date" date,
  "extended_due_date" date,
  "filed_date" date,
  "assessment_date" date,
  "is_authorised" boolean,
  "tax_due" numeric(19, 4),
  "refund" numeric(19, 4),
  "fee" numeric(19, 4),
  "currency" text,
  "search_text" text generated always as (app.folded(coalesce("provider", ''))) stored,
  constraint "tax_service_pkey" primary key ("tenant_id", "id"),
  constraint "tax_service_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "tax_service_version_check" check ("version" > 0),
  constraint "tax_service_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "tax_service_kind_check" check ("kind" in ('BRIEFING', 'ARRIVAL', 'DEPARTURE', 'HOME_RETURN', 'HOST_RETURN', 'EQUALISATION')),
  constraint "tax_service_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "tax_service_tax_year_check" check ("tax_year" >= 2000 and "tax_year" <= 2100),
  constraint "tax_service_provider_check" check (char_length("provider") <= 160),
  constraint "tax_service_tax_due_check" check ("tax_due" >= 0),
  constraint "tax_service_refund_check" check ("refund" >= 0),
  constraint "tax_service_fee_check" check ("fee" >= 0),
  constraint "tax_service_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "tax_service_created_idx" on "app"."tax_service" ("tenant_id", "created" desc, "id" desc);

create index "tax_service_due_date_idx" on "app"."tax_service" ("tenant_id", "due_date", "created" desc, "id" desc);

create index "tax_service_country_tax_year_idx" on "app"."tax_service" ("tenant_id", "country", "tax_year", "created" desc, "id" desc);

create index "tax_service_case_service_id_idx" on "app"."tax_service" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "tax_service_search_idx" on "app"."tax_service" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."tax_service" enable row level security;

alter table "app"."tax_service" force row level security;

create policy tenant on "app"."tax_service" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."tax_service" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."tax_service" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."tax_service" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."tax_table" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "country" text not null,
  "state" text,
  "kind" text not null,
  "filing_status" text not null,
  "currency" text not null,
  "effective_from" date not null,
  "effective_to" date,
  "source" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("code", '') || ' ' || coalesce("name", ''))) stored,
  constraint "tax_table_pkey" primary key ("tenant_id", "id"),
  constraint "tax_table_version_check" check ("version" > 0),
  constraint "tax_table_code_check" check (char_length("code") <= 40),
  constraint "tax_table_code_check2" check ("code" = upper("code")),
  constraint "tax_table_name_check" check (char_length("name") <= 120),
  constraint "tax_table_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "tax_table_state_check" check (char_length("state") <= 60),
  constraint "tax_table_kind_check" check ("kind" in ('HYPOTHETICAL', 'INCOME', 'SOCIAL')),
  constraint "tax_table_filing_status_check" check ("filing_status" in ('SINGLE', 'MARRIED', 'MARRIED_CHILDREN', 'ALL')),
  constraint "tax_table_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "tax_table_source_check" check (char_length("source") <= 200)
);

create index "tax_table_created_idx" on "app"."tax_table" ("tenant_id", "created" desc, "id" desc);

create index "tax_table_country_kind_effective_from_idx" on "app"."tax_table" ("tenant_id", "country", "kind", "effective_from", "created" desc, "id" desc);

create index "tax_table_code_order_idx" on "app"."tax_table" ("tenant_id", "code", "id");

create index "tax_table_search_idx" on "app"."tax_table" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."tax_table" enable row level security;

alter table "app"."tax_table" force row level security;

create policy tenant on "app"."tax_table" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."tax_table" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."tax_table" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."tax_table" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."tax_table_band" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "tax_table_id" uuid not null,
  "currency" text not null,
  "from_amount" numeric(19, 4) not null,
  "to_amount" numeric(19, 4),
  "rate" numeric(19, 4) not null,
  "fixed_amount" numeric(19, 4),
  constraint "tax_table_band_pkey" primary key ("tenant_id", "id"),
  constraint "tax_table_band_tax_table_id_from_amount_key" unique ("tenant_id", "tax_table_id", "from_amount"),
  constraint "tax_table_band_version_check" check ("version" > 0),
  constraint "tax_table_band_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "tax_table_band_from_amount_check" check ("from_amount" >= 0),
  constraint "tax_table_band_to_amount_check" check ("to_amount" >= 0),
  constraint "tax_table_band_rate_check" check ("rate" >= 0 and "rate" <= 100),
  constraint "tax_table_band_fixed_amount_check" check ("fixed_amount" >= 0)
);

create index "tax_table_band_created_idx" on "app"."tax_table_band" ("tenant_id", "created" desc, "id" desc);

create index "tax_table_band_tax_table_id_idx" on "app"."tax_table_band" ("tenant_id", "tax_table_id", "created" desc, "id" desc);

create index "tax_table_band_from_amount_order_idx" on "app"."tax_table_band" ("tenant_id", "from_amount", "id");

alter table "app"."tax_table_band" enable row level security;

alter table "app"."tax_table_band" force row level security;

create policy tenant on "app"."tax_table_band" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."tax_table_band" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."tax_table_band" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."tax_table_band" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."team" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "office_id" uuid,
  "lead_id" uuid,
  "email" text,
  "case_access" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "team_pkey" primary key ("tenant_id", "id"),
  constraint "team_code_key" unique ("tenant_id", "code"),
  constraint "team_version_check" check ("version" > 0),
  constraint "team_code_check" check (char_length("code") <= 40),
  constraint "team_code_check2" check ("code" = upper("code")),
  constraint "team_name_check" check (char_length("name") <= 120),
  constraint "team_email_check" check (char_length("email") <= 320),
  constraint "team_case_access_check" check ("case_access" in ('FULL', 'OWN_OFFICE'))
);

create index "team_created_idx" on "app"."team" ("tenant_id", "created" desc, "id" desc);

create index "team_name_order_idx" on "app"."team" ("tenant_id", "name", "id");

create index "team_search_idx" on "app"."team" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."team" enable row level security;

alter table "app"."team" force row level security;

create policy tenant on "app"."team" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."team" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."team" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."team" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."team_member" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "team_id" uuid not null,
  "user_id" uuid not null,
  "part" text not null,
  "is_backup" boolean,
  constraint "team_member_pkey" primary key ("tenant_id", "id"),
  constraint "team_member_team_id_user_id_key" unique ("tenant_id", "team_id", "user_id"),
  constraint "team_member_version_check" check ("version" > 0),
  constraint "team_member_part_check" check ("part" in ('CASE_OWNER', 'COORDINATOR', 'SPECIALIST', 'OBSERVER'))
);

create index "team_member_created_idx" on "app"."team_member" ("tenant_id", "created" desc, "id" desc);

create index "team_member_user_id_idx" on "app"."team_member" ("tenant_id", "user_id", "created" desc, "id" desc);

create index "team_member_team_id_idx" on "app"."team_member" ("tenant_id", "team_id", "created" desc, "id" desc);

alter table "app"."team_member" enable row level security;

alter table "app"."team_member" force row level security;

create policy tenant on "app"."team_member" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."team_member" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."team_member" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."team_member" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."temporary_accommodation" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "vendor_id" uuid,
  "kind" text,
  "place_name" text,
  "place_address" jsonb,
  "check_in_date" date not null,
  "check_out_date" date not null,
  "nights" integer,
  "nightly_rate" numeric(19, 4),
  "extra_cost" numeric(19, 4),
  "currency" text not null,
  "total_cost" numeric(19, 4),
  "bedrooms" integer,
  "booking_reference" text,
  "cancel_by" date,
  "may_extend_until" date,
  "has_breakfast" boolean,
  "pets_allowed" boolean,
  "arrival_notes" text,
  "search_text" text generated always as (app.folded(coalesce("place_name", '') || ' ' || coalesce("booking_reference", ''))) stored,
  constraint "temporary_accommodation_pkey" primary key ("tenant_id", "id"),
  constraint "temporary_accommodation_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "temporary_accommodation_version_check" check ("version" > 0),
  constraint "temporary_accommodation_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "temporary_accommodation_kind_check" check ("kind" in ('SERVICED', 'HOTEL', 'APARTMENT', 'OTHER')),
  constraint "temporary_accommodation_place_name_check" check (char_length("place_name") <= 160),
  constraint "temporary_accommodation_place_address_check" check (jsonb_typeof("place_address") = 'object'),
  constraint "temporary_accommodation_nightly_rate_check" check ("nightly_rate" >= 0),
  constraint "temporary_accommodation_extra_cost_check" check ("extra_cost" >= 0),
  constraint "temporary_accommodation_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "temporary_accommodation_bedrooms_check" check ("bedrooms" >= 0 and "bedrooms" <= 10),
  constraint "temporary_accommodation_booking_reference_check" check (char_length("booking_reference") <= 60),
  constraint "temporary_accommodation_arrival_notes_check" check (char_length("arrival_notes") <= 2000)
);

create index "temporary_accommodation_created_idx" on "app"."temporary_accommodation" ("tenant_id", "created" desc, "id" desc);

create index "temporary_accommodation_check_in_date_idx" on "app"."temporary_accommodation" ("tenant_id", "check_in_date", "created" desc, "id" desc);

create index "temporary_accommodation_vendor_id_idx" on "app"."temporary_accommodation" ("tenant_id", "vendor_id", "created" desc, "id" desc);

create index "temporary_accommodation_case_service_id_idx" on "app"."temporary_accommodation" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "temporary_accommodation_search_idx" on "app"."temporary_accommodation" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."temporary_accommodation" enable row level security;

alter table "app"."temporary_accommodation" force row level security;

create policy tenant on "app"."temporary_accommodation" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."temporary_accommodation" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."temporary_accommodation" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."temporary_accommodation" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."tenancy_management" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "lease_id" uuid,
  "rent_paid_by" text,
  "rent_due_day" integer,
  "utilities_included" text,
  "utilities_paid_by" text,
  "inspection_every" integer,
  "next_inspection_date" date,
  "next_rent_review_date" date,
  "repair_limit" numeric(19, 4),
  "currency" text,
  "landlord_contact" text,
  "landlord_phone" text,
  "insurance_expiry" date,
  constraint "tenancy_management_pkey" primary key ("tenant_id", "id"),
  constraint "tenancy_management_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "tenancy_management_version_check" check ("version" > 0),
  constraint "tenancy_management_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "tenancy_management_rent_paid_by_check" check ("rent_paid_by" in ('COMPANY', 'EMPLOYEE', 'MANAGER')),
  constraint "tenancy_management_rent_due_day_check" check ("rent_due_day" >= 1 and "rent_due_day" <= 31),
  constraint "tenancy_management_utilities_included_check" check (char_length("utilities_included") <= 200),
  constraint "tenancy_management_utilities_paid_by_check" check ("utilities_paid_by" in ('COMPANY', 'EMPLOYEE')),
  constraint "tenancy_management_inspection_every_check" check ("inspection_every" >= 1 and "inspection_every" <= 36),
  constraint "tenancy_management_repair_limit_check" check ("repair_limit" >= 0),
  constraint "tenancy_management_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "tenancy_management_landlord_contact_check" check (char_length("landlord_contact") <= 160),
  constraint "tenancy_management_landlord_phone_check" check (char_length("landlord_phone") <= 16)
);

create index "tenancy_management_created_idx" on "app"."tenancy_management" ("tenant_id", "created" desc, "id" desc);

create index "tenancy_management_lease_id_idx" on "app"."tenancy_management" ("tenant_id", "lease_id", "created" desc, "id" desc);

create index "tenancy_management_next_inspection_date_idx" on "app"."tenancy_management" ("tenant_id", "next_inspection_date", "created" desc, "id" desc);

create index "tenancy_management_case_service_id_idx" on "app"."tenancy_management" ("tenant_id", "case_service_id", "created" desc, "id" desc);

alter table "app"."tenancy_management" enable row level security;

alter table "app"."tenancy_management" force row level security;

create policy tenant on "app"."tenancy_management" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."tenancy_management" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."tenancy_management" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."tenancy_management" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."tenant" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "parent_id" uuid,
  "sub_domain" text,
  "support_email" text,
  "language" text,
  "max_login_attempts" integer not null,
  "session_timeout" integer not null,
  "requires_two_factor" boolean,
  "terms" text,
  "base_currency" text,
  "expenses_enabled" boolean,
  "survey_low_alert" numeric(19, 4),
  "survey_high_alert" numeric(19, 4),
  "enable_mai_digital_signing" boolean,
  "confirmation_fields_for_bank_details_settings" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "tenant_pkey" primary key ("tenant_id", "id"),
  constraint "tenant_code_key" unique ("tenant_id", "code"),
  constraint "tenant_version_check" check ("version" > 0),
  constraint "tenant_code_check" check (char_length("code") <= 40),
  constraint "tenant_code_check2" check ("code" = upper("code")),
  constraint "tenant_name_check" check (char_length("name") <= 120),
  constraint "tenant_kind_check" check ("kind" in ('TENANT_MC', 'CLIENT')),
  constraint "tenant_sub_domain_check" check (char_length("sub_domain") <= 63),
  constraint "tenant_support_email_check" check (char_length("support_email") <= 320),
  constraint "tenant_language_check" check ("language" in ('en', 'es', 'fr', 'en-x-halden', 'en-x-brightwater')),
  constraint "tenant_max_login_attempts_check" check ("max_login_attempts" >= 1 and "max_login_attempts" <= 100),
  constraint "tenant_session_timeout_check" check ("session_timeout" >= 1 and "session_timeout" <= 60),
  constraint "tenant_terms_check" check (char_length("terms") <= 20000),
  constraint "tenant_base_currency_check" check (char_length("base_currency") <= 3),
  constraint "tenant_survey_low_alert_check" check ("survey_low_alert" >= 0 and "survey_low_alert" <= 100),
  constraint "tenant_survey_high_alert_check" check ("survey_high_alert" >= 0 and "survey_high_alert" <= 100),
  constraint "tenant_confirmation_fields_for_bank_details_settings_check" check (char_length("confirmation_fields_for_bank_details_settings") <= 400)
);

create index "tenant_created_idx" on "app"."tenant" ("tenant_id", "created" desc, "id" desc);

create index "tenant_parent_id_idx" on "app"."tenant" ("tenant_id", "parent_id", "created" desc, "id" desc);

create index "tenant_sub_domain_idx" on "app"."tenant" ("tenant_id", "sub_domain", "created" desc, "id" desc);

create index "tenant_name_order_idx" on "app"."tenant" ("tenant_id", "name", "id");

create index "tenant_search_idx" on "app"."tenant" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."tenant" enable row level security;

alter table "app"."tenant" force row level security;

create policy tenant on "app"."tenant" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."tenant" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."tenant" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."tenant" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."terms" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "name" text not null,
  "language" text not null,
  "effective_from" date not null,
  "effective_to" date,
  "body" text not null,
  "asks_again" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "terms_pkey" primary key ("tenant_id", "id"),
  constraint "terms_language_effective_from_key" unique ("tenant_id", "language", "effective_from"),
  constraint "terms_version_check" check ("version" > 0),
  constraint "terms_name_check" check (char_length("name") <= 120),
  constraint "terms_language_check" check ("language" in ('en', 'es', 'fr')),
  constraint "terms_body_check" check (char_length("body") <= 60000)
);

create index "terms_created_idx" on "app"."terms" ("tenant_id", "created" desc, "id" desc);

create index "terms_effective_from_order_idx" on "app"."terms" ("tenant_id", "effective_from", "id");

create index "terms_search_idx" on "app"."terms" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."terms" enable row level security;

alter table "app"."terms" force row level security;

create policy tenant on "app"."terms" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."terms" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."terms" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."terms" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."theme" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "app_name" text,
  "brand_color" text not null,
  "brand_color_dark" text,
  "logo_id" uuid,
  "logo_dark_id" uuid,
  "favicon_id" uuid,
  "background_id" uuid,
  "published_at" timestamptz,
  "is_shown" boolean,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "theme_pkey" primary key ("tenant_id", "id"),
  constraint "theme_code_key" unique ("tenant_id", "code"),
  constraint "theme_version_check" check ("version" > 0),
  constraint "theme_code_check" check (char_length("code") <= 40),
  constraint "theme_code_check2" check ("code" = upper("code")),
  constraint "theme_name_check" check (char_length("name") <= 120),
  constraint "theme_app_name_check" check (char_length("app_name") <= 60),
  constraint "theme_brand_color_check" check (char_length("brand_color") <= 7),
  constraint "theme_brand_color_dark_check" check (char_length("brand_color_dark") <= 7),
  constraint "theme_status_check" check ("status" in ('DRAFT', 'PUBLISHED', 'PREVIOUS'))
);

create unique index "theme_is_shown_key" on "app"."theme" ("tenant_id", "is_shown") where "is_shown";

create index "theme_created_idx" on "app"."theme" ("tenant_id", "created" desc, "id" desc);

create index "theme_search_idx" on "app"."theme" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."theme" enable row level security;

alter table "app"."theme" force row level security;

create policy tenant on "app"."theme" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."theme" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."theme" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."theme" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."time_zone" (
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "name" text not null,
  "country" text,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "time_zone_pkey" primary key ("id"),
  constraint "time_zone_name_key" unique ("name"),
  constraint "time_zone_version_check" check ("version" > 0),
  constraint "time_zone_name_check" check (char_length("name") <= 60),
  constraint "time_zone_country_check" check ("country" ~ '^[A-Z]{2}$')
);

create index "time_zone_created_idx" on "app"."time_zone" ("created" desc, "id" desc);

create index "time_zone_name_order_idx" on "app"."time_zone" ("name", "id");

create index "time_zone_search_idx" on "app"."time_zone" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."time_zone" enable row level security;

alter table "app"."time_zone" force row level security;

create policy everybody on "app"."time_zone" for select using (true);

create policy system on "app"."time_zone" using ((select current_setting('app.system', true) = 'on')) with check ((select current_setting('app.system', true) = 'on'));

create policy gate on "app"."time_zone" to homeport_gate using (true) with check (true);

create table "app"."timeline_item" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "phase" text not null,
  "timeline_grp" text not null,
  "long_description" text,
  "sequence" integer,
  "service_type_id" uuid,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", '') || ' ' || coalesce("long_description", ''))) stored,
  constraint "timeline_item_pkey" primary key ("tenant_id", "id"),
  constraint "timeline_item_code_key" unique ("tenant_id", "code"),
  constraint "timeline_item_version_check" check ("version" > 0),
  constraint "timeline_item_code_check" check (char_length("code") <= 40),
  constraint "timeline_item_code_check2" check ("code" = upper("code")),
  constraint "timeline_item_name_check" check (char_length("name") <= 160),
  constraint "timeline_item_phase_check" check (char_length("phase") <= 100),
  constraint "timeline_item_timeline_grp_check" check (char_length("timeline_grp") <= 100),
  constraint "timeline_item_long_description_check" check (char_length("long_description") <= 4000),
  constraint "timeline_item_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999)
);

create index "timeline_item_created_idx" on "app"."timeline_item" ("tenant_id", "created" desc, "id" desc);

create index "timeline_item_sequence_order_idx" on "app"."timeline_item" ("tenant_id", "sequence", "id");

create index "timeline_item_search_idx" on "app"."timeline_item" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."timeline_item" enable row level security;

alter table "app"."timeline_item" force row level security;

create policy tenant on "app"."timeline_item" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."timeline_item" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."timeline_item" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."timeline_item" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."travel_alert" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "country" text not null,
  "level" text not null,
  "valid_from" date not null,
  "valid_to" date,
  "title" text not null,
  "body" text not null,
  "title_es" text,
  "body_es" text,
  "title_fr" text,
  "body_fr" text,
  "source" text not null,
  "source_link" text,
  "published_at" timestamptz,
  "told_at" timestamptz,
  "told" integer,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("title", '') || ' ' || coalesce("title_es", '') || ' ' || coalesce("title_fr", '') || ' ' || coalesce("source", ''))) stored,
  constraint "travel_alert_pkey" primary key ("tenant_id", "id"),
  constraint "travel_alert_version_check" check ("version" > 0),
  constraint "travel_alert_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "travel_alert_level_check" check ("level" in ('INFORMATION', 'CAUTION', 'RECONSIDER', 'NO_TRAVEL')),
  constraint "travel_alert_title_check" check (char_length("title") <= 160),
  constraint "travel_alert_body_check" check (char_length("body") <= 4000),
  constraint "travel_alert_title_es_check" check (char_length("title_es") <= 160),
  constraint "travel_alert_body_es_check" check (char_length("body_es") <= 4000),
  constraint "travel_alert_title_fr_check" check (char_length("title_fr") <= 160),
  constraint "travel_alert_body_fr_check" check (char_length("body_fr") <= 4000),
  constraint "travel_alert_source_check" check (char_length("source") <= 160),
  constraint "travel_alert_source_link_check" check (char_length("source_link") <= 500),
  constraint "travel_alert_told_check" check ("told" >= 0),
  constraint "travel_alert_status_check" check ("status" in ('DRAFT', 'PUBLISHED', 'WITHDRAWN'))
);

create index "travel_alert_created_idx" on "app"."travel_alert" ("tenant_id", "created" desc, "id" desc);

create index "travel_alert_status_country_valid_from_idx" on "app"."travel_alert" ("tenant_id", "status", "country", "valid_from", "created" desc, "id" desc);

create index "travel_alert_valid_from_order_idx" on "app"."travel_alert" ("tenant_id", "valid_from", "id");

create index "travel_alert_search_idx" on "app"."travel_alert" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."travel_alert" enable row level security;

alter table "app"."travel_alert" force row level security;

create policy tenant on "app"."travel_alert" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."travel_alert" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."travel_alert" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."travel_alert" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."travel_alert_audiences_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "travel_alert_audiences_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "travel_alert_audiences_link_target_idx" on "app"."travel_alert_audiences_link" ("tenant_id", "target_id");

alter table "app"."travel_alert_audiences_link" enable row level security;

alter table "app"."travel_alert_audiences_link" force row level security;

create policy tenant on "app"."travel_alert_audiences_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."travel_alert_audiences_link" to homeport_gate using (true) with check (true);

create table "app"."travel_document" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "assignee_id" uuid not null,
  "dependant_id" uuid,
  "type" text not null,
  "country" text not null,
  "number" bytea,
  "number_last4" text,
  "issue_date" date,
  "expiry_date" date,
  "stage" text not null,
  "copy_id" uuid,
  "notes" text,
  constraint "travel_document_pkey" primary key ("tenant_id", "id"),
  constraint "travel_document_version_check" check ("version" > 0),
  constraint "travel_document_type_check" check ("type" in ('PASSPORT', 'VISA', 'PERMIT')),
  constraint "travel_document_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "travel_document_number_last4_check" check (char_length("number_last4") <= 4),
  constraint "travel_document_stage_check" check ("stage" in ('APPLIED', 'IN_PROGRESS', 'ISSUED')),
  constraint "travel_document_notes_check" check (char_length("notes") <= 1000)
);

create index "travel_document_created_idx" on "app"."travel_document" ("tenant_id", "created" desc, "id" desc);

create index "travel_document_assignee_id_idx" on "app"."travel_document" ("tenant_id", "assignee_id", "created" desc, "id" desc);

create index "travel_document_dependant_id_idx" on "app"."travel_document" ("tenant_id", "dependant_id", "created" desc, "id" desc);

create index "travel_document_expiry_date_idx" on "app"."travel_document" ("tenant_id", "expiry_date", "created" desc, "id" desc);

create index "travel_document_copy_id_idx" on "app"."travel_document" ("tenant_id", "copy_id", "created" desc, "id" desc);

create index "travel_document_expiry_date_order_idx" on "app"."travel_document" ("tenant_id", "expiry_date", "id");

alter table "app"."travel_document" enable row level security;

alter table "app"."travel_document" force row level security;

create policy tenant on "app"."travel_document" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."travel_document" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."travel_document" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."travel_document" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."trip" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "assignee_id" uuid not null,
  "from_place" text not null,
  "from_country" text not null,
  "to_place" text not null,
  "to_country" text not null,
  "departure_date" date not null,
  "return_date" date,
  "purpose" text not null,
  "with_family" boolean,
  "notes" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("from_place", '') || ' ' || coalesce("to_place", '') || ' ' || coalesce("notes", ''))) stored,
  constraint "trip_pkey" primary key ("tenant_id", "id"),
  constraint "trip_version_check" check ("version" > 0),
  constraint "trip_from_place_check" check (char_length("from_place") <= 160),
  constraint "trip_from_country_check" check ("from_country" ~ '^[A-Z]{2}$'),
  constraint "trip_to_place_check" check (char_length("to_place") <= 160),
  constraint "trip_to_country_check" check ("to_country" ~ '^[A-Z]{2}$'),
  constraint "trip_purpose_check" check (char_length("purpose") <= 100),
  constraint "trip_notes_check" check (char_length("notes") <= 2000),
  constraint "trip_status_check" check ("status" in ('REQUESTED', 'CONFIRMED', 'CANCELLED'))
);

create index "trip_created_idx" on "app"."trip" ("tenant_id", "created" desc, "id" desc);

create index "trip_assignee_id_departure_date_idx" on "app"."trip" ("tenant_id", "assignee_id", "departure_date", "created" desc, "id" desc);

create index "trip_to_country_departure_date_idx" on "app"."trip" ("tenant_id", "to_country", "departure_date", "created" desc, "id" desc);

create index "trip_status_idx" on "app"."trip" ("tenant_id", "status", "created" desc, "id" desc);

create index "trip_departure_date_order_idx" on "app"."trip" ("tenant_id", "departure_date", "id");

create index "trip_search_idx" on "app"."trip" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."trip" enable row level security;

alter table "app"."trip" force row level security;

create policy tenant on "app"."trip" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."trip" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."trip" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."trip" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."user" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "login" text not null,
  "first_name" text not null,
  "last_name" text not null,
  "display_name" text,
  "email" text not null,
  "phone" text,
  "verified_phone" text,
  "person_id" uuid,
  "status" text not null,
  "two_factor_enabled" boolean,
  "sso_name_id" text,
  "external_id" text,
  "deprovisioned_at" timestamptz,
  "delegate_to_id" uuid,
  "delegate_until" date,
  "language" text,
  "date_format" text,
  "terms_accepted_at" timestamptz,
  "last_sign_in" timestamptz,
  "search_text" text generated always as (app.folded(coalesce("display_name", '') || ' ' || coalesce("login", '') || ' ' || coalesce("email", ''))) stored,
  constraint "user_pkey" primary key ("tenant_id", "id"),
  constraint "user_login_key" unique ("tenant_id", "login"),
  constraint "user_version_check" check ("version" > 0),
  constraint "user_login_check" check (char_length("login") <= 100),
  constraint "user_first_name_check" check (char_length("first_name") <= 100),
  constraint "user_last_name_check" check (char_length("last_name") <= 100),
  constraint "user_display_name_check" check (char_length("display_name") <= 210),
  constraint "user_email_check" check (char_length("email") <= 320),
  constraint "user_phone_check" check (char_length("phone") <= 16),
  constraint "user_verified_phone_check" check (char_length("verified_phone") <= 16),
  constraint "user_status_check" check ("status" in ('ACTIVE', 'INACTIVE')),
  constraint "user_sso_name_id_check" check (char_length("sso_name_id") <= 200),
  constraint "user_external_id_check" check (char_length("external_id") <= 200),
  constraint "user_language_check" check ("language" in ('en', 'es', 'fr', 'en-x-halden', 'en-x-brightwater')),
  constraint "user_date_format_check" check ("date_format" in ('yyyy-MM-dd', 'yyyy-MMM-dd', 'dd-MM-yyyy', 'dd-MMM-yyyy', 'MM-dd-yyyy', 'MMM-dd-yyyy'))
);

create index "user_created_idx" on "app"."user" ("tenant_id", "created" desc, "id" desc);

create index "user_person_id_idx" on "app"."user" ("tenant_id", "person_id", "created" desc, "id" desc);

create index "user_status_idx" on "app"."user" ("tenant_id", "status", "created" desc, "id" desc);

create index "user_external_id_idx" on "app"."user" ("tenant_id", "external_id", "created" desc, "id" desc);

create index "user_display_name_order_idx" on "app"."user" ("tenant_id", "display_name", "id");

create index "user_search_idx" on "app"."user" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."user" enable row level security;

alter table "app"."user" force row level security;

create policy tenant on "app"."user" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."user" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."user" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."user" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."user_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "user_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "user_roles_link_target_idx" on "app"."user_roles_link" ("tenant_id", "target_id");

alter table "app"."user_roles_link" enable row level security;

alter table "app"."user_roles_link" force row level security;

create policy tenant on "app"."user_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."user_roles_link" to homeport_gate using (true) with check (true);

create table "app"."user_setting" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "user_id" uuid not null,
  "name" text not null,
  "setting_value" text,
  constraint "user_setting_pkey" primary key ("tenant_id", "id"),
  constraint "user_setting_user_id_name_key" unique ("tenant_id", "user_id", "name"),
  constraint "user_setting_version_check" check ("version" > 0),
  constraint "user_setting_name_check" check (char_length("name") <= 60),
  constraint "user_setting_name_check2" check ("name" = upper("name")),
  constraint "user_setting_setting_value_check" check (char_length("setting_value") <= 4000)
);

create index "user_setting_created_idx" on "app"."user_setting" ("tenant_id", "created" desc, "id" desc);

create index "user_setting_user_id_idx" on "app"."user_setting" ("tenant_id", "user_id", "created" desc, "id" desc);

alter table "app"."user_setting" enable row level security;

alter table "app"."user_setting" force row level security;

create policy tenant on "app"."user_setting" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."user_setting" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."user_setting" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."user_setting" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."vendor_invoice" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "invoice_number" text not null,
  "number_key" text,
  "vendor_id" uuid not null,
  "case_service_id" uuid,
  "invoice_date" date not null,
  "received_date" date,
  "due_date" date,
  "currency" text not null,
  "external_reference" text,
  "po_number" text,
  "approved_quote" numeric(19, 4),
  "cost_profile_id" uuid,
  "control_total" numeric(19, 4),
  "document_id" uuid,
  "goods_amount" numeric(19, 4),
  "tax_amount" numeric(19, 4),
  "gross_amount" numeric(19, 4),
  "is_over_tolerance" boolean,
  "is_possible_duplicate" boolean,
  "hold_reason" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("invoice_number", '') || ' ' || coalesce("external_reference", '') || ' ' || coalesce("po_number", ''))) stored,
  constraint "vendor_invoice_pkey" primary key ("tenant_id", "id"),
  constraint "vendor_invoice_version_check" check ("version" > 0),
  constraint "vendor_invoice_invoice_number_check" check (char_length("invoice_number") <= 60),
  constraint "vendor_invoice_number_key_check" check (char_length("number_key") <= 60),
  constraint "vendor_invoice_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "vendor_invoice_external_reference_check" check (char_length("external_reference") <= 60),
  constraint "vendor_invoice_po_number_check" check (char_length("po_number") <= 60),
  constraint "vendor_invoice_approved_quote_check" check ("approved_quote" >= 0),
  constraint "vendor_invoice_control_total_check" check ("control_total" >= 0),
  constraint "vendor_invoice_hold_reason_check" check (char_length("hold_reason") <= 300),
  constraint "vendor_invoice_status_check" check ("status" in ('DRAFT', 'SUBMITTED', 'HELD', 'APPROVED', 'REJECTED', 'PAID', 'CANCELLED'))
);

create index "vendor_invoice_created_idx" on "app"."vendor_invoice" ("tenant_id", "created" desc, "id" desc);

create index "vendor_invoice_status_due_date_idx" on "app"."vendor_invoice" ("tenant_id", "status", "due_date", "created" desc, "id" desc);

create index "vendor_invoice_vendor_id_number_key_idx" on "app"."vendor_invoice" ("tenant_id", "vendor_id", "number_key", "created" desc, "id" desc);

create index "vendor_invoice_case_service_id_idx" on "app"."vendor_invoice" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "vendor_invoice_invoice_date_idx" on "app"."vendor_invoice" ("tenant_id", "invoice_date", "created" desc, "id" desc);

create index "vendor_invoice_search_idx" on "app"."vendor_invoice" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."vendor_invoice" enable row level security;

alter table "app"."vendor_invoice" force row level security;

create policy tenant on "app"."vendor_invoice" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."vendor_invoice" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."vendor_invoice" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."vendor_invoice" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."vendor_invoice_line" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "vendor_invoice_id" uuid not null,
  "sequence" integer not null,
  "description" text not null,
  "quantity" numeric(19, 4) not null,
  "unit_amount" numeric(19, 4) not null,
  "currency" text,
  "tax_code_id" uuid,
  "tax_rate" numeric(19, 4),
  "goods_amount" numeric(19, 4),
  "tax_amount" numeric(19, 4),
  "financial_code_id" uuid,
  "search_text" text generated always as (app.folded(coalesce("description", ''))) stored,
  constraint "vendor_invoice_line_pkey" primary key ("tenant_id", "id"),
  constraint "vendor_invoice_line_version_check" check ("version" > 0),
  constraint "vendor_invoice_line_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "vendor_invoice_line_description_check" check (char_length("description") <= 300),
  constraint "vendor_invoice_line_quantity_check" check ("quantity" >= 0.0001),
  constraint "vendor_invoice_line_currency_check" check ("currency" ~ '^[A-Z]{3}$')
);

create index "vendor_invoice_line_created_idx" on "app"."vendor_invoice_line" ("tenant_id", "created" desc, "id" desc);

create index "vendor_invoice_line_vendor_invoice_id_sequence_idx" on "app"."vendor_invoice_line" ("tenant_id", "vendor_invoice_id", "sequence", "created" desc, "id" desc);

create index "vendor_invoice_line_sequence_order_idx" on "app"."vendor_invoice_line" ("tenant_id", "sequence", "id");

create index "vendor_invoice_line_search_idx" on "app"."vendor_invoice_line" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."vendor_invoice_line" enable row level security;

alter table "app"."vendor_invoice_line" force row level security;

create policy tenant on "app"."vendor_invoice_line" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."vendor_invoice_line" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."vendor_invoice_line" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."vendor_invoice_line" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."video_call" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "assignee_id" uuid not null,
  "title" text not null,
  "starts_at" timestamptz not null,
  "minutes" integer not null,
  "host_id" uuid,
  "host_name" text not null,
  "host_time_zone" text,
  "notes" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("title", ''))) stored,
  constraint "video_call_pkey" primary key ("tenant_id", "id"),
  constraint "video_call_version_check" check ("version" > 0),
  constraint "video_call_title_check" check (char_length("title") <= 200),
  constraint "video_call_minutes_check" check ("minutes" >= 10 and "minutes" <= 240),
  constraint "video_call_host_name_check" check (char_length("host_name") <= 200),
  constraint "video_call_host_time_zone_check" check (char_length("host_time_zone") <= 60),
  constraint "video_call_notes_check" check (char_length("notes") <= 2000),
  constraint "video_call_status_check" check ("status" in ('SCHEDULED', 'ENDED', 'CANCELLED'))
);

create index "video_call_created_idx" on "app"."video_call" ("tenant_id", "created" desc, "id" desc);

create index "video_call_assignee_id_idx" on "app"."video_call" ("tenant_id", "assignee_id", "created" desc, "id" desc);

create index "video_call_case_detail_id_idx" on "app"."video_call" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "video_call_starts_at_idx" on "app"."video_call" ("tenant_id", "starts_at", "created" desc, "id" desc);

create index "video_call_host_id_idx" on "app"."video_call" ("tenant_id", "host_id", "created" desc, "id" desc);

create index "video_call_starts_at_order_idx" on "app"."video_call" ("tenant_id", "starts_at", "id");

create index "video_call_search_idx" on "app"."video_call" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."video_call" enable row level security;

alter table "app"."video_call" force row level security;

create policy tenant on "app"."video_call" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."video_call" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."video_call" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."video_call" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."visa_service" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "internal_notes" text,
  "applicant_id" uuid not null,
  "country" text not null,
  "visa_type" text not null,
  "authority" text,
  "sponsor" text,
  "application_number" text,
  "documents_complete_date" date,
  "submitted_date" date,
  "appointment_date" date,
  "biometrics_date" date,
  "expected_decision_date" date,
  "decision_date" date,
  "valid_from" date,
  "valid_to" date,
  "entries" text,
  "maximum_stay" integer,
  "is_urgent" boolean,
  "government_fee" numeric(19, 4),
  "legal_fee" numeric(19, 4),
  "currency" text,
  "stage" text not null,
  "search_text" text generated always as (app.folded(coalesce("application_number", '') || ' ' || coalesce("authority", ''))) stored,
  constraint "visa_service_pkey" primary key ("tenant_id", "id"),
  constraint "visa_service_case_service_id_key" unique ("tenant_id", "case_service_id"),
  constraint "visa_service_version_check" check ("version" > 0),
  constraint "visa_service_internal_notes_check" check (char_length("internal_notes") <= 4000),
  constraint "visa_service_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "visa_service_visa_type_check" check ("visa_type" in ('WORK', 'INTRA_COMPANY', 'DEPENDANT', 'BUSINESS', 'RESIDENCE', 'RENEWAL')),
  constraint "visa_service_authority_check" check (char_length("authority") <= 160),
  constraint "visa_service_sponsor_check" check (char_length("sponsor") <= 160),
  constraint "visa_service_application_number_check" check (char_length("application_number") <= 60),
  constraint "visa_service_entries_check" check ("entries" in ('SINGLE', 'DOUBLE', 'MULTIPLE')),
  constraint "visa_service_maximum_stay_check" check ("maximum_stay" >= 1 and "maximum_stay" <= 3650),
  constraint "visa_service_government_fee_check" check ("government_fee" >= 0),
  constraint "visa_service_legal_fee_check" check ("legal_fee" >= 0),
  constraint "visa_service_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "visa_service_stage_check" check ("stage" in ('NOT_INITIATED', 'PENDING', 'APPLIED', 'SCHEDULED', 'APPROVED', 'REFUSED', 'WITHDRAWN'))
);

create index "visa_service_created_idx" on "app"."visa_service" ("tenant_id", "created" desc, "id" desc);

create index "visa_service_stage_expected_decision_date_idx" on "app"."visa_service" ("tenant_id", "stage", "expected_decision_date", "created" desc, "id" desc);

create index "visa_service_applicant_id_idx" on "app"."visa_service" ("tenant_id", "applicant_id", "created" desc, "id" desc);

create index "visa_service_case_service_id_idx" on "app"."visa_service" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "visa_service_search_idx" on "app"."visa_service" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."visa_service" enable row level security;

alter table "app"."visa_service" force row level security;

create policy tenant on "app"."visa_service" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."visa_service" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."visa_service" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."visa_service" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."warehouse" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "vendor_id" uuid,
  "address" jsonb,
  "phone" text,
  "email" text,
  "web_address" text,
  "capacity" numeric(19, 4),
  "capacity_unit" text,
  "capacity_cbm" numeric(21, 6),
  "capacity_cuft" numeric(21, 6),
  "is_climate_controlled" boolean,
  "is_bonded" boolean,
  "opening_hours" text,
  "notes" text,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "warehouse_pkey" primary key ("tenant_id", "id"),
  constraint "warehouse_code_key" unique ("tenant_id", "code"),
  constraint "warehouse_version_check" check ("version" > 0),
  constraint "warehouse_code_check" check (char_length("code") <= 40),
  constraint "warehouse_code_check2" check ("code" = upper("code")),
  constraint "warehouse_name_check" check (char_length("name") <= 120),
  constraint "warehouse_address_check" check (jsonb_typeof("address") = 'object'),
  constraint "warehouse_phone_check" check (char_length("phone") <= 16),
  constraint "warehouse_email_check" check (char_length("email") <= 320),
  constraint "warehouse_web_address_check" check (char_length("web_address") <= 200),
  constraint "warehouse_capacity_check" check ("capacity" >= 0),
  constraint "warehouse_capacity_unit_check" check ("capacity_unit" in ('CBM', 'CUFT')),
  constraint "warehouse_opening_hours_check" check (char_length("opening_hours") <= 120),
  constraint "warehouse_notes_check" check (char_length("notes") <= 2000)
);

create index "warehouse_created_idx" on "app"."warehouse" ("tenant_id", "created" desc, "id" desc);

create index "warehouse_name_order_idx" on "app"."warehouse" ("tenant_id", "name", "id");

create index "warehouse_search_idx" on "app"."warehouse" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."warehouse" enable row level security;

alter table "app"."warehouse" force row level security;

create policy tenant on "app"."warehouse" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."warehouse" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."warehouse" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."warehouse" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."warehouse_space" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "warehouse_id" uuid not null,
  "code" text not null,
  "kind" text not null,
  "capacity" numeric(19, 4),
  "capacity_unit" text,
  "capacity_cbm" numeric(21, 6),
  "capacity_cuft" numeric(21, 6),
  "storage_id" uuid,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("code", ''))) stored,
  constraint "warehouse_space_pkey" primary key ("tenant_id", "id"),
  constraint "warehouse_space_warehouse_id_code_key" unique ("tenant_id", "warehouse_id", "code"),
  constraint "warehouse_space_version_check" check ("version" > 0),
  constraint "warehouse_space_code_check" check (char_length("code") <= 40),
  constraint "warehouse_space_code_check2" check ("code" = upper("code")),
  constraint "warehouse_space_kind_check" check ("kind" in ('VAULT', 'RACK', 'FLOOR', 'CONTAINER')),
  constraint "warehouse_space_capacity_check" check ("capacity" >= 0),
  constraint "warehouse_space_capacity_unit_check" check ("capacity_unit" in ('CBM', 'CUFT')),
  constraint "warehouse_space_status_check" check ("status" in ('FREE', 'OCCUPIED', 'BLOCKED'))
);

create index "warehouse_space_created_idx" on "app"."warehouse_space" ("tenant_id", "created" desc, "id" desc);

create index "warehouse_space_status_warehouse_id_idx" on "app"."warehouse_space" ("tenant_id", "status", "warehouse_id", "created" desc, "id" desc);

create index "warehouse_space_storage_id_idx" on "app"."warehouse_space" ("tenant_id", "storage_id", "created" desc, "id" desc);

create index "warehouse_space_warehouse_id_idx" on "app"."warehouse_space" ("tenant_id", "warehouse_id", "created" desc, "id" desc);

create index "warehouse_space_code_order_idx" on "app"."warehouse_space" ("tenant_id", "code", "id");

create index "warehouse_space_search_idx" on "app"."warehouse_space" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."warehouse_space" enable row level security;

alter table "app"."warehouse_space" force row level security;

create policy tenant on "app"."warehouse_space" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."warehouse_space" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."warehouse_space" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."warehouse_space" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."widget" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "name_es" text,
  "name_fr" text,
  "source" text not null,
  "size" text not null,
  "settings" jsonb,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "widget_pkey" primary key ("tenant_id", "id"),
  constraint "widget_code_key" unique ("tenant_id", "code"),
  constraint "widget_version_check" check ("version" > 0),
  constraint "widget_code_check" check (char_length("code") <= 60),
  constraint "widget_code_check2" check ("code" = upper("code")),
  constraint "widget_name_check" check (char_length("name") <= 120),
  constraint "widget_name_es_check" check (char_length("name_es") <= 120),
  constraint "widget_name_fr_check" check (char_length("name_fr") <= 120),
  constraint "widget_source_check" check ("source" in ('EXPENSES_BY_STAGE', 'COUNTRY_DAYS', 'NEXT_EVENTS', 'SERVICES', 'DOCUMENTS_DUE', 'MESSAGES')),
  constraint "widget_size_check" check ("size" in ('SMALL', 'MEDIUM', 'WIDE'))
);

create index "widget_created_idx" on "app"."widget" ("tenant_id", "created" desc, "id" desc);

create index "widget_name_order_idx" on "app"."widget" ("tenant_id", "name", "id");

create index "widget_search_idx" on "app"."widget" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."widget" enable row level security;

alter table "app"."widget" force row level security;

create policy tenant on "app"."widget" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."widget" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."widget" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."widget" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."widget_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "widget_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "widget_roles_link_target_idx" on "app"."widget_roles_link" ("tenant_id", "target_id");

alter table "app"."widget_roles_link" enable row level security;

alter table "app"."widget_roles_link" force row level security;

create policy tenant on "app"."widget_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."widget_roles_link" to homeport_gate using (true) with check (true);

create table "app"."widget_template" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "data_query_id" uuid,
  "title" text,
  "width" integer not null,
  "height" integer not null,
  "refresh_minutes" integer,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "widget_template_pkey" primary key ("tenant_id", "id"),
  constraint "widget_template_code_key" unique ("tenant_id", "code"),
  constraint "widget_template_version_check" check ("version" > 0),
  constraint "widget_template_code_check" check (char_length("code") <= 40),
  constraint "widget_template_code_check2" check ("code" = upper("code")),
  constraint "widget_template_name_check" check (char_length("name") <= 120),
  constraint "widget_template_kind_check" check ("kind" in ('NUMBER', 'BAR', 'LINE', 'PIE', 'LIST', 'MAP', 'CALENDAR', 'TEXT')),
  constraint "widget_template_title_check" check (char_length("title") <= 120),
  constraint "widget_template_width_check" check ("width" >= 1 and "width" <= 12),
  constraint "widget_template_height_check" check ("height" >= 1 and "height" <= 12),
  constraint "widget_template_refresh_minutes_check" check ("refresh_minutes" >= 1 and "refresh_minutes" <= 1440)
);

create index "widget_template_created_idx" on "app"."widget_template" ("tenant_id", "created" desc, "id" desc);

create index "widget_template_name_order_idx" on "app"."widget_template" ("tenant_id", "name", "id");

create index "widget_template_search_idx" on "app"."widget_template" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."widget_template" enable row level security;

alter table "app"."widget_template" force row level security;

create policy tenant on "app"."widget_template" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."widget_template" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."widget_template" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."widget_template" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."widget_template_roles_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "widget_template_roles_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "widget_template_roles_link_target_idx" on "app"."widget_template_roles_link" ("tenant_id", "target_id");

alter table "app"."widget_template_roles_link" enable row level security;

alter table "app"."widget_template_roles_link" force row level security;

create policy tenant on "app"."widget_template_roles_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."widget_template_roles_link" to homeport_gate using (true) with check (true);

create table "app"."work_instruction" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "shipment_id" uuid not null,
  "kind" text not null,
  "work_date" date not null,
  "starts_at" timestamptz,
  "ends_at" timestamptz,
  "site" jsonb,
  "vendor_id" uuid,
  "crew_size" integer,
  "vehicle" text,
  "access" text,
  "instructions" text,
  "report" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("instructions", '') || ' ' || coalesce("vehicle", ''))) stored,
  constraint "work_instruction_pkey" primary key ("tenant_id", "id"),
  constraint "work_instruction_version_check" check ("version" > 0),
  constraint "work_instruction_kind_check" check ("kind" in ('SURVEY', 'PACK', 'LOAD', 'DELIVER', 'UNPACK', 'CRATE')),
  constraint "work_instruction_site_check" check (jsonb_typeof("site") = 'object'),
  constraint "work_instruction_crew_size_check" check ("crew_size" >= 1 and "crew_size" <= 50),
  constraint "work_instruction_vehicle_check" check (char_length("vehicle") <= 80),
  constraint "work_instruction_access_check" check (char_length("access") <= 1000),
  constraint "work_instruction_instructions_check" check (char_length("instructions") <= 4000),
  constraint "work_instruction_report_check" check (char_length("report") <= 4000),
  constraint "work_instruction_status_check" check ("status" in ('DRAFT', 'ISSUED', 'CONFIRMED', 'DONE', 'CANCELLED'))
);

create index "work_instruction_created_idx" on "app"."work_instruction" ("tenant_id", "created" desc, "id" desc);

create index "work_instruction_status_work_date_idx" on "app"."work_instruction" ("tenant_id", "status", "work_date", "created" desc, "id" desc);

create index "work_instruction_shipment_id_idx" on "app"."work_instruction" ("tenant_id", "shipment_id", "created" desc, "id" desc);

create index "work_instruction_work_date_idx" on "app"."work_instruction" ("tenant_id", "work_date", "created" desc, "id" desc);

create index "work_instruction_work_date_order_idx" on "app"."work_instruction" ("tenant_id", "work_date", "id");

create index "work_instruction_search_idx" on "app"."work_instruction" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."work_instruction" enable row level security;

alter table "app"."work_instruction" force row level security;

create policy tenant on "app"."work_instruction" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."work_instruction" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."work_instruction" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."work_instruction" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."work_instruction_packing_materials_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "work_instruction_packing_materials_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "work_instruction_packing_materials_link_target_idx" on "app"."work_instruction_packing_materials_link" ("tenant_id", "target_id");

alter table "app"."work_instruction_packing_materials_link" enable row level security;

alter table "app"."work_instruction_packing_materials_link" force row level security;

create policy tenant on "app"."work_instruction_packing_materials_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."work_instruction_packing_materials_link" to homeport_gate using (true) with check (true);

create table "app"."work_permit" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "person_id" uuid not null,
  "case_detail_id" uuid not null,
  "visa_service_id" uuid,
  "country" text not null,
  "category" text,
  "permit_number" text,
  "employer" text,
  "position" text,
  "salary_on_permit" numeric(19, 4),
  "currency" text,
  "valid_from" date not null,
  "valid_to" date not null,
  "renewal_due" date,
  "restrictions" text,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("permit_number", '') || ' ' || coalesce("employer", '') || ' ' || coalesce("position", ''))) stored,
  constraint "work_permit_pkey" primary key ("tenant_id", "id"),
  constraint "work_permit_version_check" check ("version" > 0),
  constraint "work_permit_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "work_permit_category_check" check (char_length("category") <= 80),
  constraint "work_permit_permit_number_check" check (char_length("permit_number") <= 60),
  constraint "work_permit_employer_check" check (char_length("employer") <= 160),
  constraint "work_permit_position_check" check (char_length("position") <= 120),
  constraint "work_permit_salary_on_permit_check" check ("salary_on_permit" >= 0),
  constraint "work_permit_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "work_permit_restrictions_check" check (char_length("restrictions") <= 300),
  constraint "work_permit_status_check" check ("status" in ('APPLIED', 'VALID', 'EXPIRED', 'REVOKED'))
);

create index "work_permit_created_idx" on "app"."work_permit" ("tenant_id", "created" desc, "id" desc);

create index "work_permit_status_valid_to_idx" on "app"."work_permit" ("tenant_id", "status", "valid_to", "created" desc, "id" desc);

create index "work_permit_person_id_idx" on "app"."work_permit" ("tenant_id", "person_id", "created" desc, "id" desc);

create index "work_permit_case_detail_id_idx" on "app"."work_permit" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "work_permit_visa_service_id_idx" on "app"."work_permit" ("tenant_id", "visa_service_id", "created" desc, "id" desc);

create index "work_permit_valid_to_order_idx" on "app"."work_permit" ("tenant_id", "valid_to", "id");

create index "work_permit_search_idx" on "app"."work_permit" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."work_permit" enable row level security;

alter table "app"."work_permit" force row level security;

create policy tenant on "app"."work_permit" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."work_permit" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."work_permit" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."work_permit" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."workflow" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "code" text not null,
  "name" text not null,
  "kind" text not null,
  "case_type_id" uuid,
  "service_type_id" uuid,
  "description" text,
  "items" integer,
  "status" text not null,
  "search_text" text generated always as (app.folded(coalesce("name", '') || ' ' || coalesce("code", ''))) stored,
  constraint "workflow_pkey" primary key ("tenant_id", "id"),
  constraint "workflow_code_key" unique ("tenant_id", "code"),
  constraint "workflow_version_check" check ("version" > 0),
  constraint "workflow_code_check" check (char_length("code") <= 40),
  constraint "workflow_code_check2" check ("code" = upper("code")),
  constraint "workflow_name_check" check (char_length("name") <= 120),
  constraint "workflow_kind_check" check ("kind" in ('CASE', 'INITIATION', 'PENDING', 'EXCEPTION', 'SERVICE')),
  constraint "workflow_description_check" check (char_length("description") <= 2000),
  constraint "workflow_status_check" check ("status" in ('DRAFT', 'PUBLISHED', 'RETIRED'))
);

create index "workflow_created_idx" on "app"."workflow" ("tenant_id", "created" desc, "id" desc);

create index "workflow_name_order_idx" on "app"."workflow" ("tenant_id", "name", "id");

create index "workflow_search_idx" on "app"."workflow" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."workflow" enable row level security;

alter table "app"."workflow" force row level security;

create policy tenant on "app"."workflow" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."workflow" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."workflow" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."workflow" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."workflow_item" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "workflow_id" uuid not null,
  "sequence" integer not null,
  "name" text not null,
  "description" text,
  "checklist_id" uuid,
  "priority" text,
  "trigger" text not null,
  "trigger_days" integer,
  "due_in_days" integer,
  "suppression" text,
  "owner_role_id" uuid,
  "team_id" uuid,
  "first_reminder" integer,
  "repeat_every" integer,
  "reminders" integer,
  "is_repeated" boolean,
  "repeat_after" integer,
  "share_with_assignee" boolean,
  "share_with_hr" boolean,
  "share_with_vendor" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "workflow_item_pkey" primary key ("tenant_id", "id"),
  constraint "workflow_item_version_check" check ("version" > 0),
  constraint "workflow_item_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "workflow_item_name_check" check (char_length("name") <= 160),
  constraint "workflow_item_description_check" check (char_length("description") <= 2000),
  constraint "workflow_item_priority_check" check ("priority" in ('LOW', 'NORMAL', 'HIGH', 'URGENT')),
  constraint "workflow_item_trigger_check" check ("trigger" in ('PREVIOUS_DONE', 'CASE_STARTED', 'BEFORE_START', 'AFTER_START', 'BEFORE_END', 'PHASE_CHANGED', 'MANUAL')),
  constraint "workflow_item_trigger_days_check" check ("trigger_days" >= 0 and "trigger_days" <= 1000),
  constraint "workflow_item_due_in_days_check" check ("due_in_days" >= 0 and "due_in_days" <= 1000),
  constraint "workflow_item_suppression_check" check ("suppression" in ('NEVER', 'CONFIDENTIAL', 'NO_FAMILY', 'NO_VISA', 'ON_HOLD')),
  constraint "workflow_item_first_reminder_check" check ("first_reminder" >= 0 and "first_reminder" <= 365),
  constraint "workflow_item_repeat_every_check" check ("repeat_every" >= 1 and "repeat_every" <= 365),
  constraint "workflow_item_reminders_check" check ("reminders" >= 0 and "reminders" <= 50),
  constraint "workflow_item_repeat_after_check" check ("repeat_after" >= 1 and "repeat_after" <= 1000)
);

create index "workflow_item_created_idx" on "app"."workflow_item" ("tenant_id", "created" desc, "id" desc);

create index "workflow_item_workflow_id_sequence_idx" on "app"."workflow_item" ("tenant_id", "workflow_id", "sequence", "created" desc, "id" desc);

create index "workflow_item_sequence_order_idx" on "app"."workflow_item" ("tenant_id", "sequence", "id");

create index "workflow_item_search_idx" on "app"."workflow_item" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."workflow_item" enable row level security;

alter table "app"."workflow_item" force row level security;

create policy tenant on "app"."workflow_item" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."workflow_item" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."workflow_item" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."workflow_item" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

alter table "app"."activation_line" add constraint "activation_line_company_activation_id_fkey" foreign key ("tenant_id", "company_activation_id") references "app"."company_activation" ("tenant_id", "id") on delete cascade;

alter table "app"."activity" add constraint "activity_customer_id_fkey" foreign key ("tenant_id", "customer_id") references "app"."customer" ("tenant_id", "id") on delete cascade;

alter table "app"."activity" add constraint "activity_opportunity_id_fkey" foreign key ("tenant_id", "opportunity_id") references "app"."opportunity" ("tenant_id", "id") on delete cascade;

alter table "app"."activity" add constraint "activity_contact_id_fkey" foreign key ("tenant_id", "contact_id") references "app"."contact" ("tenant_id", "id") on delete set null ("contact_id");

alter table "app"."activity" add constraint "activity_owner_id_fkey" foreign key ("tenant_id", "owner_id") references "app"."user" ("tenant_id", "id") on delete set null ("owner_id");

alter table "app"."api_client" add constraint "api_client_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id");

alter table "app"."api_client_roles_link" add constraint "api_client_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."api_client" ("tenant_id", "id") on delete cascade;

alter table "app"."api_client_roles_link" add constraint "api_client_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."approval_group" add constraint "approval_group_fallback_contact_id_fkey" foreign key ("tenant_id", "fallback_contact_id") references "app"."user" ("tenant_id", "id");

alter table "app"."approval_group" add constraint "approval_group_escalation_contact_id_fkey" foreign key ("tenant_id", "escalation_contact_id") references "app"."user" ("tenant_id", "id");

alter table "app"."approval_group_members_link" add constraint "approval_group_members_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."approval_group" ("tenant_id", "id") on delete cascade;

alter table "app"."approval_group_members_link" add constraint "approval_group_members_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."user" ("tenant_id", "id");

alter table "app"."assistant_message" add constraint "assistant_message_thread_id_fkey" foreign key ("tenant_id", "thread_id") references "app"."assistant_thread" ("tenant_id", "id") on delete cascade;

alter table "app"."assistant_message" add constraint "assistant_message_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."assistant_thread" add constraint "assistant_thread_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."assistant_thread" add constraint "assistant_thread_ticket_id_fkey" foreign key ("tenant_id", "ticket_id") references "app"."help_desk_ticket" ("tenant_id", "id") on delete set null ("ticket_id");

alter table "app"."attachment" add constraint "attachment_owner_id_fkey" foreign key ("tenant_id", "owner_id") references "app"."person" ("tenant_id", "id");

alter table "app"."authorised_tenant" add constraint "authorised_tenant_holder_id_fkey" foreign key ("tenant_id", "holder_id") references "app"."tenant" ("tenant_id", "id");

alter table "app"."authorised_tenant" add constraint "authorised_tenant_granted_tenant_id_fkey" foreign key ("tenant_id", "granted_tenant_id") references "app"."tenant" ("tenant_id", "id");

alter table "app"."auto_shipment" add constraint "auto_shipment_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."balance_sheet" add constraint "balance_sheet_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."bank_details" add constraint "bank_details_relocatee_id_fkey" foreign key ("tenant_id", "relocatee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."bank_reconciliation" add constraint "bank_reconciliation_company_account_id_fkey" foreign key ("tenant_id", "company_account_id") references "app"."company_account" ("tenant_id", "id");

alter table "app"."bank_reconciliation_line" add constraint "bank_reconciliation_line_bank_reconciliation_id_fkey" foreign key ("tenant_id", "bank_reconciliation_id") references "app"."bank_reconciliation" ("tenant_id", "id") on delete cascade;

alter table "app"."bank_reconciliation_line" add constraint "bank_reconciliation_line_financial_transaction_id_fkey" foreign key ("tenant_id", "financial_transaction_id") references "app"."financial_transaction" ("tenant_id", "id");

alter table "app"."bank_reconciliation_line" add constraint "bank_reconciliation_line_expense_payment_id_fkey" foreign key ("tenant_id", "expense_payment_id") references "app"."expense_payment" ("tenant_id", "id");

alter table "app"."benefit" add constraint "benefit_calculation_id_fkey" foreign key ("tenant_id", "calculation_id") references "app"."calculation" ("tenant_id", "id");

alter table "app"."benefit" add constraint "benefit_allowance_id_fkey" foreign key ("tenant_id", "allowance_id") references "app"."expense_allowance" ("tenant_id", "id");

alter table "app"."benefit" add constraint "benefit_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."benefit_change_amount_roles_link" add constraint "benefit_change_amount_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."benefit" ("tenant_id", "id") on delete cascade;

alter table "app"."benefit_change_amount_roles_link" add constraint "benefit_change_amount_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."benefit_edit_roles_link" add constraint "benefit_edit_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."benefit" ("tenant_id", "id") on delete cascade;

alter table "app"."benefit_edit_roles_link" add constraint "benefit_edit_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."benefit_exception_roles_link" add constraint "benefit_exception_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."benefit" ("tenant_id", "id") on delete cascade;

alter table "app"."benefit_exception_roles_link" add constraint "benefit_exception_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."benefit_flex_roles_link" add constraint "benefit_flex_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."benefit" ("tenant_id", "id") on delete cascade;

alter table "app"."benefit_flex_roles_link" add constraint "benefit_flex_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."benefit_to_expense_item" add constraint "benefit_to_expense_item_benefit_id_fkey" foreign key ("tenant_id", "benefit_id") references "app"."benefit" ("tenant_id", "id") on delete cascade;

alter table "app"."benefit_to_expense_item" add constraint "benefit_to_expense_item_expense_item_id_fkey" foreign key ("tenant_id", "expense_item_id") references "app"."expense_item" ("tenant_id", "id");

alter table "app"."broadcast" add constraint "broadcast_sent_by_id_fkey" foreign key ("tenant_id", "sent_by_id") references "app"."user" ("tenant_id", "id") on delete set null ("sent_by_id");

alter table "app"."broadcast_audiences_link" add constraint "broadcast_audiences_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."broadcast" ("tenant_id", "id") on delete cascade;

alter table "app"."broadcast_audiences_link" add constraint "broadcast_audiences_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."audience" ("tenant_id", "id");

alter table "app"."broadcast_companies_link" add constraint "broadcast_companies_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."broadcast" ("tenant_id", "id") on delete cascade;

alter table "app"."broadcast_companies_link" add constraint "broadcast_companies_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."tenant" ("tenant_id", "id");

alter table "app"."broadcast_roles_link" add constraint "broadcast_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."broadcast" ("tenant_id", "id") on delete cascade;

alter table "app"."broadcast_roles_link" add constraint "broadcast_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."business_rule" add constraint "business_rule_workflow_id_fkey" foreign key ("tenant_id", "workflow_id") references "app"."workflow" ("tenant_id", "id");

alter table "app"."business_rule" add constraint "business_rule_notification_event_id_fkey" foreign key ("tenant_id", "notification_event_id") references "app"."notification_event" ("tenant_id", "id");

alter table "app"."business_rule_condition" add constraint "business_rule_condition_business_rule_id_fkey" foreign key ("tenant_id", "business_rule_id") references "app"."business_rule" ("tenant_id", "id") on delete cascade;

alter table "app"."calendar_event" add constraint "calendar_event_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."campaign" add constraint "campaign_parent_id_fkey" foreign key ("tenant_id", "parent_id") references "app"."campaign" ("tenant_id", "id");

alter table "app"."campaign" add constraint "campaign_owner_id_fkey" foreign key ("tenant_id", "owner_id") references "app"."user" ("tenant_id", "id") on delete set null ("owner_id");

alter table "app"."case_accounting" add constraint "case_accounting_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."case_accounting" add constraint "case_accounting_finance_profile_id_fkey" foreign key ("tenant_id", "finance_profile_id") references "app"."finance_profile" ("tenant_id", "id");

alter table "app"."case_accounting" add constraint "case_accounting_charge_profile_id_fkey" foreign key ("tenant_id", "charge_profile_id") references "app"."charge_profile" ("tenant_id", "id");

alter table "app"."case_accounting" add constraint "case_accounting_cost_profile_id_fkey" foreign key ("tenant_id", "cost_profile_id") references "app"."cost_profile" ("tenant_id", "id");

alter table "app"."case_accounting" add constraint "case_accounting_cost_center_id_fkey" foreign key ("tenant_id", "cost_center_id") references "app"."cost_center" ("tenant_id", "id");

alter table "app"."case_actual_cost" add constraint "case_actual_cost_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."case_actual_cost" add constraint "case_actual_cost_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id");

alter table "app"."case_actual_cost" add constraint "case_actual_cost_case_benefit_id_fkey" foreign key ("tenant_id", "case_benefit_id") references "app"."case_benefit" ("tenant_id", "id");

alter table "app"."case_actual_cost" add constraint "case_actual_cost_posting_period_id_fkey" foreign key ("tenant_id", "posting_period_id") references "app"."financial_period" ("tenant_id", "id");

alter table "app"."case_actual_cost" add constraint "case_actual_cost_vendor_id_fkey" foreign key ("tenant_id", "vendor_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."case_actual_cost" add constraint "case_actual_cost_vendor_invoice_id_fkey" foreign key ("tenant_id", "vendor_invoice_id") references "app"."vendor_invoice" ("tenant_id", "id");

alter table "app"."case_actual_cost" add constraint "case_actual_cost_financial_code_id_fkey" foreign key ("tenant_id", "financial_code_id") references "app"."financial_code" ("tenant_id", "id");

alter table "app"."case_benefit" add constraint "case_benefit_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."case_benefit" add constraint "case_benefit_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."case_benefit" add constraint "case_benefit_benefit_id_fkey" foreign key ("tenant_id", "benefit_id") references "app"."benefit" ("tenant_id", "id");

alter table "app"."case_block" add constraint "case_block_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."case_calculation_step" add constraint "case_calculation_step_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."case_contact" add constraint "case_contact_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."case_contact" add constraint "case_contact_photo_id_fkey" foreign key ("tenant_id", "photo_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."case_contact_services_link" add constraint "case_contact_services_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."case_contact" ("tenant_id", "id") on delete cascade;

alter table "app"."case_contact_services_link" add constraint "case_contact_services_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."case_service" ("tenant_id", "id");

alter table "app"."case_detail" add constraint "case_detail_case_master_id_fkey" foreign key ("tenant_id", "case_master_id") references "app"."case_master" ("tenant_id", "id");

alter table "app"."case_detail" add constraint "case_detail_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."case_detail" add constraint "case_detail_employee_id_fkey" foreign key ("tenant_id", "employee_id") references "app"."employee" ("tenant_id", "id");

alter table "app"."case_detail" add constraint "case_detail_policy_id_fkey" foreign key ("tenant_id", "policy_id") references "app"."policy" ("tenant_id", "id");

alter table "app"."case_detail" add constraint "case_detail_relocation_package_id_fkey" foreign key ("tenant_id", "relocation_package_id") references "app"."relocation_package" ("tenant_id", "id");

alter table "app"."case_detail" add constraint "case_detail_location_id_fkey" foreign key ("tenant_id", "location_id") references "app"."location" ("tenant_id", "id");

alter table "app"."case_detail" add constraint "case_detail_home_contact_id_fkey" foreign key ("tenant_id", "home_contact_id") references "app"."contact" ("tenant_id", "id") on delete set null ("home_contact_id");

alter table "app"."case_detail" add constraint "case_detail_host_contact_id_fkey" foreign key ("tenant_id", "host_contact_id") references "app"."contact" ("tenant_id", "id") on delete set null ("host_contact_id");

alter table "app"."case_detail" add constraint "case_detail_approval_group_id_fkey" foreign key ("tenant_id", "approval_group_id") references "app"."approval_group" ("tenant_id", "id");

alter table "app"."case_detail" add constraint "case_detail_cost_center_id_fkey" foreign key ("tenant_id", "cost_center_id") references "app"."cost_center" ("tenant_id", "id");

alter table "app"."case_expense" add constraint "case_expense_case_expense_batch_id_fkey" foreign key ("tenant_id", "case_expense_batch_id") references "app"."case_expense_batch" ("tenant_id", "id") on delete cascade;

alter table "app"."case_expense" add constraint "case_expense_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."case_expense" add constraint "case_expense_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."case_expense" add constraint "case_expense_expense_item_id_fkey" foreign key ("tenant_id", "expense_item_id") references "app"."expense_item" ("tenant_id", "id");

alter table "app"."case_expense" add constraint "case_expense_receipt_id_fkey" foreign key ("tenant_id", "receipt_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."case_expense" add constraint "case_expense_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."case_expense" add constraint "case_expense_approver_id_fkey" foreign key ("tenant_id", "approver_id") references "app"."user" ("tenant_id", "id");

alter table "app"."case_expense" add constraint "case_expense_copy_of_id_fkey" foreign key ("tenant_id", "copy_of_id") references "app"."case_expense" ("tenant_id", "id");

alter table "app"."case_expense_batch" add constraint "case_expense_batch_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."case_expense_batch" add constraint "case_expense_batch_case_master_id_fkey" foreign key ("tenant_id", "case_master_id") references "app"."case_master" ("tenant_id", "id");

alter table "app"."case_expense_batch" add constraint "case_expense_batch_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id");

alter table "app"."case_expense_batch" add constraint "case_expense_batch_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."case_expense_batch" add constraint "case_expense_batch_bank_account_id_fkey" foreign key ("tenant_id", "bank_account_id") references "app"."bank_details" ("tenant_id", "id");

alter table "app"."case_expense_batch" add constraint "case_expense_batch_expense_payment_id_fkey" foreign key ("tenant_id", "expense_payment_id") references "app"."expense_payment" ("tenant_id", "id");

alter table "app"."case_expense_batch" add constraint "case_expense_batch_replaced_by_id_fkey" foreign key ("tenant_id", "replaced_by_id") references "app"."case_expense_batch" ("tenant_id", "id");

alter table "app"."case_expense_batch" add constraint "case_expense_batch_copy_of_id_fkey" foreign key ("tenant_id", "copy_of_id") references "app"."case_expense_batch" ("tenant_id", "id");

alter table "app"."case_master" add constraint "case_master_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."case_master" add constraint "case_master_employee_id_fkey" foreign key ("tenant_id", "employee_id") references "app"."employee" ("tenant_id", "id");

alter table "app"."case_service" add constraint "case_service_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."case_service" add constraint "case_service_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."case_service" add constraint "case_service_service_type_id_fkey" foreign key ("tenant_id", "service_type_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."case_service" add constraint "case_service_vendor_user_id_fkey" foreign key ("tenant_id", "vendor_user_id") references "app"."user" ("tenant_id", "id");

alter table "app"."case_timeline" add constraint "case_timeline_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."case_timeline" add constraint "case_timeline_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."case_timeline" add constraint "case_timeline_timeline_item_id_fkey" foreign key ("tenant_id", "timeline_item_id") references "app"."timeline_item" ("tenant_id", "id");

alter table "app"."case_timeline_services_link" add constraint "case_timeline_services_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."case_timeline" ("tenant_id", "id") on delete cascade;

alter table "app"."case_timeline_services_link" add constraint "case_timeline_services_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."case_service" ("tenant_id", "id");

alter table "app"."case_type" add constraint "case_type_workflow_id_fkey" foreign key ("tenant_id", "workflow_id") references "app"."workflow" ("tenant_id", "id");

alter table "app"."case_workflow_item" add constraint "case_workflow_item_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."case_workflow_item" add constraint "case_workflow_item_workflow_item_id_fkey" foreign key ("tenant_id", "workflow_item_id") references "app"."workflow_item" ("tenant_id", "id") on delete set null ("workflow_item_id");

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_new_grade_id_fkey" foreign key ("tenant_id", "new_grade_id") references "app"."grade" ("tenant_id", "id");

alter table "app"."charge" add constraint "charge_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."charge" add constraint "charge_charge_profile_id_fkey" foreign key ("tenant_id", "charge_profile_id") references "app"."charge_profile" ("tenant_id", "id");

alter table "app"."charge" add constraint "charge_service_type_id_fkey" foreign key ("tenant_id", "service_type_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."charge" add constraint "charge_financial_code_id_fkey" foreign key ("tenant_id", "financial_code_id") references "app"."financial_code" ("tenant_id", "id");

alter table "app"."charge_profile" add constraint "charge_profile_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."charge_profile" add constraint "charge_profile_financial_code_id_fkey" foreign key ("tenant_id", "financial_code_id") references "app"."financial_code" ("tenant_id", "id");

alter table "app"."chat_message" add constraint "chat_message_conversation_id_fkey" foreign key ("tenant_id", "conversation_id") references "app"."conversation" ("tenant_id", "id") on delete cascade;

alter table "app"."chat_message_files_link" add constraint "chat_message_files_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."chat_message" ("tenant_id", "id") on delete cascade;

alter table "app"."chat_message_files_link" add constraint "chat_message_files_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."check_in" add constraint "check_in_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."check_in" add constraint "check_in_lease_id_fkey" foreign key ("tenant_id", "lease_id") references "app"."lease" ("tenant_id", "id");

alter table "app"."check_in" add constraint "check_in_inventory_id_fkey" foreign key ("tenant_id", "inventory_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."check_out" add constraint "check_out_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."check_out" add constraint "check_out_lease_id_fkey" foreign key ("tenant_id", "lease_id") references "app"."lease" ("tenant_id", "id");

alter table "app"."check_out" add constraint "check_out_protocol_id_fkey" foreign key ("tenant_id", "protocol_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."checklist_item" add constraint "checklist_item_master_checklist_id_fkey" foreign key ("tenant_id", "master_checklist_id") references "app"."master_checklist" ("tenant_id", "id") on delete cascade;

alter table "app"."checklist_item" add constraint "checklist_item_owner_role_id_fkey" foreign key ("tenant_id", "owner_role_id") references "app"."role" ("tenant_id", "id");

alter table "app"."client_account" add constraint "client_account_financial_entity_id_fkey" foreign key ("tenant_id", "financial_entity_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."client_account_entry" add constraint "client_account_entry_client_account_id_fkey" foreign key ("tenant_id", "client_account_id") references "app"."client_account" ("tenant_id", "id");

alter table "app"."client_account_entry" add constraint "client_account_entry_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."comment" add constraint "comment_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."comment" add constraint "comment_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."comment" add constraint "comment_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."company" add constraint "company_company_group_id_fkey" foreign key ("tenant_id", "company_group_id") references "app"."company_group" ("tenant_id", "id");

alter table "app"."company" add constraint "company_parent_id_fkey" foreign key ("tenant_id", "parent_id") references "app"."company" ("tenant_id", "id");

alter table "app"."company" add constraint "company_logo_id_fkey" foreign key ("tenant_id", "logo_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."company" add constraint "company_own_tenant_id_fkey" foreign key ("tenant_id", "own_tenant_id") references "app"."tenant" ("tenant_id", "id");

alter table "app"."company_activation" add constraint "company_activation_company_group_id_fkey" foreign key ("tenant_id", "company_group_id") references "app"."company_group" ("tenant_id", "id") on delete cascade;

alter table "app"."company_activation" add constraint "company_activation_company_id_fkey" foreign key ("tenant_id", "company_id") references "app"."company" ("tenant_id", "id") on delete cascade;

alter table "app"."company_activation" add constraint "company_activation_data_center_id_fkey" foreign key ("tenant_id", "data_center_id") references "app"."data_center" ("tenant_id", "id");

alter table "app"."company_activation" add constraint "company_activation_own_tenant_id_fkey" foreign key ("tenant_id", "own_tenant_id") references "app"."tenant" ("tenant_id", "id");

alter table "app"."company_group" add constraint "company_group_parent_id_fkey" foreign key ("tenant_id", "parent_id") references "app"."company_group" ("tenant_id", "id");

alter table "app"."company_group" add constraint "company_group_data_center_id_fkey" foreign key ("tenant_id", "data_center_id") references "app"."data_center" ("tenant_id", "id");

alter table "app"."company_group" add constraint "company_group_own_tenant_id_fkey" foreign key ("tenant_id", "own_tenant_id") references "app"."tenant" ("tenant_id", "id");

alter table "app"."compensation_document" add constraint "compensation_document_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."compensation_document" add constraint "compensation_document_letter_id_fkey" foreign key ("tenant_id", "letter_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."compensation_document" add constraint "compensation_document_signed_letter_id_fkey" foreign key ("tenant_id", "signed_letter_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."compensation_document" add constraint "compensation_document_replaces_id_fkey" foreign key ("tenant_id", "replaces_id") references "app"."compensation_document" ("tenant_id", "id");

alter table "app"."contact" add constraint "contact_company_id_fkey" foreign key ("tenant_id", "company_id") references "app"."company" ("tenant_id", "id") on delete set null ("company_id");

alter table "app"."contact" add constraint "contact_division_id_fkey" foreign key ("tenant_id", "division_id") references "app"."division" ("tenant_id", "id") on delete set null ("division_id");

alter table "app"."contact" add constraint "contact_office_id_fkey" foreign key ("tenant_id", "office_id") references "app"."office" ("tenant_id", "id") on delete set null ("office_id");

alter table "app"."contact" add constraint "contact_party_id_fkey" foreign key ("tenant_id", "party_id") references "app"."party" ("tenant_id", "id") on delete set null ("party_id");

alter table "app"."contact" add constraint "contact_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete set null ("user_id");

alter table "app"."contact_responsibilities_link" add constraint "contact_responsibilities_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."contact" ("tenant_id", "id") on delete cascade;

alter table "app"."contact_responsibilities_link" add constraint "contact_responsibilities_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."business_function" ("tenant_id", "id");

alter table "app"."conversation" add constraint "conversation_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."conversation" add constraint "conversation_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."conversation" add constraint "conversation_vendor_user_id_fkey" foreign key ("tenant_id", "vendor_user_id") references "app"."user" ("tenant_id", "id");

alter table "app"."conversation" add constraint "conversation_family_user_id_fkey" foreign key ("tenant_id", "family_user_id") references "app"."user" ("tenant_id", "id");

alter table "app"."conversation_member" add constraint "conversation_member_conversation_id_fkey" foreign key ("tenant_id", "conversation_id") references "app"."conversation" ("tenant_id", "id") on delete cascade;

alter table "app"."cost_estimate" add constraint "cost_estimate_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."cost_estimate" add constraint "cost_estimate_scenario_id_fkey" foreign key ("tenant_id", "scenario_id") references "app"."scenario" ("tenant_id", "id") on delete set null ("scenario_id");

alter table "app"."cost_estimate_line" add constraint "cost_estimate_line_cost_estimate_id_fkey" foreign key ("tenant_id", "cost_estimate_id") references "app"."cost_estimate" ("tenant_id", "id") on delete cascade;

alter table "app"."cost_estimate_line" add constraint "cost_estimate_line_benefit_id_fkey" foreign key ("tenant_id", "benefit_id") references "app"."benefit" ("tenant_id", "id");

alter table "app"."cost_profile" add constraint "cost_profile_service_type_id_fkey" foreign key ("tenant_id", "service_type_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."cost_profile" add constraint "cost_profile_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."cost_profile" add constraint "cost_profile_financial_code_id_fkey" foreign key ("tenant_id", "financial_code_id") references "app"."financial_code" ("tenant_id", "id");

alter table "app"."credential" add constraint "credential_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."credit_note" add constraint "credit_note_invoice_id_fkey" foreign key ("tenant_id", "invoice_id") references "app"."invoice" ("tenant_id", "id");

alter table "app"."credit_note" add constraint "credit_note_financial_entity_id_fkey" foreign key ("tenant_id", "financial_entity_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."credit_note_line" add constraint "credit_note_line_credit_note_id_fkey" foreign key ("tenant_id", "credit_note_id") references "app"."credit_note" ("tenant_id", "id") on delete cascade;

alter table "app"."credit_note_line" add constraint "credit_note_line_invoice_line_id_fkey" foreign key ("tenant_id", "invoice_line_id") references "app"."invoice_line" ("tenant_id", "id");

alter table "app"."customer" add constraint "customer_customer_group_id_fkey" foreign key ("tenant_id", "customer_group_id") references "app"."customer_group" ("tenant_id", "id");

alter table "app"."customer" add constraint "customer_company_id_fkey" foreign key ("tenant_id", "company_id") references "app"."company" ("tenant_id", "id");

alter table "app"."customer" add constraint "customer_sales_lead_id_fkey" foreign key ("tenant_id", "sales_lead_id") references "app"."user" ("tenant_id", "id") on delete set null ("sales_lead_id");

alter table "app"."customer_group" add constraint "customer_group_parent_id_fkey" foreign key ("tenant_id", "parent_id") references "app"."customer_group" ("tenant_id", "id");

alter table "app"."dashboard_widget" add constraint "dashboard_widget_dashboard_id_fkey" foreign key ("tenant_id", "dashboard_id") references "app"."dashboard" ("tenant_id", "id") on delete cascade;

alter table "app"."dashboard_widget" add constraint "dashboard_widget_widget_id_fkey" foreign key ("tenant_id", "widget_id") references "app"."widget" ("tenant_id", "id") on delete cascade;

alter table "app"."dashboard_widget" add constraint "dashboard_widget_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."data_query_column" add constraint "data_query_column_data_query_id_fkey" foreign key ("tenant_id", "data_query_id") references "app"."data_query" ("tenant_id", "id") on delete cascade;

alter table "app"."data_query_condition" add constraint "data_query_condition_data_query_id_fkey" foreign key ("tenant_id", "data_query_id") references "app"."data_query" ("tenant_id", "id") on delete cascade;

alter table "app"."default_service_provider" add constraint "default_service_provider_service_type_id_fkey" foreign key ("tenant_id", "service_type_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."default_service_provider" add constraint "default_service_provider_service_provider_id_fkey" foreign key ("tenant_id", "service_provider_id") references "app"."service_provider" ("tenant_id", "id");

alter table "app"."default_service_provider" add constraint "default_service_provider_backup_provider_id_fkey" foreign key ("tenant_id", "backup_provider_id") references "app"."service_provider" ("tenant_id", "id");

alter table "app"."dependant" add constraint "dependant_employee_person_id_fkey" foreign key ("tenant_id", "employee_person_id") references "app"."person" ("tenant_id", "id");

alter table "app"."dependant" add constraint "dependant_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id");

alter table "app"."destination_service" add constraint "destination_service_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."device" add constraint "device_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."diary_entry" add constraint "diary_entry_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."directory_call" add constraint "directory_call_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."division" add constraint "division_company_id_fkey" foreign key ("tenant_id", "company_id") references "app"."company" ("tenant_id", "id");

alter table "app"."division" add constraint "division_parent_id_fkey" foreign key ("tenant_id", "parent_id") references "app"."division" ("tenant_id", "id");

alter table "app"."division" add constraint "division_head_id_fkey" foreign key ("tenant_id", "head_id") references "app"."user" ("tenant_id", "id") on delete set null ("head_id");

alter table "app"."division" add constraint "division_cost_center_id_fkey" foreign key ("tenant_id", "cost_center_id") references "app"."cost_center" ("tenant_id", "id");

alter table "app"."document" add constraint "document_library_section_id_fkey" foreign key ("tenant_id", "library_section_id") references "app"."library_section" ("tenant_id", "id");

alter table "app"."document" add constraint "document_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."document" add constraint "document_owner_id_fkey" foreign key ("tenant_id", "owner_id") references "app"."person" ("tenant_id", "id");

alter table "app"."document" add constraint "document_file_id_fkey" foreign key ("tenant_id", "file_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."document" add constraint "document_signed_file_id_fkey" foreign key ("tenant_id", "signed_file_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."document_audiences_link" add constraint "document_audiences_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."document" ("tenant_id", "id") on delete cascade;

alter table "app"."document_audiences_link" add constraint "document_audiences_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."audience" ("tenant_id", "id");

alter table "app"."document_passage" add constraint "document_passage_document_id_fkey" foreign key ("tenant_id", "document_id") references "app"."document" ("tenant_id", "id") on delete cascade;

alter table "app"."document_reading" add constraint "document_reading_document_id_fkey" foreign key ("tenant_id", "document_id") references "app"."document" ("tenant_id", "id") on delete cascade;

alter table "app"."document_reading" add constraint "document_reading_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."document_reading" add constraint "document_reading_person_id_fkey" foreign key ("tenant_id", "person_id") references "app"."person" ("tenant_id", "id");

alter table "app"."document_signature" add constraint "document_signature_document_id_fkey" foreign key ("tenant_id", "document_id") references "app"."document" ("tenant_id", "id") on delete cascade;

alter table "app"."document_signature" add constraint "document_signature_person_id_fkey" foreign key ("tenant_id", "person_id") references "app"."person" ("tenant_id", "id");

alter table "app"."document_signature" add constraint "document_signature_file_id_fkey" foreign key ("tenant_id", "file_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."document_version" add constraint "document_version_document_id_fkey" foreign key ("tenant_id", "document_id") references "app"."document" ("tenant_id", "id") on delete cascade;

alter table "app"."document_version" add constraint "document_version_file_id_fkey" foreign key ("tenant_id", "file_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."employee" add constraint "employee_person_id_fkey" foreign key ("tenant_id", "person_id") references "app"."person" ("tenant_id", "id");

alter table "app"."employee" add constraint "employee_grade_id_fkey" foreign key ("tenant_id", "grade_id") references "app"."grade" ("tenant_id", "id");

alter table "app"."employee" add constraint "employee_line_manager_id_fkey" foreign key ("tenant_id", "line_manager_id") references "app"."user" ("tenant_id", "id");

alter table "app"."employee" add constraint "employee_cost_center_id_fkey" foreign key ("tenant_id", "cost_center_id") references "app"."cost_center" ("tenant_id", "id");

alter table "app"."erasure_request" add constraint "erasure_request_person_id_fkey" foreign key ("tenant_id", "person_id") references "app"."person" ("tenant_id", "id");

alter table "app"."expense_allowance" add constraint "expense_allowance_expense_item_id_fkey" foreign key ("tenant_id", "expense_item_id") references "app"."expense_item" ("tenant_id", "id");

alter table "app"."expense_allowance" add constraint "expense_allowance_lowest_grade_id_fkey" foreign key ("tenant_id", "lowest_grade_id") references "app"."grade" ("tenant_id", "id");

alter table "app"."expense_item" add constraint "expense_item_expense_type_id_fkey" foreign key ("tenant_id", "expense_type_id") references "app"."expense_type" ("tenant_id", "id");

alter table "app"."expense_item_tax" add constraint "expense_item_tax_expense_item_id_fkey" foreign key ("tenant_id", "expense_item_id") references "app"."expense_item" ("tenant_id", "id") on delete cascade;

alter table "app"."expense_management_service" add constraint "expense_management_service_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."expense_management_service" add constraint "expense_management_service_cost_center_id_fkey" foreign key ("tenant_id", "cost_center_id") references "app"."cost_center" ("tenant_id", "id");

alter table "app"."expense_payment" add constraint "expense_payment_payee_id_fkey" foreign key ("tenant_id", "payee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."expense_payment" add constraint "expense_payment_bank_account_id_fkey" foreign key ("tenant_id", "bank_account_id") references "app"."bank_details" ("tenant_id", "id");

alter table "app"."expense_payment" add constraint "expense_payment_case_expense_batch_id_fkey" foreign key ("tenant_id", "case_expense_batch_id") references "app"."case_expense_batch" ("tenant_id", "id");

alter table "app"."expense_payment" add constraint "expense_payment_payment_batch_id_fkey" foreign key ("tenant_id", "payment_batch_id") references "app"."payment_batch" ("tenant_id", "id");

alter table "app"."expense_type" add constraint "expense_type_financial_code_id_fkey" foreign key ("tenant_id", "financial_code_id") references "app"."financial_code" ("tenant_id", "id");

alter table "app"."expense_type" add constraint "expense_type_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."exporter" add constraint "exporter_data_query_id_fkey" foreign key ("tenant_id", "data_query_id") references "app"."data_query" ("tenant_id", "id");

alter table "app"."exporter" add constraint "exporter_time_zone_id_fkey" foreign key ("time_zone_id") references "app"."time_zone" ("id");

alter table "app"."exporter_recipients_link" add constraint "exporter_recipients_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."exporter" ("tenant_id", "id") on delete cascade;

alter table "app"."exporter_recipients_link" add constraint "exporter_recipients_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."user" ("tenant_id", "id");

alter table "app"."exporter_run" add constraint "exporter_run_exporter_id_fkey" foreign key ("tenant_id", "exporter_id") references "app"."exporter" ("tenant_id", "id") on delete cascade;

alter table "app"."exporter_run" add constraint "exporter_run_file_id_fkey" foreign key ("tenant_id", "file_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."external_access" add constraint "external_access_page_form_id_fkey" foreign key ("tenant_id", "page_form_id") references "app"."page_form" ("tenant_id", "id") on delete cascade;

alter table "app"."external_access" add constraint "external_access_quality_survey_id_fkey" foreign key ("tenant_id", "quality_survey_id") references "app"."quality_survey" ("tenant_id", "id") on delete cascade;

alter table "app"."external_access" add constraint "external_access_document_id_fkey" foreign key ("tenant_id", "document_id") references "app"."document" ("tenant_id", "id") on delete cascade;

alter table "app"."external_access" add constraint "external_access_initiation_rule_id_fkey" foreign key ("tenant_id", "initiation_rule_id") references "app"."initiation_rule" ("tenant_id", "id") on delete cascade;

alter table "app"."external_access" add constraint "external_access_initiation_id_fkey" foreign key ("tenant_id", "initiation_id") references "app"."initiation" ("tenant_id", "id") on delete set null ("initiation_id");

alter table "app"."field_metadata" add constraint "field_metadata_lookup_id_fkey" foreign key ("tenant_id", "lookup_id") references "app"."lookup" ("tenant_id", "id");

alter table "app"."finance_profile" add constraint "finance_profile_financial_entity_id_fkey" foreign key ("tenant_id", "financial_entity_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."finance_profile" add constraint "finance_profile_invoice_group_id_fkey" foreign key ("tenant_id", "invoice_group_id") references "app"."invoice_group" ("tenant_id", "id");

alter table "app"."finance_profile" add constraint "finance_profile_charge_profile_id_fkey" foreign key ("tenant_id", "charge_profile_id") references "app"."charge_profile" ("tenant_id", "id");

alter table "app"."finance_profile" add constraint "finance_profile_cost_profile_id_fkey" foreign key ("tenant_id", "cost_profile_id") references "app"."cost_profile" ("tenant_id", "id");

alter table "app"."finance_profile" add constraint "finance_profile_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."financial_code" add constraint "financial_code_cost_center_id_fkey" foreign key ("tenant_id", "cost_center_id") references "app"."cost_center" ("tenant_id", "id");

alter table "app"."financial_code" add constraint "financial_code_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."financial_transaction" add constraint "financial_transaction_financial_entity_id_fkey" foreign key ("tenant_id", "financial_entity_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."financial_transaction" add constraint "financial_transaction_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."financial_transaction" add constraint "financial_transaction_financial_period_id_fkey" foreign key ("tenant_id", "financial_period_id") references "app"."financial_period" ("tenant_id", "id");

alter table "app"."financial_transaction" add constraint "financial_transaction_financial_code_id_fkey" foreign key ("tenant_id", "financial_code_id") references "app"."financial_code" ("tenant_id", "id");

alter table "app"."financial_transaction" add constraint "financial_transaction_cost_center_id_fkey" foreign key ("tenant_id", "cost_center_id") references "app"."cost_center" ("tenant_id", "id");

alter table "app"."financial_transaction" add constraint "financial_transaction_invoice_id_fkey" foreign key ("tenant_id", "invoice_id") references "app"."invoice" ("tenant_id", "id");

alter table "app"."financial_transaction" add constraint "financial_transaction_vendor_invoice_id_fkey" foreign key ("tenant_id", "vendor_invoice_id") references "app"."vendor_invoice" ("tenant_id", "id");

alter table "app"."financial_transaction" add constraint "financial_transaction_reversal_of_id_fkey" foreign key ("tenant_id", "reversal_of_id") references "app"."financial_transaction" ("tenant_id", "id");

alter table "app"."firewall_rule" add constraint "firewall_rule_role_id_fkey" foreign key ("tenant_id", "role_id") references "app"."role" ("tenant_id", "id");

alter table "app"."freight" add constraint "freight_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."freight" add constraint "freight_shipment_id_fkey" foreign key ("tenant_id", "shipment_id") references "app"."shipment" ("tenant_id", "id");

alter table "app"."freight" add constraint "freight_shipment_type_id_fkey" foreign key ("tenant_id", "shipment_type_id") references "app"."shipment_type" ("tenant_id", "id");

alter table "app"."functional_title" add constraint "functional_title_job_family_id_fkey" foreign key ("tenant_id", "job_family_id") references "app"."job_family" ("tenant_id", "id");

alter table "app"."functional_title" add constraint "functional_title_grade_id_fkey" foreign key ("tenant_id", "grade_id") references "app"."grade" ("tenant_id", "id");

alter table "app"."help_desk_reply" add constraint "help_desk_reply_ticket_id_fkey" foreign key ("tenant_id", "ticket_id") references "app"."help_desk_ticket" ("tenant_id", "id") on delete cascade;

alter table "app"."help_desk_reply_files_link" add constraint "help_desk_reply_files_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."help_desk_reply" ("tenant_id", "id") on delete cascade;

alter table "app"."help_desk_reply_files_link" add constraint "help_desk_reply_files_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."help_desk_ticket" add constraint "help_desk_ticket_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."help_desk_ticket" add constraint "help_desk_ticket_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."help_desk_ticket_files_link" add constraint "help_desk_ticket_files_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."help_desk_ticket" ("tenant_id", "id") on delete cascade;

alter table "app"."help_desk_ticket_files_link" add constraint "help_desk_ticket_files_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."home_sale" add constraint "home_sale_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."home_search" add constraint "home_search_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."home_search" add constraint "home_search_chosen_property_id_fkey" foreign key ("tenant_id", "chosen_property_id") references "app"."property" ("tenant_id", "id");

alter table "app"."home_search_visit" add constraint "home_search_visit_home_search_id_fkey" foreign key ("tenant_id", "home_search_id") references "app"."home_search" ("tenant_id", "id") on delete cascade;

alter table "app"."home_search_visit" add constraint "home_search_visit_property_id_fkey" foreign key ("tenant_id", "property_id") references "app"."property" ("tenant_id", "id");

alter table "app"."immigration_record" add constraint "immigration_record_person_id_fkey" foreign key ("tenant_id", "person_id") references "app"."person" ("tenant_id", "id");

alter table "app"."immigration_record" add constraint "immigration_record_scan_id_fkey" foreign key ("tenant_id", "scan_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."initiation" add constraint "initiation_initiation_rule_id_fkey" foreign key ("tenant_id", "initiation_rule_id") references "app"."initiation_rule" ("tenant_id", "id");

alter table "app"."initiation" add constraint "initiation_case_type_id_fkey" foreign key ("tenant_id", "case_type_id") references "app"."case_type" ("tenant_id", "id");

alter table "app"."initiation" add constraint "initiation_policy_id_fkey" foreign key ("tenant_id", "policy_id") references "app"."policy" ("tenant_id", "id");

alter table "app"."initiation" add constraint "initiation_employee_id_fkey" foreign key ("tenant_id", "employee_id") references "app"."employee" ("tenant_id", "id");

alter table "app"."initiation" add constraint "initiation_cost_center_id_fkey" foreign key ("tenant_id", "cost_center_id") references "app"."cost_center" ("tenant_id", "id");

alter table "app"."initiation" add constraint "initiation_project_id_fkey" foreign key ("tenant_id", "project_id") references "app"."project" ("tenant_id", "id");

alter table "app"."initiation" add constraint "initiation_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete set null ("case_detail_id");

alter table "app"."initiation_rule" add constraint "initiation_rule_case_type_id_fkey" foreign key ("tenant_id", "case_type_id") references "app"."case_type" ("tenant_id", "id");

alter table "app"."initiation_rule" add constraint "initiation_rule_policy_id_fkey" foreign key ("tenant_id", "policy_id") references "app"."policy" ("tenant_id", "id");

alter table "app"."initiation_rule" add constraint "initiation_rule_approval_group_id_fkey" foreign key ("tenant_id", "approval_group_id") references "app"."approval_group" ("tenant_id", "id");

alter table "app"."initiation_services_link" add constraint "initiation_services_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."initiation" ("tenant_id", "id") on delete cascade;

alter table "app"."initiation_services_link" add constraint "initiation_services_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."initiation_step" add constraint "initiation_step_initiation_rule_id_fkey" foreign key ("tenant_id", "initiation_rule_id") references "app"."initiation_rule" ("tenant_id", "id") on delete cascade;

alter table "app"."initiation_step" add constraint "initiation_step_owner_role_id_fkey" foreign key ("tenant_id", "owner_role_id") references "app"."role" ("tenant_id", "id");

alter table "app"."initiation_step" add constraint "initiation_step_page_id_fkey" foreign key ("tenant_id", "page_id") references "app"."page" ("tenant_id", "id");

alter table "app"."insurance_cover" add constraint "insurance_cover_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."insurance_cover" add constraint "insurance_cover_shipment_id_fkey" foreign key ("tenant_id", "shipment_id") references "app"."shipment" ("tenant_id", "id");

alter table "app"."insurance_cover" add constraint "insurance_cover_valued_inventory_id_fkey" foreign key ("tenant_id", "valued_inventory_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."invoice" add constraint "invoice_financial_entity_id_fkey" foreign key ("tenant_id", "financial_entity_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."invoice" add constraint "invoice_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."invoice" add constraint "invoice_invoice_group_id_fkey" foreign key ("tenant_id", "invoice_group_id") references "app"."invoice_group" ("tenant_id", "id");

alter table "app"."invoice" add constraint "invoice_statement_id_fkey" foreign key ("tenant_id", "statement_id") references "app"."statement" ("tenant_id", "id");

alter table "app"."invoice_group" add constraint "invoice_group_financial_entity_id_fkey" foreign key ("tenant_id", "financial_entity_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."invoice_line" add constraint "invoice_line_invoice_id_fkey" foreign key ("tenant_id", "invoice_id") references "app"."invoice" ("tenant_id", "id") on delete cascade;

alter table "app"."invoice_line" add constraint "invoice_line_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."invoice_line" add constraint "invoice_line_charge_id_fkey" foreign key ("tenant_id", "charge_id") references "app"."charge" ("tenant_id", "id");

alter table "app"."invoice_line" add constraint "invoice_line_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id");

alter table "app"."invoice_line" add constraint "invoice_line_case_benefit_id_fkey" foreign key ("tenant_id", "case_benefit_id") references "app"."case_benefit" ("tenant_id", "id");

alter table "app"."invoice_line" add constraint "invoice_line_financial_code_id_fkey" foreign key ("tenant_id", "financial_code_id") references "app"."financial_code" ("tenant_id", "id");

alter table "app"."job_family" add constraint "job_family_business_function_id_fkey" foreign key ("tenant_id", "business_function_id") references "app"."business_function" ("tenant_id", "id");

alter table "app"."lease" add constraint "lease_property_id_fkey" foreign key ("tenant_id", "property_id") references "app"."property" ("tenant_id", "id");

alter table "app"."lease" add constraint "lease_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."lease" add constraint "lease_contract_id_fkey" foreign key ("tenant_id", "contract_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."lease" add constraint "lease_renewal_of_id_fkey" foreign key ("tenant_id", "renewal_of_id") references "app"."lease" ("tenant_id", "id");

alter table "app"."lease_negotiation" add constraint "lease_negotiation_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."lease_negotiation" add constraint "lease_negotiation_property_id_fkey" foreign key ("tenant_id", "property_id") references "app"."property" ("tenant_id", "id");

alter table "app"."lease_negotiation" add constraint "lease_negotiation_lease_id_fkey" foreign key ("tenant_id", "lease_id") references "app"."lease" ("tenant_id", "id");

alter table "app"."legal_entity" add constraint "legal_entity_company_id_fkey" foreign key ("tenant_id", "company_id") references "app"."company" ("tenant_id", "id");

alter table "app"."legal_hold" add constraint "legal_hold_person_id_fkey" foreign key ("tenant_id", "person_id") references "app"."person" ("tenant_id", "id");

alter table "app"."legal_hold" add constraint "legal_hold_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."library_section_audiences_link" add constraint "library_section_audiences_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."library_section" ("tenant_id", "id") on delete cascade;

alter table "app"."library_section_audiences_link" add constraint "library_section_audiences_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."audience" ("tenant_id", "id");

alter table "app"."location" add constraint "location_time_zone_id_fkey" foreign key ("time_zone_id") references "app"."time_zone" ("id");

alter table "app"."lookup_value" add constraint "lookup_value_lookup_id_fkey" foreign key ("tenant_id", "lookup_id") references "app"."lookup" ("tenant_id", "id") on delete cascade;

alter table "app"."lookup_value" add constraint "lookup_value_parent_id_fkey" foreign key ("tenant_id", "parent_id") references "app"."lookup_value" ("tenant_id", "id");

alter table "app"."lump_sum" add constraint "lump_sum_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."lump_sum" add constraint "lump_sum_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."lump_sum_option" add constraint "lump_sum_option_lump_sum_id_fkey" foreign key ("tenant_id", "lump_sum_id") references "app"."lump_sum" ("tenant_id", "id") on delete cascade;

alter table "app"."lump_sum_use" add constraint "lump_sum_use_lump_sum_id_fkey" foreign key ("tenant_id", "lump_sum_id") references "app"."lump_sum" ("tenant_id", "id") on delete cascade;

alter table "app"."mail_template_attachments_link" add constraint "mail_template_attachments_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."mail_template" ("tenant_id", "id") on delete cascade;

alter table "app"."mail_template_attachments_link" add constraint "mail_template_attachments_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."document" ("tenant_id", "id");

alter table "app"."master_checklist" add constraint "master_checklist_case_type_id_fkey" foreign key ("tenant_id", "case_type_id") references "app"."case_type" ("tenant_id", "id");

alter table "app"."master_checklist" add constraint "master_checklist_service_type_id_fkey" foreign key ("tenant_id", "service_type_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."menu_setting" add constraint "menu_setting_role_id_fkey" foreign key ("tenant_id", "role_id") references "app"."role" ("tenant_id", "id") on delete cascade;

alter table "app"."notice_delivery" add constraint "notice_delivery_notification_id_fkey" foreign key ("tenant_id", "notification_id") references "app"."notification" ("tenant_id", "id") on delete cascade;

alter table "app"."notice_delivery" add constraint "notice_delivery_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."notification" add constraint "notification_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."notification" add constraint "notification_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete set null ("case_detail_id");

alter table "app"."notification_event_condition" add constraint "notification_event_condition_notification_event_id_fkey" foreign key ("tenant_id", "notification_event_id") references "app"."notification_event" ("tenant_id", "id") on delete cascade;

alter table "app"."notification_event_roles_link" add constraint "notification_event_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."notification_event" ("tenant_id", "id") on delete cascade;

alter table "app"."notification_event_roles_link" add constraint "notification_event_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."notification_event_users_link" add constraint "notification_event_users_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."notification_event" ("tenant_id", "id") on delete cascade;

alter table "app"."notification_event_users_link" add constraint "notification_event_users_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."user" ("tenant_id", "id");

alter table "app"."notification_template" add constraint "notification_template_notification_event_id_fkey" foreign key ("tenant_id", "notification_event_id") references "app"."notification_event" ("tenant_id", "id") on delete cascade;

alter table "app"."office" add constraint "office_legal_entity_id_fkey" foreign key ("tenant_id", "legal_entity_id") references "app"."legal_entity" ("tenant_id", "id");

alter table "app"."office" add constraint "office_location_id_fkey" foreign key ("tenant_id", "location_id") references "app"."location" ("tenant_id", "id");

alter table "app"."office" add constraint "office_time_zone_id_fkey" foreign key ("time_zone_id") references "app"."time_zone" ("id");

alter table "app"."one_time_code" add constraint "one_time_code_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."opportunity" add constraint "opportunity_customer_id_fkey" foreign key ("tenant_id", "customer_id") references "app"."customer" ("tenant_id", "id");

alter table "app"."opportunity" add constraint "opportunity_campaign_id_fkey" foreign key ("tenant_id", "campaign_id") references "app"."campaign" ("tenant_id", "id");

alter table "app"."opportunity" add constraint "opportunity_owner_id_fkey" foreign key ("tenant_id", "owner_id") references "app"."user" ("tenant_id", "id") on delete set null ("owner_id");

alter table "app"."package_component" add constraint "package_component_relocation_package_id_fkey" foreign key ("tenant_id", "relocation_package_id") references "app"."relocation_package" ("tenant_id", "id") on delete cascade;

alter table "app"."package_component" add constraint "package_component_benefit_id_fkey" foreign key ("tenant_id", "benefit_id") references "app"."benefit" ("tenant_id", "id");

alter table "app"."package_component" add constraint "package_component_service_type_id_fkey" foreign key ("tenant_id", "service_type_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."page_form" add constraint "page_form_page_id_fkey" foreign key ("tenant_id", "page_id") references "app"."page" ("tenant_id", "id");

alter table "app"."page_form" add constraint "page_form_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."page_form" add constraint "page_form_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."page_form" add constraint "page_form_starts_after_id_fkey" foreign key ("tenant_id", "starts_after_id") references "app"."page_form" ("tenant_id", "id") on delete set null ("starts_after_id");

alter table "app"."page_rule" add constraint "page_rule_page_id_fkey" foreign key ("tenant_id", "page_id") references "app"."page" ("tenant_id", "id") on delete cascade;

alter table "app"."party" add constraint "party_party_group_id_fkey" foreign key ("tenant_id", "party_group_id") references "app"."party_group" ("tenant_id", "id");

alter table "app"."party_contract" add constraint "party_contract_party_id_fkey" foreign key ("tenant_id", "party_id") references "app"."party" ("tenant_id", "id");

alter table "app"."party_contract" add constraint "party_contract_document_id_fkey" foreign key ("tenant_id", "document_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."payment_batch" add constraint "payment_batch_payee_id_fkey" foreign key ("tenant_id", "payee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."payment_batch" add constraint "payment_batch_bank_account_id_fkey" foreign key ("tenant_id", "bank_account_id") references "app"."bank_details" ("tenant_id", "id");

alter table "app"."payment_batch" add constraint "payment_batch_company_account_id_fkey" foreign key ("tenant_id", "company_account_id") references "app"."company_account" ("tenant_id", "id");

alter table "app"."payment_batch" add constraint "payment_batch_payment_file_id_fkey" foreign key ("tenant_id", "payment_file_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."payment_batch" add constraint "payment_batch_payment_list_id_fkey" foreign key ("tenant_id", "payment_list_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."payroll_instruction" add constraint "payroll_instruction_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."payroll_instruction" add constraint "payroll_instruction_employee_id_fkey" foreign key ("tenant_id", "employee_id") references "app"."employee" ("tenant_id", "id");

alter table "app"."payroll_instruction" add constraint "payroll_instruction_pay_profile_id_fkey" foreign key ("tenant_id", "pay_profile_id") references "app"."pay_profile" ("tenant_id", "id");

alter table "app"."payroll_instruction" add constraint "payroll_instruction_case_benefit_id_fkey" foreign key ("tenant_id", "case_benefit_id") references "app"."case_benefit" ("tenant_id", "id");

alter table "app"."payroll_instruction" add constraint "payroll_instruction_replaces_id_fkey" foreign key ("tenant_id", "replaces_id") references "app"."payroll_instruction" ("tenant_id", "id");

alter table "app"."payslip" add constraint "payslip_person_id_fkey" foreign key ("tenant_id", "person_id") references "app"."person" ("tenant_id", "id");

alter table "app"."payslip" add constraint "payslip_pay_profile_id_fkey" foreign key ("tenant_id", "pay_profile_id") references "app"."pay_profile" ("tenant_id", "id");

alter table "app"."payslip" add constraint "payslip_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."payslip" add constraint "payslip_document_id_fkey" foreign key ("tenant_id", "document_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."permission_setting" add constraint "permission_setting_role_id_fkey" foreign key ("tenant_id", "role_id") references "app"."role" ("tenant_id", "id") on delete cascade;

alter table "app"."person" add constraint "person_photo_id_fkey" foreign key ("tenant_id", "photo_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."pet_transport" add constraint "pet_transport_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."point_option" add constraint "point_option_relocation_package_id_fkey" foreign key ("tenant_id", "relocation_package_id") references "app"."relocation_package" ("tenant_id", "id");

alter table "app"."point_option" add constraint "point_option_benefit_id_fkey" foreign key ("tenant_id", "benefit_id") references "app"."benefit" ("tenant_id", "id");

alter table "app"."point_option" add constraint "point_option_service_type_id_fkey" foreign key ("tenant_id", "service_type_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."policy" add constraint "policy_company_group_id_fkey" foreign key ("tenant_id", "company_group_id") references "app"."company_group" ("tenant_id", "id");

alter table "app"."policy" add constraint "policy_office_id_fkey" foreign key ("tenant_id", "office_id") references "app"."office" ("tenant_id", "id");

alter table "app"."policy" add constraint "policy_case_type_id_fkey" foreign key ("tenant_id", "case_type_id") references "app"."case_type" ("tenant_id", "id");

alter table "app"."policy" add constraint "policy_lowest_grade_id_fkey" foreign key ("tenant_id", "lowest_grade_id") references "app"."grade" ("tenant_id", "id");

alter table "app"."policy" add constraint "policy_lump_sum_package_id_fkey" foreign key ("tenant_id", "lump_sum_package_id") references "app"."relocation_package" ("tenant_id", "id");

alter table "app"."policy" add constraint "policy_default_package_id_fkey" foreign key ("tenant_id", "default_package_id") references "app"."relocation_package" ("tenant_id", "id");

alter table "app"."policy" add constraint "policy_pending_process_id_fkey" foreign key ("tenant_id", "pending_process_id") references "app"."workflow" ("tenant_id", "id");

alter table "app"."policy" add constraint "policy_exception_process_id_fkey" foreign key ("tenant_id", "exception_process_id") references "app"."workflow" ("tenant_id", "id");

alter table "app"."policy" add constraint "policy_approval_group_id_fkey" foreign key ("tenant_id", "approval_group_id") references "app"."approval_group" ("tenant_id", "id");

alter table "app"."policy_benefit" add constraint "policy_benefit_policy_id_fkey" foreign key ("tenant_id", "policy_id") references "app"."policy" ("tenant_id", "id") on delete cascade;

alter table "app"."policy_benefit" add constraint "policy_benefit_benefit_id_fkey" foreign key ("tenant_id", "benefit_id") references "app"."benefit" ("tenant_id", "id");

alter table "app"."policy_benefit" add constraint "policy_benefit_calculation_id_fkey" foreign key ("tenant_id", "calculation_id") references "app"."calculation" ("tenant_id", "id");

alter table "app"."policy_benefit" add constraint "policy_benefit_allowance_id_fkey" foreign key ("tenant_id", "allowance_id") references "app"."expense_allowance" ("tenant_id", "id");

alter table "app"."policy_benefit" add constraint "policy_benefit_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."policy_benefit_change_amount_roles_link" add constraint "policy_benefit_change_amount_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."policy_benefit" ("tenant_id", "id") on delete cascade;

alter table "app"."policy_benefit_change_amount_roles_link" add constraint "policy_benefit_change_amount_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."policy_benefit_edit_roles_link" add constraint "policy_benefit_edit_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."policy_benefit" ("tenant_id", "id") on delete cascade;

alter table "app"."policy_benefit_edit_roles_link" add constraint "policy_benefit_edit_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."policy_benefit_exception_roles_link" add constraint "policy_benefit_exception_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."policy_benefit" ("tenant_id", "id") on delete cascade;

alter table "app"."policy_benefit_exception_roles_link" add constraint "policy_benefit_exception_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."policy_benefit_flex_roles_link" add constraint "policy_benefit_flex_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."policy_benefit" ("tenant_id", "id") on delete cascade;

alter table "app"."policy_benefit_flex_roles_link" add constraint "policy_benefit_flex_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."policy_benefit_variation" add constraint "policy_benefit_variation_policy_benefit_id_fkey" foreign key ("tenant_id", "policy_benefit_id") references "app"."policy_benefit" ("tenant_id", "id") on delete cascade;

alter table "app"."pricing_matrix" add constraint "pricing_matrix_service_type_id_fkey" foreign key ("tenant_id", "service_type_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."pricing_matrix" add constraint "pricing_matrix_financial_entity_id_fkey" foreign key ("tenant_id", "financial_entity_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."pricing_matrix" add constraint "pricing_matrix_policy_id_fkey" foreign key ("tenant_id", "policy_id") references "app"."policy" ("tenant_id", "id");

alter table "app"."pricing_matrix" add constraint "pricing_matrix_benefit_id_fkey" foreign key ("tenant_id", "benefit_id") references "app"."benefit" ("tenant_id", "id");

alter table "app"."pricing_matrix" add constraint "pricing_matrix_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."project" add constraint "project_company_id_fkey" foreign key ("tenant_id", "company_id") references "app"."company" ("tenant_id", "id");

alter table "app"."project" add constraint "project_cost_center_id_fkey" foreign key ("tenant_id", "cost_center_id") references "app"."cost_center" ("tenant_id", "id");

alter table "app"."project" add constraint "project_location_id_fkey" foreign key ("tenant_id", "location_id") references "app"."location" ("tenant_id", "id");

alter table "app"."project" add constraint "project_lead_id_fkey" foreign key ("tenant_id", "lead_id") references "app"."user" ("tenant_id", "id") on delete set null ("lead_id");

alter table "app"."property" add constraint "property_photo_id_fkey" foreign key ("tenant_id", "photo_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."quality_survey" add constraint "quality_survey_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."quality_survey" add constraint "quality_survey_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."quality_survey" add constraint "quality_survey_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete set null ("case_service_id");

alter table "app"."quick_mail" add constraint "quick_mail_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."rate_request" add constraint "rate_request_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."rate_request" add constraint "rate_request_shipment_id_fkey" foreign key ("tenant_id", "shipment_id") references "app"."shipment" ("tenant_id", "id");

alter table "app"."rate_request" add constraint "rate_request_shipment_type_id_fkey" foreign key ("tenant_id", "shipment_type_id") references "app"."shipment_type" ("tenant_id", "id");

alter table "app"."rate_request_benefits_link" add constraint "rate_request_benefits_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."rate_request" ("tenant_id", "id") on delete cascade;

alter table "app"."rate_request_benefits_link" add constraint "rate_request_benefits_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."case_benefit" ("tenant_id", "id");

alter table "app"."rate_request_quote" add constraint "rate_request_quote_rate_request_id_fkey" foreign key ("tenant_id", "rate_request_id") references "app"."rate_request" ("tenant_id", "id") on delete cascade;

alter table "app"."rate_request_quote" add constraint "rate_request_quote_vendor_id_fkey" foreign key ("tenant_id", "vendor_id") references "app"."service_provider" ("tenant_id", "id");

alter table "app"."rate_request_quote" add constraint "rate_request_quote_vendor_user_id_fkey" foreign key ("tenant_id", "vendor_user_id") references "app"."user" ("tenant_id", "id");

alter table "app"."rate_request_quote" add constraint "rate_request_quote_document_id_fkey" foreign key ("tenant_id", "document_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."rate_request_services_link" add constraint "rate_request_services_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."rate_request" ("tenant_id", "id") on delete cascade;

alter table "app"."rate_request_services_link" add constraint "rate_request_services_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."reciprocity" add constraint "reciprocity_vendor_id_fkey" foreign key ("tenant_id", "vendor_id") references "app"."service_provider" ("tenant_id", "id");

alter table "app"."reciprocity" add constraint "reciprocity_shipment_id_fkey" foreign key ("tenant_id", "shipment_id") references "app"."shipment" ("tenant_id", "id");

alter table "app"."recurring_cost" add constraint "recurring_cost_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."recurring_cost" add constraint "recurring_cost_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id");

alter table "app"."recurring_cost" add constraint "recurring_cost_vendor_id_fkey" foreign key ("tenant_id", "vendor_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."recurring_cost" add constraint "recurring_cost_charge_id_fkey" foreign key ("tenant_id", "charge_id") references "app"."charge" ("tenant_id", "id");

alter table "app"."recurring_storage_item" add constraint "recurring_storage_item_storage_id_fkey" foreign key ("tenant_id", "storage_id") references "app"."storage" ("tenant_id", "id");

alter table "app"."recurring_storage_item" add constraint "recurring_storage_item_charge_id_fkey" foreign key ("tenant_id", "charge_id") references "app"."charge" ("tenant_id", "id");

alter table "app"."relocation_package" add constraint "relocation_package_service_bundle_id_fkey" foreign key ("tenant_id", "service_bundle_id") references "app"."service_bundle" ("tenant_id", "id");

alter table "app"."report" add constraint "report_data_query_id_fkey" foreign key ("tenant_id", "data_query_id") references "app"."data_query" ("tenant_id", "id");

alter table "app"."report_recipients_link" add constraint "report_recipients_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."report" ("tenant_id", "id") on delete cascade;

alter table "app"."report_recipients_link" add constraint "report_recipients_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."user" ("tenant_id", "id");

alter table "app"."required_document" add constraint "required_document_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."required_document" add constraint "required_document_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."required_document" add constraint "required_document_dependant_id_fkey" foreign key ("tenant_id", "dependant_id") references "app"."dependant" ("tenant_id", "id") on delete cascade;

alter table "app"."required_document" add constraint "required_document_attached_document_id_fkey" foreign key ("tenant_id", "attached_document_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."required_document" add constraint "required_document_file_id_fkey" foreign key ("tenant_id", "file_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."required_document" add constraint "required_document_previous_file_id_fkey" foreign key ("tenant_id", "previous_file_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."resource" add constraint "resource_resource_team_id_fkey" foreign key ("tenant_id", "resource_team_id") references "app"."resource_team" ("tenant_id", "id");

alter table "app"."resource" add constraint "resource_office_id_fkey" foreign key ("tenant_id", "office_id") references "app"."office" ("tenant_id", "id");

alter table "app"."resource" add constraint "resource_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete set null ("user_id");

alter table "app"."resource" add constraint "resource_service_provider_id_fkey" foreign key ("tenant_id", "service_provider_id") references "app"."service_provider" ("tenant_id", "id");

alter table "app"."resource" add constraint "resource_time_zone_id_fkey" foreign key ("time_zone_id") references "app"."time_zone" ("id");

alter table "app"."resource_event" add constraint "resource_event_resource_id_fkey" foreign key ("tenant_id", "resource_id") references "app"."resource" ("tenant_id", "id");

alter table "app"."resource_event" add constraint "resource_event_activity_type_id_fkey" foreign key ("tenant_id", "activity_type_id") references "app"."activity_type" ("tenant_id", "id");

alter table "app"."resource_event" add constraint "resource_event_time_zone_id_fkey" foreign key ("time_zone_id") references "app"."time_zone" ("id");

alter table "app"."resource_event" add constraint "resource_event_room_id_fkey" foreign key ("tenant_id", "room_id") references "app"."room" ("tenant_id", "id") on delete set null ("room_id");

alter table "app"."resource_event" add constraint "resource_event_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."resource_event" add constraint "resource_event_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete set null ("case_service_id");

alter table "app"."resource_team" add constraint "resource_team_office_id_fkey" foreign key ("tenant_id", "office_id") references "app"."office" ("tenant_id", "id");

alter table "app"."resource_team" add constraint "resource_team_lead_id_fkey" foreign key ("tenant_id", "lead_id") references "app"."user" ("tenant_id", "id") on delete set null ("lead_id");

alter table "app"."role" add constraint "role_parent_role_id_fkey" foreign key ("tenant_id", "parent_role_id") references "app"."role" ("tenant_id", "id");

alter table "app"."room" add constraint "room_office_id_fkey" foreign key ("tenant_id", "office_id") references "app"."office" ("tenant_id", "id");

alter table "app"."route_tariff" add constraint "route_tariff_vendor_id_fkey" foreign key ("tenant_id", "vendor_id") references "app"."service_provider" ("tenant_id", "id");

alter table "app"."route_tariff" add constraint "route_tariff_shipment_type_id_fkey" foreign key ("tenant_id", "shipment_type_id") references "app"."shipment_type" ("tenant_id", "id");

alter table "app"."scenario" add constraint "scenario_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."scenario" add constraint "scenario_policy_id_fkey" foreign key ("tenant_id", "policy_id") references "app"."policy" ("tenant_id", "id");

alter table "app"."scenario" add constraint "scenario_relocation_package_id_fkey" foreign key ("tenant_id", "relocation_package_id") references "app"."relocation_package" ("tenant_id", "id");

alter table "app"."school_search" add constraint "school_search_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."school_search" add constraint "school_search_dependant_id_fkey" foreign key ("tenant_id", "dependant_id") references "app"."dependant" ("tenant_id", "id");

alter table "app"."school_search" add constraint "school_search_chosen_school_id_fkey" foreign key ("tenant_id", "chosen_school_id") references "app"."school" ("tenant_id", "id");

alter table "app"."school_search_schools_link" add constraint "school_search_schools_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."school_search" ("tenant_id", "id") on delete cascade;

alter table "app"."school_search_schools_link" add constraint "school_search_schools_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."school" ("tenant_id", "id");

alter table "app"."service_bundle_service_packs_link" add constraint "service_bundle_service_packs_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."service_bundle" ("tenant_id", "id") on delete cascade;

alter table "app"."service_bundle_service_packs_link" add constraint "service_bundle_service_packs_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."service_pack" ("tenant_id", "id");

alter table "app"."service_bundle_service_types_link" add constraint "service_bundle_service_types_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."service_bundle" ("tenant_id", "id") on delete cascade;

alter table "app"."service_bundle_service_types_link" add constraint "service_bundle_service_types_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."service_fee" add constraint "service_fee_service_type_id_fkey" foreign key ("tenant_id", "service_type_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."service_fee" add constraint "service_fee_financial_entity_id_fkey" foreign key ("tenant_id", "financial_entity_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."service_fee" add constraint "service_fee_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."service_pack_service_types_link" add constraint "service_pack_service_types_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."service_pack" ("tenant_id", "id") on delete cascade;

alter table "app"."service_pack_service_types_link" add constraint "service_pack_service_types_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."service_provider" add constraint "service_provider_party_id_fkey" foreign key ("tenant_id", "party_id") references "app"."party" ("tenant_id", "id") on delete set null ("party_id");

alter table "app"."service_provider_service_types_link" add constraint "service_provider_service_types_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."service_provider" ("tenant_id", "id") on delete cascade;

alter table "app"."service_provider_service_types_link" add constraint "service_provider_service_types_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."service_provider_users_link" add constraint "service_provider_users_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."service_provider" ("tenant_id", "id") on delete cascade;

alter table "app"."service_provider_users_link" add constraint "service_provider_users_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."user" ("tenant_id", "id");

alter table "app"."service_step" add constraint "service_step_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."session" add constraint "session_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."session" add constraint "session_preview_role_id_fkey" foreign key ("tenant_id", "preview_role_id") references "app"."role" ("tenant_id", "id") on delete cascade;

alter table "app"."session" add constraint "session_api_client_id_fkey" foreign key ("tenant_id", "api_client_id") references "app"."api_client" ("tenant_id", "id") on delete cascade;

alter table "app"."share_plan" add constraint "share_plan_administrator_id_fkey" foreign key ("tenant_id", "administrator_id") references "app"."user" ("tenant_id", "id");

alter table "app"."share_plan_grant" add constraint "share_plan_grant_share_plan_id_fkey" foreign key ("tenant_id", "share_plan_id") references "app"."share_plan" ("tenant_id", "id");

alter table "app"."share_plan_grant" add constraint "share_plan_grant_employee_id_fkey" foreign key ("tenant_id", "employee_id") references "app"."employee" ("tenant_id", "id");

alter table "app"."shipment" add constraint "shipment_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."shipment" add constraint "shipment_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id");

alter table "app"."shipment" add constraint "shipment_shipment_type_id_fkey" foreign key ("tenant_id", "shipment_type_id") references "app"."shipment_type" ("tenant_id", "id");

alter table "app"."shipment" add constraint "shipment_debtor_id_fkey" foreign key ("tenant_id", "debtor_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."shipment" add constraint "shipment_primary_shipment_id_fkey" foreign key ("tenant_id", "primary_shipment_id") references "app"."shipment" ("tenant_id", "id");

alter table "app"."shipment_item" add constraint "shipment_item_shipment_id_fkey" foreign key ("tenant_id", "shipment_id") references "app"."shipment" ("tenant_id", "id") on delete cascade;

alter table "app"."shipment_item" add constraint "shipment_item_packing_material_id_fkey" foreign key ("tenant_id", "packing_material_id") references "app"."packing_material" ("tenant_id", "id");

alter table "app"."sign_in_event" add constraint "sign_in_event_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."smart_menu_setting" add constraint "smart_menu_setting_role_id_fkey" foreign key ("tenant_id", "role_id") references "app"."role" ("tenant_id", "id") on delete cascade;

alter table "app"."sso_flow" add constraint "sso_flow_setup_id_fkey" foreign key ("tenant_id", "setup_id") references "app"."sso_setup" ("tenant_id", "id") on delete cascade;

alter table "app"."sso_flow" add constraint "sso_flow_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."sso_identity" add constraint "sso_identity_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."sso_identity" add constraint "sso_identity_setup_id_fkey" foreign key ("tenant_id", "setup_id") references "app"."sso_setup" ("tenant_id", "id") on delete cascade;

alter table "app"."statement" add constraint "statement_financial_entity_id_fkey" foreign key ("tenant_id", "financial_entity_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."storage" add constraint "storage_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."storage" add constraint "storage_shipment_id_fkey" foreign key ("tenant_id", "shipment_id") references "app"."shipment" ("tenant_id", "id");

alter table "app"."storage" add constraint "storage_warehouse_id_fkey" foreign key ("tenant_id", "warehouse_id") references "app"."warehouse" ("tenant_id", "id");

alter table "app"."survey_follow_up" add constraint "survey_follow_up_quality_survey_id_fkey" foreign key ("tenant_id", "quality_survey_id") references "app"."quality_survey" ("tenant_id", "id") on delete cascade;

alter table "app"."survey_follow_up" add constraint "survey_follow_up_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."survey_follow_up" add constraint "survey_follow_up_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."tax_service" add constraint "tax_service_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."tax_table_band" add constraint "tax_table_band_tax_table_id_fkey" foreign key ("tenant_id", "tax_table_id") references "app"."tax_table" ("tenant_id", "id") on delete cascade;

alter table "app"."team" add constraint "team_office_id_fkey" foreign key ("tenant_id", "office_id") references "app"."office" ("tenant_id", "id");

alter table "app"."team" add constraint "team_lead_id_fkey" foreign key ("tenant_id", "lead_id") references "app"."user" ("tenant_id", "id");

alter table "app"."team_member" add constraint "team_member_team_id_fkey" foreign key ("tenant_id", "team_id") references "app"."team" ("tenant_id", "id") on delete cascade;

alter table "app"."team_member" add constraint "team_member_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."temporary_accommodation" add constraint "temporary_accommodation_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."temporary_accommodation" add constraint "temporary_accommodation_vendor_id_fkey" foreign key ("tenant_id", "vendor_id") references "app"."service_provider" ("tenant_id", "id");

alter table "app"."tenancy_management" add constraint "tenancy_management_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."tenancy_management" add constraint "tenancy_management_lease_id_fkey" foreign key ("tenant_id", "lease_id") references "app"."lease" ("tenant_id", "id");

alter table "app"."tenant" add constraint "tenant_parent_id_fkey" foreign key ("tenant_id", "parent_id") references "app"."tenant" ("tenant_id", "id");

alter table "app"."theme" add constraint "theme_logo_id_fkey" foreign key ("tenant_id", "logo_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."theme" add constraint "theme_logo_dark_id_fkey" foreign key ("tenant_id", "logo_dark_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."theme" add constraint "theme_favicon_id_fkey" foreign key ("tenant_id", "favicon_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."theme" add constraint "theme_background_id_fkey" foreign key ("tenant_id", "background_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."timeline_item" add constraint "timeline_item_service_type_id_fkey" foreign key ("tenant_id", "service_type_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."travel_alert_audiences_link" add constraint "travel_alert_audiences_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."travel_alert" ("tenant_id", "id") on delete cascade;

alter table "app"."travel_alert_audiences_link" add constraint "travel_alert_audiences_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."audience" ("tenant_id", "id");

alter table "app"."travel_document" add constraint "travel_document_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."travel_document" add constraint "travel_document_dependant_id_fkey" foreign key ("tenant_id", "dependant_id") references "app"."dependant" ("tenant_id", "id") on delete cascade;

alter table "app"."travel_document" add constraint "travel_document_copy_id_fkey" foreign key ("tenant_id", "copy_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."trip" add constraint "trip_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."user" add constraint "user_person_id_fkey" foreign key ("tenant_id", "person_id") references "app"."person" ("tenant_id", "id");

alter table "app"."user" add constraint "user_delegate_to_id_fkey" foreign key ("tenant_id", "delegate_to_id") references "app"."user" ("tenant_id", "id");

alter table "app"."user_roles_link" add constraint "user_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."user_roles_link" add constraint "user_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."user_setting" add constraint "user_setting_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."vendor_invoice" add constraint "vendor_invoice_vendor_id_fkey" foreign key ("tenant_id", "vendor_id") references "app"."financial_entity" ("tenant_id", "id");

alter table "app"."vendor_invoice" add constraint "vendor_invoice_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id");

alter table "app"."vendor_invoice" add constraint "vendor_invoice_cost_profile_id_fkey" foreign key ("tenant_id", "cost_profile_id") references "app"."cost_profile" ("tenant_id", "id");

alter table "app"."vendor_invoice" add constraint "vendor_invoice_document_id_fkey" foreign key ("tenant_id", "document_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."vendor_invoice_line" add constraint "vendor_invoice_line_vendor_invoice_id_fkey" foreign key ("tenant_id", "vendor_invoice_id") references "app"."vendor_invoice" ("tenant_id", "id") on delete cascade;

alter table "app"."vendor_invoice_line" add constraint "vendor_invoice_line_tax_code_id_fkey" foreign key ("tenant_id", "tax_code_id") references "app"."tax_code" ("tenant_id", "id");

alter table "app"."vendor_invoice_line" add constraint "vendor_invoice_line_financial_code_id_fkey" foreign key ("tenant_id", "financial_code_id") references "app"."financial_code" ("tenant_id", "id");

alter table "app"."video_call" add constraint "video_call_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."video_call" add constraint "video_call_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."visa_service" add constraint "visa_service_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."visa_service" add constraint "visa_service_applicant_id_fkey" foreign key ("tenant_id", "applicant_id") references "app"."person" ("tenant_id", "id");

alter table "app"."warehouse" add constraint "warehouse_vendor_id_fkey" foreign key ("tenant_id", "vendor_id") references "app"."service_provider" ("tenant_id", "id");

alter table "app"."warehouse_space" add constraint "warehouse_space_warehouse_id_fkey" foreign key ("tenant_id", "warehouse_id") references "app"."warehouse" ("tenant_id", "id") on delete cascade;

alter table "app"."warehouse_space" add constraint "warehouse_space_storage_id_fkey" foreign key ("tenant_id", "storage_id") references "app"."storage" ("tenant_id", "id") on delete set null ("storage_id");

alter table "app"."widget_roles_link" add constraint "widget_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."widget" ("tenant_id", "id") on delete cascade;

alter table "app"."widget_roles_link" add constraint "widget_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."widget_template" add constraint "widget_template_data_query_id_fkey" foreign key ("tenant_id", "data_query_id") references "app"."data_query" ("tenant_id", "id");

alter table "app"."widget_template_roles_link" add constraint "widget_template_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."widget_template" ("tenant_id", "id") on delete cascade;

alter table "app"."widget_template_roles_link" add constraint "widget_template_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."work_instruction" add constraint "work_instruction_shipment_id_fkey" foreign key ("tenant_id", "shipment_id") references "app"."shipment" ("tenant_id", "id");

alter table "app"."work_instruction" add constraint "work_instruction_vendor_id_fkey" foreign key ("tenant_id", "vendor_id") references "app"."service_provider" ("tenant_id", "id");

alter table "app"."work_instruction_packing_materials_link" add constraint "work_instruction_packing_materials_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."work_instruction" ("tenant_id", "id") on delete cascade;

alter table "app"."work_instruction_packing_materials_link" add constraint "work_instruction_packing_materials_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."packing_material" ("tenant_id", "id");

alter table "app"."work_permit" add constraint "work_permit_person_id_fkey" foreign key ("tenant_id", "person_id") references "app"."person" ("tenant_id", "id");

alter table "app"."work_permit" add constraint "work_permit_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."work_permit" add constraint "work_permit_visa_service_id_fkey" foreign key ("tenant_id", "visa_service_id") references "app"."visa_service" ("tenant_id", "id") on delete set null ("visa_service_id");

alter table "app"."workflow" add constraint "workflow_case_type_id_fkey" foreign key ("tenant_id", "case_type_id") references "app"."case_type" ("tenant_id", "id");

alter table "app"."workflow" add constraint "workflow_service_type_id_fkey" foreign key ("tenant_id", "service_type_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."workflow_item" add constraint "workflow_item_workflow_id_fkey" foreign key ("tenant_id", "workflow_id") references "app"."workflow" ("tenant_id", "id") on delete cascade;

alter table "app"."workflow_item" add constraint "workflow_item_checklist_id_fkey" foreign key ("tenant_id", "checklist_id") references "app"."master_checklist" ("tenant_id", "id");

alter table "app"."workflow_item" add constraint "workflow_item_owner_role_id_fkey" foreign key ("tenant_id", "owner_role_id") references "app"."role" ("tenant_id", "id");

alter table "app"."workflow_item" add constraint "workflow_item_team_id_fkey" foreign key ("tenant_id", "team_id") references "app"."team" ("tenant_id", "id");
