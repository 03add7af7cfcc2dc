alter table "app"."external_access" drop constraint "external_access_kind_check";

alter table "app"."external_access" add column "cost_estimate_id" uuid;

alter table "app"."external_access" add column "with_pay" boolean default false;

alter table "app"."external_access" alter column "with_pay" drop default;

alter table "app"."external_access" add column "last_opened_at" timestamptz;

alter table "app"."external_access" add constraint "external_access_cost_estimate_id_fkey" foreign key ("tenant_id", "cost_estimate_id") references "app"."cost_estimate" ("tenant_id", "id") on delete cascade not valid;

alter table "app"."external_access" add constraint "external_access_kind_check" check ("kind" in ('FORM', 'SURVEY', 'DOCUMENT', 'INITIATION', 'SERVICE', 'ESTIMATE')) not valid;
