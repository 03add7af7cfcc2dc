drop index "app"."case_expense_assignee_id_approval_status_idx";
