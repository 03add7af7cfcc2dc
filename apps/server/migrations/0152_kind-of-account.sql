alter table "app"."bank_details" add column "account_type" text;

alter table "app"."bank_details" add constraint "bank_details_account_type_check" check ("account_type" in ('CHECKING', 'SAVINGS')) not valid;
