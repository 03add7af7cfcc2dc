/** An account as far as a new report has to know it. */
export interface Payout {
  readonly currency: string;
  readonly isDefault: boolean | null;
}

/**
 * The currency a new report starts in: the one its owner is paid in, so that the money has somewhere to go; without a
 * default account the home currency.
 */
export const proposedCurrency = (accounts: readonly Payout[], home: string | null): string | null =>
  accounts.find((account) => account.isDefault)?.currency ?? home;
