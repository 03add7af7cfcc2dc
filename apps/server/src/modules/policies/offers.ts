import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { employee } from '@homeport/model/people';
import {
  type ConditionOfPolicy,
  choosePolicy,
  monthsOf,
  type Policy,
  type PolicyScope,
  policy,
  policyOffers,
} from '@homeport/model/policies';
import { sql } from 'kysely';

interface Known {
  readonly rank: number | null;
  readonly companyGroup: string | null;
  /** The ranks of the grades that policies begin with, by id. */
  readonly ranks: Readonly<Record<string, number>>;
}
/** The grade of an employee and the group of the company that employs them, else of the office. */
export async function knownOf(ctx: Context, employeeId: string | null, office: string | null): Promise<Known> {
  const system = ctx.asSystem('a policy is chosen by grade and company');
  const [row] = await system.query(sql<Known>`
    select (select g.rank from app.employee e join app.grade g on g.id = e.grade_id where e.id = ${employeeId}::uuid) as rank,
      (select c.company_group_id from app.company c join app.legal_entity l on l.company_id = c.id
        where l.id = coalesce((select e.legal_entity_id from app.employee e where e.id = ${employeeId}::uuid),
          (select o.legal_entity_id from app.office o where o.id::text = ${office}))) as "companyGroup",
      coalesce((select jsonb_object_agg(g.id, g.rank) from app.grade g), '{}') as ranks`);
  return row ?? { rank: null, companyGroup: null, ranks: {} };
}

/** Who a policy is for, as it is judged. */
export const scopeOf = (of: Policy, { ranks }: Pick<Known, 'ranks'>): PolicyScope => ({
  ...{ id: of.id, effectiveFrom: of.effectiveFrom, effectiveTo: of.effectiveTo, country: of.country },
  ...{ companyGroup: of.companyGroup?.id ?? null, office: of.office?.id ?? null, caseType: of.caseType?.id ?? null },
  ...{ lowestRank: of.lowestGrade ? (ranks[of.lowestGrade.id] ?? null) : null, family: of.family },
  ...{ fewestMonths: of.fewestMonths, mostMonths: of.mostMonths },
});

/** What a policy asks for by a condition, as it is called; days, countries and counts are put into words where they are shown. */
export function wantedBy(of: Policy, condition: ConditionOfPolicy): string {
  switch (condition) {
    case 'DATE':
      return `${of.effectiveFrom}/${of.effectiveTo ?? ''}`;
    case 'COUNTRY':
      return of.country ?? '';
    case 'COMPANY_GROUP':
      return of.companyGroup?.label ?? '';
    case 'OFFICE':
      return of.office?.label ?? '';
    case 'CASE_TYPE':
      return of.caseType?.label ?? '';
    case 'GRADE':
      return of.lowestGrade?.label ?? '';
    case 'FAMILY':
      return of.family ?? '';
    case 'DURATION':
      return `${of.fewestMonths ?? ''}/${of.mostMonths ?? ''}`;
  }
}

export const policyOffersHandler: RouteHandler = answer(policyOffers, async (ctx, { query }) => {
  // Of somebody whom the caller does not see nothing is known.
  const person = query.employee ? await ctx.records(employee).get(query.employee) : null;
  const seen = person !== null && !isRefusal(person) ? person.id : null;
  const known = await knownOf(ctx, seen, query.office);
  const inForce = await ctx.records(policy).find({
    filter: { field: 'status', op: 'eq', value: 'ACTIVE' },
    sort: 'name,asc',
    limit: 500,
  });
  const found = choosePolicy(
    inForce.map((one) => scopeOf(one, known)),
    {
      ...{ on: query.startDate, country: query.country, office: query.office, caseType: query.caseType },
      ...{ companyGroup: known.companyGroup, rank: known.rank, along: query.familySize ?? 0 },
      months: monthsOf(query.startDate, query.endDate),
    },
  );
  const byId = new Map(inForce.map((one) => [one.id, one]));
  return {
    chosen: found.chosen,
    equal: found.equal.flatMap((id) => byId.get(id)?.name ?? []),
    policies: found.judged.flatMap(({ policy: id, holds, conditions }) => {
      const of = byId.get(id);
      if (!of) return [];
      const { name } = of;
      return {
        id,
        label: name,
        holds,
        conditions: conditions.map((one) => ({ ...one, wanted: wantedBy(of, one.condition) })),
      };
    }),
  };
});
