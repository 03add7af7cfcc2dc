/**
 * The company that somebody goes on working for while an address shows them something of another one, as a piece of their work
 * does. Undefined where the page is of that company, and where none was chosen.
 */
export function workedForMeanwhile<T extends { readonly id: string }>(
  { tenants }: { readonly tenants: readonly T[] },
  remembered: string | null,
  shown: string,
): T | undefined {
  return remembered === shown || !tenants.some(({ id }) => id === shown)
    ? undefined
    : tenants.find(({ id }) => id === remembered);
}
