import { type ActionHandler, handle } from '@homeport/engine';
import {
  deliverShipment,
  departShipment,
  enterCustomsShipment,
  packShipment,
  shipment,
  shipmentMoved,
} from '@homeport/model/moves';
import { sql } from 'kysely';

/** Each step of carrying a shipment out is told to the assignee whose goods they are. */
export const carryOutHandlers: readonly ActionHandler[] = [
  packShipment,
  departShipment,
  enterCustomsShipment,
  deliverShipment,
].map((action) =>
  handle(action, async (ctx, { id }) => {
    const [told] = await ctx.query(sql<{ reference: string; assignee: string }>`
      select s.reference, c.assignee_id as assignee
      from app.shipment s join app.case_detail c on (c.tenant_id, c.id) = (s.tenant_id, s.case_detail_id)
      where s.id = ${id}::uuid`);
    const [, name = ''] = action.transition?.split('.') ?? [];
    const stage = shipment.fields.operationalStatus.transitions[name as 'pack'].to;
    if (told) await ctx.emit(shipmentMoved, id, { shipment: id, ...told, stage });
    return undefined;
  }),
);
