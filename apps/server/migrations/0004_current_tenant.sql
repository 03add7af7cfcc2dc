-- What the rules need to know of the tenant acted in, whoever owns its row.
create function app.current_tenant_settings() returns table (base_currency text, expenses_enabled boolean)
  language sql stable security definer set search_path = pg_catalog
  as $$
    select coalesce(t.base_currency, 'EUR'), coalesce(t.expenses_enabled, true)
    from app.tenant t where t.id = nullif(current_setting('app.tenant', true), '')::uuid
  $$;
select engine.run_as_gate('app.current_tenant_settings()');

-- Staff of the tenants that manage this one are named where they acted in it; nobody else is.
create or replace function app.name_elsewhere(kind text, record_id uuid) returns text
  language sql stable security definer set search_path = pg_catalog
  as $$
    select u.display_name from app."user" u
    where kind = 'user' and u.id = record_id and exists (
      select from jsonb_array_elements(app.reachable_tenants(u.tenant_id)) reached
      where (reached ->> 'id')::uuid = nullif(current_setting('app.tenant', true), '')::uuid)
  $$;
select engine.run_as_gate('app.name_elsewhere(text, uuid)');
