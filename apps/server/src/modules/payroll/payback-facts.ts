import { type Context, defineFacts } from '@homeport/engine';
import { type NamedSource, type PaybackFacts, paybackAgreement } from '@homeport/model/payroll';
import { sql } from 'kysely';

const idsOf = (all: readonly { readonly id: string }[] | null): string[] => (all ?? []).map(({ id }) => id);

/** Whose agreement it is, and what it names as paid, as that stands now. */
export const loadPaybackFacts = defineFacts(
  paybackAgreement,
  async (ctx: Context, record): Promise<PaybackFacts> => {
    const [row] = await ctx.query(sql<{ facts: { assignee: string | null; sources: NamedSource[] } }>`
      with named as (
        select 'benefits' as field, b.id, b.version, b.case_detail_id, n.name as title, b.amount, b.currency,
          b.status = 'INCLUDED' and b.period = 'ONCE' as is_paid, 'caseBenefit' as entity, exists (
            select from app.payback_agreement_benefits_link l join app.payback_agreement a on a.id = l.owner_id
            where l.target_id = b.id and a.id is distinct from ${record.id ?? null}::uuid) as is_named
        from app.case_benefit b join app.benefit n on n.id = b.benefit_id where b.id = any(${idsOf(record.benefits)}::uuid[])
        union all
        select 'expenses', e.id, e.version, e.case_detail_id, coalesce(i.name, ''),
          coalesce(e.approved_amount, e.amount), e.currency, e.approval_status = 'APPROVED', 'caseExpense', exists (
            select from app.payback_agreement_expenses_link l join app.payback_agreement a on a.id = l.owner_id
            where l.target_id = e.id and a.id is distinct from ${record.id ?? null}::uuid)
        from app.case_expense e left join app.expense_item i on i.id = e.expense_item_id where e.id = any(${idsOf(record.expenses)}::uuid[])
        union all
        select 'lumpSum', s.id, s.version, s.case_detail_id, s.name, s.amount, s.currency, true, 'lumpSum', exists (
          select from app.payback_agreement a where a.lump_sum_id = s.id and a.id is distinct from ${record.id ?? null}::uuid)
        from app.lump_sum s where s.id = ${record.lumpSum?.id ?? null}::uuid
      )
      select jsonb_build_object(
        'assignee', (select assignee_id from app.case_detail where id = ${record.caseDetail.id}::uuid),
        'sources', coalesce((
          select jsonb_agg(jsonb_build_object('field', n.field, 'title', n.title, 'amount', n.amount::text,
            'currency', n.currency, 'caseDetail', n.case_detail_id, 'isPaid', n.is_paid, 'isNamed', n.is_named,
            'source', jsonb_build_object('entity', n.entity, 'id', n.id, 'version', n.version)) order by n.field, n.title, n.id)
          from named n), '[]')) as facts`);
    if (!row) throw new Error(`no facts for payback agreement ${record.id}`);
    return row.facts;
  },
  {
    looksUp: {
      caseDetail: ['assignee'],
      caseBenefit: ['caseDetail', 'benefit', 'amount', 'currency', 'period', 'status'],
      benefit: ['name'],
      caseExpense: ['caseDetail', 'expenseItem', 'amount', 'approvedAmount', 'currency', 'approvalStatus'],
      expenseItem: ['name'],
      lumpSum: ['caseDetail', 'name', 'amount', 'currency'],
    },
  },
);
