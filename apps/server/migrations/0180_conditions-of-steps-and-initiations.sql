alter table "app"."initiation_rule" add column "only_when" jsonb;

alter table "app"."workflow_item" drop constraint "workflow_item_suppression_check";

alter table "app"."workflow_item" add column "left_out_when" jsonb;

alter table "app"."workflow_item" add constraint "workflow_item_suppression_check" check ("suppression" in ('NEVER', 'CONFIDENTIAL', 'NO_FAMILY', 'NO_VISA', 'ON_HOLD', 'CONDITION')) not valid;
