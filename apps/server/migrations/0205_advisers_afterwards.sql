-- outside a transaction

alter table "app"."pay_profile" validate constraint "pay_profile_provider_id_fkey";

alter table "app"."tax_service" validate constraint "tax_service_adviser_id_fkey";

create index concurrently if not exists "tax_service_adviser_id_idx" on "app"."tax_service" ("tenant_id", "adviser_id", "created" desc, "id" desc);
