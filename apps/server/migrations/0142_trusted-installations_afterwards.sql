-- outside a transaction

alter table "app"."configuration_bundle" validate constraint "configuration_bundle_trusted_id_fkey";

create index concurrently if not exists "configuration_bundle_trusted_id_idx" on "app"."configuration_bundle" ("tenant_id", "trusted_id", "created" desc, "id" desc);
