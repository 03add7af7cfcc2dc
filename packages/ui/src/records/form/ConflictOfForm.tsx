import type { ReactNode } from 'react';
import { useKitText } from '../../language/use-text.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import type { FieldAt } from '../fields/field-at.ts';
import { labelOf as nameOf } from '../fields/field-texts.ts';
import { type FormValues, type Stored, startValues } from './form-values.ts';
import type { Choices, Conflict } from './use-record-state.ts';

export interface ConflictOfFormProps {
  readonly met: Conflict<Stored>;
  /** What is typed. */
  readonly values: FormValues;
  readonly labelOf: (at: FieldAt) => string;
  /** A value of the form or of the record; nothing where there is none. */
  readonly draw: (at: FieldAt, row: FormValues) => ReactNode;
  readonly onClose: () => void;
  readonly onResolve: (choices: Choices) => void;
}
/** What somebody else stored meanwhile in fields that were typed in: the choice between both, for every form of a record. */
export function ConflictOfForm({ met, values, labelOf, draw, onClose, onResolve }: ConflictOfFormProps) {
  const text = useKitText();
  const { merged, theirs } = met;
  const stored = startValues(merged.conflicts, theirs);
  return (
    <ConflictDialog
      who={nameOf(Reflect.get(theirs, 'updatedBy')) || text('conflict.somebody')}
      when={String(Reflect.get(theirs, 'updated') ?? '')}
      onClose={onClose}
      onResolve={onResolve}
      fields={merged.conflicts.map((at) => ({
        name: at.wire,
        label: labelOf(at),
        mine: draw(at, values),
        theirs: draw(at, stored),
      }))}
    />
  );
}
