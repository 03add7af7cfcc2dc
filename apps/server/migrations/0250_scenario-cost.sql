alter table "app"."scenario" drop constraint "scenario_estimated_cost_check";

alter table "app"."scenario" add column "low_cost" numeric(19, 4);

alter table "app"."scenario" add column "high_cost" numeric(19, 4);

alter table "app"."scenario" add column "base_date" date;

alter table "app"."scenario" add column "worked_out_at" timestamptz;

alter table "app"."scenario" add column "working" jsonb;

alter table "app"."scenario" add column "based_on" jsonb;

alter table "app"."scenario" add column "explanation" jsonb;
