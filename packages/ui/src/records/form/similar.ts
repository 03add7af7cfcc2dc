import { alikeFields, type Entity } from '@homeport/grammar';
import { fieldAt } from '../fields/field-at.ts';
import type { FormValues } from './form-values.ts';

/** The name by which others like it are looked for: the declared words together, empty while one is missing. */
export function nameIn(entity: Entity, values: FormValues): string {
  const words = alikeFields(entity).map((name) => {
    const value = values[fieldAt(entity, name)?.wire ?? name];
    return typeof value === 'string' ? value.trim() : '';
  });
  return words.includes('') ? '' : words.join(' ');
}
