-- outside a transaction

alter table "app"."case_detail" validate constraint "case_detail_last_change_id_fkey";

create index concurrently if not exists "case_detail_last_change_id_idx" on "app"."case_detail" ("tenant_id", "last_change_id", "created" desc, "id" desc);

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_new_policy_id_fkey";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_policy_before_id_fkey";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_grade_before_id_fkey";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_kind_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_new_host_location_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_new_salary_currency_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_host_before_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_salary_currency_before_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_status_check";
