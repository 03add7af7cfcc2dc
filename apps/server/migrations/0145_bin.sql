create table engine.bin (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  record_id uuid not null,
  entity text not null,
  title text not null,
  -- Later deletions have higher places: what went last comes back first.
  place bigint generated always as identity,
  by_user uuid not null default nullif(current_setting('app.user', true), '')::uuid,
  on_behalf_by uuid default nullif(current_setting('app.on_behalf_by', true), '')::uuid,
  at timestamptz not null default now(),
  request text default nullif(current_setting('app.request', true), ''),
  primary key (tenant_id, record_id)
);
create index bin_place_idx on engine.bin (tenant_id, place desc);
create index bin_request_idx on engine.bin (tenant_id, request);
alter table "engine"."bin" enable row level security;
alter table "engine"."bin" force row level security;
create policy tenant on "engine"."bin" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
create policy gate on "engine"."bin" to homeport_gate using (true) with check (true);
-- Updating is never done; locking a row asks for the right.
grant select, insert, update, delete on engine.bin to homeport_app;
grant select, delete on engine.bin to homeport_gate;

-- The record itself, its lists of relations and its parts; and, by `emptied`, relations of others that led to one of them.
create table engine.bin_row (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  record_id uuid not null,
  relation text not null,
  emptied text not null default '',
  key text not null,
  value jsonb not null,
  primary key (tenant_id, record_id, relation, emptied, key),
  foreign key (tenant_id, record_id) references engine.bin (tenant_id, record_id) on delete cascade
);
create index bin_row_relation_idx on engine.bin_row (tenant_id, relation);
alter table "engine"."bin_row" enable row level security;
alter table "engine"."bin_row" force row level security;
create policy tenant on "engine"."bin_row" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
create policy gate on "engine"."bin_row" to homeport_gate using (true) with check (true);
grant select, insert, delete on engine.bin_row to homeport_app;

create function engine.empty_bin(older_than interval) returns bigint
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    with gone as (delete from engine.bin where at < now() - older_than returning 1) select count(*) from gone
  $$;
select engine.run_as_gate('engine.empty_bin(interval)');
