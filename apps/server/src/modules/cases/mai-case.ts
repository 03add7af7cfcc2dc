import { answer, type Context, type RouteHandler } from '@homeport/engine';
import type { Filter } from '@homeport/grammar';
import { type CaseDetail, type CasePlace, caseDetail, maiCase, openCases } from '@homeport/model/cases';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

/** Records whose person is the caller, or who has taken the caller into the family. */
export const mineOrMyFamilys = (field: string): Filter => ({
  any: [
    { field, op: 'eq', value: '$me.person' },
    { field, op: 'eq', value: '$me.family' },
  ],
});

/** The assignments of the caller that are not over, the one they are in first, as they may see them. */
export async function casesOf(ctx: Context): Promise<CaseDetail[]> {
  const mine = await ctx.records(caseDetail).find({
    filter: mineOrMyFamilys('assignee'),
    sort: 'created,desc',
    limit: 50,
  });
  return openCases(mine, todayOf(ctx));
}
/** The assignment the caller is in; when all of theirs are over the newest. */
export const currentCase = async (ctx: Context): Promise<CaseDetail | undefined> => (await casesOf(ctx))[0];

/** The running assignment with the first name of its assignee and its countries by name. */
export const maiCaseHandler: RouteHandler = answer(maiCase, async (ctx) => {
  const found = await currentCase(ctx);
  if (!found) return undefined;
  const codes = [found.homeLocation?.country, found.hostLocation?.country].filter((code) => typeof code === 'string');
  const [named] = await ctx.query(sql<{
    person: { id: string; firstName: string; lastName: string };
    countries: Readonly<Record<string, string>>;
  }>`
    select jsonb_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name) as person,
      (select coalesce(jsonb_object_agg(c.code, c.name), '{}') from app.country c where c.code = any(${codes}::text[])) as countries
    from app.person p where p.id = ${found.assignee.id}::uuid`);
  if (!named) throw new Error(`the assignee of assignment ${found.id} cannot be read`);
  const place = (location: CaseDetail['homeLocation']): CasePlace | null => {
    if (!location) return null;
    const { country: code, ...rest } = location;
    return { ...rest, country: code ? { code, name: named.countries[code] ?? code } : null };
  };
  return {
    id: found.id,
    tenantId: found.tenantId,
    reference: found.reference,
    name: found.name,
    type: found.type,
    status: found.status,
    phase: found.phase,
    assignee: found.assignee,
    employee: found.employee,
    manager: found.manager,
    caseMaster: {
      id: found.caseMaster.id,
      assignee: { id: found.assignee.id, person: named.person },
    },
    homeLocation: place(found.homeLocation),
    hostLocation: place(found.hostLocation),
    assignmentStartDate: found.assignmentStartDate,
    assignmentEndDate: found.assignmentEndDate,
  };
});
