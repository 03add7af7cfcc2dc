import { takesNoValue } from '@homeport/grammar';
import type { FieldAt } from '../fields/field-at.ts';
import { useRefLabel } from '../fields/ref-labels.ts';
import { useShow } from '../fields/use-show.ts';
import { useRecordHost } from '../host/record-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import type { ListCondition } from './list-state.ts';

/** How a condition is said, where not by its field: what that is called, and a value that is no plain one. */
export interface SaidOtherwise {
  readonly field?: string;
  readonly value?: string;
}

/** A condition as words: "Status is one of Open, Rejected". */
export function useConditionText(at: FieldAt, condition: ListCondition, said: SaidOtherwise = {}): string {
  const text = useRecordText();
  const labels = useLabels();
  const value = useValueText(at, condition);
  const field = said.field ?? labels.field(at);
  const operator = text(`op.${condition.op}`);
  return text('filter.words', { field, operator, value: said.value ?? value }).trim();
}

/** What a field is compared with as words; empty where it is nothing. */
export function useValueText(at: FieldAt, { op, value }: ListCondition): string {
  const text = useRecordText();
  const show = useShow();
  const host = useRecordHost();
  const values = Array.isArray(value) ? value : [value];
  const target =
    'to' in at.field && at.field.to !== '' && host.catalogue.hasEntity(at.field.to)
      ? host.catalogue.entity(at.field.to)
      : undefined;
  // Of several related records the first is named, the others are counted.
  const first = useRefLabel(target, target && !takesNoValue(op) ? String(values[0]) : null);
  if (takesNoValue(op)) return '';
  if (!target) return show.formats.list(values.map((one) => show.text(at, one, {})));
  return values.length > 1 ? text('filter.andMore', { first: first ?? '…', count: values.length - 1 }) : (first ?? '…');
}
