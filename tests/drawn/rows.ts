import { allFields, type Entity, wireName } from '@homeport/grammar';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { longRow } from '../support/wide/long-rows.ts';

/** Nobody's picture is shown: only its name is drawn. */
const pictures = new Set(['file', 'image']);

/** A record in which every field says something. */
export const fullRow = (entity: Entity): Row => longRow(entity, 1);

/** A record of which nothing is known but what it cannot be without: everything else is null, as the server sends it. */
export function bareRow(entity: Entity): Row {
  const full = longRow(entity, 2);
  const wires = Object.entries(allFields(entity)).map(([name, field]) => ({ wire: wireName(name, field), field }));
  const empty = wires.filter(
    ({ field }) => field.type !== 'lifecycle' && (!field.required || pictures.has(field.type)),
  );
  return { ...full, ...Object.fromEntries(empty.map(({ wire }) => [wire, null])), can: [], active: true };
}
