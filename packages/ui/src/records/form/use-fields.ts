import type { DeclaredForm } from '@homeport/grammar';
import { useRef, useState } from 'react';
import { createStore } from '../../parts/store.ts';
import { fieldByWire } from '../fields/field-at.ts';
import type { FormHost } from '../host/form-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { useDeclaredWords } from './declared-words.ts';
import type { FormOfFields } from './form-of-fields.ts';
import type { FormValues, Stored } from './form-values.ts';
import { type FieldWords, useDeclaredSide } from './use-declared-side.ts';

export interface FieldsHow<R> {
  /** Begins the ids of the controls. */
  readonly id: string;
  readonly host: FormHost;
  readonly row?: Stored | undefined;
  readonly values: FormValues;
  /** Takes some of the values, by wire name. */
  readonly onChange: (values: FormValues) => void;
  readonly errorOf: (wire: string) => string | undefined;
  readonly isReadOnly?: boolean;
  readonly words?: Readonly<Partial<Record<keyof R & string, FieldWords>>>;
}

/** The declared fields of a form whose state and saving are the page's own; for `<RecordFields of={…}>`. */
export function useFields<R>(form: DeclaredForm<R>, how: FieldsHow<R>): FormOfFields {
  useDeclaredWords(form);
  const declared = useDeclaredSide(form.entity, how);
  const [drawn] = useState(() => createStore<readonly string[]>([]));
  const [offered] = useState<FormOfFields['offered']>(() => new Map());
  // One press may change two of them, an amount and its currency: the second must not undo the first.
  const latest = useRef(how.values);
  latest.current = how.values;
  return {
    ...{ ...declared, drawn, offered, host: how.host, entity: form.entity, id: how.id, values: how.values },
    errorOf: how.errorOf,
    record: how.row?.id ?? null,
    change: (part) => {
      latest.current = { ...latest.current, ...part };
      how.onChange(latest.current);
    },
  };
}

/** What declared fields and their choices are called, beside their form. */
export function useFieldLabels<R>(form: DeclaredForm<R>) {
  useDeclaredWords(form);
  const labels = useLabels();
  const at = (of: keyof R & string) => fieldByWire(form.entity, of);
  return {
    field: (of: keyof R & string): string => {
      const found = at(of);
      return found ? labels.field(found) : of;
    },
    choice: (of: keyof R & string, value: string): string => {
      const found = at(of);
      return found ? labels.choice(found, value) : value;
    },
  };
}
