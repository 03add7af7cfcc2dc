-- outside a transaction

alter table "app"."case_workflow_item" validate constraint "case_workflow_item_comes_again_of_id_fkey";

alter table "app"."case_workflow_item" validate constraint "case_workflow_item_comes_again_after_check";

create index concurrently if not exists "case_workflow_item_comes_again_of_id_idx" on "app"."case_workflow_item" ("tenant_id", "comes_again_of_id", "created" desc, "id" desc);
