alter table "app"."external_access" add column "provider_id" uuid;

alter table "app"."external_access" add constraint "external_access_provider_id_fkey" foreign key ("tenant_id", "provider_id") references "app"."service_provider" ("tenant_id", "id") on delete set null ("provider_id") not valid;
