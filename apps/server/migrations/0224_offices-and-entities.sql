alter table "app"."case_detail" add column "office_id" uuid;

alter table "app"."employee" add column "legal_entity_id" uuid;

-- Row security binds the owner as well: for these lines it does not, in one transaction with the tables locked.
alter table "app"."case_detail" no force row level security;
alter table "app"."employee" no force row level security;
alter table "app"."office" no force row level security;
alter table "app"."legal_entity" no force row level security;
alter table "app"."tenant" no force row level security;

-- What was typed is the office of that name on the list; a name that nobody has entered there becomes one.
insert into "app"."office" ("tenant_id", "id", "version", "created", "created_by", "updated", "updated_by", "code", "name", "active", "owns_cases")
select "typed"."tenant_id", gen_random_uuid(), 1, now(), "typed"."by", now(), "typed"."by",
  trim(both '-' from left(regexp_replace(upper(public.unaccent("typed"."name")), '[^A-Z0-9]+', '-', 'g'), 31)) || '-' || upper(left(md5("typed"."called"), 8)),
  "typed"."name", true, true
from (
  select "tenant_id", public.unaccent(lower(trim("office"))) as "called", min(trim("office") collate "C") as "name", (array_agg("created_by" order by "created"))[1] as "by",
    (array_agg("id" order by "created"))[1] as "first"
  from "app"."case_detail" where trim("office") <> '' group by 1, 2
) as "typed"
where not exists (select from "app"."office" "known" where "known"."tenant_id" = "typed"."tenant_id"
  and public.unaccent(lower(trim("known"."name"))) = "typed"."called");

update "app"."case_detail" set "office_id" = "known"."id"
from (
  select "tenant_id", public.unaccent(lower(trim("name"))) as "called", (array_agg("id" order by "created", "id"))[1] as "id"
  from "app"."office" group by 1, 2
) as "known"
where "known"."tenant_id" = "case_detail"."tenant_id" and "known"."called" = public.unaccent(lower(trim("case_detail"."office")));

-- Where an entity is at home nobody has typed: it is the home of who works for it, else that of the company's first; ZZ is no country.
-- What was typed is the legal entity of that name on the list; a name that nobody has entered there becomes one.
insert into "app"."legal_entity" ("tenant_id", "id", "version", "created", "created_by", "updated", "updated_by", "code", "name", "active", "country", "currency", "is_employer")
select "typed"."tenant_id", gen_random_uuid(), 1, now(), "typed"."by", now(), "typed"."by",
  trim(both '-' from left(regexp_replace(upper(public.unaccent("typed"."name")), '[^A-Z0-9]+', '-', 'g'), 31)) || '-' || upper(left(md5("typed"."called"), 8)),
  "typed"."name", true,
  coalesce(
    (select "c"."home_location" ->> 'country' from "app"."case_detail" "c" where "c"."tenant_id" = "typed"."tenant_id" and "c"."employee_id" = "typed"."first" limit 1),
    (select "l"."country" from "app"."legal_entity" "l" where "l"."tenant_id" = "typed"."tenant_id" order by "l"."created" limit 1), 'ZZ'),
  coalesce((select "t"."base_currency" from "app"."tenant" "t" where "t"."id" = "typed"."tenant_id" limit 1), 'EUR'), true
from (
  select "tenant_id", public.unaccent(lower(trim("legal_entity"))) as "called", min(trim("legal_entity") collate "C") as "name", (array_agg("created_by" order by "created"))[1] as "by",
    (array_agg("id" order by "created"))[1] as "first"
  from "app"."employee" where trim("legal_entity") <> '' group by 1, 2
) as "typed"
where not exists (select from "app"."legal_entity" "known" where "known"."tenant_id" = "typed"."tenant_id"
  and public.unaccent(lower(trim("known"."name"))) = "typed"."called");

update "app"."employee" set "legal_entity_id" = "known"."id"
from (
  select "tenant_id", public.unaccent(lower(trim("name"))) as "called", (array_agg("id" order by "created", "id"))[1] as "id"
  from "app"."legal_entity" group by 1, 2
) as "known"
where "known"."tenant_id" = "employee"."tenant_id" and "known"."called" = public.unaccent(lower(trim("employee"."legal_entity")));

alter table "app"."tenant" force row level security;
alter table "app"."legal_entity" force row level security;
alter table "app"."office" force row level security;
alter table "app"."employee" force row level security;
alter table "app"."case_detail" force row level security;

grant select (tenant_id, id, name) on app.office, app.legal_entity to homeport_gate;
grant select (office_id) on app.case_detail to homeport_gate;
grant select (legal_entity_id) on app.employee to homeport_gate;

-- Audiences know offices and legal entities by their names, as before.
create or replace function app.places_of(of_tenant uuid, of_person uuid) returns jsonb
  language sql stable set search_path = pg_catalog
  as $$
    with moves as (
      select office_id, home_location ->> 'country' as home, host_location ->> 'country' as host from app.case_detail
      where tenant_id = of_tenant and assignee_id = of_person and status not in ('CLOSED', 'CANCELLED')
    ), countries as (select home as code from moves union select host from moves), places as (
      select 'COUNTRY:' || code as place from countries
      union select 'REGION:' || c.continent from countries join app.country c using (code)
      union select 'OFFICE:' || o.name from moves join app.office o on o.tenant_id = of_tenant and o.id = moves.office_id
      union select 'CLIENT:' || l.name from app.employee e join app.legal_entity l on l.tenant_id = of_tenant and l.id = e.legal_entity_id
        where e.tenant_id = of_tenant and e.person_id = of_person
    )
    select coalesce(jsonb_agg(place order by place), '[]') from places where place is not null
  $$;

alter table "app"."case_detail" add constraint "case_detail_office_id_fkey" foreign key ("tenant_id", "office_id") references "app"."office" ("tenant_id", "id") not valid;

alter table "app"."employee" add constraint "employee_legal_entity_id_fkey" foreign key ("tenant_id", "legal_entity_id") references "app"."legal_entity" ("tenant_id", "id") not valid;

alter table "app"."case_detail" drop constraint "case_detail_office_check";

-- The previous release must not use this any more.
alter table "app"."case_detail" drop column "office";

alter table "app"."employee" drop constraint "employee_legal_entity_check";

-- The previous release must not use this any more.
alter table "app"."employee" drop column "legal_entity";
