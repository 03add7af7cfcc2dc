import { type Entity, joinTitle, wireName } from '@homeport/grammar';
import { fieldAt } from './field-at.ts';
import type { ShowContext } from './use-show.ts';

/** Wire names an entity's title is made of, with the currency that an amount among them needs. */
export function titleWires(entity: Entity): string[] {
  return entity.title.flatMap((name) => {
    const at = fieldAt(entity, name);
    if (!at) return [];
    return at.field.type === 'money' ? [at.wire, at.field.currency] : [at.wire];
  });
}

/** The name of a record, from the declared title fields as this reader writes them. */
export function titleOf(entity: Entity, row: Readonly<Record<string, unknown>>, show: ShowContext): string {
  const parts = entity.title.flatMap((name) => {
    const at = fieldAt(entity, name);
    const value = at && row[wireName(name, at.field)];
    const text = at && value !== null && value !== undefined ? show.text(at, value, row) : '';
    return text ? [[name, text] as const] : [];
  });
  return joinTitle(entity, parts);
}
