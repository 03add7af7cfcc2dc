import type { Context } from '@homeport/engine';
import type { Entity } from '@homeport/grammar';
import { caseService, costEstimate, type OpenOfKind } from '@homeport/model/cases';
import { changeOfCircumstance } from '@homeport/model/changes';
import { requiredDocument } from '@homeport/model/documents';
import { caseExpenseBatch } from '@homeport/model/expenses';
import { caseAccounting, invoice, vendorInvoice } from '@homeport/model/finance';
import { pageForm } from '@homeport/model/forms';
import { shipment } from '@homeport/model/moves';
import { payrollInstruction } from '@homeport/model/payroll';
import { caseWorkflowItem } from '@homeport/model/workflow';
import { type RawBuilder, sql } from 'kysely';
import { mayRead, seesAllServices } from './health-facts.ts';

/**
 * How much is open of each kind before an assignment is completed, and how much of it the caller sees, as of one moment and in one
 * statement. The conditions are those of `closing-lists.data.ts`. Whether the caller sees the assignment is theirs to have asked.
 */
export const loadOpenOf = (ctx: Context, id: string): Promise<OpenOfKind[]> => {
  const seen = (entity: Entity, count: RawBuilder<unknown> = sql`count(*)`) =>
    sql`case when ${mayRead(ctx, entity)}::boolean then ${count}::int end`;
  const isFinance = ctx.me.roles.some((role) => role === 'finance' || role === 'financeLead');
  return ctx.query(sql<OpenOfKind>`
    with c as (select ${id}::uuid as id)
    select 'STEP' as kind, count(*)::int as open, ${seen(caseWorkflowItem)} as seen, null::uuid[] as ids
      from app.case_workflow_item r join c on c.id = r.case_detail_id where r.status in ('OPEN', 'IN_PROGRESS')
    union all select 'SERVICE', count(*)::int,
        ${seen(caseService, sql`count(*) filter (where ${isFinance || seesAllServices(ctx)}::boolean or r.share_with_hr)`)}, null
      from app.case_service r join c on c.id = r.case_detail_id where r.status in ('NOT_INITIATED', 'REQUESTED', 'SCHEDULED', 'IN_PROGRESS')
    union all select 'DOCUMENT', count(*)::int, ${seen(requiredDocument)}, null
      from app.required_document r join c on c.id = r.case_detail_id where r.status in ('REQUESTED', 'REJECTED', 'IN_REVIEW')
    union all select 'FORM', count(*)::int, ${seen(pageForm)}, null
      from app.page_form r join c on c.id = r.case_detail_id where r.status in ('NOT_STARTED', 'IN_PROGRESS')
    union all select 'MOVE', count(*)::int, ${seen(shipment)}, null
      from app.shipment r join c on c.id = r.case_detail_id
      where r.sales_status = 'BOOKED' and r.operational_status in ('PLANNED', 'PACKED', 'IN_TRANSIT', 'IN_CUSTOMS')
    union all select 'CHANGE', count(*)::int, ${seen(changeOfCircumstance)}, null
      from app.change_of_circumstance r join c on c.id = r.case_detail_id where r.status in ('REQUESTED', 'APPROVED')
    union all select 'EXPENSE', count(*)::int, ${seen(caseExpenseBatch)}, null
      from app.case_expense_batch r join c on c.id = r.case_detail_id where r.status in ('AWAITING_APPROVAL', 'APPROVED', 'IN_PAYMENT')
    union all select 'VENDOR_BILL', count(*)::int, ${seen(vendorInvoice)},
        case when ${mayRead(ctx, vendorInvoice)}::boolean then array_agg(r.id order by r.id) end
      from app.vendor_invoice r where r.status in ('SUBMITTED', 'QUERIED', 'HELD', 'APPROVED') and r.id in (
        select b.id from app.vendor_invoice b join app.case_service s on s.id = b.case_service_id join c on c.id = s.case_detail_id
        union select l.vendor_invoice_id from app.vendor_invoice_line l join app.case_service s on s.id = l.case_service_id
          join c on c.id = s.case_detail_id)
    union all select 'INVOICE', count(*)::int, ${seen(invoice)}, null
      from app.invoice r join c on c.id = r.case_detail_id where r.status in ('PROFORMA', 'OPEN', 'APPROVED', 'SENT')
    union all select 'PAYROLL', count(*)::int, ${seen(payrollInstruction)}, null
      from app.payroll_instruction r join c on c.id = r.case_detail_id where r.status in ('DRAFT', 'APPROVED', 'SENT')
    union all select 'ESTIMATE', count(*)::int, ${seen(costEstimate)}, null
      from app.cost_estimate r join c on c.id = r.case_detail_id where r.status = 'SUBMITTED'
    union all select 'ACCOUNTING', count(*)::int, ${seen(caseAccounting)}, null
      from app.case_accounting r join c on c.id = r.case_detail_id where r.status = 'OPEN'`);
};
