alter table "app"."diary_entry" add column "circumstance" text not null default 'NONE';

alter table "app"."diary_entry" alter column "circumstance" drop default;

alter table "app"."diary_entry" add constraint "diary_entry_circumstance_check" check ("circumstance" in ('NONE', 'TRANSIT', 'ILLNESS', 'EXCEPTIONAL')) not valid;

alter table "app"."document_limit" drop constraint "document_limit_type_check";

alter table "app"."document_limit" add constraint "document_limit_type_check" check ("type" in ('PASSPORT', 'VISA', 'LONG_STAY_VISA', 'PERMIT')) not valid;

alter table "app"."travel_document" drop constraint "travel_document_type_check";

alter table "app"."travel_document" add constraint "travel_document_type_check" check ("type" in ('PASSPORT', 'VISA', 'LONG_STAY_VISA', 'PERMIT')) not valid;
