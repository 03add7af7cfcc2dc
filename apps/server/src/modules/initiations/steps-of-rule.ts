import type { SystemContext } from '@homeport/engine';
import { isRefusal, type Values } from '@homeport/grammar';
import { type Askable, askedOf } from '@homeport/model/deciding';
import {
  type Initiation,
  type InitiationRule,
  type InitiationStep,
  initiation,
  initiationFilter,
  initiationRule,
  initiationStep,
  mostSpecific,
} from '@homeport/model/initiations';
import { sql } from 'kysely';
import type { NewStep } from '../deciding/index.ts';

/** The rule that a request goes by: the one it came with, else the one in force that is for it and asks for most. */
export async function ruleFor(system: SystemContext, of: Initiation): Promise<InitiationRule | undefined> {
  const inForce = await system.records(initiationRule).find({
    filter: { field: 'status', op: 'eq', value: 'ACTIVE' },
    sort: 'code,asc',
    limit: 500,
  });
  const given = inForce.find(({ id }) => id === of.initiationRule?.id);
  if (given) return given;
  const fitting: InitiationRule[] = [];
  for (const rule of inForce) if (await isFor(system, rule, of.id)) fitting.push(rule);
  return mostSpecific(fitting);
}
/** A condition may lead over relations (the grade of the employee, the group of the policy): the database answers it. */
async function isFor(system: SystemContext, rule: InitiationRule, id: string): Promise<boolean> {
  const filter = initiationFilter(rule);
  if (filter === undefined) return true;
  return (await system.records(initiation).count({ all: [{ field: 'id', op: 'eq', value: id }, filter] })) > 0;
}

/** The steps of the rule that a request was handed in by; one without a rule goes by the groups. */
export async function stepsOfRule(system: SystemContext, record: Values): Promise<readonly NewStep[] | undefined> {
  if (typeof record.initiationRule !== 'string') return undefined;
  const rule = await system.records(initiationRule).get(record.initiationRule);
  if (isRefusal(rule)) return undefined;
  const steps = await system.records(initiationStep).find({
    filter: {
      all: [
        { field: 'initiationRule', op: 'eq', value: rule.id },
        { field: 'kind', op: 'in', value: ['APPROVAL', 'CHECK'] },
      ],
    },
    sort: 'sequence,asc',
    limit: 200,
  });
  const people = await peopleFor(system, record, rule);
  return steps.map((step) => {
    const holders = step.ownerRole ? (people.holders[step.ownerRole.id] ?? []) : null;
    const { asked, owner } = askedOf({ ...people, holders });
    return {
      ...asStep(step),
      reason: 'RULE',
      approvalGroup: holders === null ? (rule.approvalGroup?.id ?? null) : null,
      asked: asked.map((id) => ({ id })),
      owner,
      requesters: people.requesters.map((id) => ({ id })),
      amount: record.budget ?? null,
      currency: record.currency ?? null,
    };
  });
}
const asStep = ({ id, sequence, name, kind, isOptional }: InitiationStep) => ({
  initiationStep: id,
  sequence,
  name,
  kind: kind === 'CHECK' ? ('CHECK' as const) : ('APPROVAL' as const),
  isOptional,
});

type People = Omit<Askable, 'holders'> & { readonly holders: Readonly<Record<string, readonly string[]>> };
/** Who is who for the decisions of a request; only those who can sign in and may decide. */
async function peopleFor(system: SystemContext, of: Values, rule: InitiationRule): Promise<People> {
  const own = [of.requestedBy, of.createdBy].filter((one) => typeof one === 'string');
  const [found] = await system.query(sql<Pick<People, 'group' | 'holders' | 'fallback' | 'requesters'>>`
    with able as (select u.id from app."user" u where u.status = 'ACTIVE')
    select
      (select g.fallback_contact_id from app.approval_group g join able a on a.id = g.fallback_contact_id
        where g.id = ${rule.approvalGroup?.id ?? null}::uuid) as fallback,
      array(select l.target_id from app.approval_group_members_link l join able a on a.id = l.target_id
        where l.owner_id = ${rule.approvalGroup?.id ?? null}::uuid order by 1) as "group",
      array(select u.id from app."user" u where u.id = any(${own}::uuid[])) as requesters,
      coalesce((select jsonb_object_agg(role, users) from (
        select l.target_id::text as role, jsonb_agg(a.id order by a.id) as users
        from app.user_roles_link l join able a on a.id = l.owner_id group by 1) held), '{}') as holders`);
  const manager = typeof of.manager === 'string' ? of.manager : null;
  return { requesters: [], fallback: null, group: [], holders: {}, ...found, manager };
}
