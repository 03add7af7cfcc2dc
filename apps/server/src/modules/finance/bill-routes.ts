import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { type Filter, isRefusal } from '@homeport/grammar';
import { caseService, serviceStep } from '@homeport/model/cases';
import {
  type BilledService,
  billableServices,
  billingFinding,
  expectedPayments,
  reviewBill,
  type Tolerance,
  vendorInvoice,
  vendorOverview,
} from '@homeport/model/finance';
import { serviceProvider } from '@homeport/model/policies';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';
import { servicesOfBill, toleranceOfBill } from './document-facts.ts';

/** As many services as one page offers; who has more open ones bills the older first. */
const most = 200;

/** The services that the caller may bill, and what was agreed and billed of each. */
export const billableHandler: RouteHandler = answer(billableServices, async (ctx, { query }) => {
  const isVendor = ctx.me.roles.includes('vendor');
  const named = query.provider ?? undefined;
  const of: Filter | undefined =
    named === undefined ? { field: 'users', op: 'eq', value: ctx.me.user } : { field: 'id', op: 'eq', value: named };
  const providers = isVendor || named !== undefined ? await ctx.records(serviceProvider).find({ filter: of }) : [];
  if (providers.length === 0) return { providers: [], services: [] };
  const services = await ctx.records(caseService).find({
    // A filter of the system's: who provides a service has no list of providers, and does not see the field.
    among: {
      all: [
        { field: 'provider', op: 'in', value: providers.map(({ id }) => id) },
        { field: 'status', op: 'in', value: ['REQUESTED', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED'] },
      ],
    },
    sort: 'startDate,asc',
    limit: most,
  });
  const money = await billedOf(
    ctx,
    services.map(({ id }) => id),
  );
  return {
    providers: providers.map(({ id, name, currency }) => ({ id, name, currency: currency ?? null })),
    services: services.flatMap((one) => {
      const known = money.get(one.id);
      if (!known) return [];
      const assignee = one.assignee?.label || null;
      return [{ id: one.id, name: one.name, assignee, status: one.status, ...known }];
    }),
  };
});

interface Billed {
  readonly provider: string;
  readonly agreed: string | null;
  readonly currency: string | null;
  readonly billed: string;
}
/** What was agreed of services and what bills that stand charge of it, in the currency that was agreed; one statement. */
async function billedOf(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Billed>> {
  const rows = await ctx.query(sql<Billed & { id: string }>`
    select s.id, s.provider_id as provider, s.cost_amount::text as agreed, s.cost_currency as currency, coalesce((
      select sum(l.goods_amount) from app.vendor_invoice_line l
      join app.vendor_invoice b on b.tenant_id = l.tenant_id and b.id = l.vendor_invoice_id
      where l.case_service_id = s.id and b.status not in ('DRAFT', 'REJECTED', 'CANCELLED')
        and b.currency = coalesce(s.cost_currency, b.currency)), 0)::text as billed
    from app.case_service s where s.id = any (${ids}::uuid[])`);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

const eq = (field: string, value: string | boolean): Filter => ({ field, op: 'eq', value });

/** How much of what waits for a vendor, and what is to be paid to them; as far as they see it. */
export const overviewHandler: RouteHandler = answer(vendorOverview, async (ctx) => {
  const services = ctx.records(caseService);
  const bills = ctx.records(vendorInvoice);
  const [newServices, underWay, openSteps, inReview, questions, approved, [mine]] = await Promise.all([
    services.count(eq('status', 'REQUESTED')),
    services.count({ field: 'status', op: 'in', value: ['SCHEDULED', 'IN_PROGRESS'] }),
    ctx.records(serviceStep).count({
      all: [
        eq('isDone', false),
        { field: 'caseService.status', op: 'in', value: ['REQUESTED', 'SCHEDULED', 'IN_PROGRESS'] },
      ],
    }),
    bills.count({ field: 'status', op: 'in', value: ['SUBMITTED', 'HELD'] }),
    bills.count(eq('status', 'QUERIED')),
    bills.find({ filter: eq('status', 'APPROVED') }),
    ctx.query(sql<{ rating: string | null; answers: number }>`
      select round(sum(rating * answered_surveys) / nullif(sum(answered_surveys), 0), 1)::text as rating,
        coalesce(sum(answered_surveys), 0)::int as answers
      from app.service_provider p where exists (select from app.service_provider_users_link u
        where u.owner_id = p.id and u.target_id = ${ctx.me.user}::uuid)`),
  ]);
  const expected = expectedPayments(approved);
  return {
    newServices,
    underWay,
    openSteps,
    inReview,
    questions,
    expected,
    rating: mine?.rating ?? null,
    answers: mine?.answers ?? 0,
  };
});

/** Each service of a bill with what was agreed, what others charge, and what is to be said of it, as things stand. */
export const reviewHandler: RouteHandler = answer(reviewBill, async (ctx, { params }) => {
  const bill = await ctx.records(vendorInvoice).get(params.id ?? '');
  if (isRefusal(bill)) return bill;
  const [facts] = await factsOfRows<{ services: readonly BilledService[]; tolerance: Tolerance }>(ctx, {
    rows: [{ id: bill.id, profile: bill.costProfile?.id, service: bill.caseService?.id, currency: bill.currency }],
    columns: 'id uuid, profile uuid, service uuid, currency text',
    facts: sql`jsonb_build_object('services', ${servicesOfBill}, 'tolerance', ${toleranceOfBill})`,
  });
  if (!facts) return { services: [] };
  return {
    services: facts.services.map((one) => ({ ...one, finding: billingFinding(one, bill.currency, facts.tolerance) })),
  };
});
