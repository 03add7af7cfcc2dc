import { dataSchema, quoted } from './names.ts';
import { roles } from './row-security.sql.ts';
import type { Table } from './snapshot.ts';

const { app, reporter, portfolio } = roles;

/** The companies of the running transaction that reads over several; null without any. */
const companies = "(select string_to_array(nullif(current_setting('app.companies', true), ''), ',')::uuid[])::uuid[]";

/**
 * Who reads over several companies sees the rows of all of them. A role of its own, so that statements of one company are planned
 * as if there were no portfolio; it may read and nothing else, so that no row can be written where a company was not chosen.
 */
export const portfolioPolicy = (schema: string, { name, scope }: Pick<Table, 'name' | 'scope'>): string[] =>
  scope === 'tenant'
    ? [
        `create policy portfolio on ${quoted(schema)}.${quoted(name)} for select to ${portfolio} using ("tenant_id" = any (${companies}));`,
      ]
    : [];

/** The role that reads over several companies, and what it may read of what is there already. */
export const enginePortfolio = `
do $$
begin
  begin
    if not exists (select from pg_roles where rolname = '${portfolio}') then
      create role ${portfolio} nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
  begin
    execute format('grant ${portfolio} to %I', current_user);
  exception when insufficient_privilege then null; -- granted by who made the role
  end;
end $$;
grant usage on schema app, engine to ${portfolio};
grant select on all tables in schema app to ${portfolio};
alter default privileges in schema app grant select on tables to ${portfolio};
do $$
declare each record;
begin
  for each in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where n.nspname = '${dataSchema}' and c.relkind = 'r' loop
    execute format('create policy portfolio on ${dataSchema}.%I for select to ${portfolio} using (tenant_id = any (${companies.replaceAll("'", "''")}))', each.relname);
  end loop;
  -- What reports may call to read, whoever reads over several companies may call, too.
  for each in select p.oid::regprocedure as made from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = '${dataSchema}' and not p.prosecdef and has_function_privilege('${reporter}', p.oid, 'execute') loop
    execute format('grant execute on function %s to ${portfolio}', each.made);
  end loop;
end $$;

-- The name of what a loose relation leads to, as one company is told it: of those that are read over. Replaced by who knows names.
create function app.name_elsewhere_for(company uuid, kind text, record_id uuid) returns text
  language sql stable parallel safe set search_path = pg_catalog
  as $$ select null::text $$;
revoke all on function app.name_elsewhere_for(uuid, text, uuid) from public;
grant execute on function app.name_elsewhere_for(uuid, text, uuid) to ${app}, ${portfolio};
`;
