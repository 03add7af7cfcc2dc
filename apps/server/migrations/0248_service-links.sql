alter table "app"."external_access" drop constraint "external_access_kind_check";

alter table "app"."external_access" add column "case_service_id" uuid;

alter table "app"."external_access" add constraint "external_access_case_service_id_fkey" foreign key ("tenant_id", "case_service_id") references "app"."case_service" ("tenant_id", "id") on delete cascade not valid;

alter table "app"."external_access" add constraint "external_access_kind_check" check ("kind" in ('FORM', 'SURVEY', 'DOCUMENT', 'INITIATION', 'SERVICE')) not valid;
