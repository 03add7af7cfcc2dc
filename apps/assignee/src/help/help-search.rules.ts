/** Letters without accents and case, everything else a blank. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Whether all words of a search begin a word of a text, without regard to accents. A search without letters fits nothing. */
export function fits(typed: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const words = plain(typed).split(' ').filter(Boolean);
  const where = ` ${plain(texts.filter(Boolean).join(' '))} `;
  return words.length > 0 && words.every((word) => where.includes(` ${word}`));
}

/** Things that come up in a phase first, the rest after them, both in their order. */
export function firstInPhase<T extends { readonly phases: readonly string[] }>(
  all: readonly T[],
  phase: string | null,
): T[] {
  const isNow = (one: T): boolean => phase !== null && one.phases.includes(phase);
  return [...all.filter(isNow), ...all.filter((one) => !isNow(one))];
}
