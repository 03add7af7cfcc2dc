create table "app"."step_check" (
  "tenant_id" uuid not null,
  "id" uuid not null,
  "version" integer not null,
  "created" timestamptz not null,
  "created_by" uuid not null,
  "updated" timestamptz not null,
  "updated_by" uuid not null,
  "step_id" uuid not null,
  "sequence" integer not null default 1,
  "description" text not null,
  "is_required" boolean,
  "ticked_at" timestamptz,
  "ticked_by_id" uuid,
  "status" text not null default 'OPEN',
  "search_text" text generated always as (app.folded(coalesce("description", ''))) stored,
  constraint "step_check_pkey" primary key ("tenant_id", "id"),
  constraint "step_check_version_check" check ("version" > 0),
  constraint "step_check_sequence_check" check ("sequence" >= 1 and "sequence" <= 9999),
  constraint "step_check_description_check" check (char_length("description") <= 300),
  constraint "step_check_status_check" check ("status" in ('OPEN', 'TICKED'))
);

create index "step_check_created_idx" on "app"."step_check" ("tenant_id", "created" desc, "id" desc);

create index "step_check_step_id_sequence_idx" on "app"."step_check" ("tenant_id", "step_id", "sequence", "created" desc, "id" desc);

create index "step_check_sequence_order_idx" on "app"."step_check" ("tenant_id", "sequence", "id");

create index "step_check_search_idx" on "app"."step_check" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."step_check" enable row level security;

alter table "app"."step_check" force row level security;

create policy tenant on "app"."step_check" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."step_check" to homeport_gate using (true) with check (true);

create policy portfolio on "app"."step_check" for select to homeport_portfolio using ("tenant_id" = any ((select string_to_array(nullif(current_setting('app.companies', true), ''), ',')::uuid[])::uuid[]));

create trigger noted after insert or update or delete on "app"."step_check" for each statement when (current_user = 'homeport_app') execute function engine.note_change();

create trigger noted_row after insert or update or delete on "app"."step_check" for each row when (current_user <> 'homeport_app') execute function engine.note_changed_row();

alter table "app"."case_workflow_item" add column "open_checks" integer;

alter table "app"."case_workflow_item" add column "comes_again_after" integer;

alter table "app"."case_workflow_item" add column "comes_again_of_id" uuid;

alter table "app"."case_workflow_item" add constraint "case_workflow_item_comes_again_of_id_fkey" foreign key ("tenant_id", "comes_again_of_id") references "app"."case_workflow_item" ("tenant_id", "id") on delete set null ("comes_again_of_id") not valid;

alter table "app"."case_workflow_item" add constraint "case_workflow_item_comes_again_after_check" check ("comes_again_after" >= 1 and "comes_again_after" <= 1000) not valid;

alter table "app"."step_check" add constraint "step_check_step_id_fkey" foreign key ("tenant_id", "step_id") references "app"."case_workflow_item" ("tenant_id", "id") on delete cascade;

-- Steps that were there before had no checks.
alter table app.case_workflow_item no force row level security;
update app.case_workflow_item set open_checks = 0;
alter table app.case_workflow_item force row level security;

-- Working days of a country have changed: what is planned of assignments there is due to be worked out anew, each by itself.
create function app.replan_for_holiday() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    begin
      insert into engine.due (tenant_id, event, record_id, entity, at)
      select w.tenant_id, 'workflow.calendarChanged', w.id, 'caseWorkflow', now()
      from app.case_workflow w join app.case_detail c on c.tenant_id = w.tenant_id and c.id = w.case_detail_id
      where w.tenant_id = coalesce(new.tenant_id, old.tenant_id) and w.open_steps > 0 and c.status in ('ACTIVE', 'ON_HOLD')
        and c.host_location ->> 'country' in (new.country, old.country)
      on conflict (tenant_id, event, record_id) do nothing;
      return null;
    end
  $$;
create trigger replan after insert or update of country, day or delete on app.public_holiday
  for each row execute function app.replan_for_holiday();
