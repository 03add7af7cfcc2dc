/** An account as far as it decides what is paid to it. */
export interface PayeeAccount {
  readonly id: string;
  readonly currency: string;
  readonly isDefault: boolean | null;
  readonly active?: boolean;
  /** ISO moment. */
  readonly created: string;
}

/**
 * The account that somebody's approved reports in a currency are paid to, unless the report names another one: of those in use
 * in that currency the chosen one, else the oldest. Undefined: the money waits for an account. The payments' statement
 * (`candidates`) decides in the same order.
 */
export function accountFor<A extends PayeeAccount>(currency: string, accounts: readonly A[]): A | undefined {
  const [first] = accounts
    .filter((one) => one.active !== false && one.currency === currency)
    .sort(
      (one, other) =>
        Number(other.isDefault === true) - Number(one.isDefault === true) ||
        (one.created < other.created ? -1 : one.created > other.created ? 1 : 0) ||
        (one.id < other.id ? -1 : 1),
    );
  return first;
}
