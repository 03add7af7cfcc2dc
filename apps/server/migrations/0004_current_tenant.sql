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
  language plpgsql stable security definer set search_path = pg_catalog
  as $$
    begin
      return (
        select u.display_name from app."user" u
        where kind = 'user' and u.id = record_id
          and app.reaches(u.tenant_id, nullif(current_setting('app.tenant', true), '')::uuid));
    end
  $$;
-- Exports name people as lists do.
select engine.run_as_gate('app.name_elsewhere(text, uuid)', true);

-- The caller behind work that runs outside a request: what a session would tell of this user now; null when they may not act.
-- Staff of a managing company work for its clients, so the user is looked for wherever the tenant can be reached from.
create function app.find_caller(of_tenant uuid, of_user uuid) returns jsonb
  language sql stable strict security definer set search_path = pg_catalog
  as $$
    select jsonb_build_object(
      'user', u.id, 'userName', u.login, 'displayName', u.display_name, 'person', u.person_id, 'language', u.language,
      'employee', (select e.id from app.employee e where e.tenant_id = u.tenant_id and e.person_id = u.person_id order by e.created limit 1),
      'family', app.family_of(u.tenant_id, u.id),
      'homeTenant', t.id, 'homeKind', t.kind, 'tenants', app.reachable_tenants(u.tenant_id), 'roles', app.roles_of(u.tenant_id, u.id),
      'permissions', app.permissions_of(u.tenant_id, u.id), 'delegators', (
        select coalesce(jsonb_agg(d.id order by d.id), '[]') from app."user" d
        where d.tenant_id = u.tenant_id and d.delegate_to_id = u.id and d.status = 'ACTIVE'
          and d.delegate_until >= (now() at time zone 'UTC')::date),
      'places', app.places_of(u.tenant_id, u.person_id), 'session', u.id, 'application', 'job', 'provenAt', 0, 'pending', null, 'endsAt', now(), 'actor', null)
    from app."user" u join app.tenant t on t.id = u.tenant_id and t.active
    where u.id = of_user
      and (u.status = 'ACTIVE' or exists (
        select from app.api_client c where c.tenant_id = u.tenant_id and c.user_id = u.id and app.is_live_client(c.active, c.valid_until)))
      and app.reaches(u.tenant_id, of_tenant)
    limit 1
  $$;
select engine.run_as_gate('app.find_caller(uuid, uuid)');

-- Active staff of the tenants that manage this one, or were authorised for it: who may act here without belonging here.
-- People from outside a company (assignees and their family, vendors, clients) are nobody's staff.
grant select (name) on app.role to homeport_gate;
create function app.staff_from_elsewhere(sought text, at_most integer) returns table (id uuid, name text, role text, company text)
  language sql stable security definer set search_path = pg_catalog
  as $$
    with here as (select nullif(current_setting('app.tenant', true), '')::uuid as id),
    holder as (
      select c.tenant_id as id from app.tenant c, here where c.id = here.id
      union select a.holder_id from app.authorised_tenant a, here where a.granted_tenant_id = here.id
    )
    select u.id, u.display_name, (
        select r.name from app.user_roles_link l join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id
        where l.tenant_id = u.tenant_id and l.owner_id = u.id order by l.position limit 1), t.name
    from here, holder join app.tenant t on t.id = holder.id and t.active join app."user" u on u.tenant_id = t.id
    where u.status = 'ACTIVE' and t.id <> here.id
      and exists (select from jsonb_array_elements(app.reachable_tenants(t.id)) reached where (reached ->> 'id')::uuid = here.id)
      and exists (select from jsonb_array_elements(app.roles_of(t.id, u.id)) codes
        where not codes ?| array['ASSIGNEE', 'VENDOR', 'CLIENT', 'DEPENDANT'])
      and (sought is null or strpos(app.folded(u.display_name), app.folded(sought)) > 0)
    order by u.display_name, u.id limit at_most
  $$;
select engine.run_as_gate('app.staff_from_elsewhere(text, integer)');

create or replace function app.may_name_elsewhere(kind text, record_id uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog
  as $$ select kind = 'user' and exists (select from app.staff_from_elsewhere(null, null) s where s.id = record_id) $$;
select engine.run_as_gate('app.may_name_elsewhere(text, uuid)');
