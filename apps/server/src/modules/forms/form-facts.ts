import { type Context, defineFacts } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import { type PageFormFacts, type PageParameters, pageForm, pageRule } from '@homeport/model/forms';
import { sql } from 'kysely';

/** Whose form it is, that of its assignment, and where its page stands. */
export const loadFormOwner = defineFacts(
  pageForm,
  async (ctx, form) => {
    const [row] = await ctx.query(sql<Pick<PageFormFacts, 'assignee' | 'page'>>`
    select (select assignee_id from app.case_detail where id = ${form.caseDetailId}::uuid) as assignee,
      (select status from app.page where id = ${form.page?.id ?? null}::uuid) as page`);
    return { assignee: row?.assignee ?? null, page: row?.page ?? null };
  },
  { looksUp: { caseDetail: ['assignee'], page: ['status'] } },
);
/** The form a rule belongs to, to know whether it names what is there. */
export const loadRulePage = defineFacts(
  pageRule,
  async (ctx, rule) => {
    const [row] = await ctx.query(
      sql<{ definition: unknown }>`select definition from app.page where id = ${rule.page.id}::uuid`,
    );
    return { definition: row?.definition ?? null };
  },
  { looksUp: { page: ['definition'] } },
);

interface Family {
  readonly type: string;
  readonly birthDate: string | null;
  readonly accompanies: boolean;
}
/** What rules may know of an assignment that the caller sees; undefined for any other. */
export async function parametersOf(ctx: Context, caseId: string): Promise<PageParameters | undefined> {
  const assignment = await ctx.records(caseDetail).get(caseId);
  if (isRefusal(assignment)) return undefined;
  const family = await ctx.query(sql<Family>`
    select type, to_char(birth_date, 'YYYY-MM-DD') as "birthDate", coalesce(accompanies, true) as accompanies
    from app.dependant where employee_person_id = ${assignment.assignee.id}::uuid`);
  const coming = family.filter((one) => one.accompanies);
  return {
    caseType: assignment.type,
    phase: assignment.phase,
    homeCountry: assignment.homeLocation?.country ?? null,
    hostCountry: assignment.hostLocation?.country ?? null,
    startDate: assignment.assignmentStartDate,
    endDate: assignment.assignmentEndDate,
    familySize: coming.length,
    children: coming.filter((one) => one.type === 'CHILD').length,
    hasPartner: coming.some((one) => one.type === 'PARTNER'),
  };
}
