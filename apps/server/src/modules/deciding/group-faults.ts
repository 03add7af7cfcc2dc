import { answer, type RouteHandler, type SystemContext } from '@homeport/engine';
import { isRefusal, roleCode } from '@homeport/grammar';
import { approvalGroupFaults, askable, type GroupPerson, groupFaults, kindsOf } from '@homeport/model/deciding';
import { type ApprovalGroup, approvalGroup } from '@homeport/model/organisation';
import { sql } from 'kysely';

/** What is wrong with a group that the reader may see. */
export const groupFaultsHandler: RouteHandler = answer(approvalGroupFaults, (ctx, { query }) =>
  ctx.inTransaction(async (inside) => {
    const seen = await inside.records(approvalGroup).get(query.group);
    if (isRefusal(seen)) return seen;
    const system = inside.asSystem('whether the people of a group can decide');
    const active = await system.records(approvalGroup).find({
      filter: { field: 'active', op: 'eq', value: true },
      limit: 200,
    });
    const people = await peopleOf(system, seen);
    const setUp = (group: ApprovalGroup) => ({
      id: group.id,
      kinds: kindsOf({ ...group }),
      currency: group.currency,
      amountOver: group.amountOver,
      amountUpTo: group.amountUpTo,
      members: (group.members ?? []).flatMap(({ id }) => people.get(id) ?? []),
      fallback: people.get(group.fallbackContact?.id ?? '') ?? null,
      escalation: people.get(group.escalationContact?.id ?? '') ?? null,
      escalateAfterHours: group.escalateAfterHours,
    });
    const isActive = active.some(({ id }) => id === seen.id);
    return { faults: isActive ? groupFaults(setUp(seen), active.map(setUp)) : [] };
  }),
);

/** The people of a group by their ids; a role of the company's own decides by a parent of it, too. */
async function peopleOf(system: SystemContext, group: ApprovalGroup): Promise<ReadonlyMap<string, GroupPerson>> {
  const { members, fallbackContact, escalationContact } = group;
  const ids = [...(members ?? []), fallbackContact, escalationContact].flatMap((one) => one?.id ?? []);
  const rows = await system.query(sql<GroupPerson>`
    with recursive held as (
      select l.owner_id as id, r.code, r.parent_role_id as parent, 1 as depth
      from app.user_roles_link l join app.role r on r.id = l.target_id where l.owner_id = any(${ids}::uuid[])
      union all
      select h.id, r.code, r.parent_role_id, h.depth + 1 from held h join app.role r on r.id = h.parent where h.depth < 10)
    select u.id as "user", u.display_name as name, u.status = 'ACTIVE' as "isActive", exists (
      select from held h where h.id = u.id and h.code = any(${askable.map(roleCode)}::text[])) as "hasRole"
    from app."user" u where u.id = any(${ids}::uuid[]) order by u.display_name, u.id`);
  return new Map(rows.map((one) => [one.user, one]));
}
