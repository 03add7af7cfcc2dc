/** `block` stops the step that was asked for; `warn` is shown, may be confirmed and is kept with the record. */
export type Severity = 'block' | 'warn';

/** Arguments of a translated text; never personal data beyond what the reader of the record may see anyway. */
export type FindingParams = Readonly<Record<string, string | number>>;

/**
 * What a check has found: an expected outcome, so a value and never an exception.
 * `code` is the key of a text in three languages (`banking.ibanChecksum`), `field` the field it is shown beside.
 */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly params?: FindingParams;
  readonly field?: string;
}

/** A pure calculation that cannot be done with what it was given. */
export interface Refused {
  readonly ok: false;
  readonly code: string;
  readonly params?: FindingParams;
}

/** Either the value or why there is none. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Refused;

/** Blocking findings first, otherwise in the order found: the order in which a person should read them. */
export function byUrgency<F extends Finding>(findings: readonly F[]): F[] {
  return [...findings].sort((a, b) => Number(b.severity === 'block') - Number(a.severity === 'block'));
}
