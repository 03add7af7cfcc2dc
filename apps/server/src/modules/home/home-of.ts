import { type Context, rightsOf } from '@homeport/engine';
import { type SumsSource, sumsOf } from '@homeport/engine/sums';
import { allOf, type Card, type Catalogue, type Condition, isRefusal } from '@homeport/grammar';
import { cardsFor, conditionsFor, type Home, type HomeCard, homeLimits, wiresOfCard } from '@homeport/model/home';
import { callerOf } from '../documents/index.ts';

/**
 * The cards of the caller's home with what they count, by the rights of the caller. A card that names what they may not see, or
 * somebody that they are not, is none of theirs.
 */
export async function homeOf(ctx: Context, catalogue: Catalogue, figures: SumsSource): Promise<Home> {
  const isOfSeveral = ctx.companies !== undefined;
  const today = ctx.now.toZonedDateTimeISO('UTC').toPlainDate().toString();
  const reader = { user: ctx.me.user, person: ctx.me.person, today, isOfSeveral };
  const asked = cardsFor(catalogue.cards, ctx.me.roles, isOfSeveral).map(async (card) => {
    const where = conditionsFor(card, reader);
    return where && cardOf(ctx, catalogue, figures, card, where);
  });
  return { cards: (await Promise.all(asked)).filter((card) => card !== undefined) };
}

async function cardOf(
  ctx: Context,
  catalogue: Catalogue,
  figures: SumsSource,
  card: Card,
  where: readonly Condition[],
): Promise<HomeCard | undefined> {
  const entity = catalogue.entity(card.on);
  const caller = callerOf(ctx);
  if (rightsOf(caller, entity).deeds.read === undefined) return undefined;
  const { name, on, label, draws, sort, columns, by, sum, isUrgent } = card;
  const group = draws === 'companies' ? 'tenantId' : draws === 'groups' ? by : undefined;
  const filter = allOf(...where);
  const counted = await sumsOf(figures, caller, entity, {
    ...(filter ? { filter: JSON.stringify(filter) } : {}),
    ...(sum ? { sum } : {}),
    ...(group ? { group } : {}),
  });
  if (isRefusal(counted)) return undefined;
  const isListed = draws === 'list' || draws === 'days';
  return {
    ...{ name, on, label, draws, where, count: counted.count },
    ...(sort && { sort }),
    ...(columns && { columns }),
    ...(by && { by }),
    ...(sum && { sum, sums: counted.sums[sum] ?? [] }),
    ...(isUrgent && { isUrgent }),
    ...(group && { groups: counted.groups.map(({ key, count }) => ({ key, count })) }),
    ...(isListed && { rows: counted.count > 0 ? await rowsOf(ctx, catalogue, card, where) : [] }),
  };
}

async function rowsOf(ctx: Context, catalogue: Catalogue, card: Card, where: readonly Condition[]) {
  const entity = catalogue.entity(card.on);
  const filter = allOf(...where);
  const rows: readonly Readonly<Record<string, unknown>>[] = await ctx.records(entity).find({
    ...(filter ? { filter } : {}),
    ...(card.sort ? { sort: card.sort } : {}),
    limit: card.draws === 'days' ? homeLimits.days : homeLimits.rows,
  });
  const wires = wiresOfCard(entity, card);
  return rows.map((row) => ({
    id: String(row.id),
    ...(ctx.companies && { tenantId: row.tenantId }),
    ...Object.fromEntries(wires.flatMap((wire) => (wire in row ? [[wire, row[wire]]] : []))),
  }));
}
