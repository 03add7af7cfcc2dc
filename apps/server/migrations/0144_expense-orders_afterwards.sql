-- outside a transaction

create index concurrently if not exists "case_expense_assignee_id_idx" on "app"."case_expense" ("tenant_id", "assignee_id", "created" desc, "id" desc);

create index concurrently if not exists "case_expense_expense_item_id_idx" on "app"."case_expense" ("tenant_id", "expense_item_id", "created" desc, "id" desc);

create index concurrently if not exists "case_expense_currency_idx" on "app"."case_expense" ("tenant_id", "currency", "created" desc, "id" desc);

create index concurrently if not exists "case_expense_converted_amount_idx" on "app"."case_expense" ("tenant_id", "converted_amount", "created" desc, "id" desc);
