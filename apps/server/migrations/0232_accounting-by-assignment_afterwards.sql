-- outside a transaction

create index concurrently if not exists "case_accounting_case_detail_id_idx" on "app"."case_accounting" ("tenant_id", "case_detail_id", "created" desc, "id" desc);
