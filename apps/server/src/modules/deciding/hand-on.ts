import { type ActionHandler, type Context, handle, type SystemContext } from '@homeport/engine';
import { type Catalogue, isRefusal, type Refusal, roleCode } from '@homeport/grammar';
import {
  type Decision,
  decision,
  delegateDecision,
  escalateDecision,
  escalatedTo,
  handedOn,
  holdDecision,
  decidingRefusals as no,
  releaseDecision,
} from '@homeport/model/deciding';
import { approvalGroup } from '@homeport/model/organisation';
import { sql } from 'kysely';
import { rolesFor } from './facts.ts';
import { daysOf, tellAsked } from './open-next.ts';
import { asking, type Opened, opened } from './opened.ts';
import { managerOf, tellDecided } from './tell.ts';

/** Of some users those who may sign in and decide records of an entity. */
async function able({ system, subject }: Opened, users: readonly string[]): Promise<readonly string[]> {
  const roles = rolesFor(subject.entity).map(roleCode);
  const rows = await system.query(sql<{ id: string }>`
    with recursive held as (
      select u.id, r.code, r.parent_role_id as parent, 1 as depth from app."user" u
      join app.user_roles_link l on l.owner_id = u.id join app.role r on r.id = l.target_id
      where u.status = 'ACTIVE' and u.id = any(${[...users]}::uuid[])
      union all
      select h.id, r.code, r.parent_role_id, h.depth + 1 from held h join app.role r on r.id = h.parent where h.depth < 10)
    select distinct id from held where code = any(${roles}::text[])`);
  return rows.map(({ id }) => id);
}

async function delegate(ctx: Context, at: Opened, step: Decision, to: string, note: string | null) {
  const { requesters } = asking(step);
  const isOpen = to !== ctx.me.user && !requesters.includes(to) && (await able(at, [to])).length > 0;
  if (!isOpen) return no.cannotDelegateTo({}, 'to');
  const asked = handedOn(asking(step), ctx.me, to).map((id) => ({ id }));
  const moved = await at.system
    .records(decision)
    .move(step.id, 'status.handOn', { asked, owner: null, handedOnBy: ctx.me.user, decisionNote: note });
  if (isRefusal(moved)) return moved;
  await tellAsked(at.system, { ...moved, asked: [{ id: to, label: '' }] }, 'DELEGATED');
  await tellDecided(ctx, at, moved, 'DELEGATED');
  return undefined;
}

/** Whom a step goes to above those who are asked; undefined: nobody is left. */
async function above(at: Opened, step: Decision): Promise<string | undefined> {
  const group = step.approvalGroup ? await at.system.records(approvalGroup).get(step.approvalGroup.id) : undefined;
  const contacts =
    group === undefined || isRefusal(group)
      ? []
      : [group.escalationContact?.id ?? null, group.fallbackContact?.id ?? null];
  const all = [...contacts, await managerOf(at)];
  const known = await able(
    at,
    all.flatMap((one) => one ?? []),
  );
  return escalatedTo(
    asking(step),
    all.map((one) => (one !== null && known.includes(one) ? one : null)),
  );
}

/** Asks whoever stands above instead of those who are asked; the clock has one more moment for it. */
export async function raise(
  at: Opened,
  step: Decision,
  reason: string | null,
): Promise<Refusal | 'NOBODY' | undefined> {
  const to = await above(at, step);
  if (to === undefined) return 'NOBODY';
  const moved = await at.system.records(decision).move(step.id, 'status.raise', {
    ...(await daysOf(at.system, step)),
    dueDate: step.dueDate,
    asked: [{ id: to }],
    owner: null,
    escalations: (step.escalations ?? 0) + 1,
    ...(reason === null ? {} : { decisionNote: reason }),
  });
  if (isRefusal(moved)) return moved;
  await tellAsked(at.system, moved, 'ESCALATED');
  return undefined;
}

/** What somebody does with a step instead of deciding it. */
export function handOnHandlers(catalogue: Catalogue): readonly ActionHandler[] {
  const working = async (
    ctx: Context,
    step: Decision,
    work: (at: Opened, system: SystemContext) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> => {
    const at = await opened(ctx, catalogue, step);
    return isRefusal(at) ? at : work(at, at.system);
  };
  return [
    handle(delegateDecision, (ctx, { record, input }) =>
      working(ctx, record, (at) =>
        delegate(ctx, at, record, typeof input.to === 'string' ? input.to : input.to.id, input.note ?? null),
      ),
    ),
    handle(escalateDecision, (ctx, { record, input }) =>
      working(ctx, record, async (at) => {
        const raised = await raise(at, record, input.reason);
        return raised === 'NOBODY' ? no.nobodyAbove() : raised;
      }),
    ),
    handle(holdDecision, (ctx, { record, input }) =>
      working(ctx, record, async (_, system) => {
        const marks = { decisionNote: input.reason, escalateAt: null };
        const moved = await system.records(decision).move(record.id, 'status.suspend', marks);
        return isRefusal(moved) ? moved : undefined;
      }),
    ),
    handle(releaseDecision, (ctx, { record }) =>
      working(ctx, record, async (_, system) => {
        const { openedAt, escalateAt } = await daysOf(system, record);
        const moved = await system.records(decision).move(record.id, 'status.resume', { openedAt, escalateAt });
        return isRefusal(moved) ? moved : undefined;
      }),
    ),
  ];
}
