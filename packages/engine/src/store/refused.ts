import type { Refusal } from '@homeport/grammar';

/** A refusal on its way out of the store; the pipeline turns it back into the value. */
export class RefusedByStore extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
