-- outside a transaction

alter table "app"."external_access" validate constraint "external_access_cost_estimate_id_fkey";

alter table "app"."external_access" validate constraint "external_access_kind_check";

create index concurrently if not exists "external_access_cost_estimate_id_idx" on "app"."external_access" ("tenant_id", "cost_estimate_id", "created" desc, "id" desc);
