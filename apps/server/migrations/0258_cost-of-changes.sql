alter table "app"."change_of_circumstance" add column "pay_effect" numeric(19, 4);

alter table "app"."change_of_circumstance" add column "cost_base" date;

alter table "app"."change_of_circumstance" add column "cost_working" jsonb;

alter table "app"."change_of_circumstance" add column "pay_working" jsonb;

alter table "app"."change_of_circumstance" add column "cost_explanation" jsonb;

alter table "app"."change_of_circumstance" add column "pay_explanation" jsonb;
