create table "app"."calendar_subscription" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "user_id" uuid not null,
  "token_hash" text not null,
  "last_read_at" timestamptz,
  constraint "calendar_subscription_pkey" primary key ("tenant_id", "id"),
  constraint "calendar_subscription_user_id_key" unique ("tenant_id", "user_id"),
  constraint "calendar_subscription_version_check" check ("version" > 0),
  constraint "calendar_subscription_token_hash_check" check (char_length("token_hash") <= 64)
);

create index "calendar_subscription_created_idx" on "app"."calendar_subscription" ("tenant_id", "created" desc, "id" desc);

create index "calendar_subscription_user_id_idx" on "app"."calendar_subscription" ("tenant_id", "user_id", "created" desc, "id" desc);

alter table "app"."calendar_subscription" enable row level security;

alter table "app"."calendar_subscription" force row level security;

create policy tenant on "app"."calendar_subscription" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."calendar_subscription" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."calendar_subscription" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."calendar_subscription" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

alter table "app"."calendar_subscription" add constraint "calendar_subscription_user_id_fkey" foreign key ("tenant_id", "user_id") references "app"."user" ("tenant_id", "id") on delete cascade;

-- With the account its calendar link is gone, and does not come back with it.
create function app.drop_calendar_subscription() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  delete from app.calendar_subscription where tenant_id = new.tenant_id and user_id = new.id;
  return null;
end $$;

create trigger drop_calendar_subscription after update of status on app."user" for each row
  when (new.status <> 'ACTIVE') execute function app.drop_calendar_subscription();
