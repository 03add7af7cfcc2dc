alter table "app"."tax_code" add column "valid_from" date;

alter table "app"."tax_code" add column "valid_to" date;
