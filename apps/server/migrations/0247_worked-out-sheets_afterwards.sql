-- outside a transaction

alter table "app"."balance_sheet" validate constraint "balance_sheet_monthly_rent_check";

alter table "app"."balance_sheet" validate constraint "balance_sheet_rent_currency_check";
