-- The currency of each tenant that somebody works in comes with its name: it stands first wherever a currency is chosen.
create or replace function app.reachable_tenants(of_tenant uuid) returns jsonb
  language sql stable strict set search_path = pg_catalog
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'code', code, 'name', name, 'baseCurrency', base_currency)
      order by rank, name), '[]') from (
      select distinct on (t.id) t.id, t.code, t.name, t.base_currency, r.rank
      from (
        select of_tenant as id, 0 as rank
        union all
        select c.id, 1 from app.tenant mc join app.tenant c on c.tenant_id = mc.id
        where mc.id = of_tenant and mc.kind = 'TENANT_MC'
        union all
        select a.granted_tenant_id, 2 from app.authorised_tenant a
        where a.holder_id = of_tenant and a.active and (a.until is null or a.until >= (now() at time zone 'UTC')::date)
      ) r
      join app.tenant t on t.id = r.id and t.active
      order by t.id, r.rank
    ) reached
  $$;
