create table "app"."phase_gate" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "phase" text not null,
  "name" text not null,
  "holds_when" jsonb,
  "active" boolean,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "phase_gate_pkey" primary key ("tenant_id", "id"),
  constraint "phase_gate_phase_name_key" unique ("tenant_id", "phase", "name"),
  constraint "phase_gate_version_check" check ("version" > 0),
  constraint "phase_gate_phase_check" check (char_length("phase") <= 100),
  constraint "phase_gate_name_check" check (char_length("name") <= 160)
);

create index "phase_gate_created_idx" on "app"."phase_gate" ("tenant_id", "created" desc, "id" desc);

create index "phase_gate_search_idx" on "app"."phase_gate" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."phase_gate" enable row level security;

alter table "app"."phase_gate" force row level security;

create policy tenant on "app"."phase_gate" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."phase_gate" to homeport_gate using (true) with check (true);

create policy portfolio on "app"."phase_gate" for select to homeport_portfolio using ("tenant_id" = any ((select string_to_array(nullif(current_setting('app.companies', true), ''), ',')::uuid[])::uuid[]));

create trigger noted after insert or update or delete on "app"."phase_gate" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."phase_gate" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();
