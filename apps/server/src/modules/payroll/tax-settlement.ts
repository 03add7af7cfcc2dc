import { type ActionHandler, defineFacts, handle } from '@homeport/engine';
import { Exact, isRefusal } from '@homeport/grammar';
import { type SettlementFacts, settleTaxes, taxSettlement } from '@homeport/model/payroll';
import { sql } from 'kysely';
import { instruct } from './instruct.ts';

/** What payslips of the assignment say was withheld in the year. */
export const loadSettlementFacts = defineFacts(
  taxSettlement,
  async (ctx, { caseDetail, taxYear, currency }): Promise<SettlementFacts> => {
    const payslips = await ctx.query(sql<SettlementFacts['payslips'][number]>`
      select p.tax_withheld::text as value, to_char(p.period_from, 'YYYY-MM') as title,
        jsonb_build_object('entity', 'payslip', 'id', p.id, 'version', p.version) as source
      from app.payslip p
      where p.case_detail_id = ${caseDetail.id}::uuid and p.currency = ${currency}::text and p.tax_withheld > 0
        and p.pay_date >= make_date(${taxYear}::int, 1, 1) and p.pay_date < make_date(${taxYear}::int + 1, 1, 1)
      order by p.pay_date, p.id`);
    return { payslips };
  },
  { looksUp: { payslip: ['caseDetail', 'currency', 'taxWithheld', 'payDate', 'periodFrom'] } },
);

/** Who owes pays, through payroll; where nobody owes anything, nothing is paid. */
export const settleTaxesHandler: ActionHandler = handle(settleTaxes, async (ctx, { record, input }) => {
  const owed = new Exact(record.settled ?? 0);
  if (owed.isZero()) return undefined;
  const system = ctx.asSystem('the taxes of a year are settled through payroll');
  const made = await instruct(system, {
    caseDetail: record.caseDetail.id,
    kind: owed.gt(0) ? 'DEDUCTION' : 'PAYMENT',
    description: `${record.reference} ${record.taxYear}`,
    amount: owed.abs().toFixed(),
    currency: record.currency,
    isTaxable: false,
    payProfile: input.payProfile,
    from: input.from,
  });
  if (isRefusal(made)) return made;
  const saved = await system.records(taxSettlement).update(record.id, { instruction: made.id });
  return isRefusal(saved) ? saved : undefined;
});
