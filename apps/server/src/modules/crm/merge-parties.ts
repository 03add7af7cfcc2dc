import { type ActionHandler, answer, type Context, handle, type RouteHandler } from '@homeport/engine';
import { type Catalogue, certain, type Entity, idIn, isRefusal, type Refusal } from '@homeport/grammar';
import { crmRefusals, learnedFrom, mergeFault, mergeParties, party, previewMerge } from '@homeport/model/crm';
import type { Services } from '../../services.ts';

/** As many records of one kind as are moved; whoever has more is merged by an import. */
const most = 1000;

/** Every relation of the catalogue to one party. A new one comes along by itself. */
const waysToParty = (catalogue: Catalogue): readonly { readonly entity: Entity; readonly relation: string }[] =>
  catalogue.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([relation, field]) =>
      field.type === 'ref' && field.to === party.name && !field.derived ? [{ entity, relation }] : [],
    ),
  );

/** What merging would move and teach, and why it cannot be. Changes nothing. */
export const previewMergeHandler = ({ catalogue, textOf }: Pick<Services, 'catalogue' | 'textOf'>): RouteHandler =>
  answer(previewMerge, async (ctx, { params, query }) => {
    const both = await bothOf(ctx, params.id ?? '', query.other);
    if (isRefusal(both)) return both;
    const fault = mergeFault(both.into, both.other);
    const moves = await Promise.all(
      waysToParty(catalogue).map(async ({ entity, relation }) => ({
        entity: entity.name,
        count: await ctx.records(entity).count({ field: relation, op: 'eq', value: both.other.id }),
      })),
    );
    return {
      moves: moves.filter(({ count }) => count > 0),
      learns: Object.keys(learnedFrom(both.into, both.other)),
      fault: fault && textOf(`refusal.${crmRefusals[fault]().code}`, undefined, ctx.locale),
    };
  });

/** Moves everything of the other party to this one, which takes over what it lacks; the other goes into the bin. */
export const mergePartiesHandler = (catalogue: Catalogue): ActionHandler =>
  handle(mergeParties, async (ctx, { id, input }) => {
    const both = await bothOf(ctx, id, certain(idIn(input.other)), true);
    if (isRefusal(both)) return both;
    const { into, other } = both;
    const fault = mergeFault(into, other);
    if (fault) return crmRefusals[fault]();
    const system = ctx.asSystem(`the party ${other.code} is merged into ${into.code}`);
    const note = `${other.code} ${other.name}`;
    const learned = learnedFrom(into, other);
    // Before its sides come: what they say would be learned from the first of them.
    if (Object.keys(learned).length > 0) {
      const told = await system.records(party).update(into.id, learned, { note });
      if (isRefusal(told)) return told;
    }
    for (const { entity, relation } of waysToParty(catalogue)) {
      const rows = await system
        .records(entity)
        .find({ filter: { field: relation, op: 'eq', value: other.id }, limit: most });
      for (const row of rows) {
        const moved = await system.records(entity).update(row.id, { [relation]: into.id }, { note });
        if (isRefusal(moved)) return moved;
      }
    }
    const gone = await system.records(party).delete(other.id);
    return isRefusal(gone) ? gone : undefined;
  });

async function bothOf(ctx: Context, id: string, otherId: string, lock = false) {
  const parties = ctx.records(party);
  // In one order, so that of two that merge the same two the second waits.
  const found = new Map<string, Awaited<ReturnType<typeof parties.get>>>();
  for (const one of [...new Set([id, otherId])].sort()) found.set(one, await parties.get(one, { lock }));
  const into = found.get(id);
  const other = found.get(otherId);
  const missing: Refusal | undefined = [into, other].find((one) => isRefusal(one));
  if (missing || !into || !other || isRefusal(into) || isRefusal(other)) return missing ?? crmRefusals.sameParty();
  return { into, other };
}
