import { roles, rowSecurity } from './row-security.sql.ts';

const { app, reporter, gate } = roles;

/** What the settings of the transaction say of the caller, as column defaults. */
const caller = {
  tenant: "nullif(current_setting('app.tenant', true), '')::uuid",
  user: "nullif(current_setting('app.user', true), '')::uuid",
  onBehalfBy: "nullif(current_setting('app.on_behalf_by', true), '')::uuid",
  request: "nullif(current_setting('app.request', true), '')",
};
/** The transaction a line was written in: the sealer takes lines up to the oldest one that still runs. */
const writtenIn = 'bigint not null default pg_current_xact_id()::text::bigint';
const secured = (name: string): string => rowSecurity('engine', { name, scope: 'tenant' }).join('\n');

/** What the engine keeps besides the records. All of it belongs to tenants. */
export const engineTables = `
-- Every change of every record: old and new values by field name.
create table engine.history (
  tenant_id uuid not null default ${caller.tenant},
  entity text not null,
  record_id uuid not null,
  version integer not null,
  deed text not null,
  changes jsonb not null,
  by_user uuid not null default ${caller.user},
  on_behalf_by uuid default ${caller.onBehalfBy},
  at timestamptz not null default now(),
  note text,
  request text default ${caller.request},
  xid ${writtenIn},
  -- One change per version: a record that was deleted cannot come back under its id.
  primary key (tenant_id, record_id, version)
);
create index history_xid_idx on engine.history using brin (xid) with (autosummarize = on);
${secured('history')}
grant select, insert on engine.history to ${app};
grant select on engine.history to ${reporter};

-- What happened and has to be acted on; a row leaves when its reactions are done.
create table engine.outbox (
  tenant_id uuid not null default ${caller.tenant},
  id bigint generated always as identity,
  effect_id uuid not null default gen_random_uuid(),
  event text not null,
  entity text not null,
  record_id uuid not null,
  payload jsonb not null,
  by_user uuid default ${caller.user},
  on_behalf_by uuid default ${caller.onBehalfBy},
  request text default ${caller.request},
  created timestamptz not null default now(),
  claimed_until timestamptz,
  attempts integer not null default 0,
  failure text,
  -- Given up: stays visible until somebody looks at it.
  dead timestamptz,
  primary key (tenant_id, id)
);
-- The one index without a tenant in front: workers take the oldest event of all tenants.
create index outbox_waiting_idx on engine.outbox (id) where dead is null;
${secured('outbox')}
grant select, insert on engine.outbox to ${app};
grant select, update, delete on engine.outbox to ${gate};

-- Changes of records that a company listens to by a declaration of its own (the listener is its id): the outbox keeps them, as it
-- keeps what reactions of the catalogue hear. Whoever writes a record does not look here.
create table engine.listener (
  tenant_id uuid not null default ${caller.tenant},
  event text not null,
  listener uuid not null,
  primary key (tenant_id, event, listener)
);
${secured('listener')}
grant select, insert, delete on engine.listener to ${app};
grant select on engine.listener to ${gate};

-- First answers of calls with an Idempotency-Key, stored in the transaction of their effect.
create table engine.idempotency (
  tenant_id uuid not null default ${caller.tenant},
  user_id uuid not null default ${caller.user},
  key text not null check (char_length(key) between 1 and 255),
  fingerprint text not null,
  -- Null while the call is running.
  status integer,
  answer text,
  created timestamptz not null default now(),
  primary key (tenant_id, user_id, key)
);
create index idempotency_created_idx on engine.idempotency (tenant_id, created);
${secured('idempotency')}
grant select, insert, update, delete on engine.idempotency to ${app};
grant select (tenant_id, user_id, key, created), delete on engine.idempotency to ${gate};

-- Who did, saw or was refused what. Rows are added, never changed.
create table engine.audit (
  tenant_id uuid not null default ${caller.tenant},
  id bigint generated always as identity,
  at timestamptz not null default now(),
  by_user uuid default ${caller.user},
  on_behalf_by uuid default ${caller.onBehalfBy},
  request text default ${caller.request},
  what text not null,
  entity text,
  record_id uuid,
  result text not null,
  reason text,
  detail jsonb,
  xid ${writtenIn},
  primary key (tenant_id, id)
);
create index audit_xid_idx on engine.audit using brin (xid) with (autosummarize = on);
create index audit_record_idx on engine.audit (tenant_id, record_id, id desc) where record_id is not null;
create index audit_user_idx on engine.audit (tenant_id, by_user, id desc);
${secured('audit')}
grant select, insert on engine.audit to ${app};
grant select on engine.audit to ${reporter};

-- Progress and result of work that runs outside a request.
create table engine.job (
  tenant_id uuid not null default ${caller.tenant},
  id uuid not null,
  name text not null,
  owner uuid not null default ${caller.user},
  input jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'stopped')),
  step text,
  done bigint not null default 0,
  total bigint,
  result jsonb,
  failure text,
  created timestamptz not null default now(),
  started timestamptz,
  finished timestamptz,
  expires timestamptz,
  primary key (tenant_id, id)
);
create index job_owner_idx on engine.job (tenant_id, owner, created desc, id desc);
${secured('job')}
grant select, insert, update, delete on engine.job to ${app};

-- Last number given out, per tenant and kind of reference.
create table engine.reference_number (
  tenant_id uuid not null default ${caller.tenant},
  name text not null,
  last bigint not null,
  primary key (tenant_id, name)
);
${secured('reference_number')}
grant select, insert, update on engine.reference_number to ${app};
`;
