import type { FieldAt } from '../fields/field-at.ts';
import { isRef } from '../fields/field-texts.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { FormValues } from './form-values.ts';

const idOf = (value: unknown): unknown => (isRef(value) ? value.id : value);

/** Fills in what a chosen record says about others of the same form: the employee of the assignment. */
export function useTaken(
  fields: readonly FieldAt[],
  fill: (change: (now: FormValues) => FormValues) => void,
): (wire: string, value: unknown) => Promise<void> {
  const { source, catalogue } = useRecordHost();
  return async (wire, value) => {
    const from = fields.find((at) => at.wire === wire);
    const id = idOf(value);
    if (from?.field.type !== 'ref' || typeof id !== 'string') return;
    const taken = fields.flatMap((at) => {
      const [relation, name] = (at.field.type === 'ref' && at.field.takenFrom?.split('.')) || [];
      return relation === from.name && name !== undefined ? [{ wire: at.wire, name }] : [];
    });
    if (taken.length === 0) return;
    // What is not to be had is chosen by hand.
    const row = await source.get(catalogue.entity(from.field.to), id).catch(() => null);
    const found = taken.filter(({ name }) => isRef(row?.[name])).map((one) => [one.wire, row?.[one.name]]);
    if (found.length > 0) fill((now) => (idOf(now[wire]) === id ? { ...now, ...Object.fromEntries(found) } : now));
  };
}
