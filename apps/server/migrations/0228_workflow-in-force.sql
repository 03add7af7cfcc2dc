alter table "app"."workflow" add column "in_force_since" timestamptz;

alter table "app"."workflow" add column "in_force" jsonb;
