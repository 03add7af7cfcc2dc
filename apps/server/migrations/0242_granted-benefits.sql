create table "app"."benefit_exception" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "assignee_id" uuid not null,
  "case_benefit_id" uuid not null,
  "amount" numeric(19, 4) not null,
  "amount_before" numeric(19, 4),
  "limit" numeric(19, 4),
  "budget_effect" numeric(19, 4),
  "currency" text not null,
  "reason" text not null,
  "decision_reason" text,
  "decided_at" timestamptz,
  "status" text not null default 'SENT',
  constraint "benefit_exception_pkey" primary key ("tenant_id", "id"),
  constraint "benefit_exception_version_check" check ("version" > 0),
  constraint "benefit_exception_amount_check" check ("amount" >= 0),
  constraint "benefit_exception_amount_before_check" check ("amount_before" >= 0),
  constraint "benefit_exception_limit_check" check ("limit" >= 0),
  constraint "benefit_exception_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "benefit_exception_reason_check" check (char_length("reason") <= 1000),
  constraint "benefit_exception_decision_reason_check" check (char_length("decision_reason") <= 1000),
  constraint "benefit_exception_status_check" check ("status" in ('SENT', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'UNDONE'))
);

create index "benefit_exception_created_idx" on "app"."benefit_exception" ("tenant_id", "created" desc, "id" desc);

create index "benefit_exception_case_detail_id_idx" on "app"."benefit_exception" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "benefit_exception_case_benefit_id_idx" on "app"."benefit_exception" ("tenant_id", "case_benefit_id", "created" desc, "id" desc);

create index "benefit_exception_assignee_id_idx" on "app"."benefit_exception" ("tenant_id", "assignee_id", "created" desc, "id" desc);

create index "benefit_exception_status_idx" on "app"."benefit_exception" ("tenant_id", "status", "created" desc, "id" desc);

alter table "app"."benefit_exception" enable row level security;

alter table "app"."benefit_exception" force row level security;

create policy tenant on "app"."benefit_exception" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."benefit_exception" to homeport_gate using (true) with check (true);

create policy portfolio on "app"."benefit_exception" for select to homeport_portfolio using ("tenant_id" = any ((select string_to_array(nullif(current_setting('app.companies', true), ''), ',')::uuid[])::uuid[]));

create trigger noted after insert or update or delete on "app"."benefit_exception" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."benefit_exception" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

alter table "app"."case_benefit" drop constraint "case_benefit_granted_by_check";

alter table "app"."case_benefit" add column "policy_benefit_id" uuid;

alter table "app"."case_benefit" add column "terms_amount" numeric(19, 4);

alter table "app"."case_benefit" add column "pay_amount" numeric(19, 4);

alter table "app"."case_benefit" add column "flex_option" boolean default false;

alter table "app"."case_benefit" alter column "flex_option" drop default;

alter table "app"."case_benefit" add column "starts_on" date;

alter table "app"."case_benefit" add column "ends_on" date;

alter table "app"."case_benefit" add column "years" jsonb;

alter table "app"."case_benefit" add column "reasons" jsonb;

alter table "app"."case_benefit" add column "working" jsonb;

alter table "app"."case_benefit" add column "explanation" jsonb;

alter table "app"."case_benefit" add column "pay_explanation" jsonb;

alter table "app"."case_benefit" add column "is_locked" boolean default false;

alter table "app"."case_benefit" alter column "is_locked" drop default;

alter table "app"."case_benefit" add column "reason" text;

alter table "app"."case_benefit" add column "status" text not null default 'INCLUDED';

alter table "app"."case_benefit" add constraint "case_benefit_policy_benefit_id_fkey" foreign key ("tenant_id", "policy_benefit_id") references "app"."policy_benefit" ("tenant_id", "id") on delete set null ("policy_benefit_id") not valid;

alter table "app"."case_benefit" add constraint "case_benefit_granted_by_check" check ("granted_by" in ('POLICY', 'PACKAGE', 'HAND')) not valid;

alter table "app"."case_benefit" add constraint "case_benefit_reason_check" check (char_length("reason") <= 1000) not valid;

alter table "app"."case_benefit" add constraint "case_benefit_status_check" check ("status" in ('INCLUDED', 'EXCLUDED')) not valid;

alter table "app"."lump_sum_option" add column "point_option_id" uuid;

alter table "app"."lump_sum_option" add constraint "lump_sum_option_point_option_id_fkey" foreign key ("tenant_id", "point_option_id") references "app"."point_option" ("tenant_id", "id") on delete set null ("point_option_id") not valid;

alter table "app"."benefit_exception" add constraint "benefit_exception_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id");

alter table "app"."benefit_exception" add constraint "benefit_exception_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."benefit_exception" add constraint "benefit_exception_case_benefit_id_fkey" foreign key ("tenant_id", "case_benefit_id") references "app"."case_benefit" ("tenant_id", "id") on delete cascade;

alter table app.case_benefit no force row level security;
alter table app.case_detail no force row level security;
alter table app.policy_benefit no force row level security;

-- What was granted before benefits had a span lasts as long as its assignment; where it comes from is taken for the policy's.
update app.case_benefit b
set starts_on = c.assignment_start_date, ends_on = c.assignment_end_date, granted_by = coalesce(b.granted_by, 'POLICY'),
  flex_option = b.upper_limit is not null,
  policy_benefit_id = (select p.id from app.policy_benefit p where p.tenant_id = c.tenant_id and p.policy_id = c.policy_id
    and p.benefit_id = b.benefit_id)
from app.case_detail c where c.tenant_id = b.tenant_id and c.id = b.case_detail_id;
alter table app.policy_benefit force row level security;
alter table app.case_detail force row level security;
alter table app.case_benefit force row level security;
