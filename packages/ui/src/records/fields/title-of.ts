import { type Entity, wireName } from '@homeport/grammar';
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

/**
 * The name of a record, from the declared title fields; empty ones are left out. Names made of words only ("Camille
 * Laurent") are written as they are spoken, others ("USD · EUR · 03-05-2026") with a mark between.
 */
export function titleOf(entity: Entity, row: Readonly<Record<string, unknown>>, show: ShowContext): string {
  const parts = entity.title.flatMap((name) => {
    const at = fieldAt(entity, name);
    const value = at && row[wireName(name, at.field)];
    return at && value !== null && value !== undefined ? [show.text(at, value, row)] : [];
  });
  const isSpoken = entity.title.every((name) => entity.fields[name]?.type === 'text');
  return parts.filter(Boolean).join(isSpoken ? ' ' : ' · ');
}
