import { defineFacts } from '@homeport/engine';
import {
  type CreditNoteFacts,
  creditNote,
  type InvoiceFacts,
  invoice,
  numberKeyOf,
  type VendorInvoiceFacts,
  vendorInvoice,
} from '@homeport/model/finance';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

/** Sums of a document's lines, one per tax rate; numbers as text, so that no digit is lost. */
const groupsOf = (table: string, owner: string, id: string | null) => sql`
  coalesce((select jsonb_agg(jsonb_build_object('rate', g.rate, 'goods', g.goods, 'tax', g.tax)) from (
    select tax_rate::text as rate, sum(goods_amount)::text as goods, sum(tax_amount)::text as tax
    from ${sql.table(`app.${table}`)} where ${sql.ref(owner)} = ${id}::uuid group by tax_rate) g), '[]'::jsonb)`;
const countOf = (table: string, owner: string, id: string | null) => sql`
  (select count(*)::int from ${sql.table(`app.${table}`)} where ${sql.ref(owner)} = ${id}::uuid)`;
const isClosed = (side: 'sales' | 'purchases', day: string) => sql`exists (
  select 1 from app.financial_period p where ${day}::date between p.start_date and p.end_date and ${sql.ref(`p.${side}`)} = 'CLOSED')`;
const createdBy = (table: string, id: string | null) => sql`
  (select created_by from ${sql.table(`app.${table}`)} where id = ${id}::uuid)`;

/** What the rules of an invoice look at: its lines, credits, statement and period; one statement. */
export const loadInvoiceFacts = defineFacts(invoice, async (ctx, bill) => {
  const id = bill.id ?? null;
  const [row] = await ctx.query(sql<{ facts: Omit<InvoiceFacts, 'today'> }>`select jsonb_build_object(
    'lines', ${countOf('invoice_line', 'invoice_id', id)},
    'groups', ${groupsOf('invoice_line', 'invoice_id', id)},
    'credited', (select coalesce(sum(total_amount), 0)::text from app.credit_note where invoice_id = ${id}::uuid and status in ('APPROVED', 'SENT')),
    'statement', (select jsonb_build_object('from', period_from, 'to', period_to) from app.statement where id = ${bill.statement?.id ?? null}::uuid),
    'isPeriodClosed', ${isClosed('sales', bill.invoiceDate)},
    'createdBy', ${createdBy('invoice', id)}) as facts`);
  if (!row) throw new Error(`no facts for invoice ${bill.id}`);
  return { ...row.facts, today: todayOf(ctx) };
});

/** What the rules of a credit note look at: the invoice, its own lines, and what others have credited of the same lines. */
export const loadCreditNoteFacts = defineFacts(creditNote, async (ctx, note) => {
  const id = note.id ?? null;
  const others = sql`(select coalesce(sum(o.credit_amount), 0) from app.credit_note_line o
    join app.credit_note n on n.tenant_id = o.tenant_id and n.id = o.credit_note_id
    where o.invoice_line_id = l.invoice_line_id and n.id <> ${id}::uuid and n.status in ('APPROVED', 'SENT'))`;
  const mine = sql`(select l.invoice_line_id, sum(l.credit_amount) as credit_amount from app.credit_note_line l
    where l.credit_note_id = ${id}::uuid group by l.invoice_line_id)`;
  const [row] = await ctx.query(sql<{ facts: CreditNoteFacts }>`select jsonb_build_object(
    'invoice', (select jsonb_build_object('currency', currency, 'financialEntity', financial_entity_id)
      from app.invoice where id = ${note.invoice.id}::uuid),
    'lines', ${countOf('credit_note_line', 'credit_note_id', id)},
    'goods', (select coalesce(sum(credit_amount), 0)::text from app.credit_note_line where credit_note_id = ${id}::uuid),
    'tax', (select coalesce(sum(tax_amount), 0)::text from app.credit_note_line where credit_note_id = ${id}::uuid),
    'undefinedLines', (select count(*)::int from app.credit_note_line l
      left join app.invoice_line i on i.tenant_id = l.tenant_id and i.id = l.invoice_line_id
      where l.credit_note_id = ${id}::uuid and i.invoice_id is distinct from ${note.invoice.id}::uuid),
    'overCreditedLines', (select count(*)::int from ${mine} l
      join app.invoice_line i on i.id = l.invoice_line_id where l.credit_amount + ${others} > i.goods_amount),
    'isPeriodClosed', ${isClosed('sales', note.creditDate)},
    'createdBy', ${createdBy('credit_note', id)}) as facts`);
  if (!row?.facts.invoice) throw new Error(`no facts for credit note ${note.id}`);
  return row.facts;
});

/**
 * What the rules of a vendor's invoice look at: its lines, the tolerance of its cost profile, the numbers that say what its own
 * says. Those are asked for by their key, which has an index with the vendor; the few without one are compared as written.
 */
export const loadVendorInvoiceFacts = defineFacts(vendorInvoice, async (ctx, bill) => {
  const id = bill.id ?? null;
  // One bill of a vendor at a time: of two with one number that are approved at once, the second sees the first.
  await ctx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`vendor-invoice ${ctx.tenant} ${bill.vendor.id}`}, 0))`,
  );
  const [row] = await ctx.query(sql<{ facts: VendorInvoiceFacts }>`select jsonb_build_object(
    'lines', ${countOf('vendor_invoice_line', 'vendor_invoice_id', id)},
    'groups', ${groupsOf('vendor_invoice_line', 'vendor_invoice_id', id)},
    'tolerance', coalesce((select jsonb_build_object('percent', tolerance_percent::text, 'amount', tolerance_amount::text)
      from app.cost_profile where id = ${bill.costProfile?.id ?? null}::uuid), jsonb_build_object('percent', null, 'amount', null)),
    'knownNumbers', coalesce((select jsonb_agg(invoice_number) from app.vendor_invoice
      where vendor_id = ${bill.vendor.id}::uuid and (number_key = ${numberKeyOf(bill.invoiceNumber)} or number_key is null)
        and id is distinct from ${id}::uuid and status <> 'CANCELLED'), '[]'::jsonb),
    'isPeriodClosed', ${isClosed('purchases', bill.invoiceDate)},
    'createdBy', ${createdBy('vendor_invoice', id)}) as facts`);
  if (!row) throw new Error(`no facts for vendor invoice ${bill.id}`);
  return row.facts;
});
