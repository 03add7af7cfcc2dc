import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { type TermsKey, useTermsWords } from '../terms/use-terms-words.ts';

type OfPolicies<K> = K extends `policy.${infer Key}` ? Key : never;
export type PoliciesKey = OfPolicies<TermsKey>;

/** Speaks the texts of policies, with checked keys. They lie with those of terms: a file of words has its name in the shell. */
export function usePolicies(): (key: PoliciesKey, values?: TextArguments) => string {
  const text = useTermsWords();
  return useCallback((key, values) => text(`policy.${key}`, values), [text]);
}
