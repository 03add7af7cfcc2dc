-- outside a transaction

alter table "app"."cost_estimate_line" validate constraint "cost_estimate_line_kind_check";

alter table "app"."cost_estimate_line" validate constraint "cost_estimate_line_reason_check";

alter table "app"."policy" validate constraint "policy_gross_up_check";

alter table "app"."policy" validate constraint "policy_federal_rate_check";

alter table "app"."policy" validate constraint "policy_state_rate_check";

alter table "app"."policy" validate constraint "policy_local_rate_check";
