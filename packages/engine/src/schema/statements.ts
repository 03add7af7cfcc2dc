/** A migration as SQL statements. */
export interface Difference {
  /** In one transaction. */
  readonly statements: readonly string[];
  /** Afterwards, each by itself and outside a transaction: what would keep writers of a large table waiting. */
  readonly afterwards: readonly string[];
}
