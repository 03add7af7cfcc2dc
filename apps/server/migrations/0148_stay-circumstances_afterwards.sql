-- outside a transaction

alter table "app"."diary_entry" validate constraint "diary_entry_circumstance_check";

alter table "app"."document_limit" validate constraint "document_limit_type_check";

alter table "app"."travel_document" validate constraint "travel_document_type_check";
