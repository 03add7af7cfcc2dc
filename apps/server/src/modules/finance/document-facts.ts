import { defineFactsOfAll, each } from '@homeport/engine';
import {
  type CreditNoteFacts,
  creditNote,
  creditNoteLine,
  type InvoiceFacts,
  invoice,
  invoiceLine,
  numberKeyOf,
  type VendorInvoiceFacts,
  vendorInvoice,
  vendorInvoiceLine,
} from '@homeport/model/finance';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';
import { todayOf } from '../../today.ts';

/** Sums of the lines of document `x`, one per tax rate; numbers as text, so that no digit is lost. */
const groupsOf = (table: string, owner: string) => sql`
  coalesce((select jsonb_agg(jsonb_build_object('rate', g.rate, 'goods', g.goods, 'tax', g.tax)) from (
    select tax_rate::text as rate, sum(goods_amount)::text as goods, sum(tax_amount)::text as tax
    from ${sql.table(`app.${table}`)} where ${sql.ref(owner)} = x.id group by tax_rate) g), '[]'::jsonb)`;
const countOf = (table: string, owner: string) => sql`
  (select count(*)::int from ${sql.table(`app.${table}`)} where ${sql.ref(owner)} = x.id)`;
const isClosed = (side: 'sales' | 'purchases') => sql`exists (
  select 1 from app.financial_period p where x.day between p.start_date and p.end_date and ${sql.ref(`p.${side}`)} = 'CLOSED')`;
const createdBy = (table: string) => sql`
  (select created_by from ${sql.table(`app.${table}`)} where id = x.id)`;
const sums = ['goodsAmount', 'taxAmount', 'taxRate'] as const;

/** What the rules of invoices look at: their lines, credits, statement and period; one statement. */
export const loadInvoiceFacts = defineFactsOfAll(
  invoice,
  async (ctx, asked) => {
    const found = await factsOfRows<Omit<InvoiceFacts, 'today'>>(ctx, {
      rows: asked.map(({ record: bill }) => ({
        id: bill.id,
        statement: bill.statement?.id,
        day: bill.invoiceDate,
      })),
      columns: 'id uuid, statement uuid, day date',
      facts: sql`jsonb_build_object(
        'lines', ${countOf('invoice_line', 'invoice_id')},
        'groups', ${groupsOf('invoice_line', 'invoice_id')},
        'credited', (select coalesce(sum(total_amount), 0)::text from app.credit_note where invoice_id = x.id and status in ('APPROVED', 'SENT')),
        'statement', (select jsonb_build_object('from', period_from, 'to', period_to) from app.statement where id = x.statement),
        'isPeriodClosed', ${isClosed('sales')},
        'createdBy', ${createdBy('invoice')})`,
    });
    return found.map((facts) => ({ ...facts, today: todayOf(ctx) }));
  },
  {
    from: {
      lines: each(invoiceLine, 'invoice', sums, [
        'goodsAmount',
        'taxAmount',
        'grossAmount',
        'numberOfLines',
        'outstandingAmount',
      ]),
      credits: each(creditNote, 'invoice', ['totalAmount', 'status'], ['creditedAmount', 'outstandingAmount']),
    },
    looksUp: { statement: ['periodFrom', 'periodTo'], financialPeriod: ['startDate', 'endDate', 'sales'] },
  },
);

/** What others have credited of the line `l` of credit note `x`. */
const credited = sql`(select coalesce(sum(o.credit_amount), 0) from app.credit_note_line o
  join app.credit_note n on n.tenant_id = o.tenant_id and n.id = o.credit_note_id
  where o.invoice_line_id = l.invoice_line_id and n.id <> x.id and n.status in ('APPROVED', 'SENT'))`;
const credits = sql`(select l.invoice_line_id, sum(l.credit_amount) as credit_amount from app.credit_note_line l
  where l.credit_note_id = x.id group by l.invoice_line_id)`;

/** What the rules of credit notes look at: the invoice, their own lines, and what others have credited of the same lines. */
export const loadCreditNoteFacts = defineFactsOfAll(
  creditNote,
  (ctx, asked) =>
    factsOfRows<CreditNoteFacts>(ctx, {
      rows: asked.map(({ record: note }) => ({ id: note.id, invoice: note.invoice.id, day: note.creditDate })),
      columns: 'id uuid, invoice uuid, day date',
      facts: sql`jsonb_build_object(
        'invoice', jsonb_build_object('status', i.status, 'currency', i.currency, 'financialEntity', i.financial_entity_id),
        'lines', ${countOf('credit_note_line', 'credit_note_id')},
        'goods', (select coalesce(sum(credit_amount), 0)::text from app.credit_note_line where credit_note_id = x.id),
        'tax', (select coalesce(sum(tax_amount), 0)::text from app.credit_note_line where credit_note_id = x.id),
        'undefinedLines', (select count(*)::int from app.credit_note_line l
          left join app.invoice_line i on i.tenant_id = l.tenant_id and i.id = l.invoice_line_id
          where l.credit_note_id = x.id and i.invoice_id is distinct from x.invoice),
        'overCreditedLines', (select count(*)::int from ${credits} l
          join app.invoice_line i on i.id = l.invoice_line_id where l.credit_amount + ${credited} > i.goods_amount),
        'isPeriodClosed', ${isClosed('sales')},
        'createdBy', ${createdBy('credit_note')})`,
      joined: sql`join app.invoice i on i.id = x.invoice`,
    }),
  {
    from: {
      lines: each(
        creditNoteLine,
        'creditNote',
        ['creditAmount', 'taxAmount'],
        ['goodsAmount', 'taxAmount', 'totalAmount'],
      ),
    },
    looksUp: {
      invoice: ['status', 'currency', 'financialEntity'],
      invoiceLine: ['invoice', 'goodsAmount'],
      creditNoteLine: ['invoiceLine'],
      financialPeriod: ['startDate', 'endDate', 'sales'],
    },
  },
);

/** Amounts of the lines that charge service `s`, by the bill itself or by a line, on bills other than `x` that stand. */
const billedByOthers = sql`(
  select o.goods_amount, b.currency from app.vendor_invoice_line o
    join app.vendor_invoice b on b.tenant_id = o.tenant_id and b.id = o.vendor_invoice_id
    where o.case_service_id = s.id and b.id <> x.id and b.status not in ('DRAFT', 'REJECTED', 'CANCELLED')
  union all
  select o.goods_amount, b.currency from app.vendor_invoice b
    join app.vendor_invoice_line o on o.tenant_id = b.tenant_id and o.vendor_invoice_id = b.id and o.case_service_id is null
    where b.case_service_id = s.id and b.id <> x.id and b.status not in ('DRAFT', 'REJECTED', 'CANCELLED'))`;

/** The services that bill `x` charges, as `BilledService`; a line that names none is for the service of the bill. */
export const servicesOfBill = sql`
  coalesce((select jsonb_agg(jsonb_build_object('service', s.id, 'name', s.name,
      'agreed', s.cost_amount::text, 'agreedCurrency', s.cost_currency, 'now', n.amount::text,
      'before', (select coalesce(sum(goods_amount) filter (where currency = x.currency), 0)::text from ${billedByOthers} o),
      'isBilledOtherwise', exists (select from ${billedByOthers} o where o.currency <> x.currency)) order by s.name, s.id)
    from (select coalesce(l.case_service_id, x.service) as id, sum(l.goods_amount) as amount
      from app.vendor_invoice_line l where l.vendor_invoice_id = x.id group by 1) n
    join app.case_service s on s.id = n.id), '[]'::jsonb)`;
/** The tolerance of the cost profile of bill `x`. */
export const toleranceOfBill = sql`
  coalesce((select jsonb_build_object('percent', tolerance_percent::text, 'amount', tolerance_amount::text)
    from app.cost_profile where id = x.profile), jsonb_build_object('percent', null, 'amount', null))`;

/**
 * What the rules of vendors' invoices look at: their lines, the tolerance of their cost profile, the numbers that say what their
 * own says. Those are asked for by their key, which has an index with the vendor; the few without one are compared as written.
 */
export const loadVendorInvoiceFacts = defineFactsOfAll(
  vendorInvoice,
  async (ctx, asked) => {
    // One bill of a vendor at a time: of two with one number that are approved at once, the second sees the first.
    for (const vendor of [...new Set(asked.map(({ record }) => record.vendor.id))].sort())
      await ctx.query(
        sql`select pg_advisory_xact_lock(hashtextextended(${`vendor-invoice ${ctx.tenant} ${vendor}`}, 0))`,
      );
    return factsOfRows<VendorInvoiceFacts>(ctx, {
      rows: asked.map(({ record: bill }) => ({
        id: bill.id,
        vendor: bill.vendor.id,
        profile: bill.costProfile?.id,
        key: numberKeyOf(bill.invoiceNumber),
        day: bill.invoiceDate,
        service: bill.caseService?.id,
        currency: bill.currency,
      })),
      columns: 'id uuid, vendor uuid, profile uuid, key text, day date, service uuid, currency text',
      facts: sql`jsonb_build_object(
        'lines', ${countOf('vendor_invoice_line', 'vendor_invoice_id')},
        'groups', ${groupsOf('vendor_invoice_line', 'vendor_invoice_id')},
        'tolerance', ${toleranceOfBill},
        'services', ${servicesOfBill},
        'knownNumbers', coalesce((select jsonb_agg(v.invoice_number) from app.vendor_invoice v
          where v.vendor_id = x.vendor and (v.number_key = x.key or v.number_key is null)
            and v.id is distinct from x.id and v.status <> 'CANCELLED'), '[]'::jsonb),
        'isPeriodClosed', ${isClosed('purchases')},
        'createdBy', ${createdBy('vendor_invoice')})`,
    });
  },
  {
    from: {
      lines: each(
        vendorInvoiceLine,
        'vendorInvoice',
        [...sums, 'caseService'],
        ['goodsAmount', 'taxAmount', 'grossAmount', 'outstandingAmount', 'isOverTolerance', 'findings'],
      ),
    },
    looksUp: {
      costProfile: ['tolerancePercent', 'toleranceAmount'],
      caseService: ['name', 'costAmount', 'costCurrency'],
      financialPeriod: ['startDate', 'endDate', 'purchases'],
    },
  },
);
