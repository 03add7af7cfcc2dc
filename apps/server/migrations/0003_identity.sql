-- Identity over all tenants: login names, e-mail addresses, tenant codes and sub-domains are looked up before anybody is
-- signed in. The role of the requests cannot read across tenants; it may call the definer functions below, nothing else.

create unique index user_login_everywhere_key on app."user" (lower(login));
create index user_email_everywhere_idx on app."user" (lower(email));
create unique index tenant_id_everywhere_key on app.tenant (id);
create unique index tenant_code_everywhere_key on app.tenant (upper(code));
create unique index tenant_sub_domain_everywhere_key on app.tenant (lower(sub_domain));
create index session_live_idx on app.session (tenant_id, last_seen desc) where ended_at is null;

-- How often something was tried, by a hash of who and what. Nobody but the gate reads or writes it.
create table engine.attempt (
  key text primary key check (char_length(key) <= 100),
  tries integer not null,
  ends timestamptz not null
);
create index attempt_ends_idx on engine.attempt (ends);
alter table engine.attempt enable row level security;
alter table engine.attempt force row level security;
create policy gate on engine.attempt to homeport_gate using (true) with check (true);
grant select, insert, update, delete on engine.attempt to homeport_gate;

-- The reporter reads what the tenant may see; it signs nobody in.
alter default privileges in schema app revoke execute on functions from homeport_reporter;
revoke select on app.credential, app.session, app.one_time_code, app.sign_in_event from homeport_reporter;

grant select (tenant_id, id, login, email, phone, first_name, last_name, display_name, person_id, status, language, date_format,
  two_factor_enabled, terms_accepted_at, last_sign_in, delegate_to_id, delegate_until, created)
  on app."user" to homeport_gate;
grant select (tenant_id, id, code, parent_role_id, deactivation_in_days) on app.role to homeport_gate;
grant select on app.permission_setting to homeport_gate;
grant select on app.user_roles_link, app.api_client_roles_link to homeport_gate;
grant select (tenant_id, id, client_id, name, secret_hash, scopes, calls_per_minute, valid_until, active, user_id) on app.api_client to homeport_gate;
grant update (last_used_at) on app.api_client to homeport_gate;
grant select (tenant_id, id, verdict, addresses, sequence, role_id, created) on app.firewall_rule to homeport_gate;
grant select on app.tenant, app.authorised_tenant to homeport_gate;
grant select (tenant_id, id, person_id, created, legal_entity) on app.employee to homeport_gate;
grant select (tenant_id, user_id, employee_person_id) on app.dependant to homeport_gate;
grant select (tenant_id, assignee_id, status, office, home_location, host_location) on app.case_detail to homeport_gate;
grant select (code, continent) on app.country to homeport_gate;
grant select (tenant_id, id, storage_key, content_type, status, purpose) on app.attachment to homeport_gate;
grant select (tenant_id, is_shown, app_name, brand_color, brand_color_dark, logo_id, logo_dark_id, favicon_id, background_id) on app.theme to homeport_gate;
grant select on app.credential, app.session to homeport_gate;
grant update (failures, locked_until) on app.credential to homeport_gate;
grant update (last_seen, tickets) on app.session to homeport_gate;

-- The roles of a user. One under which an API client acts has the client's and no others.
create function app.held_roles(of_tenant uuid, of_user uuid) returns table (role_id uuid, "position" integer)
  language sql stable strict set search_path = pg_catalog
  as $$
    select l.target_id, l.position from app.user_roles_link l where l.tenant_id = of_tenant and l.owner_id = of_user
    union all
    select l.target_id, l.position
    from app.api_client c join app.api_client_roles_link l on l.tenant_id = c.tenant_id and l.owner_id = c.id
    where c.tenant_id = of_tenant and c.user_id = of_user
  $$;

-- The codes of a user's roles, each followed by its parents: [["SENIOR_HR", "HR"], ["APPROVER"]].
create function app.roles_of(of_tenant uuid, of_user uuid) returns jsonb
  language sql stable set search_path = pg_catalog
  as $$
    with recursive chain as (
      select l.position, r.id as first, r.code, r.parent_role_id, 0 as depth
      from app.held_roles(of_tenant, of_user) l join app.role r on r.tenant_id = of_tenant and r.id = l.role_id
      union all
      select c.position, c.first, r.code, r.parent_role_id, c.depth + 1
      from chain c join app.role r on r.tenant_id = of_tenant and r.id = c.parent_role_id
      where c.depth < 5
    ), codes as (
      select position, first, jsonb_agg(code order by depth) as codes from chain group by position, first
    )
    select coalesce(jsonb_agg(codes order by position, first), '[]') from codes
  $$;

-- The roles of a user and their parents, for settings that concern a role and all that descend from it.
create function app.role_ids_of(of_tenant uuid, of_user uuid) returns setof uuid
  language sql stable strict set search_path = pg_catalog
  as $$
    with recursive chain as (
      select r.id, r.parent_role_id, 0 as depth
      from app.held_roles(of_tenant, of_user) l join app.role r on r.tenant_id = of_tenant and r.id = l.role_id
      union
      select r.id, r.parent_role_id, c.depth + 1
      from chain c join app.role r on r.tenant_id = of_tenant and r.id = c.parent_role_id
      where c.depth < 5
    ) select id from chain
  $$;

-- The code of a role and those of its parents, the nearest first.
create function app.codes_of_role(of_tenant uuid, of_role uuid) returns jsonb
  language sql stable strict set search_path = pg_catalog
  as $$
    with recursive chain as (
      select r.code, r.parent_role_id, 0 as depth from app.role r where r.tenant_id = of_tenant and r.id = of_role
      union all
      select r.code, r.parent_role_id, c.depth + 1
      from chain c join app.role r on r.tenant_id = of_tenant and r.id = c.parent_role_id
      where c.depth < 5
    ) select jsonb_agg(code order by depth) from chain
  $$;

-- What a company has set about the rights of roles: per role its code, then its parents' codes, and the settings of it and its
-- parents, the nearest first; null where the company has set nothing.
create function app.permissions_of_roles(of_tenant uuid, role_ids uuid[]) returns jsonb
  language sql stable strict set search_path = pg_catalog
  as $$
    with recursive chain as (
      select r.id as first, r.id, r.code, r.parent_role_id, 0 as depth
      from app.role r where r.tenant_id = of_tenant and r.id = any(role_ids)
      union all
      select c.first, r.id, r.code, r.parent_role_id, c.depth + 1
      from chain c join app.role r on r.tenant_id = of_tenant and r.id = c.parent_role_id
      where c.depth < 5
    )
    select case when exists (select from app.permission_setting p where p.tenant_id = of_tenant) then (
      select jsonb_agg(jsonb_build_object('codes', held.codes, 'settings', held.settings)) from (
        select jsonb_agg(own.code order by own.depth) as codes,
          (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'role', p.role_id, 'about', p.about, 'reach', jsonb_build_object(
              'read', p.may_read, 'create', p.may_create, 'update', p.may_update, 'delete', p.may_delete,
              'import', p.may_import, 'export', p.may_export),
              'hide', p.hidden_fields, 'readOnly', p.read_only_fields, 'without', p.without_actions) order by c.depth), '[]')
            from chain c join app.permission_setting p on p.tenant_id = of_tenant and p.role_id = c.id
            where c.first = own.first) as settings
        from chain own group by own.first
      ) held) end
  $$;

-- The same for the roles of a user.
create function app.permissions_of(of_tenant uuid, of_user uuid) returns jsonb
  language sql stable strict set search_path = pg_catalog
  as $$ select app.permissions_of_roles(of_tenant, array(select role_id from app.held_roles(of_tenant, of_user))) $$;

-- The firewall rules that concern a user, as they were added; whether they let an address in is decided by the model. A
-- log-in-as is judged by the rules of who sits there.
create function app.firewall_of(of_tenant uuid, of_user uuid) returns jsonb
  language sql stable strict set search_path = pg_catalog
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'verdict', f.verdict, 'addresses', f.addresses, 'sequence', f.sequence)
      order by f.created, f.id), '[]')
    from app.firewall_rule f
    where f.tenant_id = of_tenant and (f.role_id is null or f.role_id in (select app.role_ids_of(of_tenant, of_user)))
  $$;

-- Counts a try; answers how many seconds to wait, 0 when it is still allowed.
create function app.take_attempt(of_key text, allowed integer, seconds integer) returns integer
  language plpgsql volatile strict security definer set search_path = pg_catalog
  as $$
    declare wait integer;
    begin
      if random() < 0.01 then delete from engine.attempt where ends < now() - interval '1 hour'; end if;
      insert into engine.attempt as a (key, tries, ends) values (of_key, 1, now() + make_interval(secs => seconds))
      on conflict (key) do update set
        tries = case when a.ends <= now() then 1 else least(a.tries, 1000000) + 1 end,
        ends = case when a.ends <= now() then excluded.ends else a.ends end
      returning case when a.tries > allowed then greatest(1, ceil(extract(epoch from a.ends - now()))::integer) else 0 end into wait;
      return wait;
    end
  $$;
select engine.run_as_gate('app.take_attempt(text, integer, integer)');

-- Forgets the tries of a key: what was tried has succeeded.
create function app.clear_attempts(of_key text) returns void
  language sql volatile strict security definer set search_path = pg_catalog
  as $$ delete from engine.attempt where key = of_key $$;
select engine.run_as_gate('app.clear_attempts(text)');

-- What a sign-in needs to know of a user.
create function app.sign_in_facts(of_tenant uuid, of_user uuid) returns jsonb
  language sql stable strict set search_path = pg_catalog
  as $$
    select jsonb_build_object(
      'tenant', u.tenant_id, 'user', u.id, 'login', u.login, 'email', u.email, 'displayName', u.display_name,
      'firstName', u.first_name, 'lastName', u.last_name,
      'language', u.language, 'isActive', u.status = 'ACTIVE', 'twoFactorEnabled', coalesce(u.two_factor_enabled, false),
      'termsAcceptedAt', u.terms_accepted_at, 'lastSignIn', coalesce(u.last_sign_in, u.created),
      'roles', app.roles_of(u.tenant_id, u.id),
      'deactivationInDays', (
        select min(r.deactivation_in_days) from app.user_roles_link l
        join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id
        where l.tenant_id = u.tenant_id and l.owner_id = u.id),
      'firewall', app.firewall_of(u.tenant_id, u.id),
      'isLocked', false, 'lockedUntil', c.locked_until,
      'hash', c.password_hash, 'totpSecret', c.totp_secret, 'totpUsedStep', c.totp_used_step,
      'home', jsonb_build_object('id', t.id, 'code', t.code, 'name', t.name, 'kind', t.kind,
        'isActive', coalesce(t.active, false), 'appName', (select h.app_name from app.theme h where h.tenant_id = t.id and h.is_shown), 'sessionTimeout', t.session_timeout,
        'requiresTwoFactor', coalesce(t.requires_two_factor, false)))
    from app."user" u
    join app.tenant t on t.id = u.tenant_id
    left join app.credential c on c.tenant_id = u.tenant_id and c.user_id = u.id
    where u.tenant_id = of_tenant and u.id = of_user
  $$;

-- The same, found by login name. The try is counted here, before the password is looked at, so that simultaneous tries
-- cannot get round the tenant's maximum; a lock ends by itself.
create function app.begin_sign_in(given_login text, lock_seconds integer) returns jsonb
  language plpgsql volatile strict security definer set search_path = pg_catalog
  as $$
    declare
      who record;
      is_counted boolean := false;
      facts jsonb;
    begin
      select u.tenant_id, u.id, t.max_login_attempts into who
      from app."user" u join app.tenant t on t.id = u.tenant_id where lower(u.login) = lower(given_login);
      if not found then return null; end if;
      update app.credential c set
        failures = case when c.locked_until is null then c.failures + 1 else 1 end,
        locked_until = case
          when (case when c.locked_until is null then c.failures + 1 else 1 end) >= who.max_login_attempts
          then now() + make_interval(secs => lock_seconds)
        end
      where c.tenant_id = who.tenant_id and c.user_id = who.id and (c.locked_until is null or c.locked_until <= now());
      is_counted := found;
      facts := app.sign_in_facts(who.tenant_id, who.id);
      return facts || jsonb_build_object(
        'isLocked', not is_counted and (facts->>'lockedUntil')::timestamptz > now());
    end
  $$;
select engine.run_as_gate('app.begin_sign_in(text, integer)');

-- Users who may mean themselves by a login name or e-mail address; at most five.
create function app.find_users(given text) returns jsonb
  language sql stable strict security definer set search_path = pg_catalog
  as $$
    select coalesce(jsonb_agg(found), '[]') from (
      select jsonb_build_object('tenant', u.tenant_id, 'user', u.id) as found
      from app."user" u join app.tenant t on t.id = u.tenant_id and t.active
      where u.status = 'ACTIVE' and (lower(u.login) = lower(given) or lower(u.email) = lower(given))
      order by lower(u.login) = lower(given) desc, u.created limit 5
    ) few
  $$;
select engine.run_as_gate('app.find_users(text)');

-- Whether another user of the installation has this login name.
create function app.is_login_taken(given_login text, except_user uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog
  as $$ select exists (select from app."user" u where lower(u.login) = lower(given_login) and u.id is distinct from except_user) $$;
select engine.run_as_gate('app.is_login_taken(text, uuid)');

-- Which of a tenant's unique names another tenant of the installation has.
create function app.taken_tenant_names(given_code text, given_sub_domain text, except_tenant uuid) returns jsonb
  language sql stable security definer set search_path = pg_catalog
  as $$
    select jsonb_build_object(
      'code', exists (select from app.tenant t where upper(t.code) = upper(given_code) and t.id is distinct from except_tenant),
      'subDomain', exists (select from app.tenant t where lower(t.sub_domain) = lower(given_sub_domain) and t.id is distinct from except_tenant))
  $$;
select engine.run_as_gate('app.taken_tenant_names(text, text, uuid)');

-- Tenants that staff of a tenant may act in: its own first, then those it manages, then those it was authorised for.
create function app.reachable_tenants(of_tenant uuid) returns jsonb
  language sql stable strict set search_path = pg_catalog
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'code', code, 'name', name) order by rank, name), '[]') from (
      select distinct on (t.id) t.id, t.code, t.name, r.rank
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

-- Whether one tenant is among those that another can reach: the same rule for one pair, as cheap as a list needs that names
-- people of other tenants in every row.
create function app.reaches(of_tenant uuid, wanted uuid) returns boolean
  language plpgsql stable strict set search_path = pg_catalog
  as $$
    begin
      return exists (
        select from app.tenant t
        where t.id = wanted and t.active and (
          wanted = of_tenant
          or exists (select from app.tenant mc where mc.id = of_tenant and mc.kind = 'TENANT_MC' and mc.id = t.tenant_id)
          or exists (
            select from app.authorised_tenant a
            where a.holder_id = of_tenant and a.granted_tenant_id = wanted and a.active
              and (a.until is null or a.until >= (now() at time zone 'UTC')::date))));
    end
  $$;

-- The places of a person, for the audiences of what is published: countries and offices of the assignments that are not over,
-- the regions of these countries, and the legal entity: ["COUNTRY:SG", "REGION:Asia", "OFFICE:Lyon", "CLIENT:Acme SA"].
create function app.places_of(of_tenant uuid, of_person uuid) returns jsonb
  language sql stable set search_path = pg_catalog
  as $$
    with moves as (
      select office, home_location ->> 'country' as home, host_location ->> 'country' as host from app.case_detail
      where tenant_id = of_tenant and assignee_id = of_person and status not in ('CLOSED', 'CANCELLED')
    ), countries as (select home as code from moves union select host from moves), places as (
      select 'COUNTRY:' || code as place from countries
      union select 'REGION:' || c.continent from countries join app.country c using (code)
      union select 'OFFICE:' || office from moves
      union select 'CLIENT:' || legal_entity from app.employee where tenant_id = of_tenant and person_id = of_person
    )
    select coalesce(jsonb_agg(place order by place), '[]') from places where place is not null
  $$;

-- The person whose family a user belongs to; null for everybody else.
create function app.family_of(of_tenant uuid, of_user uuid) returns uuid
  language sql stable strict set search_path = pg_catalog
  as $$ select d.employee_person_id from app.dependant d where d.tenant_id = of_tenant and d.user_id = of_user limit 1 $$;

-- Whether an API client may call today.
create function app.is_live_client(is_on boolean, valid_until date) returns boolean
  language sql stable set search_path = pg_catalog
  as $$ select coalesce(is_on, true) and (valid_until is null or valid_until >= (now() at time zone 'UTC')::date) $$;

-- The API client of an id, and whether a secret is its own. Ids are unique within a tenant only: the one whose secret it is.
create function app.find_api_client(given_id text, given_hash text) returns jsonb
  language sql stable strict security definer set search_path = pg_catalog
  as $$
    select jsonb_build_object('tenant', c.tenant_id, 'client', c.id, 'user', c.user_id, 'scopes', c.scopes, 'isRight', c.secret_hash = given_hash,
      'isLive', t.active and app.is_live_client(c.active, c.valid_until), 'firewall', app.firewall_of(c.tenant_id, c.user_id))
    from app.api_client c join app.tenant t on t.id = c.tenant_id
    where upper(c.client_id) = upper(given_id) and c.secret_hash is not null and c.user_id is not null
    order by c.secret_hash = given_hash desc, c.id limit 1
  $$;
select engine.run_as_gate('app.find_api_client(text, text)');

-- A live session with everything a request has to know of its caller; null when it is over, idle too long, or its user, the
-- user's tenant or (for a log-in-as) the real user may no longer. Notes the call, at most every 15 seconds.
create function app.find_session(of_tenant uuid, session_id uuid, counts_as_use boolean) returns jsonb
  language plpgsql volatile strict security definer set search_path = pg_catalog
  as $$
    declare
      s record;
      who record;
      home record;
      actor jsonb;
      program jsonb;
      preview jsonb;
    begin
      select x.* into s from app.session x
      where x.tenant_id = of_tenant and x.id = session_id and x.ended_at is null and x.ends_at > now();
      if not found then return null; end if;
      select t.id, t.code, t.name, t.kind, t.active, t.session_timeout, t.requires_two_factor, t.parent_id
      into home from app.tenant t where t.id = of_tenant and t.active;
      if not found then return null; end if;
      -- A program does not come back to type its password, so it is never idle; it lives and ends with its client.
      if s.api_client_id is not null then
        select jsonb_build_object('scopes', s.scopes, 'has', c.scopes, 'callsPerMinute', c.calls_per_minute) into program
        from app.api_client c where c.tenant_id = of_tenant and c.id = s.api_client_id and app.is_live_client(c.active, c.valid_until);
        if program is null then return null; end if;
      elsif s.last_seen + make_interval(mins => least(greatest(home.session_timeout, 1), 60)) < now() then return null;
      end if;
      select u.tenant_id, u.id, u.login, u.display_name, u.person_id, u.language
      into who from app."user" u where u.tenant_id = of_tenant and u.id = s.user_id and (u.status = 'ACTIVE' or program is not null);
      if not found then return null; end if;
      if s.acting_user is not null then
        select jsonb_build_object('user', u.id, 'name', u.display_name, 'roles', app.roles_of(u.tenant_id, u.id),
          'tenants', app.reachable_tenants(u.tenant_id)) into actor
        from app."user" u
        join app.tenant t on t.id = u.tenant_id and t.active
        join app.session own on own.tenant_id = u.tenant_id and own.id = s.acting_session::uuid
        where u.tenant_id = s.acting_tenant::uuid and u.id = s.acting_user::uuid and u.status = 'ACTIVE'
          and own.ended_at is null and own.ends_at > now();
        if actor is null then return null; end if;
      end if;
      if s.preview_role_id is not null then
        select jsonb_build_object('id', r.id, 'name', r.name, 'own', app.roles_of(of_tenant, who.id),
          'ownPermissions', app.permissions_of(of_tenant, who.id)) into preview
        from app.role r where r.tenant_id = of_tenant and r.id = s.preview_role_id;
      end if;
      if counts_as_use and s.last_seen < now() - interval '15 seconds' then
        update app.session set last_seen = now() where tenant_id = of_tenant and id = session_id;
        update app.api_client set last_used_at = now() where tenant_id = of_tenant and id = s.api_client_id;
      end if;
      return jsonb_build_object(
        'user', who.id, 'userName', who.login, 'displayName', who.display_name, 'person', who.person_id, 'language', who.language,
        'employee', (select e.id from app.employee e where e.tenant_id = of_tenant and e.person_id = who.person_id order by e.created limit 1),
        'family', app.family_of(of_tenant, who.id),
        'homeTenant', home.id, 'homeKind', home.kind, 'tenants', app.reachable_tenants(of_tenant),
        'roles', case when preview is null then app.roles_of(of_tenant, who.id)
          else jsonb_build_array(app.codes_of_role(of_tenant, s.preview_role_id)) end,
        'permissions', case when preview is null then app.permissions_of(of_tenant, who.id)
          else app.permissions_of_roles(of_tenant, array[s.preview_role_id]) end,
        'preview', preview,
        'delegators', (
          select coalesce(jsonb_agg(d.id order by d.id), '[]') from app."user" d
          where d.tenant_id = of_tenant and d.delegate_to_id = who.id and d.status = 'ACTIVE'
            and d.delegate_until >= (now() at time zone 'UTC')::date),
        'places', app.places_of(of_tenant, who.person_id),
        'session', s.id, 'application', s.application, 'provenAt', floor(extract(epoch from s.proven_at) * 1000),
        'pending', s.pending, 'endsAt', s.ends_at, 'firewall', app.firewall_of(coalesce(s.acting_tenant::uuid, of_tenant), coalesce(s.acting_user::uuid, who.id)), 'actor', actor,
        'program', program);
    end
  $$;
select engine.run_as_gate('app.find_session(uuid, uuid, boolean)');

-- Uses the ticket of a socket up; of two who come with it one wins. Tickets are hashes with the second they end in.
create function app.use_socket_ticket(of_tenant uuid, session_id uuid, given_hash text) returns boolean
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    with used as (
      update app.session set tickets = tickets - given_hash
      where tenant_id = of_tenant and id = session_id
        and (tickets ->> given_hash)::double precision > extract(epoch from clock_timestamp()) returning 1
    ) select exists (select from used)
  $$;
select engine.run_as_gate('app.use_socket_ticket(uuid, uuid, text)');

-- What the apps draw themselves with: by the caller's tenant, or by sub-domain or code before the sign-in. Its look is the
-- published theme; nothing where there is none.
create function app.find_theme(given_name text, of_tenant uuid) returns jsonb
  language sql stable security definer set search_path = pg_catalog
  as $$
    select jsonb_build_object(
      'id', t.id, 'code', t.code, 'name', t.name, 'appName', h.app_name, 'logo', h.logo_id, 'logoDark', h.logo_dark_id,
      'favicon', h.favicon_id, 'background', h.background_id,
      'brandColor', h.brand_color, 'brandColorDark', h.brand_color_dark, 'language', t.language, 'supportEmail', t.support_email,
      'baseCurrency', t.base_currency, 'expensesEnabled', coalesce(t.expenses_enabled, true),
      'enableMaiDigitalSigning', coalesce(t.enable_mai_digital_signing, false),
      'confirmationFields', t.confirmation_fields_for_bank_details_settings, 'terms', t.terms, 'version', t.version)
    from app.tenant t
    left join app.theme h on h.tenant_id = t.id and h.is_shown
    where t.active and (t.id = of_tenant or of_tenant is null and (lower(t.sub_domain) = lower(given_name) or upper(t.code) = upper(given_name)))
    order by lower(t.sub_domain) = lower(given_name) desc nulls last limit 1
  $$;
select engine.run_as_gate('app.find_theme(text, uuid)');

-- Where the bytes of a picture of a tenant's published theme lie. Shown on the sign-in page, so to anyone; a file that was
-- stored for something else is never shown this way, whatever a theme names.
create function app.find_theme_picture(given_code text, part text) returns jsonb
  language sql stable strict security definer set search_path = pg_catalog
  as $$
    select jsonb_build_object('key', a.storage_key, 'type', a.content_type)
    from app.tenant t
    join app.theme h on h.tenant_id = t.id and h.is_shown
    join app.attachment a on a.tenant_id = h.tenant_id
      and a.id = case part when 'logo' then h.logo_id when 'logoDark' then coalesce(h.logo_dark_id, h.logo_id)
        when 'favicon' then h.favicon_id when 'background' then h.background_id end
    where t.active and upper(t.code) = upper(given_code) and a.status = 'CLEAN' and a.purpose = 'LOGO'
      and a.content_type like 'image/%'
  $$;
select engine.run_as_gate('app.find_theme_picture(text, text)');

-- The settings of one tenant that its own staff may know, whoever manages it.
create function app.tenant_facts(of_tenant uuid) returns jsonb
  language sql stable strict security definer set search_path = pg_catalog
  as $$
    select jsonb_build_object('id', t.id, 'code', t.code, 'name', t.name, 'kind', t.kind, 'appName', (select h.app_name from app.theme h where h.tenant_id = t.id and h.is_shown), 'language', t.language,
      'managedBy', t.tenant_id, 'sessionTimeout', t.session_timeout, 'requiresTwoFactor', coalesce(t.requires_two_factor, false),
      'parent', (select jsonb_build_object('id', p.id, 'name', p.name) from app.tenant p where p.id = t.parent_id))
    from app.tenant t where t.id = of_tenant
  $$;
select engine.run_as_gate('app.tenant_facts(uuid)');

alter default privileges in schema app grant execute on functions to homeport_reporter;
