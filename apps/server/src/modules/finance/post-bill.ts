import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { idIn, isRefusal, type Refusal } from '@homeport/grammar';
import { caseService } from '@homeport/model/cases';
import {
  dueAfter,
  financialEntity,
  financeRefusals as no,
  numberKeyOf,
  type PostedLine,
  postedLines,
  postVendorInvoice,
  type VendorInvoice,
  vendorInvoice,
  vendorInvoiceLine,
} from '@homeport/model/finance';
import { type ServiceProvider, serviceProvider } from '@homeport/model/policies';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

/** Whom finance pays for a provider, and how many days after the date of a bill. */
interface Payee {
  readonly id: string;
  readonly days: number | null;
}

/** A bill with its lines, in one transaction: whoever posts it sees the services and works for the provider. */
export const postBillHandler: ActionHandler = handle(postVendorInvoice, async (ctx, { input }) => {
  const lines = postedLines(input.lines, input.currency);
  if (isRefusal(lines)) return lines;
  if (input.invoiceDate > todayOf(ctx)) return no.dateInFuture({}, 'invoiceDate');
  const provider = await providerOf(ctx, idIn(input.provider));
  if (isRefusal(provider)) return provider;
  const services = await seenServices(ctx, lines);
  if (isRefusal(services)) return services;
  const head = { ...input, document: idIn(input.document) ?? null };
  const named = lines.map((line) => ({
    ...line,
    description: line.description ?? services.get(line.caseService) ?? '',
  }));
  const made = await writeBill(ctx, provider, head, named);
  if (isRefusal(made)) return made;
  const moved = input.submit === false ? made : await ctx.records(vendorInvoice).move(made.id, 'status.submit');
  return isRefusal(moved) ? moved : { vendorInvoice: made.id };
});

/** What a vendor says of a bill as a whole. */
interface BillHead {
  readonly invoiceNumber: string;
  /** yyyy-MM-dd, not in the future. */
  readonly invoiceDate: string;
  readonly currency: string;
  readonly poNumber: string | null;
  /** Id of its file. */
  readonly document: string | null;
}

/**
 * Writes a bill of a provider as a draft, to whom finance pays for them and due as was agreed; refused where the number is known.
 * Whoever calls it has made sure that the services are the provider's.
 */
export async function writeBill(
  ctx: Context,
  provider: ServiceProvider,
  head: BillHead & { readonly caseService?: string },
  lines: readonly PostedLine[],
): Promise<VendorInvoice | Refusal> {
  const payee = await payeeOf(ctx, provider, head.currency);
  if (isRefusal(payee)) return payee;
  if (await isKnown(ctx, payee.id, provider.id, head.invoiceNumber)) return no.duplicateNumber({}, 'invoiceNumber');
  const system = ctx.asSystem('a bill is posted by who works for its provider');
  const made = await system.records(vendorInvoice).create({
    invoiceNumber: head.invoiceNumber,
    invoiceDate: head.invoiceDate,
    receivedDate: todayOf(ctx),
    dueDate: dueAfter(head.invoiceDate, payee.days),
    currency: head.currency,
    poNumber: head.poNumber,
    // The number of the other side is what finance has to have before it approves.
    externalReference: head.invoiceNumber,
    document: head.document,
    provider: provider.id,
    vendor: payee.id,
    caseService: head.caseService ?? null,
  });
  if (isRefusal(made)) return made;
  const written = await system.records(vendorInvoiceLine).createAll(
    lines.map((line, n) => ({
      ...line,
      vendorInvoice: made.id,
      sequence: n + 1,
      description: line.description ?? '',
    })),
  );
  return isRefusal(written) ? written : made;
}

/** The provider who bills: the one that is named, or the only one the caller works for. */
async function providerOf(ctx: Context, named: string | undefined): Promise<ServiceProvider | Refusal> {
  const isClerk = !ctx.me.roles.includes('vendor');
  if (named === undefined && isClerk) return no.providerNeeded({}, 'provider');
  const found = await ctx.records(serviceProvider).find({
    filter:
      named === undefined ? { field: 'users', op: 'eq', value: ctx.me.user } : { field: 'id', op: 'eq', value: named },
    limit: 2,
  });
  const [provider] = found;
  if (provider === undefined) return no.notOfProvider({}, 'provider');
  return found.length > 1 ? no.providerNeeded({}, 'provider') : provider;
}

/** The creditor of the party that the provider is; made with the first bill. */
async function payeeOf(ctx: Context, provider: ServiceProvider, currency: string): Promise<Payee | Refusal> {
  const [known] = await ctx.query(sql<Payee>`
    select f.id, coalesce(f.payment_terms_in_days, p.payment_days) as days
    from app.service_provider s
    join app.financial_entity f on f.tenant_id = s.tenant_id and f.party_id = s.party_id and f.kind = 'VENDOR' and f.active
    left join app.party p on p.tenant_id = s.tenant_id and p.id = s.party_id
    where s.id = ${provider.id}::uuid order by f.currency = ${currency} desc, f.created, f.id limit 1`);
  if (known) return known;
  const [own] = await ctx.query(sql<{ party: string | null; days: number | null; taken: boolean }>`
    select s.party_id as party, p.payment_days as days,
      exists (select from app.financial_entity f where f.code = s.code) as taken
    from app.service_provider s left join app.party p on p.tenant_id = s.tenant_id and p.id = s.party_id
    where s.id = ${provider.id}::uuid`);
  const made = await ctx
    .asSystem('who bills for the first time becomes a creditor')
    .records(financialEntity)
    .create({
      code: own?.taken ? `${provider.code.slice(0, 31)}-${provider.id.slice(-8).toUpperCase()}` : provider.code,
      name: provider.name,
      kind: 'VENDOR',
      party: own?.party ?? null,
      currency: provider.currency ?? currency,
      ...(own?.days == null ? {} : { paymentTermsInDays: own.days }),
    });
  return isRefusal(made) ? made : { id: made.id, days: made.paymentTermsInDays };
}

/** Whether a bill of the provider, or of whom finance pays for it, says the same number already. One at a time. */
async function isKnown(ctx: Context, payee: string, provider: string, number: string): Promise<boolean> {
  await ctx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`vendor-invoice ${ctx.tenant} ${payee}`}, 0))`);
  const rows = await ctx.query(sql<{ number: string }>`
    select invoice_number as number from app.vendor_invoice
    where vendor_id = ${payee}::uuid and number_key = ${numberKeyOf(number)} and status <> 'CANCELLED'
    union all select invoice_number from app.vendor_invoice
    where provider_id = ${provider}::uuid and number_key = ${numberKeyOf(number)} and status <> 'CANCELLED'`);
  return rows.length > 0;
}

/** What the services are called, of which each has to be seen by the caller. */
async function seenServices(
  ctx: Context,
  lines: readonly { readonly caseService: string }[],
): Promise<ReadonlyMap<string, string> | Refusal> {
  const ids = [...new Set(lines.map((line) => line.caseService))];
  const seen = await ctx.records(caseService).find({ filter: { field: 'id', op: 'in', value: ids } });
  return seen.length === ids.length
    ? new Map(seen.map(({ id, name }) => [id, name]))
    : no.serviceOfAnother({}, 'lines');
}
