import { alikeFields, type Entity } from '@homeport/grammar';
import { fieldAt } from '../fields/field-at.ts';
import type { Declarations } from '../host/record-host.ts';
import type { FormValues } from './form-values.ts';

/** The name by which others like it are looked for: the declared words together, empty while one is missing. */
export function nameIn(entity: Entity, values: FormValues): string {
  const words = alikeFields(entity).map((name) => {
    const value = values[fieldAt(entity, name)?.wire ?? name];
    return typeof value === 'string' ? value.trim() : '';
  });
  return words.includes('') ? '' : words.join(' ');
}

/** What a new record could be a side of: the entity of it, where the record is a side and names none. */
export function commonIn(entity: Entity, values: FormValues, catalogue: Declarations): Entity | undefined {
  const { sideOf } = entity;
  const at = sideOf && fieldAt(entity, sideOf.relation);
  if (!at || !('to' in at.field) || values[at.wire]) return undefined;
  return catalogue.hasEntity(at.field.to) ? catalogue.entity(at.field.to) : undefined;
}
