/** One thing to choose. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** A second line: code, place, e-mail. Searched too. */
  readonly description?: string;
  readonly disabled?: boolean;
  /** Address of a photo, for people. */
  readonly image?: string | null;
}
/** Asks for options that match a text; the signal ends when the text has moved on. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** Lists longer than this can be filtered; shorter ones are read faster than they are typed. */
export const filterAbove = 5;
/** Typing has to rest this long before a list is filtered or asked for, in milliseconds. */
export const filterDelay = 100;

/** A text without accents and case, to compare what is typed with what is shown. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
/** Options that hold every typed word in label, description or value; those that start with it come first. */
export function matchOptions<T extends Option>(options: readonly T[], query: string): T[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...options];
  const whole = searchable(query.trim());
  const found = options.filter((option) => {
    const text = searchable(`${option.label} ${option.description ?? ''} ${option.value}`);
    return words.every((word) => text.includes(word));
  });
  const rank = (option: T) =>
    option.value.toLowerCase() === whole || searchable(option.label).startsWith(whole) ? 0 : 1;
  return found.sort((one, other) => rank(one) - rank(other));
}

/**
 * Where the list of a control is drawn: in place, so that it stays inside the page's landmarks and next to its field
 * in the reading order, fixed so that scrolling boxes do not cut it off; or at the end of the page.
 */
export function listPlace(isPortalled = false) {
  return { withinPortal: isPortalled, floatingStrategy: 'fixed' as const, transitionProps: { duration: 0 } };
}
