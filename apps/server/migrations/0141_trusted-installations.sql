create table "app"."trusted_installation" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "name" text not null,
  "public_key" text not null,
  "fingerprint" text not null,
  constraint "trusted_installation_pkey" primary key ("tenant_id", "id"),
  constraint "trusted_installation_fingerprint_key" unique ("tenant_id", "fingerprint"),
  constraint "trusted_installation_version_check" check ("version" > 0),
  constraint "trusted_installation_name_check" check (char_length("name") <= 200),
  constraint "trusted_installation_public_key_check" check (char_length("public_key") <= 120),
  constraint "trusted_installation_fingerprint_check" check (char_length("fingerprint") <= 60)
);

create index "trusted_installation_created_idx" on "app"."trusted_installation" ("tenant_id", "created" desc, "id" desc);

create index "trusted_installation_name_order_idx" on "app"."trusted_installation" ("tenant_id", "name", "id");

alter table "app"."trusted_installation" enable row level security;

alter table "app"."trusted_installation" force row level security;

create policy tenant on "app"."trusted_installation" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."trusted_installation" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."trusted_installation" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."trusted_installation" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

alter table "app"."configuration_bundle" add column "trusted_id" uuid;

alter table "app"."configuration_bundle" add constraint "configuration_bundle_trusted_id_fkey" foreign key ("tenant_id", "trusted_id") references "app"."trusted_installation" ("tenant_id", "id") on delete set null ("trusted_id") not valid;
