create table "app"."payback_agreement" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text,
  "case_detail_id" uuid not null,
  "assignee_id" uuid,
  "description" text not null,
  "lump_sum_id" uuid,
  "other_paid" numeric(19, 4),
  "currency" text not null,
  "paid" numeric(19, 4),
  "paid_explanation" jsonb,
  "starts_on" date not null,
  "months" integer not null default 24,
  "last_day" date,
  "method" text not null default 'MONTHS',
  "first_year" numeric(19, 4),
  "second_year" numeric(19, 4),
  "third_year" numeric(19, 4),
  "on_early_end" boolean,
  "document_id" uuid,
  "signed_on" date,
  "left_on" date,
  "months_served" integer,
  "share_of_year" numeric(19, 4),
  "due" numeric(19, 4),
  "due_explanation" jsonb,
  "instruction_id" uuid,
  "repaid_on" date,
  "repaid_reference" text,
  "waiver_reason" text,
  "waiver_asked_by_id" uuid,
  "decision_reason" text,
  "next_at" timestamptz,
  "status" text not null default 'DRAFT',
  "search_text" text generated always as (app.folded(coalesce("reference", '') || ' ' || coalesce("description", ''))) stored,
  constraint "payback_agreement_pkey" primary key ("tenant_id", "id"),
  constraint "payback_agreement_reference_key" unique ("tenant_id", "reference"),
  constraint "payback_agreement_version_check" check ("version" > 0),
  constraint "payback_agreement_reference_check" check (char_length("reference") <= 40),
  constraint "payback_agreement_reference_check2" check ("reference" = upper("reference")),
  constraint "payback_agreement_description_check" check (char_length("description") <= 200),
  constraint "payback_agreement_other_paid_check" check ("other_paid" >= 0),
  constraint "payback_agreement_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "payback_agreement_months_check" check ("months" >= 1 and "months" <= 120),
  constraint "payback_agreement_method_check" check ("method" in ('MONTHS', 'YEARS')),
  constraint "payback_agreement_first_year_check" check ("first_year" >= 0 and "first_year" <= 100),
  constraint "payback_agreement_second_year_check" check ("second_year" >= 0 and "second_year" <= 100),
  constraint "payback_agreement_third_year_check" check ("third_year" >= 0 and "third_year" <= 100),
  constraint "payback_agreement_repaid_reference_check" check (char_length("repaid_reference") <= 120),
  constraint "payback_agreement_waiver_reason_check" check (char_length("waiver_reason") <= 1000),
  constraint "payback_agreement_decision_reason_check" check (char_length("decision_reason") <= 1000),
  constraint "payback_agreement_status_check" check ("status" in ('DRAFT', 'SIGNED', 'RUNNING', 'DUE', 'WAIVER_ASKED', 'SETTLED', 'WAIVED', 'ENDED'))
);

create index "payback_agreement_created_idx" on "app"."payback_agreement" ("tenant_id", "created" desc, "id" desc);

create index "payback_agreement_case_detail_id_idx" on "app"."payback_agreement" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "payback_agreement_assignee_id_idx" on "app"."payback_agreement" ("tenant_id", "assignee_id", "created" desc, "id" desc);

create index "payback_agreement_status_idx" on "app"."payback_agreement" ("tenant_id", "status", "created" desc, "id" desc);

create index "payback_agreement_instruction_id_idx" on "app"."payback_agreement" ("tenant_id", "instruction_id", "created" desc, "id" desc);

create index "payback_agreement_starts_on_order_idx" on "app"."payback_agreement" ("tenant_id", "starts_on", "id");

create index "payback_agreement_search_idx" on "app"."payback_agreement" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."payback_agreement" enable row level security;

alter table "app"."payback_agreement" force row level security;

create policy tenant on "app"."payback_agreement" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."payback_agreement" to homeport_gate using (true) with check (true);

create policy portfolio on "app"."payback_agreement" for select to homeport_portfolio using ("tenant_id" = any ((select string_to_array(nullif(current_setting('app.companies', true), ''), ',')::uuid[])::uuid[]));

create trigger noted after insert or update or delete on "app"."payback_agreement" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."payback_agreement" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."payback_agreement_benefits_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "payback_agreement_benefits_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "payback_agreement_benefits_link_target_idx" on "app"."payback_agreement_benefits_link" ("tenant_id", "target_id");

alter table "app"."payback_agreement_benefits_link" enable row level security;

alter table "app"."payback_agreement_benefits_link" force row level security;

create policy tenant on "app"."payback_agreement_benefits_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."payback_agreement_benefits_link" to homeport_gate using (true) with check (true);

create policy portfolio on "app"."payback_agreement_benefits_link" for select to homeport_portfolio using ("tenant_id" = any ((select string_to_array(nullif(current_setting('app.companies', true), ''), ',')::uuid[])::uuid[]));

create table "app"."payback_agreement_expenses_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "payback_agreement_expenses_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "payback_agreement_expenses_link_target_idx" on "app"."payback_agreement_expenses_link" ("tenant_id", "target_id");

alter table "app"."payback_agreement_expenses_link" enable row level security;

alter table "app"."payback_agreement_expenses_link" force row level security;

create policy tenant on "app"."payback_agreement_expenses_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."payback_agreement_expenses_link" to homeport_gate using (true) with check (true);

create policy portfolio on "app"."payback_agreement_expenses_link" for select to homeport_portfolio using ("tenant_id" = any ((select string_to_array(nullif(current_setting('app.companies', true), ''), ',')::uuid[])::uuid[]));

alter table "app"."payback_agreement" add constraint "payback_agreement_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."payback_agreement" add constraint "payback_agreement_assignee_id_fkey" foreign key ("tenant_id", "assignee_id") references "app"."person" ("tenant_id", "id");

alter table "app"."payback_agreement" add constraint "payback_agreement_lump_sum_id_fkey" foreign key ("tenant_id", "lump_sum_id") references "app"."lump_sum" ("tenant_id", "id");

alter table "app"."payback_agreement" add constraint "payback_agreement_document_id_fkey" foreign key ("tenant_id", "document_id") references "app"."attachment" ("tenant_id", "id");

alter table "app"."payback_agreement" add constraint "payback_agreement_instruction_id_fkey" foreign key ("tenant_id", "instruction_id") references "app"."payroll_instruction" ("tenant_id", "id") on delete set null ("instruction_id");

alter table "app"."payback_agreement_benefits_link" add constraint "payback_agreement_benefits_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."payback_agreement" ("tenant_id", "id") on delete cascade;

alter table "app"."payback_agreement_benefits_link" add constraint "payback_agreement_benefits_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."case_benefit" ("tenant_id", "id");

alter table "app"."payback_agreement_expenses_link" add constraint "payback_agreement_expenses_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."payback_agreement" ("tenant_id", "id") on delete cascade;

alter table "app"."payback_agreement_expenses_link" add constraint "payback_agreement_expenses_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."case_expense" ("tenant_id", "id");

-- The clock follows the day on which an agreement begins to bind, and the one after its last.
create trigger keep_due after insert or update of next_at or delete on app.payback_agreement
  for each row execute function engine.keep_due('payroll.paybackMoment', 'paybackAgreement', 'next_at');
