import type { SystemContext } from '@homeport/engine';
import { allFields, currencyDecimals, type Entity, gives, grantsOf, roleCode, type Values } from '@homeport/grammar';
import {
  askable,
  type DecidingGroup,
  type DecidingKind,
  type DecidingRequest,
  decidingKinds,
  isDecidingKind,
} from '@homeport/model/deciding';
import { type ApprovalGroup, approvalGroup } from '@homeport/model/organisation';
import { type Converted, convert, type RateRecord } from '@homeport/model/rates';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import type { DecidedEntity } from './subject.ts';

interface Loaded {
  /** Of those who are named, the users who may sign in and decide. */
  readonly able: readonly string[];
  readonly named: string | null;
  readonly manager: string | null;
  readonly requesters: readonly string[];
}
export interface DecidingFacts {
  readonly groups: readonly DecidingGroup[];
  readonly request: DecidingRequest;
  /** Users whose own it is. */
  readonly requesters: readonly string[];
  /** What is decided is worth so much; null where it has no amount. */
  readonly amount: { readonly value: string; readonly currency: string } | null;
  /** The amount in the currency of a group, with the rate it was converted by; undefined where there is none. */
  converted(group: Pick<DecidingGroup, 'id'>): Converted | undefined;
}

/** Roles that may be asked to decide records of an entity: those that read some. */
export const rolesFor = (entity: Entity): readonly string[] =>
  askable.filter((role) => grantsOf(entity.access, [role]).some((grant) => gives(grant, 'read')));

/** The kind of an entity; one that groups do not know is a fault of its declaration. */
export function kindOf({ entity, decided }: DecidedEntity): DecidingKind {
  if (isDecidingKind(decided.kind)) return decided.kind;
  throw new Error(`${entity.name} is decided as ${decided.kind}, which no group approves`);
}

const groupsOf = (system: SystemContext, kind: DecidingKind): Promise<ApprovalGroup[]> =>
  system.records(approvalGroup).find({
    filter: {
      all: [
        { field: 'active', op: 'eq', value: true },
        { field: decidingKinds[kind], op: 'eq', value: true },
      ],
    },
    sort: 'sequence,asc',
    limit: 200,
  });

/** What choosing the steps of a record looks at. `record`: values as they are stored. No group of its kind: undefined. */
export async function decidingFacts(
  system: SystemContext,
  of: DecidedEntity,
  record: Values,
): Promise<DecidingFacts | undefined> {
  const kind = kindOf(of);
  const groups = await groupsOf(system, kind);
  if (groups.length === 0) return undefined;
  const amount = amountOf(of, record);
  const [found] = await system.query(factsOf(of, record, groups));
  if (!found) throw new Error('what a decision looks at could not be read');
  const { able, named, manager, requesters } = found;
  const currencies = [amount?.currency, ...groups.map(({ currency }) => currency)].flatMap((one) => one ?? []);
  const { rates, baseCurrency } = await ratesAmong(system, currencies);
  const free = (user: string | undefined): string | null =>
    user !== undefined && able.includes(user) && !requesters.includes(user) ? user : null;
  const known = groups.map(
    (group): DecidingGroup => ({
      id: group.id,
      name: group.name,
      sequence: group.sequence,
      kinds: [kind],
      amountOver: group.amountOver,
      amountUpTo: group.amountUpTo,
      dueInDays: group.dueInDays,
      able: (group.members ?? []).flatMap(({ id }) => free(id) ?? []),
      fallback: free(group.fallbackContact?.id),
    }),
  );
  const converted = ({ id }: Pick<DecidingGroup, 'id'>): Converted | undefined => {
    const to = groups.find((group) => group.id === id)?.currency;
    if (!amount || !to) return undefined;
    const options = { baseCurrency };
    const day = todayOf(system);
    const result = convert(amount.value, amount.currency, to, day, rates, currencyDecimals(to), options);
    return result.ok ? result : undefined;
  };
  const amountFor = (group: Pick<DecidingGroup, 'id'>) => (amount === null ? null : converted(group)?.amount);
  return {
    groups: known,
    requesters,
    amount,
    converted,
    request: { kind, amountFor, named, manager: free(manager ?? undefined) },
  };
}

/** What a record is worth, where it says so. */
export function amountOf({ decided }: DecidedEntity, record: Values): DecidingFacts['amount'] {
  const value = decided.amount === undefined ? null : record[decided.amount];
  const { currency } = record;
  return typeof value === 'string' && typeof currency === 'string' ? { value, currency } : null;
}

const idsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(idsIn) : [];

/** The users and people of a record whose own it is, as it names them. */
const ownOf = ({ decided }: DecidedEntity, record: Values): readonly string[] =>
  [record.createdBy, ...(decided.own ?? []).map((name) => record[name])].flatMap(idsIn);

/** The rates between some currencies of the last 400 days, and the currency of the company through which others are crossed. */
export async function ratesAmong(
  system: SystemContext,
  currencies: readonly string[],
): Promise<{ readonly rates: readonly RateRecord[]; readonly baseCurrency: string }> {
  const [found] = await system.query(sql<{ rates: RateRecord[] | null; baseCurrency: string }>`
    with wanted as (
      select unnest(${[...currencies]}::text[]) as code union select base_currency from app.current_tenant_settings())
    select
      (select jsonb_agg(jsonb_build_object('id', r.id, 'fromCurrency', r.from_currency, 'toCurrency', r.to_currency,
        'effectiveDate', r.effective_date, 'source', r.source, 'rate', r.rate::text)) from app.exchange_rate r
        where r.from_currency in (select code from wanted) and r.to_currency in (select code from wanted)
          and r.effective_date <= current_date and r.effective_date > current_date - 400) as rates,
      (select base_currency from app.current_tenant_settings()) as "baseCurrency"`);
  return { rates: found?.rates ?? [], baseCurrency: found?.baseCurrency ?? 'EUR' };
}

function factsOf({ entity, decided }: DecidedEntity, record: Values, groups: readonly ApprovalGroup[]) {
  const value = (name: string | undefined): string | null => {
    const id = name !== undefined && Object.hasOwn(allFields(entity), name) ? record[name] : null;
    return typeof id === 'string' ? id : null;
  };
  const own = ownOf({ entity, decided }, record);
  const people = groups.flatMap(({ members, fallbackContact }) => [
    ...(members ?? []).map(({ id }) => id),
    ...(fallbackContact ? [fallbackContact.id] : []),
  ]);
  return sql<Loaded>`
  with recursive about as (
    select coalesce(c.approval_group_id, p.approval_group_id) as named, coalesce(c.manager_id, ${value('manager')}::uuid) as manager
    from (select ${value(decided.of)}::uuid as id) x
    left join app.case_detail c on c.id = x.id
    left join app.policy p on p.id = coalesce(c.policy_id, ${value('policy')}::uuid)),
  held as (
    select u.id, r.code, r.parent_role_id as parent, 1 as depth from app."user" u
    join app.user_roles_link l on l.owner_id = u.id join app.role r on r.id = l.target_id
    where u.status = 'ACTIVE' and (u.id = any(${people}::uuid[]) or u.id = (select manager from about))
    union all
    select h.id, r.code, r.parent_role_id, h.depth + 1 from held h join app.role r on r.id = h.parent where h.depth < 10)
  select
    array(select distinct id from held where code = any(${rolesFor(entity).map(roleCode)}::text[])) as able,
    (select named from about) as named, (select manager from about) as manager,
    array(select u.id from app."user" u where u.id = any(${own}::uuid[]) or u.person_id = any(${own}::uuid[])
      or u.person_id in (select e.person_id from app.employee e where e.id = any(${own}::uuid[]))) as requesters`;
}
