-- outside a transaction

alter table "app"."workflow_item" validate constraint "workflow_item_suppression_check";
