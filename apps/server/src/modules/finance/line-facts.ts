import { type Context, defineFacts } from '@homeport/engine';
import {
  type ChargedBenefit,
  type CreditNoteLineFacts,
  creditNoteLine,
  type InvoiceLineFacts,
  invoiceLine,
  type LineFacts,
  type VendorLineFacts,
  vendorInvoiceLine,
} from '@homeport/model/finance';
import { sql } from 'kysely';

async function lineFacts(
  ctx: Context,
  document: { readonly table: string; readonly id: string },
  taxCode: string | null,
): Promise<LineFacts> {
  const [row] = await ctx.query(sql<LineFacts>`
    select d.currency, (select rate::text from app.tax_code where id = ${taxCode}::uuid) as "taxRate",
      not exists (select 1 from app.tax_code t where t.id = ${taxCode}::uuid
        and d.invoice_date not between coalesce(t.valid_from, '-infinity') and coalesce(t.valid_to, 'infinity')) as "isTaxCodeValid"
    from ${sql.table(`app.${document.table}`)} d where d.id = ${document.id}::uuid`);
  if (!row) throw new Error(`no facts for a line of ${document.table} ${document.id}`);
  return row;
}

export const loadInvoiceLineFacts = defineFacts(
  invoiceLine,
  async (ctx, line): Promise<InvoiceLineFacts> => {
    const facts = await lineFacts(ctx, { table: 'invoice', id: line.invoice.id }, line.taxCode?.id ?? null);
    return { ...facts, benefit: line.caseBenefit ? await chargedBenefit(ctx, line.caseBenefit.id, line.id) : null };
  },
  {
    looksUp: {
      invoice: ['currency', 'status', 'invoiceDate'],
      taxCode: ['rate', 'validFrom', 'validTo'],
      caseBenefit: ['amount', 'currency', 'period'],
      creditNote: ['status'],
      creditNoteLine: ['creditAmount', 'invoiceLine'],
    },
  },
);

/** What was approved of a benefit, and what other lines charge of it on invoices that are not cancelled, less their credits. */
async function chargedBenefit(ctx: Context, id: string, line: string | undefined): Promise<ChargedBenefit | null> {
  const [row] = await ctx.asSystem('what is charged of a benefit').query(sql<ChargedBenefit>`
    select b.amount::text as approved, b.currency, b.period is null or b.period = 'ONCE' as "isOnce", (
      select coalesce(sum(l.goods_amount - coalesce((select sum(c.credit_amount) from app.credit_note_line c
          join app.credit_note n on n.tenant_id = c.tenant_id and n.id = c.credit_note_id
          where c.tenant_id = l.tenant_id and c.invoice_line_id = l.id and n.status <> 'CANCELLED'), 0)), 0)::text
      from app.invoice_line l join app.invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
      where l.tenant_id = b.tenant_id and l.case_benefit_id = b.id and l.id is distinct from ${line ?? null}::uuid
        and l.currency = b.currency and i.status <> 'CANCELLED') as charged
    from app.case_benefit b where b.tenant_id = ${ctx.tenant}::uuid and b.id = ${id}::uuid`);
  return row ?? null;
}
/** Whose the service of a line is: of the provider of the bill, or without one of somebody who works there. */
async function chargedService(
  ctx: Context,
  bill: string,
  service: string,
): Promise<Pick<VendorLineFacts, 'isOfProvider' | 'isOrdered'> | undefined> {
  const [row] = await ctx.query(sql<Pick<VendorLineFacts, 'isOfProvider' | 'isOrdered'>>`
    select b.provider_id is null or b.provider_id = s.provider_id
        or (s.provider_id is null and exists (select from app.service_provider_users_link u
          where u.owner_id = b.provider_id and u.target_id = s.vendor_user_id)) as "isOfProvider",
      b.provider_id is null or s.status <> 'NOT_INITIATED' as "isOrdered"
    from app.vendor_invoice b, app.case_service s where b.id = ${bill}::uuid and s.id = ${service}::uuid`);
  return row;
}
export const loadVendorInvoiceLineFacts = defineFacts(
  vendorInvoiceLine,
  async (ctx, line): Promise<VendorLineFacts> => {
    const facts = await lineFacts(
      ctx,
      { table: 'vendor_invoice', id: line.vendorInvoice.id },
      line.taxCode?.id ?? null,
    );
    const ofService = line.caseService && (await chargedService(ctx, line.vendorInvoice.id, line.caseService.id));
    return { ...facts, ...(ofService ?? { isOfProvider: true, isOrdered: true }) };
  },
  {
    looksUp: {
      vendorInvoice: ['currency', 'invoiceDate', 'provider'],
      caseService: ['provider', 'vendorUser', 'status'],
      serviceProvider: ['users'],
      taxCode: ['rate', 'validFrom', 'validTo'],
    },
  },
);

/** The note, the line it credits, and what every other note that is not cancelled credits of that line. */
export const loadCreditNoteLineFacts = defineFacts(
  creditNoteLine,
  async (ctx, line) => {
    const [row] = await ctx.query(sql<{ facts: CreditNoteLineFacts }>`
    select jsonb_build_object('currency', n.currency, 'line', (
      select jsonb_build_object('goods', i.goods_amount::text, 'taxRate', i.tax_rate::text, 'isOfThisInvoice', i.invoice_id = n.invoice_id,
        'credited', (select coalesce(sum(o.credit_amount), 0)::text from app.credit_note_line o
          join app.credit_note other on other.tenant_id = o.tenant_id and other.id = o.credit_note_id
          where o.invoice_line_id = i.id and o.id is distinct from ${line.id ?? null}::uuid and other.status <> 'CANCELLED'))
      from app.invoice_line i where i.id = ${line.invoiceLine?.id ?? null}::uuid)) as facts
    from app.credit_note n where n.id = ${line.creditNote.id}::uuid`);
    if (!row) throw new Error(`no facts for a line of credit note ${line.creditNote.id}`);
    return row.facts;
  },
  { looksUp: { creditNote: ['currency', 'invoice', 'status'], invoiceLine: ['goodsAmount', 'taxRate', 'invoice'] } },
);
