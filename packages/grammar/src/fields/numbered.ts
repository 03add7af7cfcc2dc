import type { Field, NumberedSpec } from './field.ts';

/** How a field is numbered; empty for one that is not. The first that applies counts. */
export const numberings = (field: Field): readonly NumberedSpec[] => {
  const spec = 'numbered' in field ? field.numbered : undefined;
  return spec === undefined ? [] : [spec].flat();
};

/** Whether a new record gets its number by itself: nobody has to enter it, though it may be given. */
export const isNumberedAtStart = (field: Field): boolean => numberings(field).some(({ at }) => at === undefined);

/** Whether whoever makes a record has to give it: it is required, and nothing is there without it. */
export const isNeeded = (field: Field): boolean =>
  field.required === true && field.initial === undefined && !isNumberedAtStart(field);

/** The number as it is read: `SH-000042`. Six digits at least. */
export const referenceOf = (prefix: string, number: number | string): string =>
  `${prefix}${String(number).padStart(6, '0')}`;
