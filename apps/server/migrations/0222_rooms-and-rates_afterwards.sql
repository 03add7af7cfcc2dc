-- outside a transaction

alter table "app"."exchange_rate" validate constraint "exchange_rate_status_check";
