import { type Context, defineFacts } from '@homeport/engine';
import {
  type CreditNoteLineFacts,
  creditNoteLine,
  invoiceLine,
  type LineFacts,
  vendorInvoiceLine,
} from '@homeport/model/finance';
import { sql } from 'kysely';

async function lineFacts(
  ctx: Context,
  document: { readonly table: string; readonly id: string },
  taxCode: string | null,
): Promise<LineFacts> {
  const [row] = await ctx.query(sql<LineFacts>`
    select d.currency, (select rate::text from app.tax_code where id = ${taxCode}::uuid) as "taxRate"
    from ${sql.table(`app.${document.table}`)} d where d.id = ${document.id}::uuid`);
  if (!row) throw new Error(`no facts for a line of ${document.table} ${document.id}`);
  return row;
}

export const loadInvoiceLineFacts = defineFacts(invoiceLine, (ctx, line) =>
  lineFacts(ctx, { table: 'invoice', id: line.invoice.id }, line.taxCode?.id ?? null),
);
export const loadVendorInvoiceLineFacts = defineFacts(vendorInvoiceLine, (ctx, line) =>
  lineFacts(ctx, { table: 'vendor_invoice', id: line.vendorInvoice.id }, line.taxCode?.id ?? null),
);

/** The note, the line it credits, and what every other note that is not cancelled credits of that line. */
export const loadCreditNoteLineFacts = defineFacts(creditNoteLine, async (ctx, line) => {
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
});
