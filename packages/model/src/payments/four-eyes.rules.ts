/** Who had a hand in a batch, and who gets money from it; user ids. */
export interface BatchPeople {
  readonly createdBy: string;
  /** Who changed its items last, if anybody did. */
  readonly changedBy?: string | null;
  readonly payees: readonly string[];
}

/** The one who wants to release a batch. `actingAs` is set during log-in-as. */
export interface Releaser {
  readonly user: string;
  readonly actingAs?: string | null;
}

/** Why somebody may not release a batch. */
export interface ReleaseRefusal {
  readonly ok: false;
  readonly code: 'payments.sameEyes' | 'payments.notWhileActingAs';
  /** `payee` gets money from the batch, `creator` has built or changed it. */
  readonly params?: { readonly why: 'payee' | 'creator' };
}

/**
 * Four eyes: the one who releases a batch has neither created nor changed it and gets nothing from it, under their own
 * name or the one they act as; during log-in-as nothing is released at all. Undefined means yes.
 */
export function mayRelease(batch: BatchPeople, { user, actingAs }: Releaser): ReleaseRefusal | undefined {
  if (actingAs && actingAs !== user) return { ok: false, code: 'payments.notWhileActingAs' };
  if (batch.payees.includes(user)) return { ok: false, code: 'payments.sameEyes', params: { why: 'payee' } };
  const hasBuilt = batch.createdBy === user || batch.changedBy === user;
  return hasBuilt ? { ok: false, code: 'payments.sameEyes', params: { why: 'creator' } } : undefined;
}
