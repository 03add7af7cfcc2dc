import { roles, rowSecurity } from './row-security.sql.ts';

const { app, gate } = roles;
const tenant = "nullif(current_setting('app.tenant', true), '')::uuid";

/**
 * The clock: what has its moment. A record has one moment for each event, which moves with it; when it has come, the event goes to
 * the outbox and leaves this table, in one statement of whichever process looks first. What waits for months is not looked at before.
 */
export const engineDue = `
create table engine.due (
  tenant_id uuid not null default ${tenant},
  event text not null,
  record_id uuid not null,
  entity text not null,
  at timestamptz not null,
  primary key (tenant_id, event, record_id)
);
-- Whoever's they are: processes take the earliest of all tenants.
create index due_at_idx on engine.due (at);
${rowSecurity('engine', { name: 'due', scope: 'tenant' }).join('\n')}
grant select, insert, update, delete on engine.due to ${app};
-- Updating is never done; locking a row asks for the right.
grant select, update, delete on engine.due to ${gate};
grant insert on engine.outbox to ${gate};

-- Keeps the moment of a record in step with one of its columns. Arguments of the trigger: event, entity, column.
create function engine.keep_due() returns trigger
  language plpgsql volatile set search_path = pg_catalog
  as $$
    declare moment timestamptz := case when tg_op <> 'DELETE' then (to_jsonb(new) ->> tg_argv[2])::timestamptz end;
    begin
      if moment is not null then
        insert into engine.due (tenant_id, event, record_id, entity, at)
        values (new.tenant_id, tg_argv[0], new.id, tg_argv[1], moment)
        on conflict (tenant_id, event, record_id) do update set at = excluded.at;
      elsif tg_op <> 'INSERT' then
        delete from engine.due where tenant_id = old.tenant_id and event = tg_argv[0] and record_id = old.id;
      end if;
      return null;
    end
  $$;

-- Hands what is due to the outbox. Two processes take different rows; one that dies has taken none.
create function engine.hand_over_due(at_most integer) returns bigint
  language sql volatile strict security definer set search_path = pg_catalog
  as $$
    with taken as (
      delete from engine.due where (tenant_id, event, record_id) in (
        select tenant_id, event, record_id from engine.due where at <= now() order by at limit at_most for update skip locked)
      returning *
    ), handed as (
      insert into engine.outbox (tenant_id, event, entity, record_id, payload)
      select tenant_id, event, entity, record_id, jsonb_build_object('at', at) from taken order by at returning 1
    )
    select count(*) from handed
  $$;
select engine.run_as_gate('engine.hand_over_due(integer)');
`;
