-- outside a transaction

create index concurrently if not exists "case_detail_assignment_end_date_idx" on "app"."case_detail" ("tenant_id", "assignment_end_date", "created" desc, "id" desc);

create index concurrently if not exists "case_service_next_action_date_idx" on "app"."case_service" ("tenant_id", "next_action_date", "created" desc, "id" desc);
