-- outside a transaction

alter table "app"."case_service" validate constraint "case_service_provider_id_fkey";

create index concurrently if not exists "case_service_provider_id_idx" on "app"."case_service" ("tenant_id", "provider_id", "created" desc, "id" desc);
