import {
  type AddressValue,
  type CoordinatesValue,
  type DateRangeValue,
  type Field,
  isObject,
  type RefValue,
} from '@homeport/grammar';

/** Text of a plain value; null for nothing and for shapes. */
export const asText = (value: unknown): string | null =>
  value === null || value === undefined || typeof value === 'object' ? null : String(value);
/** A related record or stored file as answers carry it. */
export const isRef = (value: unknown): value is RefValue =>
  typeof value === 'object' && value !== null && 'id' in value;
export const refsOf = (value: unknown): readonly RefValue[] => (Array.isArray(value) ? value.filter(isRef) : []);
export const labelOf = (value: unknown): string => (isRef(value) ? value.label : '');
export const isRange = (value: unknown): value is DateRangeValue => isObject(value) && typeof value.from === 'string';
/** The parts of an address, all of them optional; nothing else is asked of what was stored. */
export const isAddress = (value: unknown): value is AddressValue => isShape(value);
/** Where a place is, in degrees. */
export const isCoordinates = (value: unknown): value is CoordinatesValue =>
  isObject(value) && typeof value.latitude === 'number' && typeof value.longitude === 'number';
export const isShape = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether there is nothing to show: no value, an empty list, an empty text. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields that stand inside a figure: the currency of an amount, the unit of a measure. */
export const saidWith = (field: Field): readonly string[] =>
  field.type === 'money' ? [field.currency] : field.type === 'decimal' && field.unitIn ? [field.unitIn] : [];

/** Longer than half of a phone is wide: such a figure takes a line of its own where two would stand. */
export const isLongFigure = (text: string): boolean => text.length > 15;
