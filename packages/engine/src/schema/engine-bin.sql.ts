import { roles, rowSecurity } from './row-security.sql.ts';

const { app, gate } = roles;
const tenant = "nullif(current_setting('app.tenant', true), '')::uuid";

/**
 * What people deleted, as long as they may want it back. The rows have left their tables, so that nothing that reads those has
 * to know of a bin: lists, searches, relations, unique keys, exports. Here they stand as JSON, each beside the table it is of.
 */
export const engineBin = `
create table engine.bin (
  tenant_id uuid not null default ${tenant},
  record_id uuid not null,
  entity text not null,
  title text not null,
  -- Later deletions have higher places: what went last comes back first.
  place bigint generated always as identity,
  by_user uuid not null default nullif(current_setting('app.user', true), '')::uuid,
  on_behalf_by uuid default nullif(current_setting('app.on_behalf_by', true), '')::uuid,
  at timestamptz not null default now(),
  request text default nullif(current_setting('app.request', true), ''),
  primary key (tenant_id, record_id)
);
create index bin_place_idx on engine.bin (tenant_id, place desc);
-- The nightly emptying takes the oldest first, whoever's they are.
create index bin_at_idx on engine.bin (at);
create index bin_request_idx on engine.bin (tenant_id, request);
${rowSecurity('engine', { name: 'bin', scope: 'tenant' }).join('\n')}
-- Updating is never done; locking a row asks for the right.
grant select, insert, update, delete on engine.bin to ${app};
grant select, delete on engine.bin to ${gate};

-- The record itself, its lists of relations and its parts; and, by \`emptied\`, relations of others that led to one of them.
create table engine.bin_row (
  tenant_id uuid not null default ${tenant},
  record_id uuid not null,
  relation text not null,
  emptied text not null default '',
  key text not null,
  value jsonb not null,
  primary key (tenant_id, record_id, relation, emptied, key),
  foreign key (tenant_id, record_id) references engine.bin (tenant_id, record_id) on delete cascade
);
create index bin_row_relation_idx on engine.bin_row (tenant_id, relation);
${rowSecurity('engine', { name: 'bin_row', scope: 'tenant' }).join('\n')}
grant select, insert, delete on engine.bin_row to ${app};

create function engine.empty_bin(older_than interval) returns bigint
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    -- Some at a time: a statement has its time, and one day may have seen very many deletions.
    with old as (
      select tenant_id, record_id from engine.bin where at < now() - older_than order by at limit 2000
    ), gone as (
      delete from engine.bin b using old where b.tenant_id = old.tenant_id and b.record_id = old.record_id returning 1
    )
    select count(*) from gone
  $$;
select engine.run_as_gate('engine.empty_bin(interval)');
`;
