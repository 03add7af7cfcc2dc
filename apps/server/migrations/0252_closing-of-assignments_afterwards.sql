-- outside a transaction

alter table "app"."case_detail" validate constraint "case_detail_financial_despite_check";

alter table "app"."case_detail" validate constraint "case_detail_financial_reopening_check";

alter table "app"."case_detail" validate constraint "case_detail_operational_despite_check";

alter table "app"."case_detail" validate constraint "case_detail_operational_reopening_check";

alter table "app"."case_detail" validate constraint "case_detail_reopening_reason_check";
