alter table "app"."case_master" add column "office_id" uuid;

alter table "app"."case_master" add column "confidential" boolean;

alter table "app"."case_master" add constraint "case_master_office_id_fkey" foreign key ("tenant_id", "office_id") references "app"."office" ("tenant_id", "id") not valid;

-- Row security binds the owner as well: for these lines it does not, in one transaction with the tables locked.
alter table "app"."case_master" no force row level security;
alter table "app"."case_detail" no force row level security;

update "app"."case_master" set "confidential" = coalesce("of"."confidential", false), "office_id" = "of"."office"
from (
  select "m"."tenant_id", "m"."id", bool_and(coalesce("c"."confidential", false)) filter (where "c"."id" is not null) as "confidential",
    (array_agg("c"."office_id" order by "c"."created" desc, "c"."id" desc))[1] as "office"
  from "app"."case_master" "m" left join "app"."case_detail" "c" on "c"."tenant_id" = "m"."tenant_id" and "c"."case_master_id" = "m"."id"
  group by 1, 2
) as "of"
where "of"."tenant_id" = "case_master"."tenant_id" and "of"."id" = "case_master"."id";

alter table "app"."case_detail" force row level security;
alter table "app"."case_master" force row level security;

-- How far the teams of a user see, where they are: "own office only" holds for who is in no other team there.
create function app.teams_of(of_user uuid) returns jsonb
  language sql stable strict security definer set search_path = pg_catalog
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('tenant', t.tenant_id, 'access', t.case_access, 'office', t.office_id)
      order by t.tenant_id, t.id), '[]')
    from app.team_member m join app.team t on t.tenant_id = m.tenant_id and t.id = m.team_id
    where m.user_id = of_user and coalesce(t.active, true)
  $$;
grant select (tenant_id, team_id, user_id) on app.team_member to homeport_gate;
grant select (tenant_id, id, case_access, office_id, active) on app.team to homeport_gate;
select engine.run_as_gate('app.teams_of(uuid)');
