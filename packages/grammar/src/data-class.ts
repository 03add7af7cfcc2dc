import type { Entity } from './entity.ts';
import type { DataClass } from './fields/data-class.ts';
import type { Field, FieldType } from './fields/field.ts';

/** Classes whose values go when the person asks for it. */
export const erasedClasses: ReadonlySet<DataClass> = new Set(['personal', 'contact', 'bank', 'freeText', 'file']);

/** Where a field does not say it; a field type without an entry does not compile. `text` is free text where a person is meant. */
const usual: { readonly [T in FieldType]: DataClass | 'text' } = {
  text: 'text',
  longText: 'text',
  richText: 'text',
  code: 'none',
  whole: 'none',
  decimal: 'none',
  percentage: 'none',
  money: 'financial',
  currency: 'none',
  date: 'none',
  dateTime: 'none',
  dateRange: 'none',
  yesNo: 'none',
  option: 'none',
  ref: 'none',
  refs: 'none',
  person: 'none',
  country: 'none',
  address: 'contact',
  phone: 'contact',
  email: 'contact',
  bankPart: 'bank',
  file: 'file',
  image: 'file',
  coordinates: 'contact',
  json: 'text',
  lifecycle: 'none',
};

/** The class of a field: what it declares, else what follows from its type and from whether its record is about a person. */
export function dataClassOf(entity: Entity, field: Field): DataClass {
  if (field.secret) return 'secret';
  if (field.dataClass) return field.dataClass;
  const found = usual[field.type];
  if (found !== 'text') return found;
  return isAboutPerson(entity) ? 'freeText' : 'none';
}

/** Whether records of an entity are about a human being: they name one, belong to an account, or say how to reach somebody. */
export const isAboutPerson = (entity: Entity): boolean =>
  Object.values(entity.fields).some(
    (f) => f.type === 'person' || f.type === 'email' || f.type === 'phone' || isOfAccount(f),
  );

/** A relation to an account that takes the record along when the account goes. */
export const isOfAccount = (field: Field): boolean =>
  field.type === 'ref' && field.onDelete === 'cascade' && field.to === 'user';
