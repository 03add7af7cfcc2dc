alter table "app"."exchange_rate" add column "status" text not null default 'OPEN';

alter table "app"."exchange_rate" add constraint "exchange_rate_status_check" check ("status" in ('OPEN', 'USED')) not valid;

-- Rates that amounts already handed in were converted with are closed, as handing in does from now on.
alter table "app"."exchange_rate" no force row level security;
alter table "app"."case_expense" no force row level security;
update "app"."exchange_rate" r set "status" = 'USED'
from (
  select distinct e."tenant_id", path.id #>> '{}' as rate
  from "app"."case_expense" e
  cross join lateral (
    select jsonb_path_query(e."explanation", '$.**.source ? (@.entity == "exchangeRate").id') as id
    union all
    select jsonb_path_query(e."explanation", '$.legs[*].recordId')
  ) path
  where e."submitted_date" is not null and e."explanation" is not null
) used
where r."tenant_id" = used."tenant_id" and r."id"::text = used.rate;
alter table "app"."exchange_rate" force row level security;
alter table "app"."case_expense" force row level security;

-- Of two firm events in one room at one time the later one gives way: a planned one stands tentatively, what was settled keeps the
-- room in its notes.
alter table "app"."resource_event" no force row level security;
alter table "app"."room" no force row level security;
with taken as (
  select e."tenant_id", e."id", e."status", r."name"
  from "app"."resource_event" e
  join "app"."room" r on r."tenant_id" = e."tenant_id" and r."id" = e."room_id"
  where e."starts_at" is not null and e."ends_at" is not null and not e."is_tentative" and e."status" <> 'CANCELLED'
    and exists (
      select 1 from "app"."resource_event" o
      where o."tenant_id" = e."tenant_id" and o."room_id" = e."room_id" and o."id" <> e."id"
        and o."starts_at" is not null and o."ends_at" is not null and not o."is_tentative" and o."status" <> 'CANCELLED'
        and tstzrange(o."starts_at", o."ends_at") && tstzrange(e."starts_at", e."ends_at")
        and (o."starts_at", o."id") < (e."starts_at", e."id")
    )
)
update "app"."resource_event" e
set "is_tentative" = e."is_tentative" or taken."status" = 'PLANNED',
  "room_id" = case when taken."status" = 'PLANNED' then e."room_id" end,
  "notes" = case when taken."status" = 'PLANNED' then e."notes" else concat_ws(E'\n', e."notes", taken."name") end
from taken where e."tenant_id" = taken."tenant_id" and e."id" = taken."id";
alter table "app"."resource_event" force row level security;
alter table "app"."room" force row level security;

alter table "app"."resource_event" add constraint "resource_event_no_room_twice" exclude using gist ("tenant_id" with =, "room_id" with =, tstzrange("starts_at", "ends_at") with &&) where ("starts_at" is not null and "ends_at" is not null and not "is_tentative" and "status" <> 'CANCELLED');
