const key = (user: string) => `homeport.currency.${user}`;

/** The currency a person used last on this device; null at the first time. */
export function lastCurrency(user: string): string | null {
  try {
    return localStorage.getItem(key(user));
  } catch {
    return null;
  }
}
export function rememberCurrency(user: string, currency: string): void {
  try {
    localStorage.setItem(key(user), currency);
  } catch {
    // The next expense starts with the report's currency.
  }
}
