import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type CaseDetail, caseDetail } from '@homeport/model/cases';
import { communicationRefusals as no } from '@homeport/model/communication';

/** Roles that answer for the mobility team. */
const staffRoles = ['caseManager', 'hr', 'administrator', 'master'];
export const isStaff = (ctx: Context): boolean => ctx.me.roles.some((role) => staffRoles.includes(role));

/** The assignment that is named, as the caller sees it; without a name the assignee's newest that is not over. */
export async function assignmentOf(ctx: Context, id: string | null | undefined): Promise<CaseDetail | Refusal> {
  if (id) {
    const found = await ctx.records(caseDetail).get(id);
    return isRefusal(found) ? no.notFound() : (found as CaseDetail);
  }
  const of = ctx.me.person ?? ctx.me.family ?? null;
  if (of === null) return no.noAssignment();
  const own = await ctx.records(caseDetail).find({
    filter: { field: 'assignee', op: 'eq', value: of },
    sort: 'created,desc',
    limit: 50,
  });
  const running = own.find(({ status }) => status !== 'CLOSED' && status !== 'CANCELLED') ?? own[0];
  return (running as CaseDetail | undefined) ?? no.noAssignment();
}
