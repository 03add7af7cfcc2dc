import type { Facts, Refusal } from '@homeport/grammar';
import { referenceRefusals as no } from './reference/reference.refusals.ts';

/** From when the one holds that a new one follows; null for the first. */
export interface CurrentFacts extends Facts {
  readonly currentFrom: string | null;
}

/** A period that follows another one of its kind begins after it. */
export const checkSuccession = (
  record: { readonly effectiveFrom: string },
  before: object | undefined,
  { currentFrom }: CurrentFacts,
): Refusal[] =>
  before === undefined && currentFrom !== null && record.effectiveFrom <= currentFrom
    ? [no.notAfterCurrent(undefined, 'effectiveFrom')]
    : [];
