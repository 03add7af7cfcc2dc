import { closedFields, type Entity } from '@homeport/grammar';
import { useMemo } from 'react';
import { useKitText } from '../../language/use-text.ts';
import type { FieldAt } from '../fields/field-at.ts';
import type { FormHost } from '../host/form-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { type FormValues, formFields, isOpen } from './form-values.ts';

/** What a screen says of a field otherwise than its declaration. */
export interface FieldWords {
  readonly label?: string;
  readonly help?: string;
  /** Said where it is asked for and empty. */
  readonly missing?: string;
}
interface DeclaredHow {
  readonly host: FormHost;
  readonly row?: unknown;
  readonly isReadOnly?: boolean;
  readonly needs?: (values: FormValues) => readonly string[];
  /** Whether a field is asked for as it is declared; what else has to be there, the page itself knows. */
  readonly asks?: (wire: string) => boolean;
  readonly words?: object;
}

/** What is declared of the fields of a form, for this viewer and this screen. */
export function useDeclaredSide(entity: Entity, { host, row, isReadOnly, needs, asks = always, words }: DeclaredHow) {
  const kit = useKitText();
  const labels = useLabels();
  const mode = row ? 'update' : 'create';
  const allowance = useMemo(() => closedFields(entity, host.viewer), [entity, host.viewer]);
  const fields = useMemo(() => formFields(entity, mode, allowance), [entity, mode, allowance]);
  const wordsOf = (wire: string): FieldWords => Reflect.get(words ?? {}, wire) ?? {};
  const labelOf = (at: FieldAt): string => wordsOf(at.wire).label ?? labels.field(at);
  const canChange = (at: FieldAt): boolean => !isReadOnly && isOpen(at, mode, allowance);
  return {
    fields,
    wordsOf,
    labelOf,
    canChange,
    isSeen: (at: FieldAt): boolean => !allowance.hidden.has(at.name),
    /** Whether it is asked for, as things are. */
    isRequired: (at: FieldAt, values: FormValues): boolean =>
      at.field.required === true || (needs?.(values).includes(at.wire) ?? false),
    /** What is asked for and empty: wire name to the sentence that says so. */
    missingIn: (values: FormValues): ReadonlyMap<string, string> => {
      const needed = needs?.(values) ?? [];
      const missing = fields.filter(
        (at) =>
          ((at.field.required === true && asks(at.wire)) || needed.includes(at.wire)) &&
          canChange(at) &&
          isBlank(values[at.wire]),
      );
      return new Map(
        missing.map((at) => [at.wire, wordsOf(at.wire).missing ?? kit('field.required', { label: labelOf(at) })]),
      );
    },
  };
}

const always = (): boolean => true;

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
