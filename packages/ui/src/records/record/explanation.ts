import type { Entity } from '@homeport/grammar';
import { type FieldAt, fieldsAt } from '../fields/field-at.ts';
import type { Row } from '../host/row.ts';

/** A calculation as it was stored beside its result. Amounts are exact decimals. */
export interface StoredExplanation {
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly onDate: string;
  readonly rate: string;
  readonly formula: string;
  readonly legs: readonly { readonly date?: string; readonly source?: string }[];
  readonly rounding: { readonly decimals: number };
  readonly steps: readonly { readonly kind: string; readonly result: string }[];
}
const isExplanation = (value: unknown): value is StoredExplanation =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as StoredExplanation).formula === 'string' &&
  Array.isArray((value as StoredExplanation).steps) &&
  Array.isArray((value as StoredExplanation).legs);

/** "450.00" and "450" are the same amount. */
const plain = (amount: unknown): string => {
  const text = String(amount ?? '');
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

/**
 * The calculation a record carries, and which of its amounts it explains: the one that is what the last step came to. A record
 * without one, or with one of another shape, has nothing to explain.
 */
export function explanationOf(
  entity: Entity,
  row: Row,
): { at: FieldAt; value: StoredExplanation; explains: (at: FieldAt) => boolean } | null {
  for (const at of fieldsAt(entity).values()) {
    const value = row[at.wire];
    if (at.field.type !== 'json' || !isExplanation(value)) continue;
    const result = plain(value.steps.at(-1)?.result);
    const explains = (one: FieldAt): boolean =>
      one.field.type === 'money' &&
      one.field.derived === true &&
      row[one.field.currency] === value.to &&
      plain(row[one.wire]) === result;
    return { at, value, explains };
  }
  return null;
}
