create table "app"."change_of_circumstance_joining_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "change_of_circumstance_joining_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "change_of_circumstance_joining_link_target_idx" on "app"."change_of_circumstance_joining_link" ("tenant_id", "target_id");

alter table "app"."change_of_circumstance_joining_link" enable row level security;

alter table "app"."change_of_circumstance_joining_link" force row level security;

create policy tenant on "app"."change_of_circumstance_joining_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."change_of_circumstance_joining_link" to homeport_gate using (true) with check (true);

create table "app"."change_of_circumstance_leaving_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "change_of_circumstance_leaving_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "change_of_circumstance_leaving_link_target_idx" on "app"."change_of_circumstance_leaving_link" ("tenant_id", "target_id");

alter table "app"."change_of_circumstance_leaving_link" enable row level security;

alter table "app"."change_of_circumstance_leaving_link" force row level security;

create policy tenant on "app"."change_of_circumstance_leaving_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."change_of_circumstance_leaving_link" to homeport_gate using (true) with check (true);

create table "app"."change_of_circumstance_overlaps_link" (
  "tenant_id" uuid not null,
  "owner_id" uuid not null,
  "target_id" uuid not null,
  "position" integer not null,
  constraint "change_of_circumstance_overlaps_link_pkey" primary key ("tenant_id", "owner_id", "target_id")
);

create index "change_of_circumstance_overlaps_link_target_idx" on "app"."change_of_circumstance_overlaps_link" ("tenant_id", "target_id");

alter table "app"."change_of_circumstance_overlaps_link" enable row level security;

alter table "app"."change_of_circumstance_overlaps_link" force row level security;

create policy tenant on "app"."change_of_circumstance_overlaps_link" using ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) with check ("tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));

create policy gate on "app"."change_of_circumstance_overlaps_link" to homeport_gate using (true) with check (true);

alter table "app"."case_detail" add column "last_change_id" uuid;

alter table "app"."case_detail" add constraint "case_detail_last_change_id_fkey" foreign key ("tenant_id", "last_change_id") references "app"."change_of_circumstance" ("tenant_id", "id") on delete set null ("last_change_id") not valid;

alter table "app"."change_of_circumstance" drop constraint "change_of_circumstance_kind_check";

alter table "app"."change_of_circumstance" drop constraint "change_of_circumstance_new_host_country_check";

alter table "app"."change_of_circumstance" drop constraint "change_of_circumstance_new_family_size_check";

alter table "app"."change_of_circumstance" drop constraint "change_of_circumstance_status_check";

-- The previous release must not use this any more.

alter table "app"."change_of_circumstance" add column "new_start_date" date;

alter table "app"."change_of_circumstance" add column "new_host_location" jsonb;

alter table "app"."change_of_circumstance" add column "new_policy_id" uuid;

alter table "app"."change_of_circumstance" add column "new_salary_currency" text;

alter table "app"."change_of_circumstance" add column "start_before" date;

alter table "app"."change_of_circumstance" add column "end_before" date;

alter table "app"."change_of_circumstance" add column "host_before" jsonb;

alter table "app"."change_of_circumstance" add column "family_size_before" integer;

alter table "app"."change_of_circumstance" add column "policy_before_id" uuid;

alter table "app"."change_of_circumstance" add column "grade_before_id" uuid;

alter table "app"."change_of_circumstance" add column "salary_before" numeric(19, 4);

alter table "app"."change_of_circumstance" add column "salary_currency_before" text;

alter table "app"."change_of_circumstance" add column "seen_at" timestamptz;

alter table "app"."change_of_circumstance" add column "apply_at" timestamptz;

alter table "app"."change_of_circumstance" add column "applied_at" timestamptz;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_new_policy_id_fkey" foreign key ("tenant_id", "new_policy_id") references "app"."policy" ("tenant_id", "id") not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_policy_before_id_fkey" foreign key ("tenant_id", "policy_before_id") references "app"."policy" ("tenant_id", "id") not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_grade_before_id_fkey" foreign key ("tenant_id", "grade_before_id") references "app"."grade" ("tenant_id", "id") not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_kind_check" check ("kind" in ('DATES', 'EXTENSION', 'SHORTENING', 'RETURN', 'HOST_CHANGE', 'FAMILY', 'PAY', 'POLICY', 'GRADE', 'OTHER')) not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_new_host_location_check" check (jsonb_typeof("new_host_location") = 'object') not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_new_salary_currency_check" check ("new_salary_currency" ~ '^[A-Z]{3}$') not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_host_before_check" check (jsonb_typeof("host_before") = 'object') not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_salary_currency_before_check" check ("salary_currency_before" ~ '^[A-Z]{3}$') not valid;

alter table "app"."change_of_circumstance" add constraint "change_of_circumstance_status_check" check ("status" in ('REQUESTED', 'APPROVED', 'REJECTED', 'APPLIED', 'WITHDRAWN')) not valid;

alter table "app"."change_of_circumstance_joining_link" add constraint "change_of_circumstance_joining_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."change_of_circumstance" ("tenant_id", "id") on delete cascade;

alter table "app"."change_of_circumstance_joining_link" add constraint "change_of_circumstance_joining_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."dependant" ("tenant_id", "id");

alter table "app"."change_of_circumstance_leaving_link" add constraint "change_of_circumstance_leaving_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."change_of_circumstance" ("tenant_id", "id") on delete cascade;

alter table "app"."change_of_circumstance_leaving_link" add constraint "change_of_circumstance_leaving_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."dependant" ("tenant_id", "id");

alter table "app"."change_of_circumstance_overlaps_link" add constraint "change_of_circumstance_overlaps_link_owner_fkey" foreign key ("tenant_id", "owner_id") references "app"."change_of_circumstance" ("tenant_id", "id") on delete cascade;

alter table "app"."change_of_circumstance_overlaps_link" add constraint "change_of_circumstance_overlaps_link_target_fkey" foreign key ("tenant_id", "target_id") references "app"."case_detail" ("tenant_id", "id");

-- A country was all that was known of a new place. A salary was in the currency of the cost. What was before is what is so now: nobody
-- kept it. Those that were approved are applied by hand, as they were to be: the clock has none of them.
alter table app.change_of_circumstance no force row level security;
alter table app.case_detail no force row level security;
alter table app.employee no force row level security;
update app.change_of_circumstance set new_host_location = jsonb_build_object('country', new_host_country)
where new_host_country is not null;
update app.change_of_circumstance set new_salary_currency = currency where new_salary is not null;
update app.change_of_circumstance c set seen_at = date_trunc('second', now()), start_before = d.assignment_start_date,
  end_before = d.assignment_end_date, host_before = d.host_location, policy_before_id = d.policy_id,
  grade_before_id = e.grade_id, salary_before = e.salary, salary_currency_before = e.salary_currency
from app.case_detail d left join app.employee e on e.tenant_id = d.tenant_id and e.id = d.employee_id
where d.tenant_id = c.tenant_id and d.id = c.case_detail_id and c.status in ('REQUESTED', 'APPROVED');
alter table app.employee force row level security;
alter table app.case_detail force row level security;
alter table app.change_of_circumstance force row level security;

alter table "app"."change_of_circumstance" drop column "new_host_country";

-- The clock follows the moment from which an approved change holds, whoever decides it.
create trigger keep_due after insert or update of apply_at or delete on app.change_of_circumstance
  for each row execute function engine.keep_due('changes.changeDue', 'changeOfCircumstance', 'apply_at');
