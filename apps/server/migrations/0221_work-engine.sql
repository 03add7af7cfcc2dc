create table engine.due (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  event text not null,
  record_id uuid not null,
  entity text not null,
  at timestamptz not null,
  primary key (tenant_id, event, record_id)
);
-- Whoever's they are: processes take the earliest of all tenants.
create index due_at_idx on engine.due (at);
alter table "engine"."due" enable row level security;
alter table "engine"."due" force row level security;
create policy tenant on "engine"."due" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));
create policy gate on "engine"."due" to homeport_gate using (true) with check (true);
grant select, insert, update, delete on engine.due to homeport_app;
-- Updating is never done; locking a row asks for the right.
grant select, update, delete on engine.due to homeport_gate;
grant insert on engine.outbox to homeport_gate;

-- Keeps the moment of a record in step with one of its columns. Arguments of the trigger: event, entity, column.
create function engine.keep_due() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    declare moment timestamptz := case when tg_op <> 'DELETE' then (to_jsonb(new) ->> tg_argv[2])::timestamptz end;
    begin
      if moment is not null then
        insert into engine.due (tenant_id, event, record_id, entity, at)
        values (new.tenant_id, tg_argv[0], new.id, tg_argv[1], moment)
        on conflict (tenant_id, event, record_id) do update set at = excluded.at;
      elsif tg_op <> 'INSERT' then
        delete from engine.due where tenant_id = old.tenant_id and event = tg_argv[0] and record_id = old.id;
      end if;
      return null;
    end
  $$;

-- Hands what is due to the outbox. Two processes take different rows; one that dies has taken none.
create function engine.hand_over_due(at_most integer) returns bigint
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    with taken as (
      delete from engine.due where (tenant_id, event, record_id) in (
        select tenant_id, event, record_id from engine.due where at <= now() order by at limit at_most for update skip locked)
      returning *
    ), handed as (
      insert into engine.outbox (tenant_id, event, entity, record_id, payload)
      select tenant_id, event, entity, record_id, jsonb_build_object('at', at) from taken order by at returning 1
    )
    select count(*) from handed
  $$;
select engine.run_as_gate('engine.hand_over_due(integer)');

create table "app"."case_workflow" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "case_detail_id" uuid not null,
  "workflow_id" uuid,
  "name" text not null,
  "workflow_version" integer,
  "started_on" date not null,
  "steps" jsonb,
  "phases" jsonb,
  "plan" jsonb,
  "open_steps" integer,
  "next_due" date,
  constraint "case_workflow_pkey" primary key ("tenant_id", "id"),
  constraint "case_workflow_case_detail_id_workflow_id_key" unique ("tenant_id", "case_detail_id", "workflow_id"),
  constraint "case_workflow_version_check" check ("version" > 0),
  constraint "case_workflow_name_check" check (char_length("name") <= 160)
);

create index "case_workflow_created_idx" on "app"."case_workflow" ("tenant_id", "created" desc, "id" desc);

create index "case_workflow_case_detail_id_idx" on "app"."case_workflow" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index "case_workflow_workflow_id_idx" on "app"."case_workflow" ("tenant_id", "workflow_id", "created" desc, "id" desc);

alter table "app"."case_workflow" enable row level security;

alter table "app"."case_workflow" force row level security;

create policy tenant on "app"."case_workflow" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."case_workflow" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."case_workflow" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."case_workflow" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."public_holiday" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "country" text not null,
  "day" date not null,
  "name" text not null,
  "source" text,
  "search_text" text generated always as (app.folded(coalesce("name", ''))) stored,
  constraint "public_holiday_pkey" primary key ("tenant_id", "id"),
  constraint "public_holiday_country_day_key" unique ("tenant_id", "country", "day"),
  constraint "public_holiday_version_check" check ("version" > 0),
  constraint "public_holiday_country_check" check ("country" ~ '^[A-Z]{2}$'),
  constraint "public_holiday_name_check" check (char_length("name") <= 160),
  constraint "public_holiday_source_check" check (char_length("source") <= 200)
);

create index "public_holiday_created_idx" on "app"."public_holiday" ("tenant_id", "created" desc, "id" desc);

create index "public_holiday_country_day_idx" on "app"."public_holiday" ("tenant_id", "country", "day", "created" desc, "id" desc);

create index "public_holiday_day_order_idx" on "app"."public_holiday" ("tenant_id", "day", "id");

create index "public_holiday_search_idx" on "app"."public_holiday" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."public_holiday" enable row level security;

alter table "app"."public_holiday" force row level security;

create policy tenant on "app"."public_holiday" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."public_holiday" to homeport_gate using (true) with check (true);

create trigger noted after insert or update or delete on "app"."public_holiday" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."public_holiday" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

create table "app"."workflow_item_predecessors_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "workflow_item_predecessors_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "workflow_item_predecessors_link_target_idx" on "app"."workflow_item_predecessors_link" ("tenant_id", "target_id");

alter table "app"."workflow_item_predecessors_link" enable row level security;

alter table "app"."workflow_item_predecessors_link" force row level security;

create policy tenant on "app"."workflow_item_predecessors_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."workflow_item_predecessors_link" to homeport_gate using (true) with check (true);

alter table "app"."case_workflow_item" add column "case_workflow_id" uuid;

alter table "app"."case_workflow_item" add column "owner_reason" text;

alter table "app"."case_workflow_item" add column "start_date" date;

alter table "app"."case_workflow_item" add column "computed_due" date;

alter table "app"."case_workflow_item" add column "agreed_due" date;

alter table "app"."case_workflow_item" add column "is_ready" boolean;

alter table "app"."case_workflow_item" add column "started_at" timestamptz;

alter table "app"."case_workflow_item" add column "left_out_at" timestamptz;

alter table "app"."case_workflow_item" add column "left_out_because" text;

alter table "app"."case_workflow_item" add column "left_out_reason" text;

alter table "app"."case_workflow_item" add column "snoozed_until" date;

alter table "app"."case_workflow_item" add column "first_reminder" integer;

alter table "app"."case_workflow_item" add column "repeat_every" integer;

alter table "app"."case_workflow_item" add column "reminders" integer;

alter table "app"."case_workflow_item" add column "reminders_sent" integer default 0;

alter table "app"."case_workflow_item" alter column "reminders_sent" drop default;

alter table "app"."case_workflow_item" add column "escalated_at" timestamptz;

alter table "app"."case_workflow_item" add column "next_notice" timestamptz;

alter table "app"."case_workflow_item" add constraint "case_workflow_item_case_workflow_id_fkey" foreign key ("tenant_id", "case_workflow_id") references "app"."case_workflow" ("tenant_id", "id") on delete cascade not valid;

alter table "app"."case_workflow_item" add constraint "case_workflow_item_owner_reason_check" check ("owner_reason" in ('CASE_MANAGER', 'ASSIGNEE', 'LINE_MANAGER', 'INITIATOR', 'TEAM', 'HOLDER', 'FALLBACK', 'PERSON', 'NOBODY')) not valid;

alter table "app"."case_workflow_item" add constraint "case_workflow_item_left_out_because_check" check ("left_out_because" in ('NEVER', 'CONFIDENTIAL', 'NO_FAMILY', 'NO_VISA', 'ON_HOLD', 'CONDITION', 'PERSON')) not valid;

alter table "app"."case_workflow_item" add constraint "case_workflow_item_left_out_reason_check" check (char_length("left_out_reason") <= 1000) not valid;

alter table "app"."case_workflow_item" add constraint "case_workflow_item_first_reminder_check" check ("first_reminder" >= 0 and "first_reminder" <= 365) not valid;

alter table "app"."case_workflow_item" add constraint "case_workflow_item_repeat_every_check" check ("repeat_every" >= 1 and "repeat_every" <= 365) not valid;

alter table "app"."case_workflow_item" add constraint "case_workflow_item_reminders_check" check ("reminders" >= 0 and "reminders" <= 50) not valid;

alter table "app"."case_workflow_item" add constraint "case_workflow_item_reminders_sent_check" check ("reminders_sent" >= 0) not valid;

alter table "app"."case_workflow_item" add constraint "case_workflow_item_case_detail_id_workflow_item_id_key" unique ("tenant_id", "case_detail_id", "workflow_item_id");

alter table "app"."workflow_item" add column "phase" text;

alter table "app"."workflow_item" add constraint "workflow_item_phase_check" check (char_length("phase") <= 100) not valid;

alter table "app"."case_workflow" add constraint "case_workflow_case_detail_id_fkey" foreign key ("tenant_id", "case_detail_id") references "app"."case_detail" ("tenant_id", "id") on delete cascade;

alter table "app"."case_workflow" add constraint "case_workflow_workflow_id_fkey" foreign key ("tenant_id", "workflow_id") references "app"."workflow" ("tenant_id", "id") on delete set null ("workflow_id");

alter table "app"."workflow_item_predecessors_link" add constraint "workflow_item_predecessors_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."workflow_item" ("tenant_id", "id") on delete cascade;

alter table "app"."workflow_item_predecessors_link" add constraint "workflow_item_predecessors_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."workflow_item" ("tenant_id", "id");

-- What was typed as due was agreed by a person; a step that is open may be begun, as none of them is of a workflow that runs.
alter table app.case_workflow_item no force row level security;
update app.case_workflow_item set agreed_due = due_date, is_ready = status in ('OPEN', 'IN_PROGRESS');
alter table app.case_workflow_item force row level security;

-- The clock follows the next notice of a step, whoever changes it.
create trigger keep_due after insert or update of next_notice or delete on app.case_workflow_item
  for each row execute function engine.keep_due('workflow.stepDue', 'caseWorkflowItem', 'next_notice');
