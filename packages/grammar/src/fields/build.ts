import type { BankPart, Computed, Field, FieldOptions, FieldSpecs, FieldType, LifecycleSpec } from './field.ts';
import type { AddressValue, CoordinatesValue, DateRangeValue, FileValue, JsonValue, RefValue } from './values.ts';

type Options<T extends FieldType> = FieldOptions & Partial<FieldSpecs[T]>;
type IsRequired<O> = O extends { required: true } ? true : false;
type Built<T extends FieldType, V, O> = Extract<Field<T, V, IsRequired<O>>, { type: T }>;

/** A maker of fields of one type, whose values are `V` on the wire. */
export function build<T extends FieldType, V>(type: T) {
  return <const O extends Options<T>>(label: string, options?: O): Built<T, V, O> =>
    ({ type, label, ...options }) as unknown as Built<T, V, O>;
}

export const text = build<'text', string>('text');
export const longText = build<'longText', string>('longText');
export const richText = build<'richText', string>('richText');
export const code = build<'code', string>('code');
export const whole = build<'whole', number>('whole');
export const decimal = build<'decimal', string>('decimal');
export const percentage = build<'percentage', string>('percentage');
export const currency = build<'currency', string>('currency');
export const date = build<'date', string>('date');
export const dateTime = build<'dateTime', string>('dateTime');
export const dateRange = build<'dateRange', DateRangeValue>('dateRange');
export const yesNo = build<'yesNo', boolean>('yesNo');
export const country = build<'country', string>('country');
export const address = build<'address', AddressValue>('address');
export const phone = build<'phone', string>('phone');
export const email = build<'email', string>('email');
export const coordinates = build<'coordinates', CoordinatesValue>('coordinates');
export const json = build<'json', JsonValue>('json');
/** A json field whose values are known: `jsonOf<PageDefinition>()('Definition', …)`. Its shape or its writer keeps them so. */
export const jsonOf = <V>() => build<'json', V>('json');

/** An amount in major units, as a decimal string. `currency` names the sibling field with its ISO 4217 code. */
export const money = <const O extends FieldOptions & { currency?: string; min?: number }>(
  label: string,
  options?: O,
): Built<'money', string, O> =>
  ({ type: 'money', label, currency: 'currency', ...options }) as unknown as Built<'money', string, O>;

/** A code from the tenant's data options of `optionType` (changeable by administrators). */
export const option = <const O extends FieldOptions>(
  label: string,
  optionType: string,
  options?: O,
): Built<'option', string, O> =>
  ({ type: 'option', label, optionType, ...options }) as unknown as Built<'option', string, O>;

/** One of a fixed set: wire value → English label. */
export const choice = <
  const C extends Readonly<Record<string, string>>,
  const O extends FieldOptions & Pick<FieldSpecs['option'], 'offers'>,
>(
  label: string,
  choices: C,
  options?: O,
): Built<'option', keyof C & string, O> =>
  ({ type: 'option', label, choices, ...options }) as unknown as Built<'option', keyof C & string, O>;

/** A stored file. `accept` are MIME types. */
export const file = <const O extends FieldOptions & { accept?: readonly string[] }>(
  label: string,
  options?: O,
): Built<'file', FileValue, O> =>
  ({ type: 'file', label, to: 'attachment', ...options }) as unknown as Built<'file', FileValue, O>;

/** A stored picture, shown as one. */
export const image = <const O extends FieldOptions>(label: string, options?: O): Built<'image', FileValue, O> =>
  ({ type: 'image', label, to: 'attachment', ...options }) as unknown as Built<'image', FileValue, O>;

type RefOptions = FieldOptions & { wire?: 'id'; onDelete?: 'refuse' | 'cascade' | 'clear'; loose?: true };
type RefWire<O> = O extends { wire: 'id' } ? string : RefValue;

/** A relation by name. The foreign key is composite with the tenant. */
export const ref = <const O extends RefOptions>(label: string, to: string, options?: O): Built<'ref', RefWire<O>, O> =>
  ({ type: 'ref', label, to, ...options }) as unknown as Built<'ref', RefWire<O>, O>;

/** A list of relations, kept in a link table. */
export const refs = <const O extends FieldOptions>(
  label: string,
  to: string,
  options?: O,
): Built<'refs', readonly RefValue[], O> =>
  ({ type: 'refs', label, to, ...options }) as unknown as Built<'refs', readonly RefValue[], O>;

/** A relation to a person, drawn with photo and initials. */
export const person = <const O extends RefOptions>(label: string, options?: O): Built<'person', RefWire<O>, O> =>
  ({ type: 'person', label, to: 'person', ...options }) as unknown as Built<'person', RefWire<O>, O>;

/** A part of a bank account: encrypted at rest, answered masked ("•••• 3000"). */
export const bankPart = <const O extends FieldOptions>(
  label: string,
  part: BankPart,
  options?: O,
): Built<'bankPart', string, O> =>
  ({ type: 'bankPart', label, part, ...options }) as unknown as Built<'bankPart', string, O>;

/**
 * Marks a field as computed by the entity's `derive` rule: stored, never accepted from outside. `computed` names its
 * calculation, and where the trace of that is kept unless it can be remade.
 */
export const derived = <const F extends Field>(field: F, computed?: Computed): F & { readonly derived: true } => ({
  ...field,
  derived: true,
  ...(computed && { computed }),
});

/** A status and its transitions. A record may have several lifecycles. */
export const lifecycle = <const L extends LifecycleSpec>(
  label: string,
  spec: L,
): Extract<Field<'lifecycle', keyof L['states'] & string, true>, { type: 'lifecycle' }> & L =>
  ({ type: 'lifecycle', label, required: true, ...spec }) as never;
