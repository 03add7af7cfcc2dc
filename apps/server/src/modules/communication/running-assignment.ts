import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type CaseDetail, caseDetail } from '@homeport/model/cases';
import { communicationRefusals as no } from '@homeport/model/communication';
import { currentCase } from '../cases/index.ts';

/** Roles that answer for the mobility team. */
const staffRoles = ['caseManager', 'hr', 'administrator', 'master'];
export const isStaff = (ctx: Context): boolean => ctx.me.roles.some((role) => staffRoles.includes(role));

/** The assignment that is named, as the caller sees it; without a name the one the assignee is in. */
export async function assignmentOf(ctx: Context, id: string | null | undefined): Promise<CaseDetail | Refusal> {
  if (id) {
    const found = await ctx.records(caseDetail).get(id);
    return isRefusal(found) ? no.notFound() : found;
  }
  if (ctx.me.person === null && !ctx.me.family) return no.noAssignment();
  return (await currentCase(ctx)) ?? no.noAssignment();
}
