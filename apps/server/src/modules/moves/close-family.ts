import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { bookShipment, cancelShipment, loseShipment, type Shipment, shipment } from '@homeport/model/moves';
import { todayOf } from '../../today.ts';

/** A primary and its variants, without the one at hand. */
async function familyOf(ctx: Context, one: Shipment): Promise<Shipment[]> {
  const primary = one.primaryShipment?.id ?? one.id;
  const found = await ctx.records(shipment).find({
    filter: {
      any: [
        { field: 'id', op: 'eq', value: primary },
        { field: 'primaryShipment', op: 'eq', value: primary },
      ],
    },
    limit: 200,
  });
  return found.filter((s) => s.id !== one.id);
}

/** Moves shipments of a family, as the system: who books one need not see the others. */
async function moveAll(
  ctx: Context,
  one: Shipment,
  step: { readonly name: string; readonly from: readonly string[]; readonly reason: string },
  belongs: (other: Shipment) => boolean = () => true,
): Promise<Refusal | undefined> {
  const system = ctx.asSystem(step.reason);
  for (const other of await familyOf(system, one)) {
    if (!belongs(other) || !step.from.includes(other.salesStatus)) continue;
    const moved = await system.records(shipment).move(other.id, `salesStatus.${step.name}`, {}, { note: step.reason });
    if (isRefusal(moved)) return moved;
  }
  return undefined;
}

const passOver = (ctx: Context, one: Shipment): Promise<Refusal | undefined> =>
  moveAll(ctx, one, { name: 'passOver', from: ['QUOTED'], reason: `${one.reference} was decided` });

export const bookHandler: ActionHandler = handle(bookShipment, (ctx, { record }) => passOver(ctx, record));

export const loseHandler: ActionHandler = handle(loseShipment, async (ctx, { record, input }) => {
  const refused = await passOver(ctx, record);
  if (refused) return refused;
  return { lostDate: input.lostDate ?? todayOf(ctx) };
});

export const cancelHandler: ActionHandler = handle(cancelShipment, (ctx, { record }) => {
  const one = record;
  const step = { name: 'cancel', from: ['QUOTED', 'BOOKED', 'NOT_CHOSEN'], reason: `${one.reference} was cancelled` };
  return moveAll(ctx, one, step, (other) => other.primaryShipment?.id === one.id);
});
