import type { Field, FieldType } from '@homeport/grammar';

const unsorted: ReadonlySet<FieldType> = new Set([
  'refs',
  'address',
  'bankPart',
  'coordinates',
  'json',
  'dateRange',
  'longText',
  'richText',
  'file',
  'image',
]);
/** Whether lists can be sorted by this field. */
export const isSortable = (field: Field): boolean => !unsorted.has(field.type) && !field.secret;
