create table "app"."decision" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "subject" text not null,
  "initiation_id" uuid,
  "change_of_circumstance_id" uuid,
  "cost_estimate_id" uuid,
  "scenario_id" uuid,
  "vendor_invoice_id" uuid,
  "invoice_id" uuid,
  "initiation_step_id" uuid,
  "approval_group_id" uuid,
  "sequence" integer not null default 1,
  "name" text not null,
  "kind" text not null default 'APPROVAL',
  "is_optional" boolean,
  "reason" text not null default 'RULE',
  "owner_id" uuid,
  "amount" numeric(19, 4),
  "currency" text,
  "group_amount" numeric(19, 4),
  "group_currency" text,
  "rate" numeric(25, 10),
  "rate_date" date,
  "due_date" date,
  "opened_at" timestamptz,
  "escalate_at" timestamptz,
  "escalations" integer,
  "handed_on_by_id" uuid,
  "decided_by_id" uuid,
  "decided_at" timestamptz,
  "decision_note" text,
  "status" text not null default 'WAITING',
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "decision_pkey" primary key ("tenant_id", "id"),
  constraint "decision_version_check" check ("version" > 0),
  constraint "decision_subject_check" check ("subject" in ('INITIATIONS', 'CHANGES', 'EXCEPTIONS', 'COSTS', 'SCENARIOS', 'PURCHASES', 'SALES')),
  constraint "decision_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "decision_name_check" check (char_length("name") <= 160),
  constraint "decision_kind_check" check ("kind" in ('APPROVAL', 'CHECK')),
  constraint "decision_reason_check" check ("reason" in ('KIND', 'AMOUNT', 'NAMED', 'NO_RATE', 'GAP', 'RULE')),
  constraint "decision_currency_check" check ("currency" ~ '^[A-Z]{3}$'),
  constraint "decision_group_currency_check" check ("group_currency" ~ '^[A-Z]{3}$'),
  constraint "decision_escalations_check" check ("escalations" >= 0),
  constraint "decision_decision_note_check" check (char_length("decision_note") <= 1000),
  constraint "decision_status_check" check ("status" in ('WAITING', 'OPEN', 'DELEGATED', 'ESCALATED', 'ON_HOLD', 'APPROVED', 'REJECTED', 'SKIPPED', 'CANCELLED'))
);

create index "decision_created_idx" on "app"."decision" ("tenant_id", "created" desc, "id" desc);

create index "decision_initiation_id_sequence_idx" on "app"."decision" ("tenant_id", "initiation_id", "sequence", "created" desc, "id" desc);

create index "decision_change_of_circumstance_id_sequence_idx" on "app"."decision" ("tenant_id", "change_of_circumstance_id", "sequence", "created" desc, "id" desc);

create index "decision_cost_estimate_id_sequence_idx" on "app"."decision" ("tenant_id", "cost_estimate_id", "sequence", "created" desc, "id" desc);

create index "decision_scenario_id_sequence_idx" on "app"."decision" ("tenant_id", "scenario_id", "sequence", "created" desc, "id" desc);

create index "decision_vendor_invoice_id_sequence_idx" on "app"."decision" ("tenant_id", "vendor_invoice_id", "sequence", "created" desc, "id" desc);

create index "decision_invoice_id_sequence_idx" on "app"."decision" ("tenant_id", "invoice_id", "sequence", "created" desc, "id" desc);

create index "decision_owner_id_idx" on "app"."decision" ("tenant_id", "owner_id", "created" desc, "id" desc);

create index "decision_status_idx" on "app"."decision" ("tenant_id", "status", "created" desc, "id" desc);

create index "decision_decided_at_idx" on "app"."decision" ("tenant_id", "decided_at", "created" desc, "id" desc);

create index "decision_approval_group_id_idx" on "app"."decision" ("tenant_id", "approval_group_id", "created" desc, "id" desc);

create index "decision_initiation_step_id_idx" on "app"."decision" ("tenant_id", "initiation_step_id", "created" desc, "id" desc);

create index "decision_search_idx" on "app"."decision" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."decision" enable row level security;

alter table "app"."decision" force row level security;

create policy tenant on "app"."decision" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."decision" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."decision" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."decision" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."decision_asked_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "decision_asked_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "decision_asked_link_target_idx" on "app"."decision_asked_link" ("tenant_id", "target_id");

alter table "app"."decision_asked_link" enable row level security;

alter table "app"."decision_asked_link" force row level security;

create policy tenant on "app"."decision_asked_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."decision_asked_link" to homeport_gate using (true) with check (true);

create table "app"."decision_requesters_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "decision_requesters_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "decision_requesters_link_target_idx" on "app"."decision_requesters_link" ("tenant_id", "target_id");

alter table "app"."decision_requesters_link" enable row level security;

alter table "app"."decision_requesters_link" force row level security;

create policy tenant on "app"."decision_requesters_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."decision_requesters_link" to homeport_gate using (true) with check (true);

alter table "app"."approval_group" add column "sequence" integer not null default 1;

alter table "app"."approval_group" add column "escalate_after_hours" integer;

alter table "app"."approval_group" add column "currency" text;

alter table "app"."approval_group" add column "amount_over" numeric(19, 4);

alter table "app"."approval_group" add column "amount_up_to" numeric(19, 4);

alter table "app"."approval_group" add column "approves_initiations" boolean default false;

alter table "app"."approval_group" alter column "approves_initiations" drop default;

alter table "app"."approval_group" add column "approves_changes" boolean default false;

alter table "app"."approval_group" alter column "approves_changes" drop default;

alter table "app"."approval_group" add column "approves_scenarios" boolean default false;

alter table "app"."approval_group" alter column "approves_scenarios" drop default;

alter table "app"."approval_group" add constraint "approval_group_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999) not valid;

alter table "app"."approval_group" add constraint "approval_group_escalate_after_hours_check" check ("escalate_after_hours" >= 1 and "escalate_after_hours" <= 400) not valid;

alter table "app"."approval_group" add constraint "approval_group_currency_check" check ("currency" ~ '^[A-Z]{3}$') not valid;

alter table "app"."approval_group" add constraint "approval_group_amount_over_check" check ("amount_over" >= 0) not valid;

alter table "app"."approval_group" add constraint "approval_group_amount_up_to_check" check ("amount_up_to" >= 0) not valid;

alter table "app"."change_of_circumstance" add column "undecided" integer default 0;

alter table "app"."change_of_circumstance" alter column "undecided" drop default;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_undecided_check" check ("undecided" >= 0) not valid;

alter table "app"."cost_estimate" add column "undecided" integer default 0;

alter table "app"."cost_estimate" alter column "undecided" drop default;

alter table "app"."cost_estimate" add constraint "cost_estimate_undecided_check" check ("undecided" >= 0) not valid;

alter table "app"."invoice" add column "undecided" integer default 0;

alter table "app"."invoice" alter column "undecided" drop default;

alter table "app"."invoice" add constraint "invoice_undecided_check" check ("undecided" >= 0) not valid;

alter table "app"."scenario" add column "undecided" integer default 0;

alter table "app"."scenario" alter column "undecided" drop default;

alter table "app"."scenario" add constraint "scenario_undecided_check" check ("undecided" >= 0) not valid;

alter table "app"."vendor_invoice" add column "undecided" integer default 0;

alter table "app"."vendor_invoice" alter column "undecided" drop default;

alter table "app"."vendor_invoice" add constraint "vendor_invoice_undecided_check" check ("undecided" >= 0) not valid;

alter table "app"."decision" add constraint "decision_initiation_id_fkey" foreign key ("tenant_id", "initiation_id") references "app"."initiation" ("tenant_id", "id") on delete cascade;

alter table "app"."decision" add constraint "decision_change_of_circumstance_id_fkey" foreign key ("tenant_id", "change_of_circumstance_id") references "app"."change_of_circumstance" ("tenant_id", "id") on delete cascade;

alter table "app"."decision" add constraint "decision_cost_estimate_id_fkey" foreign key ("tenant_id", "cost_estimate_id") references "app"."cost_estimate" ("tenant_id", "id") on delete cascade;

alter table "app"."decision" add constraint "decision_scenario_id_fkey" foreign key ("tenant_id", "scenario_id") references "app"."scenario" ("tenant_id", "id") on delete cascade;

alter table "app"."decision" add constraint "decision_vendor_invoice_id_fkey" foreign key ("tenant_id", "vendor_invoice_id") references "app"."vendor_invoice" ("tenant_id", "id") on delete cascade;

alter table "app"."decision" add constraint "decision_invoice_id_fkey" foreign key ("tenant_id", "invoice_id") references "app"."invoice" ("tenant_id", "id") on delete cascade;

alter table "app"."decision" add constraint "decision_initiation_step_id_fkey" foreign key ("tenant_id", "initiation_step_id") references "app"."initiation_step" ("tenant_id", "id") on delete set null ("initiation_step_id");

alter table "app"."decision" add constraint "decision_approval_group_id_fkey" foreign key ("tenant_id", "approval_group_id") references "app"."approval_group" ("tenant_id", "id") on delete set null ("approval_group_id");

alter table "app"."decision_asked_link" add constraint "decision_asked_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."decision" ("tenant_id", "id") on delete cascade;

alter table "app"."decision_asked_link" add constraint "decision_asked_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."user" ("tenant_id", "id");

alter table "app"."decision_requesters_link" add constraint "decision_requesters_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."decision" ("tenant_id", "id") on delete cascade;

alter table "app"."decision_requesters_link" add constraint "decision_requesters_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."user" ("tenant_id", "id");

-- The decisions of requests are decisions as any other.
alter table app.initiation_decision no force row level security;
alter table app.initiation_decision_asked_link no force row level security;
alter table app.initiation no force row level security;
alter table app.decision no force row level security;
alter table app.decision_asked_link no force row level security;
alter table app.decision_requesters_link no force row level security;
alter table app."user" no force row level security;
insert into app.decision (tenant_id, id, version, created, created_by, updated, updated_by, subject, initiation_id, initiation_step_id,
  sequence, name, kind, is_optional, reason, owner_id, due_date, escalations, decided_by_id, decided_at, decision_note, status)
select tenant_id, id, version, created, created_by, updated, updated_by, 'INITIATIONS', initiation_id, initiation_step_id,
  sequence, name, kind, is_optional, 'RULE', owner_id, due_date, 0, decided_by_id, decided_at, decision_note, status
from app.initiation_decision;

insert into app.decision_asked_link (tenant_id, owner_id, target_id, position)
select tenant_id, owner_id, target_id, position from app.initiation_decision_asked_link;

-- Whose own it is: whoever asked for the assignment, or entered the request.
insert into app.decision_requesters_link (tenant_id, owner_id, target_id, position)
select d.tenant_id, d.id, u.id, row_number() over (partition by d.id order by u.id)
from app.decision d join app.initiation i on i.tenant_id = d.tenant_id and i.id = d.initiation_id
join app."user" u on u.tenant_id = d.tenant_id and u.id in (i.requested_by_id, i.created_by);
alter table app.initiation force row level security;
alter table app.decision force row level security;
alter table app.decision_asked_link force row level security;
alter table app.decision_requesters_link force row level security;
alter table app."user" force row level security;

create trigger keep_due after insert or update of escalate_at or delete on app.decision
  for each row execute function engine.keep_due('deciding.escalationDue', 'decision', 'escalate_at');

-- The previous release must not use these any more.
drop table "app"."initiation_decision", "app"."initiation_decision_asked_link";
