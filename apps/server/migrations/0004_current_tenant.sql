-- What the rules need to know of the tenant acted in, whoever owns its row.
create function app.current_tenant_settings() returns table (base_currency text, expenses_enabled boolean)
  language sql stable security definer set search_path = pg_catalog
  as $$
    select coalesce(t.base_currency, 'EUR'), coalesce(t.expenses_enabled, true)
    from app.tenant t where t.id = nullif(current_setting('app.tenant', true), '')::uuid
  $$;
select engine.run_as_gate('app.current_tenant_settings()');

-- Found by id alone, whatever tenant they belong to.
create index user_id_everywhere_idx on app."user" (id);

-- Staff of the tenants that manage this one are named where they acted in it; nobody else is.
create or replace function app.name_elsewhere(kind text, record_id uuid) returns text
  language sql stable security definer set search_path = pg_catalog
  as $$
    select u.display_name from app."user" u
    where kind = 'user' and u.id = record_id and exists (
      select from jsonb_array_elements(app.reachable_tenants(u.tenant_id)) reached
      where (reached ->> 'id')::uuid = nullif(current_setting('app.tenant', true), '')::uuid)
  $$;
-- Exports name people as lists do.
select engine.run_as_gate('app.name_elsewhere(text, uuid)', true);

-- The caller behind work that runs outside a request: what a session would tell of this user now; null when they may not act.
create function app.find_caller(of_tenant uuid, of_user uuid) returns jsonb
  language sql stable strict security definer set search_path = pg_catalog
  as $$
    select jsonb_build_object(
      'user', u.id, 'userName', u.login, 'displayName', u.display_name, 'person', u.person_id, 'language', u.language,
      'employee', (select e.id from app.employee e where e.tenant_id = of_tenant and e.person_id = u.person_id order by e.created limit 1),
      'homeTenant', t.id, 'homeKind', t.kind, 'tenants', app.reachable_tenants(of_tenant), 'roles', app.roles_of(of_tenant, u.id),
      'delegators', '[]'::jsonb, 'places', app.places_of(of_tenant, u.person_id), 'session', u.id, 'application', 'job', 'provenAt', 0, 'pending', null, 'endsAt', now(), 'actor', null)
    from app."user" u join app.tenant t on t.id = u.tenant_id and t.active
    where u.tenant_id = of_tenant and u.id = of_user and u.status = 'ACTIVE'
  $$;
select engine.run_as_gate('app.find_caller(uuid, uuid)');
