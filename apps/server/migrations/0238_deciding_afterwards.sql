-- outside a transaction

alter table "app"."approval_group" validate constraint "approval_group_sequence_check";

alter table "app"."approval_group" validate constraint "approval_group_escalate_after_hours_check";

alter table "app"."approval_group" validate constraint "approval_group_currency_check";

alter table "app"."approval_group" validate constraint "approval_group_amount_over_check";

alter table "app"."approval_group" validate constraint "approval_group_amount_up_to_check";

alter table "app"."change_of_circumstance" validate constraint "change_of_circumstance_undecided_check";

alter table "app"."cost_estimate" validate constraint "cost_estimate_undecided_check";

alter table "app"."invoice" validate constraint "invoice_undecided_check";

alter table "app"."scenario" validate constraint "scenario_undecided_check";

alter table "app"."vendor_invoice" validate constraint "vendor_invoice_undecided_check";
