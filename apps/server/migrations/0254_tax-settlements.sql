create table "app"."tax_settlement" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "reference" text,
  "case_detail_id" uuid not null,
  "tax_year" integer not null,
  "is_protected" boolean,
  "currency" text not null,
  "withheld_else" numeric(19, 4),
  "withheld_hypo" numeric(19, 4),
  "withheld_explanation" jsonb,
  "final_hypo" numeric(19, 4) not null,
  "home_tax" numeric(19, 4),
  "host_tax" numeric(19, 4),
  "actual_tax" numeric(19, 4),
  "settled" numeric(19, 4),
  "company_cost" numeric(19, 4),
  "instruction_id" uuid,
  "decision_reason" text,
  "status" text not null default 'DRAFT',
  constraint "tax_settlement_pkey" primary key ("tenant_id", "id"),
  constraint "tax_settlement_reference_key" unique ("tenant_id", "reference"),
  constraint "tax_settlement_case_detail_id_tax_year_key" unique ("tenant_id", "case_detail_id", "tax_year"),
  constraint "tax_settlement_version_check" check ("version" > 0),
  constraint "tax_settlement_reference_check" check (char_length("reference") <= 40),
  constraint "tax_settlement_reference_check2" check ("reference" = upper("reference")),
  constraint "tax_settlement_tax_year_check" check ("tax_year" >= 2000 and "tax_year" <= 2100),
  constraint "tax_settlement_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "tax_settlement_withheld_else_check" check ("withheld_else" >= 0),
  constraint "tax_settlement_final_hypo_check" check ("final_hypo" >= 0),
  constraint "tax_settlement_home_tax_check" check ("home_tax" >= 0),
  constraint "tax_settlement_host_tax_check" check ("host_tax" >= 0),
  constraint "tax_settlement_actual_tax_check" check ("actual_tax" >= 0),
  constraint "tax_settlement_decision_reason_check" check (char_length("decision_reason") <= 1000),
  constraint "tax_settlement_status_check" check ("status" in ('DRAFT', 'APPROVED', 'SETTLED'))
);

create index "tax_settlement_created_idx" on "app"."tax_settlement" ("tenant_id", "created" desc, "id" desc);

create index "tax_settlement_case_detail_id_idx" on "app"."tax_settlement" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "tax_settlement_status_idx" on "app"."tax_settlement" ("tenant_id", "status", "created" desc, "id" desc);

create index "tax_settlement_instruction_id_idx" on "app"."tax_settlement" ("tenant_id", "instruction_id", "created" desc, "id" desc);

alter table "app"."tax_settlement" enable row level security;

alter table "app"."tax_settlement" force row level security;

create policy tenant on "app"."tax_settlement" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."tax_settlement" to homeport_gate using (true) with check (true);

create policy portfolio on "app"."tax_settlement" for select to homeport_portfolio using ("tenant_id" = any ((select string_to_array(nullif(current_setting('app.companies', true), ''), ',')::uuid[])::uuid[]));

create trigger noted after insert or update or delete on "app"."tax_settlement" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."tax_settlement" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

alter table "app"."tax_settlement" add constraint "tax_settlement_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."tax_settlement" add constraint "tax_settlement_instruction_id_fkey" foreign key ("tenant_id", "instruction_id") references "app"."payroll_instruction" ("tenant_id", "id") on delete set null ("instruction_id");
