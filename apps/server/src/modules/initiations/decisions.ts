import type { Context, SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type Askable,
  askedOf,
  decisionAsked,
  decisionsToOpen,
  type Initiation,
  type InitiationDecision,
  type InitiationRule,
  type InitiationStep,
  initiation,
  initiationDecision,
  initiationFilter,
  initiationRule,
  initiationStep,
  mostSpecific,
  stepDecided,
} from '@homeport/model/initiations';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

const ofRequest = (id: string) => ({ field: 'initiation', op: 'eq', value: id }) as const;
/** Decisions of a request in their order. */
export const decisionsOf = (system: SystemContext, id: string): Promise<InitiationDecision[]> =>
  system.records(initiationDecision).find({ filter: ofRequest(id), sort: 'sequence,asc', limit: 500 });

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

/** Makes the decisions that the rule of a request asks for, and opens the first; answers how many. */
export async function makeDecisions(
  system: SystemContext,
  of: Initiation,
  rule: InitiationRule,
): Promise<number | Refusal> {
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
  const people = await peopleFor(system, of, rule);
  const wanted = [];
  for (const step of steps) {
    const holders = step.ownerRole ? (people.holders[step.ownerRole.id] ?? []) : null;
    const { asked, owner } = askedOf({ ...people, holders });
    wanted.push({ ...asDecision(step), initiation: of.id, asked: asked.map((id) => ({ id })), owner });
  }
  const made = await system.records(initiationDecision).createAll(wanted);
  if (isRefusal(made)) return made;
  return (await openNext(system, of)) ?? made.length;
}
const asDecision = ({ id, sequence, name, kind, isOptional }: InitiationStep) => ({
  initiationStep: id,
  sequence,
  name,
  kind: kind === 'CHECK' ? ('CHECK' as const) : ('APPROVAL' as const),
  isOptional,
});

type People = Omit<Askable, 'holders'> & { readonly holders: Readonly<Record<string, readonly string[]>> };
/** Who is who for the decisions of a request; only those who can sign in and may decide. */
async function peopleFor(system: SystemContext, of: Initiation, rule: InitiationRule): Promise<People> {
  const [found] = await system.query(sql<Pick<People, 'group' | 'holders' | 'fallback'>>`
    with able as (select u.id from app."user" u where u.status = 'ACTIVE')
    select
      (select g.fallback_contact_id from app.approval_group g join able a on a.id = g.fallback_contact_id
        where g.id = ${rule.approvalGroup?.id ?? null}::uuid) as fallback,
      array(select l.target_id from app.approval_group_members_link l join able a on a.id = l.target_id
        where l.owner_id = ${rule.approvalGroup?.id ?? null}::uuid order by 1) as "group",
      coalesce((select jsonb_object_agg(role, users) from (
        select l.target_id::text as role, jsonb_agg(a.id order by a.id) as users
        from app.user_roles_link l join able a on a.id = l.owner_id group by 1) held), '{}') as holders`);
  const requesters = [of.requestedBy?.id, of.createdBy?.id].flatMap((id) => id ?? []);
  return { requesters, manager: of.manager?.id ?? null, fallback: null, group: [], holders: {}, ...found };
}

/** Opens what is to be decided now, with its day, and tells those who are asked. */
export async function openNext(system: SystemContext, of: Initiation): Promise<Refusal | undefined> {
  for (const next of decisionsToOpen(await decisionsOf(system, of.id))) {
    const step = next.initiationStep ? await system.records(initiationStep).get(next.initiationStep.id) : undefined;
    const days = step === undefined || isRefusal(step) ? null : step.dueInDays;
    const dueDate = days === null ? null : Temporal.PlainDate.from(todayOf(system)).add({ days }).toString();
    const opened = await system.records(initiationDecision).move(next.id, 'status.open', { dueDate });
    if (isRefusal(opened)) return opened;
    const readers = [...(next.asked ?? []).map(({ id }) => id), ...(next.owner ? [next.owner.id] : [])];
    for (const reader of readers)
      await system.emit(decisionAsked, next.id, {
        decision: next.id,
        step: next.name,
        name: `${of.firstName} ${of.lastName}`,
        reference: of.reference,
        reader,
      });
  }
  return undefined;
}

/** What is still undecided is no longer needed. */
export async function cancelDecisions(system: SystemContext, id: string): Promise<Refusal | undefined> {
  for (const one of await decisionsOf(system, id)) {
    if (one.status !== 'WAITING' && one.status !== 'OPEN') continue;
    const moved = await system.records(initiationDecision).move(one.id, 'status.cancel');
    if (isRefusal(moved)) return moved;
  }
  return undefined;
}

/** Requester and case manager hear of each step, unless they decided it themselves. */
export async function tellDecided(
  ctx: Context,
  of: Initiation,
  step: string,
  outcome: InitiationDecision['status'],
): Promise<void> {
  const readers = new Set([of.requestedBy?.id ?? of.createdBy?.id, of.manager?.id]);
  for (const reader of readers)
    if (reader && reader !== ctx.me.user)
      await ctx.emit(stepDecided, of.id, {
        initiation: of.id,
        step,
        name: `${of.firstName} ${of.lastName}`,
        reference: of.reference,
        outcome,
        reader,
      });
}
