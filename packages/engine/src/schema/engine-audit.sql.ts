import { roles, rowSecurity } from './row-security.sql.ts';

const { app, auditor } = roles;

/** A moment as a whole number of microseconds: the same text in every time zone and release. */
const microseconds = '(extract(epoch from at) * 1000000)::bigint';

/**
 * The text of a line as it is sealed. The head says who did what to which record and when; the body holds values and
 * remarks, which may be about a person and are the only part that an erasure can empty. Whoever verifies uses the same.
 */
export const sealedText = {
  history: {
    head: `jsonb_build_array('history', tenant_id, ${microseconds}, by_user, on_behalf_by, request, entity, record_id, version, deed)::text`,
    body: 'jsonb_build_array(changes, note)::text',
  },
  audit: {
    head: `jsonb_build_array('audit', tenant_id, id, ${microseconds}, by_user, on_behalf_by, request, what, entity, record_id, result)::text`,
    body: 'jsonb_build_array(reason, detail)::text',
  },
} as const;

/** The owner of the database is a member of the auditor, to verify as it; what it sees as itself stays its tenant's. */
const actsAsAuditor = `(select current_user = '${auditor}')`;

/** One sealer at a time over all nodes. */
const sealerLock = 7_201_303;

/** Seals of the audit trail: an order of the lines of each tenant, chained by hashes. */
export const engineAudit = `
-- One seal per line of history and audit. A hash covers the one before, the place, the head of the line and the digest of its
-- body; the digest is salted, so that it tells nothing of a body that was erased (the salt goes with it).
create table engine.seal (
  tenant_id uuid not null,
  seq bigint not null,
  record_id uuid,
  version integer,
  audit_id bigint,
  xid bigint not null,
  salt uuid,
  digest bytea not null,
  hash bytea not null,
  at timestamptz not null default now(),
  primary key (tenant_id, seq),
  check (num_nonnulls(record_id, audit_id) = 1 and (record_id is null) = (version is null))
);
create unique index seal_history_key on engine.seal (tenant_id, record_id, version) where record_id is not null;
create unique index seal_audit_key on engine.seal (tenant_id, audit_id) where audit_id is not null;
create index seal_xid_idx on engine.seal (xid);
${rowSecurity('engine', { name: 'seal', scope: 'tenant' }).join('\n')}
create policy auditor on engine.seal to ${auditor} using (${actsAsAuditor}) with check (${actsAsAuditor});
create policy auditor on engine.history to ${auditor} using (${actsAsAuditor}) with check (false);
create policy auditor on engine.audit to ${auditor} using (${actsAsAuditor}) with check (false);
grant select, insert on engine.seal to ${auditor};
grant select on engine.history, engine.audit to ${auditor};

-- Seals the lines that no running transaction can get in front of any more, oldest first and in whole transactions. Answers
-- the new ends of the chains. Does nothing while another node seals.
create function engine.seal_lines(at_most integer) returns table (tenant uuid, place bigint, end_hash text)
  language plpgsql volatile strict security definer set search_path = pg_catalog set enable_seqscan = off
  as $$
    declare
      running bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
      sealed bigint;
      line record;
      digest bytea;
      chained bytea;
      -- Stored by one statement: one of its own for each line costs five times as much.
      grown engine.seal[] := '{}';
    begin
      if not pg_try_advisory_xact_lock(${sealerLock}) then return; end if;
      select coalesce(max(s.xid), 0) into sealed from engine.seal s;
      select t.xid + 1 into running from (
        select h.xid from engine.history h where h.xid > sealed and h.xid < running
        union all
        select a.xid from engine.audit a where a.xid > sealed and a.xid < running
      ) t order by t.xid offset at_most limit 1;
      running := coalesce(running, pg_snapshot_xmin(pg_current_snapshot())::text::bigint);
      for line in
        select t.* from (
          select h.tenant_id, h.xid, h.at, h.record_id, h.version, null::bigint as audit_id,
            convert_to(${sealedText.history.head}, 'UTF8') as head, convert_to(${sealedText.history.body}, 'UTF8') as body, gen_random_uuid() as salt
          from engine.history h where h.xid > sealed and h.xid < running
          union all
          select a.tenant_id, a.xid, a.at, null, null, a.id, convert_to(${sealedText.audit.head}, 'UTF8'), convert_to(${sealedText.audit.body}, 'UTF8'), gen_random_uuid()
          from engine.audit a where a.xid > sealed and a.xid < running
        ) t order by t.tenant_id, t.xid, t.at, t.audit_id, t.record_id, t.version
      loop
        if tenant is distinct from line.tenant_id then
          if tenant is not null then
            end_hash := encode(chained, 'hex');
            return next;
          end if;
          tenant := line.tenant_id;
          select s.seq, s.hash into place, chained from engine.seal s where s.tenant_id = tenant order by s.seq desc limit 1;
          if not found then
            place := 0;
            chained := sha256(uuid_send(tenant));
          end if;
        end if;
        place := place + 1;
        digest := sha256(uuid_send(line.salt) || line.body);
        chained := sha256(chained || int8send(place) || line.head || digest);
        grown := array_append(grown, row(tenant, place, line.record_id, line.version, line.audit_id, line.xid, line.salt, digest, chained, now())::engine.seal);
      end loop;
      if tenant is not null then
        end_hash := encode(chained, 'hex');
        return next;
      end if;
      insert into engine.seal select g.* from unnest(grown) g;
    end
  $$;

-- Makes a definer function run as the auditor, who reads the whole trail and adds seals. Used by migrations only.
create function engine.run_as_auditor(made regprocedure) returns void
  language plpgsql volatile strict set search_path = pg_catalog
  as $$
    begin
      grant create on schema engine to ${auditor};
      execute format('alter function %s owner to ${auditor}', made);
      execute format('revoke all on function %s from public', made);
      execute format('grant execute on function %s to ${app}', made);
      revoke create on schema engine from ${auditor};
    end
  $$;
revoke all on function engine.run_as_auditor(regprocedure) from public;
select engine.run_as_auditor('engine.seal_lines(integer)');
`;
