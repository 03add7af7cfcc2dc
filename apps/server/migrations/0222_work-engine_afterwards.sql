-- outside a transaction

alter table "app"."case_workflow_item" validate constraint "case_workflow_item_case_workflow_id_fkey";

alter table "app"."case_workflow_item" validate constraint "case_workflow_item_owner_reason_check";

alter table "app"."case_workflow_item" validate constraint "case_workflow_item_left_out_because_check";

alter table "app"."case_workflow_item" validate constraint "case_workflow_item_left_out_reason_check";

alter table "app"."case_workflow_item" validate constraint "case_workflow_item_first_reminder_check";

alter table "app"."case_workflow_item" validate constraint "case_workflow_item_repeat_every_check";

alter table "app"."case_workflow_item" validate constraint "case_workflow_item_reminders_check";

alter table "app"."case_workflow_item" validate constraint "case_workflow_item_reminders_sent_check";

create index concurrently if not exists "case_workflow_item_case_workflow_id_idx" on "app"."case_workflow_item" ("tenant_id", "case_workflow_id", "created" desc, "id" desc);

alter table "app"."workflow_item" validate constraint "workflow_item_phase_check";
