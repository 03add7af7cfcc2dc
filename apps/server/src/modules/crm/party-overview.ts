import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { type Catalogue, type Entity, type Filter, isRefusal, joinTitle } from '@homeport/grammar';
import { caseService } from '@homeport/model/cases';
import { type PartySide, party, partyBalances, partyOverview } from '@homeport/model/crm';
import { invoice, vendorInvoice } from '@homeport/model/finance';
import { serviceProvider } from '@homeport/model/policies';

const eq = (field: string, value: string): Filter => ({ field, op: 'eq', value });
/** More open documents of one party are in nobody's balance: the lists show them. */
const most = 1000;

/** The entities that are sides of a party. */
const sidesOfParty = (catalogue: Catalogue): readonly Entity[] =>
  catalogue.entities.filter(({ sideOf, fields }) => {
    const field = sideOf && fields[sideOf.relation];
    return field !== undefined && 'to' in field && field.to === party.name;
  });

/** Everything that a party is to the company, as far as the reader may see it. */
export const partyOverviewHandler = (catalogue: Catalogue): RouteHandler =>
  answer(partyOverview, async (ctx, { params }) => {
    const of = await ctx.records(party).get(params.id ?? '');
    if (isRefusal(of)) return of;
    const [sides, bills, invoices, providers, openServices, doneServices] = await Promise.all([
      sidesSeen(ctx, catalogue, of.id),
      ctx
        .records(vendorInvoice)
        .find({ filter: { all: [eq('vendor.party', of.id), eq('status', 'APPROVED')] }, limit: most }),
      ctx
        .records(invoice)
        .find({ filter: { all: [eq('financialEntity.party', of.id), eq('status', 'SENT')] }, limit: most }),
      ctx.records(serviceProvider).find({ filter: eq('party', of.id), limit: 1 }),
      ctx.records(caseService).count({
        all: [
          eq('provider.party', of.id),
          { field: 'status', op: 'in', value: ['REQUESTED', 'SCHEDULED', 'IN_PROGRESS'] },
        ],
      }),
      ctx.records(caseService).count({ all: [eq('provider.party', of.id), eq('status', 'COMPLETED')] }),
    ]);
    return {
      sides,
      balances: partyBalances(bills, invoices),
      openServices,
      doneServices,
      rating: providers[0]?.rating ?? null,
    };
  });

async function sidesSeen(ctx: Context, catalogue: Catalogue, id: string): Promise<PartySide[]> {
  const found = await Promise.all(
    sidesOfParty(catalogue).map(async (entity) => {
      const rows = await ctx.records(entity).find({ filter: eq(entity.sideOf?.relation ?? '', id), limit: 50 });
      return rows.map((row): PartySide => {
        const values: Readonly<Record<string, unknown>> = row;
        const title = joinTitle(
          entity,
          entity.title.map((name) => [name, String(values[name] ?? '')] as const),
        );
        return { entity: entity.name, id: row.id, title, isActive: values.active !== false };
      });
    }),
  );
  return found.flat();
}
