const key = 'homeport.calls';

/** So many addresses are remembered, those visited last; a page that asks for more than so many things is not. */
const limits = { addresses: 12, calls: 30 };

type Known = readonly (readonly [address: string, calls: readonly string[]])[];

function known(): Known {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Known;
  } catch {
    return [];
  }
}

/**
 * What the page at an address asked for while it was loaded the last time on this device. Opened again, the server is
 * asked for it while the page's own code is still on its way.
 */
export const callsOf = (address: string): readonly string[] => known().find(([known]) => known === address)?.[1] ?? [];

export function rememberCalls(address: string, calls: readonly string[]): void {
  const others = known().filter(([known]) => known !== address);
  const mine: Known = calls.length > limits.calls ? [] : [[address, calls]];
  try {
    localStorage.setItem(key, JSON.stringify([...mine, ...others].slice(0, limits.addresses)));
  } catch {
    // Then the page asks when it is there.
  }
}
/** Somebody else may use this device now. */
export function forgetCalls(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
