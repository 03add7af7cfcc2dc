alter table "app"."pay_profile" add column "provider_id" uuid;

alter table "app"."pay_profile" add constraint "pay_profile_provider_id_fkey" foreign key ("tenant_id", "provider_id") references "app"."service_provider" ("tenant_id", "id") not valid;

alter table "app"."tax_service" add column "adviser_id" uuid;

alter table "app"."tax_service" add constraint "tax_service_adviser_id_fkey" foreign key ("tenant_id", "adviser_id") references "app"."service_provider" ("tenant_id", "id") not valid;

-- Row security binds the owner as well: for these lines it does not, in one transaction with the tables locked.
alter table "app"."pay_profile" no force row level security;
alter table "app"."tax_service" no force row level security;
alter table "app"."service_provider" no force row level security;

-- Whoever was typed is the provider of that name on the list, where there is exactly one. Other names stay as they stand.
update "app"."tax_service" set "adviser_id" = "known"."id"
from (
  select "tenant_id", public.unaccent(lower(trim("name"))) as "called", (array_agg("id"))[1] as "id"
  from "app"."service_provider" group by 1, 2 having count(*) = 1
) as "known"
where "known"."tenant_id" = "tax_service"."tenant_id"
  and "known"."called" = public.unaccent(lower(trim("tax_service"."provider")));

update "app"."pay_profile" set "provider_id" = "known"."id"
from (
  select "tenant_id", public.unaccent(lower(trim("name"))) as "called", (array_agg("id"))[1] as "id"
  from "app"."service_provider" group by 1, 2 having count(*) = 1
) as "known"
where "known"."tenant_id" = "pay_profile"."tenant_id"
  and "known"."called" = public.unaccent(lower(trim("pay_profile"."payroll_provider")));

alter table "app"."service_provider" force row level security;
alter table "app"."tax_service" force row level security;
alter table "app"."pay_profile" force row level security;
