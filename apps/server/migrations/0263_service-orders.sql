create table "app"."service_order" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_service_id" uuid not null,
  "case_detail_id" uuid not null,
  "name" text not null,
  "provider_id" uuid not null,
  "asked_user_id" uuid,
  "start_date" date,
  "end_date" date,
  "requested_at" timestamptz,
  "answer_by" timestamptz,
  "answer_day" date,
  "answered_at" timestamptz,
  "hours_to_answer" numeric(16, 1),
  "is_late" boolean,
  "reason" text,
  "next_at" timestamptz,
  "status" text not null default 'OPEN',
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "service_order_pkey" primary key ("tenant_id", "id"),
  constraint "service_order_version_check" check ("version" > 0),
  constraint "service_order_name_check" check (char_length("name") <= 160),
  constraint "service_order_hours_to_answer_check" check ("hours_to_answer" >= 0),
  constraint "service_order_reason_check" check (char_length("reason") <= 1000),
  constraint "service_order_status_check" check ("status" in ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'))
);

create index "service_order_created_idx" on "app"."service_order" ("tenant_id", "created" desc, "id" desc);

create index "service_order_case_service_id_idx" on "app"."service_order" ("tenant_id", "case_service_id", "created" desc, "id" desc);

create index "service_order_case_detail_id_idx" on "app"."service_order" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "service_order_provider_id_status_idx" on "app"."service_order" ("tenant_id", "provider_id", "status", "created" desc, "id" desc);

create index "service_order_asked_user_id_idx" on "app"."service_order" ("tenant_id", "asked_user_id", "created" desc, "id" desc);

create index "service_order_status_answer_by_idx" on "app"."service_order" ("tenant_id", "status", "answer_by", "created" desc, "id" desc);

create index "service_order_requested_at_order_idx" on "app"."service_order" ("tenant_id", "requested_at", "id");

create index "service_order_search_idx" on "app"."service_order" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."service_order" enable row level security;

alter table "app"."service_order" force row level security;

create policy tenant on "app"."service_order" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."service_order" to homeport_gate using (true) with check (true);

create policy portfolio on "app"."service_order" for select to homeport_portfolio using ("tenant_id" = any ((select string_to_array(nullif(current_setting('app.companies', true), ''), ',')::uuid[])::uuid[]));

create trigger noted after insert or update or delete on "app"."service_order" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."service_order" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

alter table "app"."service_provider" add column "answers_within" integer;

alter table "app"."service_provider" add column "working_hours" text;

alter table "app"."service_provider" add column "time_zone_id" uuid;

alter table "app"."service_provider" add column "orders" integer;

alter table "app"."service_provider" add column "accepted_share" numeric(19, 4);

alter table "app"."service_provider" add column "late_share" numeric(19, 4);

alter table "app"."service_provider" add column "hours_to_answer" numeric(16, 1);

alter table "app"."service_provider" add constraint "service_provider_time_zone_id_fkey" foreign key ("time_zone_id") references "app"."time_zone" ("id") not valid;

alter table "app"."service_provider" add constraint "service_provider_answers_within_check" check ("answers_within" >= 1 and "answers_within" <= 400) not valid;

alter table "app"."service_provider" add constraint "service_provider_working_hours_check" check (char_length("working_hours") <= 120) not valid;

alter table "app"."service_provider" add constraint "service_provider_orders_check" check ("orders" >= 0) not valid;

alter table "app"."service_provider" add constraint "service_provider_accepted_share_check" check ("accepted_share" >= 0 and "accepted_share" <= 100) not valid;

alter table "app"."service_provider" add constraint "service_provider_late_share_check" check ("late_share" >= 0 and "late_share" <= 100) not valid;

alter table "app"."service_provider" add constraint "service_provider_hours_to_answer_check" check ("hours_to_answer" >= 0) not valid;

alter table "app"."service_order" add constraint "service_order_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade;

alter table "app"."service_order" add constraint "service_order_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."service_order" add constraint "service_order_provider_id_fkey" foreign key ("tenant_id", "provider_id") references "app"."service_provider" ("tenant_id", "id");
