import { useKitText } from '@homeport/ui/language/use-text.ts';
import { useState } from 'react';

export interface Needed<K extends string> {
  /** Id of the control of a field. */
  readonly idOf: (field: K) => string;
  /** What is said at a field that is needed and empty, once saving was tried. */
  readonly faultOf: (field: K) => string | undefined;
  /** Whether all is there; otherwise each empty field says so and the keyboard is in the first. */
  readonly isComplete: () => boolean;
}
/** The fields a form cannot be saved without, in the order in which they stand. */
export function useNeeded<K extends string>(
  form: string,
  values: Readonly<Partial<Record<K, unknown>>>,
  needed: readonly K[],
  labelOf: (field: K) => string,
): Needed<K> {
  const kit = useKitText();
  const [hasTried, setTried] = useState(false);
  const idOf = (field: K) => `${form}-${field}`;
  const isEmpty = (field: K) => needed.includes(field) && !values[field];
  return {
    idOf,
    faultOf: (field) => (hasTried && isEmpty(field) ? kit('field.required', { label: labelOf(field) }) : undefined),
    isComplete: () => {
      setTried(true);
      const first = needed.find(isEmpty);
      if (first) document.getElementById(idOf(first))?.focus();
      return first === undefined;
    },
  };
}
