import { type Entity, type Field, isFillable, type OfferSpec } from '@homeport/grammar';
import type { Option } from '../../controls/options.ts';
import type { Labels } from '../words/use-labels.ts';
import { type FieldAt, fieldAt, fieldsAt } from './field-at.ts';

/** What a text is offered while it is written, where there is something. */
export const offersOf = (field: Field): OfferSpec | undefined => ('offers' in field ? field.offers : undefined);

const isComparable = ({ field }: FieldAt): boolean =>
  !['json', 'file', 'image', 'richText', 'bankPart'].includes(field.type);

/** The fields that a text may name, by label. `self` is how the placeholder of the record's own name is called. */
export function offeredFields(
  spec: OfferSpec,
  entity: Entity,
  labels: Labels,
  locale: string,
  self: string,
): readonly Option[] {
  const fields = [...fieldsAt(entity).values()]
    .filter((at) => (spec.what === 'placeholder' ? isFillable(at.name, at.field) : isComparable(at)))
    .map((at) => ({ value: at.name, label: labels.field(at), description: at.name }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return spec.self === undefined ? fields : [{ value: spec.self, label: self, description: spec.self }, ...fields];
}

/** The values of a field that has few of them; empty for others, and for a path over relations. */
export function offeredValues(
  entity: Entity,
  path: unknown,
  labels: Labels,
  words: { readonly yes: string; readonly no: string },
): readonly Option[] {
  const at = typeof path === 'string' ? fieldAt(entity, path) : undefined;
  switch (at?.field.type) {
    case 'lifecycle':
      return Object.keys(at.field.states).map((value) => ({ value, label: labels.state(at, value) }));
    case 'option':
      return Object.keys(at.field.choices ?? {}).map((value) => ({ value, label: labels.choice(at, value) }));
    case 'yesNo':
      return [
        { value: 'true', label: words.yes },
        { value: 'false', label: words.no },
      ];
    default:
      return [];
  }
}

/** A text with what was chosen in it: a placeholder where the cursor is, a further value behind a comma, else the choice alone. */
export function withOffer(
  { what }: OfferSpec,
  text: string,
  chosen: string,
  at: { readonly from: number; readonly to: number },
  isList: boolean,
): string {
  if (what === 'placeholder') return `${text.slice(0, at.from)}{${chosen}}${text.slice(at.to)}`;
  const known = isList ? text.split(',').map((one) => one.trim()) : [];
  return [...known.filter((one) => one !== '' && one !== chosen), chosen].join(', ');
}
