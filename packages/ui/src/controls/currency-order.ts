import { useSettings } from '../language/settings.tsx';
import { createStore, useStore } from '../parts/store.ts';

/** Currencies somebody chose lately, the last one first, and who it was: another person begins with none. */
const chosen = createStore<{ readonly by: string | null; readonly codes: readonly string[] }>({ by: null, codes: [] });
/** More than a few would make the list unordered to whoever reads it. */
const kept = 3;

/**
 * The order in which currencies are offered, ISO 4217: the company's, those of what is worked on (`near`: the report's, the
 * account's), those the person chose lately, then the rest as they come.
 */
export function currencyOrder(
  codes: readonly string[],
  first: { readonly company: string | null; readonly near: readonly string[]; readonly recent: readonly string[] },
): readonly string[] {
  const ahead = [first.company, ...first.near, ...first.recent].filter((code) => code !== null && codes.includes(code));
  return [...new Set([...(ahead as string[]), ...codes])];
}

/** Remembers a choice for the pickers that follow, as long as the page is open. */
export function choseCurrency(by: string | null, code: string | null): void {
  if (code === null) return;
  const before = chosen.get();
  const codes = before.by === by ? before.codes : [];
  chosen.set({ by, codes: [code, ...codes.filter((one) => one !== code)].slice(0, kept) });
}

/** What stands first for the person in front of the screen. */
export function useFirstCurrencies(near: readonly (string | null | undefined)[] = []) {
  const { companyCurrency, userId } = useSettings();
  const recent = useStore(chosen);
  return {
    company: companyCurrency,
    near: near.filter((code) => typeof code === 'string'),
    recent: recent.by === userId ? recent.codes : [],
  };
}
