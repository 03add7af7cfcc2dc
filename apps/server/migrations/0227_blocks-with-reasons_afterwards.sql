-- outside a transaction

alter table "app"."case_block" validate constraint "case_block_waits_for_check";

alter table "app"."case_block" validate constraint "case_block_how_lifted_check";
