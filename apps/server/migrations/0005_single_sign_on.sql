-- Sign-in at a provider begins and ends before anybody is known: which company offers which, and where a sign-in on its way
-- belongs to. As in 0003 the role of the requests may call these functions and reads nothing else across tenants.

grant select (tenant_id, id, name, active) on app.sso_setup to homeport_gate;
grant select (tenant_id, id, state_hash, expires, used_at) on app.sso_flow to homeport_gate;
create unique index sso_setup_everywhere_key on app.sso_setup (id);
create unique index sso_flow_state_everywhere_key on app.sso_flow (state_hash);
revoke select on app.sso_flow, app.sso_identity from homeport_reporter;

-- The providers of the company behind a sub-domain.
create function app.sso_offers(given_name text) returns jsonb
  language sql stable strict security definer set search_path = pg_catalog
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by lower(s.name)), '[]')
    from app.sso_setup s join app.tenant t on t.id = s.tenant_id
    where t.active and s.active and lower(t.sub_domain) = lower(given_name)
  $$;
select engine.run_as_gate('app.sso_offers(text)');

-- The company that a provider's setup belongs to; null when it is closed.
create function app.tenant_of_sso(given uuid) returns uuid
  language sql stable strict security definer set search_path = pg_catalog
  as $$ select s.tenant_id from app.sso_setup s join app.tenant t on t.id = s.tenant_id where s.id = given and s.active and t.active $$;
select engine.run_as_gate('app.tenant_of_sso(uuid)');

-- Where a sign-in on its way belongs to; null when it is over.
create function app.find_sso_flow(given_hash text) returns jsonb
  language sql stable strict security definer set search_path = pg_catalog
  as $$
    select jsonb_build_object('tenant', f.tenant_id, 'id', f.id) from app.sso_flow f
    where f.state_hash = given_hash and f.used_at is null and f.expires > now()
  $$;
select engine.run_as_gate('app.find_sso_flow(text)');

-- What a sign-in needs to know of a user whom a provider has proved.
create function app.sign_in_proved(of_tenant uuid, of_user uuid) returns jsonb
  language sql stable strict security definer set search_path = pg_catalog
  as $$ select app.sign_in_facts(of_tenant, of_user) $$;
select engine.run_as_gate('app.sign_in_proved(uuid, uuid)');
