-- outside a transaction

alter table "app"."case_benefit" validate constraint "case_benefit_granted_by_check";

alter table "app"."case_detail" validate constraint "case_detail_initiation_id_fkey";

create index concurrently if not exists "case_detail_initiation_id_idx" on "app"."case_detail" ("tenant_id", "initiation_id", "created" desc, "id" desc);

alter table "app"."case_service" validate constraint "case_service_default_provider_id_fkey";

alter table "app"."case_service" validate constraint "case_service_default_reason_check";

alter table "app"."case_service" validate constraint "case_service_provider_reason_check";

alter table "app"."checklist_item" validate constraint "checklist_item_page_id_fkey";

alter table "app"."checklist_item" validate constraint "checklist_item_document_category_check";

alter table "app"."checklist_item" validate constraint "checklist_item_document_type_check";

alter table "app"."initiation" validate constraint "initiation_follows_id_fkey";

alter table "app"."initiation" validate constraint "initiation_office_id_fkey";

alter table "app"."initiation" validate constraint "initiation_relocation_package_id_fkey";

alter table "app"."initiation" validate constraint "initiation_service_bundle_id_fkey";

alter table "app"."initiation" validate constraint "initiation_extent_check";

alter table "app"."initiation" validate constraint "initiation_undecided_check";

create index concurrently if not exists "initiation_follows_id_idx" on "app"."initiation" ("tenant_id", "follows_id", "created" desc, "id" desc);

alter table "app"."timeline_item" validate constraint "timeline_item_counts_from_check";

alter table "app"."timeline_item" validate constraint "timeline_item_day_check";
