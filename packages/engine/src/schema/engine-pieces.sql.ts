import { engineAudit } from './engine-audit.sql.ts';
import { engineBin } from './engine-bin.sql.ts';
import { engineChanges } from './engine-changes.sql.ts';
import { engineDue } from './engine-due.sql.ts';
import { engineFunctions } from './engine-functions.sql.ts';
import { enginePortfolio } from './engine-portfolio.sql.ts';
import { engineTables } from './engine-tables.sql.ts';
import { roles } from './row-security.sql.ts';

const { app, reporter, auditor, gate } = roles;

/** Schemas, extensions, roles and what the roles get of things that come later. */
const ground = `
create schema app;
create schema engine;
create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gist with schema public;
create extension if not exists unaccent with schema public;

-- Roles belong to the whole server, so another database may have made them already.
do $$
declare wanted text;
begin
  foreach wanted in array array['${app}', '${reporter}', '${auditor}', '${gate}'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin', wanted);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
  begin
    execute format('grant ${app}, ${reporter}, ${auditor} to %I', current_user);
  exception when insufficient_privilege then null; -- granted by who made the roles
  end;
end $$;

-- Row security forbids the index of a search whose operator might tell of rows it rejects; these two say nothing.
do $$
begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    alter function pg_catalog.texticlike(text, text) leakproof;
    alter function pg_catalog.textlike(text, text) leakproof;
  end if;
end $$;

grant usage on schema app, engine to ${app}, ${reporter}, ${gate};
grant usage on schema engine to ${auditor};
alter default privileges in schema app grant select, insert, update, delete on tables to ${app};
alter default privileges in schema app grant select on tables to ${reporter};
alter default privileges revoke execute on functions from public;
alter default privileges in schema app grant execute on functions to ${app}, ${reporter}, ${gate};
`;

/** The engine's own part of the database, in the order it came to be. Pieces are added at the end, never changed. */
export const enginePieces: readonly string[] = [
  ground,
  engineTables,
  engineFunctions,
  engineAudit,
  engineChanges,
  engineBin,
  engineDue,
  enginePortfolio,
];
