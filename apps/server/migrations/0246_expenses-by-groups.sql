alter table "app"."case_expense" add column "proposed_amount" numeric(19, 4);

alter table "app"."case_expense" add column "approval_group_id" uuid;

alter table "app"."case_expense" add column "escalate_at" timestamptz;

-- Many expenses are taken in at once, and none of these waits for anybody yet.
create trigger keep_due_made after insert on app.case_expense
  for each row when (new.escalate_at is not null) execute function engine.keep_due('expenses.escalationDue', 'caseExpense', 'escalate_at');
create trigger keep_due after update of escalate_at or delete on app.case_expense
  for each row execute function engine.keep_due('expenses.escalationDue', 'caseExpense', 'escalate_at');
