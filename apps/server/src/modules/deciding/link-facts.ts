import { allFields, type Entity, type Values, wireName } from '@homeport/grammar';
import type { LinkFact } from '@homeport/model/deciding';
import type { Services } from '../../services.ts';

/** The key facts of a record, and what was written about it, as far as its reader was given them, in the words of a language. */
export function linkFacts(
  { textOf }: Pick<Services, 'textOf'>,
  entity: Entity,
  record: Values,
  locale: string,
): readonly LinkFact[] {
  const fields = allFields(entity);
  const texts = Object.keys(fields).filter((name) => fields[name]?.type === 'longText' && !fields[name].readOnly);
  return [...(entity.facts ?? []), ...texts].flatMap((name): LinkFact[] => {
    const field = fields[name];
    const value = field && record[wireName(name, field)];
    if (!field || value === null || value === undefined || value === '') return [];
    const label = textOf(`${entity.name}.${name}`, {}, locale);
    if (field.type === 'money') {
      const currency = record[field.currency ?? 'currency'];
      return typeof currency === 'string' ? [{ label, kind: 'money', value: String(value), currency }] : [];
    }
    if (field.type === 'date') return [{ label, kind: 'date', value: String(value), currency: null }];
    if (typeof value === 'object' && 'label' in value)
      return value.label ? [{ label, kind: 'text', value: String(value.label), currency: null }] : [];
    if (typeof value !== 'string' || field.type === 'dateTime') return [];
    const isChoice = field.type === 'option' && field.choices !== undefined;
    const said = isChoice ? textOf(`${entity.name}.${name}.${value}`, {}, locale) : value;
    return [{ label, kind: 'text', value: said, currency: null }];
  });
}
