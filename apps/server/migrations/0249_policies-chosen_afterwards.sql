-- outside a transaction

alter table "app"."policy" validate constraint "policy_family_check";

alter table "app"."policy" validate constraint "policy_fewest_months_check";

alter table "app"."policy" validate constraint "policy_most_months_check";
