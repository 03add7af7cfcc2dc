import type { DataKind } from './fields/data-kind.ts';
import type { Field } from './fields/field.ts';

/** The kind that a field says it is of, or that follows from its type. */
export function kindOfData(field: Field): DataKind | undefined {
  if (field.kind) return field.kind;
  if (field.type !== 'bankPart') return undefined;
  return field.part === 'documentNumber' ? 'identity' : 'bank';
}
