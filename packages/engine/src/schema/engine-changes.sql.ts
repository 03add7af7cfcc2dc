import { quoted } from './names.ts';
import { roles, rowSecurity } from './row-security.sql.ts';
import type { Table } from './snapshot.ts';

const { app, reporter, gate } = roles;

/**
 * Which transactions changed records of a table. Lists answer a total that was counted before as long as nobody has changed
 * the table since; rows are kept for some minutes only, which is longer than any such total lives.
 */
export const engineChanges = `
create table engine.change (
  tenant_id uuid not null default nullif(current_setting('app.tenant', true), '')::uuid,
  relation oid not null,
  xid xid8 not null default pg_current_xact_id()
);
create index change_since_idx on engine.change (tenant_id, relation, xid);
${rowSecurity('engine', { name: 'change', scope: 'tenant' }).join('\n')}
grant select, insert on engine.change to ${app};
grant select on engine.change to ${reporter};
grant select, insert, delete on engine.change to ${gate};

-- A statement of the application changes rows of its tenant only.
create function engine.note_change() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    begin
      insert into engine.change (relation) values (tg_relid);
      return null;
    end
  $$;

-- Anybody else's (foreign keys that cascade, functions with rights of their own, hands) is noted by its rows.
create function engine.note_changed_row() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    begin
      insert into engine.change (tenant_id, relation)
      select distinct t, tg_relid from unnest(array[new.tenant_id, old.tenant_id]) t
      where t is not null and not exists (
        select from engine.change c where c.tenant_id = t and c.relation = tg_relid and c.xid = pg_current_xact_id());
      return null;
    end
  $$;

-- Removes what transactions left that had ended when the given horizon was taken. Answers the horizon of now.
create function engine.forget_changes(horizon xid8) returns xid8
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    with gone as (delete from engine.change where xid < horizon)
    select pg_snapshot_xmin(pg_current_snapshot())
  $$;
select engine.run_as_gate('engine.forget_changes(xid8)');
`;

/** A migration that lifts row security to reach the rows of every tenant. */
export const reachesEveryTenant = /\bno force row level security\b/i;

/**
 * Sent with such a migration, which runs as the owner of the tables and in no tenant: what it changes is noted in the tenant it
 * belongs to, since row security of the notes holds for the owner as well and is not lifted. That needs no lock which a running
 * release would wait for.
 */
export const noteInEveryTenant = `
create or replace function engine.note_changed_row() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    declare
      one uuid;
      around text := current_setting('app.tenant', true);
    begin
      foreach one in array array[new.tenant_id, old.tenant_id] loop
        continue when one is null;
        perform set_config('app.tenant', one::text, true);
        insert into engine.change (tenant_id, relation)
        select one, tg_relid
        where not exists (
          select from engine.change c where c.tenant_id = one and c.relation = tg_relid and c.xid = pg_current_xact_id());
      end loop;
      perform set_config('app.tenant', coalesce(around, ''), true);
      return null;
    end
  $$;
`;

/** The triggers of a table whose rows are listed with totals. Rows that are the same for all tenants are counted each time. */
export function changeTriggers(table: Pick<Table, 'name' | 'scope' | 'primaryKey'>): string[] {
  if (table.scope !== 'tenant' || !table.primaryKey.includes('id')) return [];
  const on = `after insert or update or delete on ${quoted('app')}.${quoted(table.name)}`;
  return [
    `create trigger noted ${on} for each statement when (current_user = '${app}') execute function engine.note_change();`,
    `create trigger noted_row ${on} for each row when (current_user <> '${app}') execute function engine.note_changed_row();`,
  ];
}
