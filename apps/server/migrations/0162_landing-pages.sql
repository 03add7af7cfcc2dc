-- Roles that the product made keep the page it once gave them, though it led past their work: they get today's, where the old one
-- still stands and nobody ever chose one. Row security binds the owner as well: for these lines it does not.
alter table "app"."role" no force row level security;
alter table "engine"."history" no force row level security;

update "app"."role" set "landing_page" = "better"."now"
from (values
  ('ADMINISTRATOR', '/workspace', '/workspace/admin/user'),
  ('MASTER', '/workspace', '/workspace/admin/user'),
  ('BUILDER', '/workspace', '/workspace/admin/page'),
  ('BUILDER', '/workspace/admin/data-option', '/workspace/admin/page'),
  ('CASE_INITIATOR', '/workspace', '/workspace/cases/initiation'),
  ('CASE_INITIATOR', '/workspace/cases/case-detail', '/workspace/cases/initiation'),
  ('CASE_MANAGER', '/workspace', '/workspace/cases/case-detail'),
  ('CLIENT', '/workspace', '/workspace/cases/case-detail'),
  ('DELEGATE', '/workspace', '/workspace/dashboard/approvals'),
  ('DEPENDANT', '/workspace', '/dashboard'),
  ('FINANCE', '/workspace/financial/payment-batch', '/workspace/financial/payments'),
  ('FINANCE_LEAD', '/workspace/financial/payment-batch', '/workspace/financial/payments'),
  ('HR', '/workspace', '/workspace/cases/case-detail'),
  ('PAYROLL', '/workspace', '/workspace/financial/payroll-instruction'),
  ('PAYROLL', '/workspace/financial/case-expense-batch', '/workspace/financial/payroll-instruction'),
  ('PLANNER', '/workspace', '/workspace/operations/resource-event'),
  ('PLANNER', '/workspace/cases/case-service', '/workspace/operations/resource-event'),
  ('VENDOR', '/workspace', '/workspace/cases/case-service')
) as "better" ("code", "was", "now")
where "better"."code" = "role"."code"
  and "better"."was" = "role"."landing_page"
  and not exists (
    select from "engine"."history"
    where "history"."tenant_id" = "role"."tenant_id"
      and "history"."entity" = 'role'
      and "history"."record_id" = "role"."id"
      and "history"."deed" <> 'create'
      and "history"."changes" ? 'landingPage'
  );

alter table "engine"."history" force row level security;
alter table "app"."role" force row level security;
