alter table "app"."case_detail" drop constraint "case_detail_scenario_status_check";

alter table "app"."case_detail" add constraint "case_detail_scenario_status_check" check ("scenario_status" in ('NONE', 'DRAFT', 'SAVED', 'APPROVED', 'ADOPTED')) not valid;

alter table "app"."change_of_circumstance" drop constraint "change_of_circumstance_kind_check";

alter table "app"."change_of_circumstance" add column "scenario_id" uuid;

alter table "app"."change_of_circumstance" add column "plan_start" date;

alter table "app"."change_of_circumstance" add column "plan_end" date;

alter table "app"."change_of_circumstance" add column "plan_home" jsonb;

alter table "app"."change_of_circumstance" add column "plan_host" jsonb;

alter table "app"."change_of_circumstance" add column "plan_policy" text;

alter table "app"."change_of_circumstance" add column "plan_package" text;

alter table "app"."change_of_circumstance" add column "home_before" jsonb;

alter table "app"."change_of_circumstance" add column "package_before" text;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_scenario_id_fkey" foreign key ("tenant_id", "scenario_id") references "app"."scenario" ("tenant_id", "id") on delete cascade not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_kind_check" check ("kind" in ('DATES', 'EXTENSION', 'SHORTENING', 'RETURN', 'HOST_CHANGE', 'FAMILY', 'PAY', 'POLICY', 'GRADE', 'SCENARIO', 'OTHER')) not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_plan_home_check" check (jsonb_typeof("plan_home") = 'object') not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_plan_host_check" check (jsonb_typeof("plan_host") = 'object') not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_plan_policy_check" check (char_length("plan_policy") <= 300) not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_plan_package_check" check (char_length("plan_package") <= 300) not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_home_before_check" check (jsonb_typeof("home_before") = 'object') not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_package_before_check" check (char_length("package_before") <= 300) not valid;

alter table "app"."scenario" drop constraint "scenario_status_check";

alter table "app"."scenario" add constraint "scenario_status_check" check ("status" in ('DRAFT', 'SAVED', 'APPROVED', 'REJECTED', 'ADOPTED', 'SET_ASIDE')) not valid;
