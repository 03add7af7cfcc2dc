-- outside a transaction

alter table "app"."bank_details" validate constraint "bank_details_account_type_check";
