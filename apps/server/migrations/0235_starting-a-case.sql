create table "app"."initiation_decision" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "initiation_id" uuid not null,
  "initiation_step_id" uuid,
  "sequence" integer not null default 1,
  "name" text not null,
  "kind" text not null default 'APPROVAL',
  "is_optional" boolean,
  "owner_id" uuid,
  "due_date" date,
  "decided_by_id" uuid,
  "decided_at" timestamptz,
  "decision_note" text,
  "status" text not null default 'WAITING',
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "initiation_decision_pkey" primary key ("tenant_id", "id"),
  constraint "initiation_decision_version_check" check ("version" > 0),
  constraint "initiation_decision_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "initiation_decision_name_check" check (char_length("name") <= 160),
  constraint "initiation_decision_kind_check" check ("kind" in ('APPROVAL', 'CHECK')),
  constraint "initiation_decision_decision_note_check" check (char_length("decision_note") <= 1000),
  constraint "initiation_decision_status_check" check ("status" in ('WAITING', 'OPEN', 'APPROVED', 'REJECTED', 'SKIPPED', 'CANCELLED'))
);

create index "initiation_decision_created_idx" on "app"."initiation_decision" ("tenant_id", "created" desc, "id" desc);

create index "initiation_decision_initiation_id_sequence_idx" on "app"."initiation_decision" ("tenant_id", "initiation_id", "sequence", "created" desc, "id" desc);

create index "initiation_decision_owner_id_idx" on "app"."initiation_decision" ("tenant_id", "owner_id", "created" desc, "id" desc);

create index "initiation_decision_status_idx" on "app"."initiation_decision" ("tenant_id", "status", "created" desc, "id" desc);

create index "initiation_decision_initiation_step_id_idx" on "app"."initiation_decision" ("tenant_id", "initiation_step_id", "created" desc, "id" desc);

create index "initiation_decision_sequence_order_idx" on "app"."initiation_decision" ("tenant_id", "sequence", "id");

create index "initiation_decision_search_idx" on "app"."initiation_decision" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."initiation_decision" enable row level security;

alter table "app"."initiation_decision" force row level security;

create policy tenant on "app"."initiation_decision" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."initiation_decision" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."initiation_decision" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."initiation_decision" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."initiation_decision_asked_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "initiation_decision_asked_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "initiation_decision_asked_link_target_idx" on "app"."initiation_decision_asked_link" ("tenant_id", "target_id");

alter table "app"."initiation_decision_asked_link" enable row level security;

alter table "app"."initiation_decision_asked_link" force row level security;

create policy tenant on "app"."initiation_decision_asked_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."initiation_decision_asked_link" to homeport_gate using (true) with check (true);

create table "app"."initiation_member" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "initiation_id" uuid not null,
  "first_name" text not null,
  "last_name" text not null,
  "type" text not null,
  "birth_date" date,
  "accompanies" boolean,
  "search_text" text generated always as (app.folded(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))) stored,
  constraint "initiation_member_pkey" primary key ("tenant_id", "id"),
  constraint "initiation_member_version_check" check ("version" > 0),
  constraint "initiation_member_first_name_check" check (char_length("first_name") <= 100),
  constraint "initiation_member_last_name_check" check (char_length("last_name") <= 100),
  constraint "initiation_member_type_check" check ("type" in ('PARTNER', 'CHILD', 'PARENT', 'OTHER'))
);

create index "initiation_member_created_idx" on "app"."initiation_member" ("tenant_id", "created" desc, "id" desc);

create index "initiation_member_initiation_id_idx" on "app"."initiation_member" ("tenant_id", "initiation_id", "created" desc, "id" desc);

create index "initiation_member_search_idx" on "app"."initiation_member" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."initiation_member" enable row level security;

alter table "app"."initiation_member" force row level security;

create policy tenant on "app"."initiation_member" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."initiation_member" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."initiation_member" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."initiation_member" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."initiation_service_packs_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "initiation_service_packs_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "initiation_service_packs_link_target_idx" on "app"."initiation_service_packs_link" ("tenant_id", "target_id");

alter table "app"."initiation_service_packs_link" enable row level security;

alter table "app"."initiation_service_packs_link" force row level security;

create policy tenant on "app"."initiation_service_packs_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."initiation_service_packs_link" to homeport_gate using (true) with check (true);

alter table "app"."case_benefit" add column "granted_by" text;

alter table "app"."case_benefit" add constraint "case_benefit_granted_by_check" check ("granted_by" in ('POLICY', 'PACKAGE')) not valid;

alter table "app"."case_detail" add column "initiation_id" uuid;

alter table "app"."case_detail" add constraint "case_detail_initiation_id_fkey" foreign key ("tenant_id", "initiation_id") references "app"."initiation" ("tenant_id", "id") on delete set null ("initiation_id") not valid;

alter table "app"."case_detail" add constraint "case_detail_initiation_id_key" unique ("tenant_id", "initiation_id");

alter table "app"."case_service" add column "default_provider_id" uuid;

alter table "app"."case_service" add column "default_reason" text;

alter table "app"."case_service" add column "provider_reason" text;

alter table "app"."case_service" add constraint "case_service_default_provider_id_fkey" foreign key ("tenant_id", "default_provider_id") references "app"."service_provider" ("tenant_id", "id") not valid;

alter table "app"."case_service" add constraint "case_service_default_reason_check" check ("default_reason" in ('HOST', 'HOME', 'BACKUP', 'COUNTRY')) not valid;

alter table "app"."case_service" add constraint "case_service_provider_reason_check" check ("provider_reason" in ('HOST', 'HOME', 'BACKUP', 'COUNTRY', 'PERSON')) not valid;

alter table "app"."checklist_item" add column "document_category" text;

alter table "app"."checklist_item" add column "document_type" text;

alter table "app"."checklist_item" add column "page_id" uuid;

alter table "app"."checklist_item" add constraint "checklist_item_page_id_fkey" foreign key ("tenant_id", "page_id") references "app"."page" ("tenant_id", "id") not valid;

alter table "app"."checklist_item" add constraint "checklist_item_document_category_check" check (char_length("document_category") <= 100) not valid;

alter table "app"."checklist_item" add constraint "checklist_item_document_type_check" check (char_length("document_type") <= 100) not valid;

alter table "app"."initiation" add column "extent" text default 'FULL';

alter table "app"."initiation" alter column "extent" drop default;

alter table "app"."initiation" add column "follows_id" uuid;

alter table "app"."initiation" alter column "home_country" drop not null;

alter table "app"."initiation" alter column "host_country" drop not null;

alter table "app"."initiation" alter column "start_date" drop not null;

alter table "app"."initiation" add column "manager_id" uuid;

alter table "app"."initiation" add column "office_id" uuid;

alter table "app"."initiation" add column "relocation_package_id" uuid;

alter table "app"."initiation" add column "service_bundle_id" uuid;

alter table "app"."initiation" add column "undecided" integer;

alter table "app"."initiation" add constraint "initiation_follows_id_fkey" foreign key ("tenant_id", "follows_id") references "app"."case_detail" ("tenant_id", "id") on delete set null ("follows_id") not valid;

alter table "app"."initiation" add constraint "initiation_office_id_fkey" foreign key ("tenant_id", "office_id") references "app"."office" ("tenant_id", "id") not valid;

alter table "app"."initiation" add constraint "initiation_relocation_package_id_fkey" foreign key ("tenant_id", "relocation_package_id") references "app"."relocation_package" ("tenant_id", "id") not valid;

alter table "app"."initiation" add constraint "initiation_service_bundle_id_fkey" foreign key ("tenant_id", "service_bundle_id") references "app"."service_bundle" ("tenant_id", "id") not valid;

alter table "app"."initiation" add constraint "initiation_extent_check" check ("extent" in ('FULL', 'IMMIGRATION', 'TAX', 'SHORT_STAY', 'BUSINESS_TRIP')) not valid;

alter table "app"."initiation" add constraint "initiation_undecided_check" check ("undecided" >= 0) not valid;

alter table "app"."timeline_item" add column "counts_from" text;

alter table "app"."timeline_item" add column "day" integer;

alter table "app"."timeline_item" add constraint "timeline_item_counts_from_check" check ("counts_from" in ('START', 'END')) not valid;

alter table "app"."timeline_item" add constraint "timeline_item_day_check" check ("day" >= -999 and "day" <= 999) not valid;

alter table "app"."initiation_decision" add constraint "initiation_decision_initiation_id_fkey" foreign key ("tenant_id", "initiation_id") references "app"."initiation" ("tenant_id", "id") on delete cascade;

alter table "app"."initiation_decision" add constraint "initiation_decision_initiation_step_id_fkey" foreign key ("tenant_id", "initiation_step_id") references "app"."initiation_step" ("tenant_id", "id") on delete set null ("initiation_step_id");

alter table "app"."initiation_decision_asked_link" add constraint "initiation_decision_asked_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."initiation_decision" ("tenant_id", "id") on delete cascade;

alter table "app"."initiation_decision_asked_link" add constraint "initiation_decision_asked_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."user" ("tenant_id", "id");

alter table "app"."initiation_member" add constraint "initiation_member_initiation_id_fkey" foreign key ("tenant_id", "initiation_id") references "app"."initiation" ("tenant_id", "id") on delete cascade;

alter table "app"."initiation_service_packs_link" add constraint "initiation_service_packs_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."initiation" ("tenant_id", "id") on delete cascade;

alter table "app"."initiation_service_packs_link" add constraint "initiation_service_packs_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."service_pack" ("tenant_id", "id");
