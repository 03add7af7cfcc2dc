import type { Facts, Judging, Refusal } from '@homeport/grammar';
import { effectiveRefusals as no } from './effective.refusals.ts';

/** From when the one holds that a new one follows; null for the first. */
export interface CurrentFacts extends Facts {
  readonly currentFrom: string | null;
}

/** A period that follows another one of its kind begins after it; one that comes back may lie before it, but not begin with it. */
export const checkSuccession = (
  record: { readonly effectiveFrom: string },
  before: object | undefined,
  { currentFrom }: CurrentFacts,
  how?: Judging,
): Refusal[] =>
  before === undefined &&
  currentFrom !== null &&
  (how?.isRestored ? record.effectiveFrom === currentFrom : record.effectiveFrom <= currentFrom)
    ? [no.notAfterCurrent(undefined, 'effectiveFrom')]
    : [];
