import { defineFacts, type Module } from '@homeport/engine';
import { compensationDocument, type InstructionFacts, payProfile, payrollInstruction } from '@homeport/model/payroll';
import { sql } from 'kysely';
import { loadChosenProvider } from '../../chosen-provider.ts';
import { todayOf } from '../../today.ts';
import { myPaybacksHandler } from './my-paybacks.ts';
import { paybackReaction } from './payback-clock.ts';
import { paybackDeeds } from './payback-deeds.ts';
import { loadPaybackFacts } from './payback-facts.ts';
import { loadSettlementFacts, settleTaxesHandler } from './tax-settlement.ts';

const loadInstructionFacts = defineFacts(
  payrollInstruction,
  async (ctx, i) => {
    const [row] = await ctx.query(sql<{ facts: InstructionFacts }>`select jsonb_build_object(
    'caseEmployee', (select employee_id from app.case_detail where id = ${i.caseDetail.id}::uuid),
    'createdBy', (select created_by from app.payroll_instruction where id = ${i.id ?? null}::uuid),
    'replacedFrom', (select effective_from from app.payroll_instruction where id = ${i.replaces?.id ?? null}::uuid)) as facts`);
    if (!row) throw new Error(`no facts for payroll instruction ${i.id}`);
    return row.facts;
  },
  { looksUp: { caseDetail: ['employee'] } },
);

const loadCompensationFacts = defineFacts(compensationDocument, async (ctx, letter) => {
  const [row] = await ctx.query(sql<{ from: string | null }>`
    select (select effective_date::text from app.compensation_document where id = ${letter.replaces?.id ?? null}::uuid) as "from"`);
  return { today: todayOf(ctx), replacedFrom: row?.from ?? null };
});

/** Pay: what the rules of instructions, letters and paybacks look at, and what becomes of a payback. */
export const payrollModule: Module = {
  name: 'payroll',
  facts: [
    loadInstructionFacts,
    loadCompensationFacts,
    loadChosenProvider(payProfile, 'provider'),
    loadPaybackFacts,
    loadSettlementFacts,
  ],
  actions: [...paybackDeeds, settleTaxesHandler],
  reactions: [paybackReaction],
  routes: [myPaybacksHandler],
};
