import {
  type Hold,
  type RetentionFacts,
  type RetentionKind,
  type RetentionTerm,
  type RetentionVerdict,
  retentionVerdict,
} from '@homeport/model/privacy';
import type pg from 'pg';
import { recordKinds, tableOf } from './retention-kinds.ts';

/** Something that a rule might speak of, with what the rule has to know. */
export interface Candidate extends RetentionFacts {
  readonly id: string;
  /** Whom it is about, by name; null when nobody is known. */
  readonly name: string | null;
}
/** The rules and the holds of a tenant that are in force. */
export interface InForce {
  readonly terms: ReadonlyMap<RetentionKind, readonly RetentionTerm[]>;
  readonly holds: readonly Hold[];
}

/** Rules and holds, read in the transaction that acts on them. The tenant is set on the connection. */
export async function readInForce(client: pg.Client, tenant: string): Promise<InForce> {
  const rules = await client.query<RetentionTerm & { kind: RetentionKind }>(
    `select kind, event, keep_for as "keepFor", unit, country from app.retention_rule where tenant_id = $1 and active`,
    [tenant],
  );
  const holds = await client.query<Hold>(
    `select id, person_id as person, case_detail_id as "caseDetail" from app.legal_hold where tenant_id = $1 and status = 'IN_FORCE'`,
    [tenant],
  );
  return { terms: Map.groupBy(rules.rows, (rule) => rule.kind), holds: holds.rows };
}

/** Keeps new holds waiting until this transaction is over: what is decided in it stays true. */
export const lockHolds = (client: pg.Client): Promise<unknown> =>
  client.query('lock table app.legal_hold in share mode');

export const verdictOn = (one: Candidate, kind: RetentionKind, inForce: InForce, today: string): RetentionVerdict =>
  retentionVerdict(one, inForce.terms.get(kind) ?? [], inForce.holds, today);

/** How many are looked at together. */
const page = 5_000;

/** Everything of a kind, in the order of ids, in pages. */
export async function* candidates(
  client: pg.Client,
  tenant: string,
  kind: RetentionKind,
): AsyncGenerator<readonly Candidate[]> {
  let after: string | null = null;
  for (;;) {
    const { rows }: { rows: Candidate[] } = await client.query<Candidate>(textFor(kind), [tenant, null, after]);
    if (rows.length > 0) yield rows;
    if (rows.length < page) return;
    after = rows.at(-1)?.id ?? null;
  }
}

/** These, as they are now. */
export const candidatesAgain = async (
  client: pg.Client,
  tenant: string,
  kind: RetentionKind,
  ids: readonly string[],
): Promise<readonly Candidate[]> => (await client.query<Candidate>(textFor(kind), [tenant, ids, null])).rows;

const textFor = (kind: RetentionKind): string => (kind === 'PERSON' ? people : recordsOf(kind));

/** Per person when the last assignment ended, whether one is still running, and where the last one went. */
const assignments = `select d.assignee_id as person,
    max(case when d.status = 'CLOSED' then coalesce(greatest(d.assignment_end_date, d.financially_completed_on, d.operationally_completed_on), (d.updated at time zone 'UTC')::date)
      when d.status = 'CANCELLED' then (d.updated at time zone 'UTC')::date end) as ended,
    bool_or(d.status not in ('CLOSED', 'CANCELLED')) as "isOnAssignment",
    (array_agg(d.host_location ->> 'country' order by d.assignment_start_date desc nulls last, d.created desc))[1] as country
  from app.case_detail d where d.tenant_id = $1 group by d.assignee_id`;
const nameOf = (alias: string): string => `${alias}.first_name || ' ' || ${alias}.last_name`;

/** Who was on an assignment and was not erased yet. */
const people = `with assignments as (${assignments})
  select p.id, ${nameOf('p')} as name, array[p.id] || array(
      select u.person_id from app.dependant x join app."user" u on u.tenant_id = x.tenant_id and u.id = x.user_id
      where x.tenant_id = p.tenant_id and x.employee_person_id = p.id and u.person_id is not null) as people,
    null as "caseDetail", null as recorded, a.ended::text as ended, a."isOnAssignment", a.country,
    exists (select from app."user" u join app.user_roles_link l on l.tenant_id = u.tenant_id and l.owner_id = u.id
      join app.role o on o.tenant_id = l.tenant_id and o.id = l.target_id
      where u.tenant_id = p.tenant_id and u.person_id = p.id and u.status = 'ACTIVE' and o.code not in ('ASSIGNEE', 'DEPENDANT')) as "isStaff"
  from assignments a join app.person p on p.tenant_id = $1 and p.id = a.person
  where ($2::uuid[] is null or p.id = any ($2)) and ($3::uuid is null or p.id > $3)
    and not exists (select from engine.audit e where e.tenant_id = p.tenant_id and e.record_id = p.id and e.what = 'erasure')
  order by p.id limit ${page}`;

function recordsOf(kind: Exclude<RetentionKind, 'PERSON'>): string {
  const { entity, person, user, caseDetail, recorded } = recordKinds[kind];
  return `with assignments as (${assignments}), found as (
      select r.id, ${recorded} as recorded, ${caseDetail} as case_detail, ${person} as person, u.person_id as account,
        (select x.employee_person_id from app.dependant x where x.tenant_id = r.tenant_id and x.user_id = u.id limit 1) as family
      from ${tableOf(entity)} r left join app."user" u on u.tenant_id = r.tenant_id and u.id = ${user}
      where r.tenant_id = $1 and ($2::uuid[] is null or r.id = any ($2)) and ($3::uuid is null or r.id > $3)
      order by r.id limit ${page}
    )
    select f.id, ${nameOf('p')} as name, array_remove(array[f.person, f.account, f.family], null) as people, f.case_detail as "caseDetail",
      f.recorded::text as recorded, a.ended::text as ended, coalesce(a."isOnAssignment", false) as "isOnAssignment", a.country, false as "isStaff"
    from found f left join app.person p on p.tenant_id = $1 and p.id = coalesce(f.person, f.family, f.account)
    left join assignments a on a.person = p.id
    order by f.id`;
}
