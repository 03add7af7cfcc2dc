-- outside a transaction

alter table "app"."external_access" validate constraint "external_access_provider_id_fkey";

create index concurrently if not exists "external_access_provider_id_idx" on "app"."external_access" ("tenant_id", "provider_id", "created" desc, "id" desc);
