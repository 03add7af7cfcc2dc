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

-- What is heard is taken; what nobody reacts to leaves at once and costs one write instead of three.
create function engine.claim_outbox(at_most integer, lease interval, heard text[]) returns setof engine.outbox
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    delete from engine.outbox where ctid = any (array(
      select ctid from engine.outbox where dead is null and (claimed_until is null or claimed_until < now()) and event <> all (heard) order by id limit 10000));
    update engine.outbox taken set claimed_until = now() + lease, attempts = taken.attempts + 1
    from (
      select tenant_id, id from engine.outbox
      where dead is null and (claimed_until is null or claimed_until < now()) and event = any (heard)
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

create function engine.outbox_state() returns table (waiting integer, dead integer, oldest integer)
  language sql stable security definer set search_path = pg_catalog
  as $$
    select count(*) filter (where o.dead is null)::integer, count(*) filter (where o.dead is not null)::integer,
      coalesce(extract(epoch from now() - min(o.created) filter (where o.dead is null)), 0)::integer
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
      salt uuid;
      digest bytea;
      chained bytea;
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
            jsonb_build_array('history', tenant_id, (extract(epoch from at) * 1000000)::bigint, by_user, on_behalf_by, request, entity, record_id, version, deed)::text as head, jsonb_build_array(changes, note)::text as body
          from engine.history h where h.xid > sealed and h.xid < running
          union all
          select a.tenant_id, a.xid, a.at, null, null, a.id, jsonb_build_array('audit', tenant_id, id, (extract(epoch from at) * 1000000)::bigint, by_user, on_behalf_by, request, what, entity, record_id, result)::text, jsonb_build_array(reason, detail)::text
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
        salt := gen_random_uuid();
        digest := sha256(uuid_send(salt) || convert_to(line.body, 'UTF8'));
        chained := sha256(chained || int8send(place) || convert_to(line.head, 'UTF8') || digest);
        insert into engine.seal (tenant_id, seq, record_id, version, audit_id, xid, salt, digest, hash)
        values (tenant, place, line.record_id, line.version, line.audit_id, line.xid, salt, digest, chained);
      end loop;
      if tenant is not null then
        end_hash := encode(chained, 'hex');
        return next;
      end if;
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
  constraint "attachment_purpose_check" check ("purpose" in ('EXPENSE_RECEIPT', 'PROFILE_PICTURE', 'LOGO', 'DOCUMENT', 'CASE_VIDEO', 'EXPORT', 'IMPORT', 'PAYMENT_FILE', 'MESSAGE')),
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
  constraint "audience_role_check" check ("role" in ('ASSIGNEE', 'CASE_MANAGER', 'HR', 'FINANCE', 'FINANCE_LEAD', 'PAYROLL', 'LINE_MANAGER', 'APPROVER', 'VENDOR', 'PLANNER', 'DELEGATE', 'CASE_INITIATOR', 'ADMINISTRATOR', 'BUILDER', 'MASTER', 'CLIENT')),
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
  "amount" numeric(19, 4),
  "currency" text,
  "period" text,
  "lower_limit" numeric(19, 4),
  "upper_limit" numeric(19, 4),
  "tolerance" numeric(19, 4),
  "manual_approval" boolean,
  "employee_can_post" boolean,
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
  constraint "benefit_period_check" check ("period" in ('ONCE', 'MONTH', 'YEAR', 'ITEM')),
  constraint "benefit_lower_limit_check" check ("lower_limit" >= 0),
  constraint "benefit_upper_limit_check" check ("upper_limit" >= 0),
  constraint "benefit_tolerance_check" check ("tolerance" >= 0 and "tolerance" <= 100)
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
  "phase" text,
  "manager_id" uuid,
  "office" text,
  "home_location" jsonb not null,
  "host_location" jsonb not null,
  "assignment_start_date" date,
  "assignment_end_date" date,
  "commuter_days_per_week" numeric(16, 1),
  "confidential" boolean,
  "on_hold_reason" text,
  "financially_complete" boolean,
  "operationally_complete" boolean,
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
  constraint "case_detail_office_check" check (char_length("office") <= 120),
  constraint "case_detail_home_location_check" check (jsonb_typeof("home_location") = 'object'),
  constraint "case_detail_host_location_check" check (jsonb_typeof("host_location") = 'object'),
  constraint "case_detail_commuter_days_per_week_check" check ("commuter_days_per_week" >= 0 and "commuter_days_per_week" <= 7),
  constraint "case_detail_on_hold_reason_check" check (char_length("on_hold_reason") <= 1000),
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
  "last_seq" integer not null,
  "last_message_at" timestamptz,
  "last_message" text,
  "last_author_name" text,
  "search_text" text generated always as (app.folded(coalesce("title", ''))) stored,
  constraint "conversation_pkey" primary key ("tenant_id", "id"),
  constraint "conversation_version_check" check ("version" > 0),
  constraint "conversation_kind_check" check ("kind" in ('TEAM', 'HR', 'VENDOR')),
  constraint "conversation_title_check" check (char_length("title") <= 200),
  constraint "conversation_last_message_check" check (char_length("last_message") <= 200),
  constraint "conversation_last_author_name_check" check (char_length("last_author_name") <= 200)
);

create index "conversation_created_idx" on "app"."conversation" ("tenant_id", "created" desc, "id" desc);

create index "conversation_case_detail_id_idx" on "app"."conversation" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "conversation_assignee_id_idx" on "app"."conversation" ("tenant_id", "assignee_id", "created" desc, "id" desc);

create index "conversation_last_message_at_idx" on "app"."conversation" ("tenant_id", "last_message_at", "created" desc, "id" desc);

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
  constraint "conversation_member_part_check" check ("part" in ('ASSIGNEE', 'STAFF', 'VENDOR'))
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

create index "dependant_search_idx" on "app"."dependant" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."dependant" enable row level security;

alter table "app"."dependant" force row level security;

create policy tenant on "app"."dependant" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."dependant" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."dependant" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."dependant" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

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
  "grade" text,
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
  constraint "employee_grade_check" check (char_length("grade") <= 40),
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

create index "notification_case_detail_id_idx" on "app"."notification" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

alter table "app"."notification" enable row level security;

alter table "app"."notification" force row level security;

create policy tenant on "app"."notification" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."notification" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."notification" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."notification" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

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
  constraint "one_time_code_purpose_check" check ("purpose" in ('RESET', 'INVITATION', 'PASSCODE', 'SIGN_IN')),
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
  "ticket_hash" text,
  "ticket_until" timestamptz,
  "acting_user" text,
  "acting_tenant" text,
  "acting_session" text,
  "acting_name" text,
  constraint "session_pkey" primary key ("tenant_id", "id"),
  constraint "session_version_check" check ("version" > 0),
  constraint "session_application_check" check ("application" in ('assignee', 'workspace', 'api')),
  constraint "session_address_check" check (char_length("address") <= 64),
  constraint "session_user_agent_check" check (char_length("user_agent") <= 300),
  constraint "session_end_reason_check" check ("end_reason" in ('LOGGED_OUT', 'SIGNED_OUT_EVERYWHERE', 'PASSWORD_CHANGED', 'TOKEN_REUSED', 'ENDED_BY_ADMINISTRATOR', 'RETURNED')),
  constraint "session_refresh_hash_check" check (char_length("refresh_hash") <= 64),
  constraint "session_pending_check" check ("pending" in ('terms', 'enrol')),
  constraint "session_ticket_hash_check" check (char_length("ticket_hash") <= 64),
  constraint "session_acting_user_check" check (char_length("acting_user") <= 36),
  constraint "session_acting_tenant_check" check (char_length("acting_tenant") <= 36),
  constraint "session_acting_session_check" check (char_length("acting_session") <= 36),
  constraint "session_acting_name_check" check (char_length("acting_name") <= 210)
);

create index "session_created_idx" on "app"."session" ("tenant_id", "created" desc, "id" desc);

create index "session_user_id_idx" on "app"."session" ("tenant_id", "user_id", "created" desc, "id" desc);

create index "session_last_seen_idx" on "app"."session" ("tenant_id", "last_seen", "created" desc, "id" desc);

alter table "app"."session" enable row level security;

alter table "app"."session" force row level security;

create policy tenant on "app"."session" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."session" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."session" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."session" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

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
  constraint "sign_in_event_kind_check" check ("kind" in ('SIGNED_IN', 'REFUSED', 'LOCKED', 'REFUSED_WHILE_LOCKED', 'WRONG_CODE', 'WRONG_ROLE', 'SIGNED_OUT', 'SIGNED_OUT_EVERYWHERE', 'SESSION_ENDED', 'TOKEN_REUSED', 'PASSWORD_CONFIRMED', 'PASSWORD_NOT_CONFIRMED', 'PASSWORD_CHANGED', 'LINK_SENT', 'TWO_FACTOR_ON', 'TWO_FACTOR_OFF', 'RECOVERY_CODE_USED', 'TERMS_ACCEPTED', 'UNLOCKED', 'ACTING_STARTED', 'ACTING_ENDED')),
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
  "app_name" text,
  "logo_id" uuid,
  "logo_dark_id" uuid,
  "brand_color" text,
  "brand_color_dark" text,
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
  constraint "tenant_app_name_check" check (char_length("app_name") <= 60),
  constraint "tenant_brand_color_check" check (char_length("brand_color") <= 7),
  constraint "tenant_brand_color_dark_check" check (char_length("brand_color_dark") <= 7),
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
  "person_id" uuid,
  "status" text not null,
  "two_factor_enabled" boolean,
  "sso_name_id" text,
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
  constraint "user_status_check" check ("status" in ('ACTIVE', 'INACTIVE')),
  constraint "user_sso_name_id_check" check (char_length("sso_name_id") <= 200),
  constraint "user_language_check" check ("language" in ('en', 'es', 'fr', 'en-x-halden', 'en-x-brightwater')),
  constraint "user_date_format_check" check ("date_format" in ('yyyy-MM-dd', 'yyyy-MMM-dd', 'dd-MM-yyyy', 'dd-MMM-yyyy', 'MM-dd-yyyy', 'MMM-dd-yyyy'))
);

create index "user_created_idx" on "app"."user" ("tenant_id", "created" desc, "id" desc);

create index "user_person_id_idx" on "app"."user" ("tenant_id", "person_id", "created" desc, "id" desc);

create index "user_status_idx" on "app"."user" ("tenant_id", "status", "created" desc, "id" desc);

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

alter table "app"."approval_group" add constraint "approval_group_fallback_contact_id_fkey" foreign key ("tenant_id", "fallback_contact_id") references "app"."user" ("tenant_id", "id");

alter table "app"."approval_group" add constraint "approval_group_escalation_contact_id_fkey" foreign key ("tenant_id", "escalation_contact_id") references "app"."user" ("tenant_id", "id");

alter table "app"."approval_group_members_link" add constraint "approval_group_members_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."approval_group" ("tenant_id", "id") on delete cascade;

alter table "app"."approval_group_members_link" add constraint "approval_group_members_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."user" ("tenant_id", "id");

alter table "app"."attachment" add constraint "attachment_owner_id_fkey" foreign key ("tenant_id", "owner_id") references "app"."person" ("tenant_id", "id");

alter table "app"."authorised_tenant" add constraint "authorised_tenant_holder_id_fkey" foreign key ("tenant_id", "holder_id") references "app"."tenant" ("tenant_id", "id");

alter table "app"."authorised_tenant" add constraint "authorised_tenant_granted_tenant_id_fkey" foreign key ("tenant_id", "granted_tenant_id") references "app"."tenant" ("tenant_id", "id");

alter table "app"."bank_details" add constraint "bank_details_relocatee_id_fkey" foreign key ("tenant_id", "relocatee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."benefit_to_expense_item" add constraint "benefit_to_expense_item_benefit_id_fkey" foreign key ("tenant_id", "benefit_id") references "app"."benefit" ("tenant_id", "id") on delete cascade;

alter table "app"."benefit_to_expense_item" add constraint "benefit_to_expense_item_expense_item_id_fkey" foreign key ("tenant_id", "expense_item_id") references "app"."expense_item" ("tenant_id", "id");

alter table "app"."calendar_event" add constraint "calendar_event_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."case_benefit" add constraint "case_benefit_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."case_benefit" add constraint "case_benefit_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."case_benefit" add constraint "case_benefit_benefit_id_fkey" foreign key ("tenant_id", "benefit_id") references "app"."benefit" ("tenant_id", "id");

alter table "app"."case_contact" add constraint "case_contact_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."case_contact" add constraint "case_contact_photo_id_fkey" foreign key ("tenant_id", "photo_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."case_contact_services_link" add constraint "case_contact_services_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."case_contact" ("tenant_id", "id") on delete cascade;

alter table "app"."case_contact_services_link" add constraint "case_contact_services_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."case_service" ("tenant_id", "id");

alter table "app"."case_detail" add constraint "case_detail_case_master_id_fkey" foreign key ("tenant_id", "case_master_id") references "app"."case_master" ("tenant_id", "id");

alter table "app"."case_detail" add constraint "case_detail_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."case_detail" add constraint "case_detail_employee_id_fkey" foreign key ("tenant_id", "employee_id") references "app"."employee" ("tenant_id", "id");

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

alter table "app"."chat_message" add constraint "chat_message_conversation_id_fkey" foreign key ("tenant_id", "conversation_id") references "app"."conversation" ("tenant_id", "id") on delete cascade;

alter table "app"."chat_message_files_link" add constraint "chat_message_files_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."chat_message" ("tenant_id", "id") on delete cascade;

alter table "app"."chat_message_files_link" add constraint "chat_message_files_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."comment" add constraint "comment_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."comment" add constraint "comment_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."comment" add constraint "comment_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."conversation" add constraint "conversation_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."conversation" add constraint "conversation_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."conversation" add constraint "conversation_vendor_user_id_fkey" foreign key ("tenant_id", "vendor_user_id") references "app"."user" ("tenant_id", "id");

alter table "app"."conversation_member" add constraint "conversation_member_conversation_id_fkey" foreign key ("tenant_id", "conversation_id") references "app"."conversation" ("tenant_id", "id") on delete cascade;

alter table "app"."credential" add constraint "credential_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."dependant" add constraint "dependant_employee_person_id_fkey" foreign key ("tenant_id", "employee_person_id") references "app"."person" ("tenant_id", "id");

alter table "app"."device" add constraint "device_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."diary_entry" add constraint "diary_entry_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

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

alter table "app"."employee" add constraint "employee_line_manager_id_fkey" foreign key ("tenant_id", "line_manager_id") references "app"."user" ("tenant_id", "id");

alter table "app"."employee" add constraint "employee_cost_center_id_fkey" foreign key ("tenant_id", "cost_center_id") references "app"."cost_center" ("tenant_id", "id");

alter table "app"."expense_management_service" add constraint "expense_management_service_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."expense_management_service" add constraint "expense_management_service_cost_center_id_fkey" foreign key ("tenant_id", "cost_center_id") references "app"."cost_center" ("tenant_id", "id");

alter table "app"."expense_payment" add constraint "expense_payment_payee_id_fkey" foreign key ("tenant_id", "payee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."expense_payment" add constraint "expense_payment_bank_account_id_fkey" foreign key ("tenant_id", "bank_account_id") references "app"."bank_details" ("tenant_id", "id");

alter table "app"."expense_payment" add constraint "expense_payment_case_expense_batch_id_fkey" foreign key ("tenant_id", "case_expense_batch_id") references "app"."case_expense_batch" ("tenant_id", "id");

alter table "app"."expense_payment" add constraint "expense_payment_payment_batch_id_fkey" foreign key ("tenant_id", "payment_batch_id") references "app"."payment_batch" ("tenant_id", "id");

alter table "app"."help_desk_reply" add constraint "help_desk_reply_ticket_id_fkey" foreign key ("tenant_id", "ticket_id") references "app"."help_desk_ticket" ("tenant_id", "id") on delete cascade;

alter table "app"."help_desk_reply_files_link" add constraint "help_desk_reply_files_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."help_desk_reply" ("tenant_id", "id") on delete cascade;

alter table "app"."help_desk_reply_files_link" add constraint "help_desk_reply_files_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."help_desk_ticket" add constraint "help_desk_ticket_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."help_desk_ticket" add constraint "help_desk_ticket_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."help_desk_ticket_files_link" add constraint "help_desk_ticket_files_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."help_desk_ticket" ("tenant_id", "id") on delete cascade;

alter table "app"."help_desk_ticket_files_link" add constraint "help_desk_ticket_files_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."library_section_audiences_link" add constraint "library_section_audiences_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."library_section" ("tenant_id", "id") on delete cascade;

alter table "app"."library_section_audiences_link" add constraint "library_section_audiences_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."audience" ("tenant_id", "id");

alter table "app"."lump_sum" add constraint "lump_sum_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."lump_sum" add constraint "lump_sum_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."lump_sum_option" add constraint "lump_sum_option_lump_sum_id_fkey" foreign key ("tenant_id", "lump_sum_id") references "app"."lump_sum" ("tenant_id", "id") on delete cascade;

alter table "app"."lump_sum_use" add constraint "lump_sum_use_lump_sum_id_fkey" foreign key ("tenant_id", "lump_sum_id") references "app"."lump_sum" ("tenant_id", "id") on delete cascade;

alter table "app"."notice_delivery" add constraint "notice_delivery_notification_id_fkey" foreign key ("tenant_id", "notification_id") references "app"."notification" ("tenant_id", "id") on delete cascade;

alter table "app"."notice_delivery" add constraint "notice_delivery_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."notification" add constraint "notification_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."notification" add constraint "notification_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete set null ("case_detail_id");

alter table "app"."one_time_code" add constraint "one_time_code_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."page_form" add constraint "page_form_page_id_fkey" foreign key ("tenant_id", "page_id") references "app"."page" ("tenant_id", "id");

alter table "app"."page_form" add constraint "page_form_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."page_form" add constraint "page_form_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."page_form" add constraint "page_form_starts_after_id_fkey" foreign key ("tenant_id", "starts_after_id") references "app"."page_form" ("tenant_id", "id") on delete set null ("starts_after_id");

alter table "app"."page_rule" add constraint "page_rule_page_id_fkey" foreign key ("tenant_id", "page_id") references "app"."page" ("tenant_id", "id") on delete cascade;

alter table "app"."payment_batch" add constraint "payment_batch_payee_id_fkey" foreign key ("tenant_id", "payee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."payment_batch" add constraint "payment_batch_bank_account_id_fkey" foreign key ("tenant_id", "bank_account_id") references "app"."bank_details" ("tenant_id", "id");

alter table "app"."payment_batch" add constraint "payment_batch_company_account_id_fkey" foreign key ("tenant_id", "company_account_id") references "app"."company_account" ("tenant_id", "id");

alter table "app"."payment_batch" add constraint "payment_batch_payment_file_id_fkey" foreign key ("tenant_id", "payment_file_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."payment_batch" add constraint "payment_batch_payment_list_id_fkey" foreign key ("tenant_id", "payment_list_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."person" add constraint "person_photo_id_fkey" foreign key ("tenant_id", "photo_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."quality_survey" add constraint "quality_survey_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."quality_survey" add constraint "quality_survey_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."quality_survey" add constraint "quality_survey_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete set null ("case_service_id");

alter table "app"."quick_mail" add constraint "quick_mail_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."required_document" add constraint "required_document_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."required_document" add constraint "required_document_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."required_document" add constraint "required_document_attached_document_id_fkey" foreign key ("tenant_id", "attached_document_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."required_document" add constraint "required_document_file_id_fkey" foreign key ("tenant_id", "file_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."required_document" add constraint "required_document_previous_file_id_fkey" foreign key ("tenant_id", "previous_file_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."role" add constraint "role_parent_role_id_fkey" foreign key ("tenant_id", "parent_role_id") references "app"."role" ("tenant_id", "id");

alter table "app"."service_step" add constraint "service_step_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."session" add constraint "session_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."sign_in_event" add constraint "sign_in_event_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."sso_flow" add constraint "sso_flow_setup_id_fkey" foreign key ("tenant_id", "setup_id") references "app"."sso_setup" ("tenant_id", "id") on delete cascade;

alter table "app"."sso_flow" add constraint "sso_flow_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."sso_identity" add constraint "sso_identity_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."sso_identity" add constraint "sso_identity_setup_id_fkey" foreign key ("tenant_id", "setup_id") references "app"."sso_setup" ("tenant_id", "id") on delete cascade;

alter table "app"."survey_follow_up" add constraint "survey_follow_up_quality_survey_id_fkey" foreign key ("tenant_id", "quality_survey_id") references "app"."quality_survey" ("tenant_id", "id") on delete cascade;

alter table "app"."survey_follow_up" add constraint "survey_follow_up_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."survey_follow_up" add constraint "survey_follow_up_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."tenant" add constraint "tenant_parent_id_fkey" foreign key ("tenant_id", "parent_id") references "app"."tenant" ("tenant_id", "id");

alter table "app"."tenant" add constraint "tenant_logo_id_fkey" foreign key ("tenant_id", "logo_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."tenant" add constraint "tenant_logo_dark_id_fkey" foreign key ("tenant_id", "logo_dark_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."timeline_item" add constraint "timeline_item_service_type_id_fkey" foreign key ("tenant_id", "service_type_id") references "app"."service_type" ("tenant_id", "id");

alter table "app"."travel_document" add constraint "travel_document_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."travel_document" add constraint "travel_document_dependant_id_fkey" foreign key ("tenant_id", "dependant_id") references "app"."dependant" ("tenant_id", "id") on delete cascade;

alter table "app"."travel_document" add constraint "travel_document_copy_id_fkey" foreign key ("tenant_id", "copy_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."trip" add constraint "trip_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."user" add constraint "user_person_id_fkey" foreign key ("tenant_id", "person_id") references "app"."person" ("tenant_id", "id");

alter table "app"."user" add constraint "user_delegate_to_id_fkey" foreign key ("tenant_id", "delegate_to_id") references "app"."user" ("tenant_id", "id");

alter table "app"."user_roles_link" add constraint "user_roles_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."user_roles_link" add constraint "user_roles_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."role" ("tenant_id", "id");

alter table "app"."user_setting" add constraint "user_setting_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

alter table "app"."video_call" add constraint "video_call_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."video_call" add constraint "video_call_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");
