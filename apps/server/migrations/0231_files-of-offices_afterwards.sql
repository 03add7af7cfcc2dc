-- outside a transaction

alter table "app"."case_master" validate constraint "case_master_office_id_fkey";

create index concurrently if not exists "case_master_office_id_idx" on "app"."case_master" ("tenant_id", "office_id", "created" desc, "id" desc);
