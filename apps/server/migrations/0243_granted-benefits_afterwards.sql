-- outside a transaction

alter table "app"."case_benefit" validate constraint "case_benefit_policy_benefit_id_fkey";

alter table "app"."case_benefit" validate constraint "case_benefit_granted_by_check";

alter table "app"."case_benefit" validate constraint "case_benefit_reason_check";

alter table "app"."case_benefit" validate constraint "case_benefit_status_check";

create index concurrently if not exists "case_benefit_policy_benefit_id_idx" on "app"."case_benefit" ("tenant_id", "policy_benefit_id", "created" desc, "id" desc);

alter table "app"."lump_sum_option" validate constraint "lump_sum_option_point_option_id_fkey";

create index concurrently if not exists "lump_sum_option_point_option_id_idx" on "app"."lump_sum_option" ("tenant_id", "point_option_id", "created" desc, "id" desc);
