-- Roles that the product made begin at their home, where the list that it once gave them still stands and nobody ever chose a page. Row
-- security binds the owner as well: for these lines it does not.
alter table "app"."role" no force row level security;
alter table "engine"."history" no force row level security;

update "app"."role" set "landing_page" = "better"."now"
from (values
  ('ADMINISTRATOR', '/workspace/admin/user', '/workspace/dashboard/home'),
  ('APPROVER', '/workspace/dashboard/approvals', '/workspace/dashboard/home'),
  ('BUILDER', '/workspace/admin/page', '/workspace/dashboard/home'),
  ('CASE_INITIATOR', '/workspace/cases/initiation', '/workspace/dashboard/home'),
  ('CASE_MANAGER', '/workspace/cases/case-detail', '/workspace/dashboard/home'),
  ('CLIENT', '/workspace/cases/case-detail', '/workspace/dashboard/home'),
  ('DELEGATE', '/workspace/dashboard/approvals', '/workspace/dashboard/home'),
  ('FINANCE', '/workspace/financial/payments', '/workspace/dashboard/home'),
  ('FINANCE_LEAD', '/workspace/financial/payments', '/workspace/dashboard/home'),
  ('HR', '/workspace/cases/case-detail', '/workspace/dashboard/home'),
  ('LINE_MANAGER', '/workspace/dashboard/approvals', '/workspace/dashboard/home'),
  ('MASTER', '/workspace/admin/user', '/workspace/dashboard/home'),
  ('PAYROLL', '/workspace/financial/payroll-instruction', '/workspace/dashboard/home'),
  ('PLANNER', '/workspace/operations/resource-event', '/workspace/dashboard/home'),
  ('VENDOR', '/workspace/cases/case-service', '/workspace/vendor/overview'),
  ('VENDOR', '/workspace/cases/case-service?filter=status:in:REQUESTED,SCHEDULED,IN_PROGRESS&sort=nextActionDate,asc', '/workspace/vendor/overview')
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
