import { type Entity, type Field, isFillable, type OfferSpec } from '@homeport/grammar';
import type { Option } from '../../controls/options.ts';
import { compareIn } from '../../language/collate.ts';
import type { Labels } from '../words/use-labels.ts';
import { fieldsAt } from './field-at.ts';

/** What a text is offered while it is written, where there is something. */
export const offersOf = (field: Field): OfferSpec | undefined => ('offers' in field ? field.offers : undefined);

/** The fields that a text may name, by label. `self` is how the placeholder of the record's own name is called. */
export function offeredFields(
  spec: OfferSpec,
  entity: Entity,
  labels: Labels,
  locale: string,
  self: string,
): readonly Option[] {
  const fields = [...fieldsAt(entity).values()]
    .filter((at) => isFillable(at.name, at.field))
    .map((at) => ({ value: at.name, label: labels.field(at), description: at.name }))
    .sort((one, other) => compareIn(locale)(one.label, other.label));
  return spec.self === undefined ? fields : [{ value: spec.self, label: self, description: spec.self }, ...fields];
}

/** A text with what was chosen in it: a placeholder where the cursor is, else the choice alone. */
export const withOffer = (
  { what }: OfferSpec,
  text: string,
  chosen: string,
  at: { readonly from: number; readonly to: number },
): string => (what === 'placeholder' ? `${text.slice(0, at.from)}{${chosen}}${text.slice(at.to)}` : chosen);
