import { defineFacts } from '@homeport/engine';
import { freight, type ShipmentFacts, shipment } from '@homeport/model/moves';
import { sql } from 'kysely';

/** The shipment it is a variant of. */
export const loadShipmentFacts = defineFacts(shipment, async (ctx, s) => {
  const [row] = await ctx.query(sql<{ facts: ShipmentFacts }>`select jsonb_build_object(
    'primary', (select jsonb_build_object('isVariant', primary_shipment_id is not null, 'salesStatus', sales_status)
      from app.shipment where id = ${s.primaryShipment?.id ?? null}::uuid)) as facts`);
  if (!row) throw new Error(`no facts for shipment ${s.id}`);
  return row.facts;
});

export const loadFreightFacts = defineFacts(
  freight,
  async (ctx, f) => {
    const [row] = await ctx.query(sql<{ divisor: number | null }>`
    select volumetric_divisor as divisor from app.shipment_type where id = ${f.shipmentType?.id ?? null}::uuid`);
    return { divisor: row?.divisor ?? null };
  },
  { looksUp: { shipmentType: ['volumetricDivisor'] } },
);
