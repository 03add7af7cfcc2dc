do $$
begin
  begin
    if not exists (select from pg_roles where rolname = 'homeport_portfolio') then
      create role homeport_portfolio nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
  begin
    execute format('grant homeport_portfolio to %I', current_user);
  exception when insufficient_privilege then null; -- granted by who made the role
  end;
end $$;
grant usage on schema app, engine to homeport_portfolio;
grant select on all tables in schema app to homeport_portfolio;
alter default privileges in schema app grant select on tables to homeport_portfolio;
do $$
declare each record;
begin
  for each in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where n.nspname = 'app' and c.relkind = 'r' loop
    execute format('create policy portfolio on app.%I for select to homeport_portfolio using (tenant_id = any ((select string_to_array(nullif(current_setting(''app.companies'', true), ''''), '','')::uuid[])::uuid[]))', each.relname);
  end loop;
  -- What reports may call to read, whoever reads over several companies may call, too.
  for each in select p.oid::regprocedure as made from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'app' and not p.prosecdef and has_function_privilege('homeport_reporter', p.oid, 'execute') loop
    execute format('grant execute on function %s to homeport_portfolio', each.made);
  end loop;
end $$;

-- The name of what a loose relation leads to, as one company is told it: of those that are read over. Replaced by who knows names.
create function app.name_elsewhere_for(company uuid, kind text, record_id uuid) returns text
  language sql stable parallel safe set search_path = pg_catalog
  as $$ select null::text $$;
revoke all on function app.name_elsewhere_for(uuid, text, uuid) from public;
grant execute on function app.name_elsewhere_for(uuid, text, uuid) to homeport_app, homeport_portfolio;

-- As `name_elsewhere`, told by the company whose record names somebody: of those that are read over, and no others.
create or replace function app.name_elsewhere_for(company uuid, kind text, record_id uuid) returns text
  language plpgsql stable security definer set search_path = pg_catalog
  as $$
    begin
      return (
        select u.display_name from app."user" u
        where kind = 'user' and u.id = record_id and app.reaches(u.tenant_id, company)
          and company = any (string_to_array(nullif(current_setting('app.companies', true), ''), ',')::uuid[]));
    end
  $$;
select engine.run_as_gate('app.name_elsewhere_for(uuid, text, uuid)');
