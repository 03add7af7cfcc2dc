-- outside a transaction

alter table "app"."case_detail" validate constraint "case_detail_office_id_fkey";

alter table "app"."employee" validate constraint "employee_legal_entity_id_fkey";
