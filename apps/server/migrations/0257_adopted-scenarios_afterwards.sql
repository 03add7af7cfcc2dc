-- outside a transaction

alter table "app"."case_detail" validate constraint "case_detail_scenario_status_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_scenario_id_fkey";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_kind_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_plan_home_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_plan_host_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_plan_policy_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_plan_package_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_home_before_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_package_before_check";

create index concurrently if not exists "change_of_circumstance_scenario_id_idx" on "app"."change_of_circumstance" ("tenant_id", "scenario_id", "created" desc, "id" desc);

alter table "app"."scenario" validate constraint "scenario_status_check";
