-- outside a transaction

create index concurrently if not exists "case_detail_manager_id_idx" on "app"."case_detail" ("tenant_id", "manager_id", "created" desc, "id" desc);

create index concurrently if not exists "payslip_case_detail_id_idx" on "app"."payslip" ("tenant_id", "case_detail_id", "created" desc, "id" desc);

create index concurrently if not exists "recurring_storage_item_storage_id_idx" on "app"."recurring_storage_item" ("tenant_id", "storage_id", "created" desc, "id" desc);
