-- outside a transaction

alter table "app"."company" validate constraint "company_party_id_fkey";

alter table "app"."company" validate constraint "company_name_check";

create index concurrently if not exists "company_party_id_idx" on "app"."company" ("tenant_id", "party_id", "created" desc, "id" desc);

alter table "app"."customer" validate constraint "customer_party_id_fkey";

alter table "app"."customer" validate constraint "customer_name_check";

create index concurrently if not exists "customer_party_id_idx" on "app"."customer" ("tenant_id", "party_id", "created" desc, "id" desc);

alter table "app"."financial_entity" validate constraint "financial_entity_party_id_fkey";

create index concurrently if not exists "financial_entity_party_id_idx" on "app"."financial_entity" ("tenant_id", "party_id", "created" desc, "id" desc);

create index concurrently if not exists "party_search_idx" on "app"."party" using gin ("search_text" public.gin_trgm_ops);

alter table "app"."party" validate constraint "party_name_check";

alter table "app"."party" validate constraint "party_known_as_check";

alter table "app"."party" validate constraint "party_kind_check";

alter table "app"."quality_survey" validate constraint "quality_survey_provider_id_fkey";

create index concurrently if not exists "quality_survey_provider_id_idx" on "app"."quality_survey" ("tenant_id", "provider_id", "created" desc, "id" desc);

alter table "app"."service_provider" validate constraint "service_provider_party_id_fkey";

alter table "app"."service_provider" validate constraint "service_provider_name_check";

alter table "app"."service_provider" validate constraint "service_provider_answered_surveys_check";

alter table "app"."vendor_invoice" validate constraint "vendor_invoice_provider_id_fkey";

alter table "app"."vendor_invoice" validate constraint "vendor_invoice_findings_check";

alter table "app"."vendor_invoice" validate constraint "vendor_invoice_question_check";

alter table "app"."vendor_invoice" validate constraint "vendor_invoice_answer_check";

alter table "app"."vendor_invoice" validate constraint "vendor_invoice_rejection_reason_check";

alter table "app"."vendor_invoice" validate constraint "vendor_invoice_status_check";

create index concurrently if not exists "vendor_invoice_provider_id_idx" on "app"."vendor_invoice" ("tenant_id", "provider_id", "created" desc, "id" desc);

alter table "app"."vendor_invoice_line" validate constraint "vendor_invoice_line_case_service_id_fkey";

create index concurrently if not exists "vendor_invoice_line_case_service_id_idx" on "app"."vendor_invoice_line" ("tenant_id", "case_service_id", "created" desc, "id" desc);
