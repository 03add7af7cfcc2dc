alter table "app"."case_block" add column "waits_for" text;

alter table "app"."case_block" add column "expected_until" date;

alter table "app"."case_block" add column "lifted_by_id" uuid;

alter table "app"."case_block" add column "how_lifted" text;

alter table "app"."case_block" add constraint "case_block_waits_for_check" check (char_length("waits_for") <= 100) not valid;

alter table "app"."case_block" add constraint "case_block_how_lifted_check" check (char_length("how_lifted") <= 1000) not valid;

alter table "app"."case_detail" add column "on_hold_by_id" uuid;

alter table "app"."case_detail" add column "on_hold_since" timestamptz;
