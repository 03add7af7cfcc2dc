import type { DeclaredForm } from '@homeport/grammar';
import { fieldByWire } from '../fields/field-at.ts';
import { useLabels } from '../words/use-labels.ts';
import { useDeclaredWords } from './declared-words.ts';

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
