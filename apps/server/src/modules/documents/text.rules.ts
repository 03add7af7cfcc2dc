/** A piece of a document's text: its page where the file has pages, and its words. */
export interface TextPiece {
  readonly page: number | null;
  readonly body: string;
}
/** The text of one page, or of a file without pages. */
export interface PageText {
  readonly page: number | null;
  readonly text: string;
}
/** What one document gives to the search at most, in characters; a passage is about a paragraph long. */
export const textLimits = { document: 2_000_000, passage: 1_200, pages: 600 } as const;

/** Cuts text into passages that end at a sentence where there is one, else at a word. Blank runs become one blank. */
export function passagesOf(pages: readonly PageText[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let left: number = textLimits.document;
  for (const { page, text } of pages) {
    let rest = clean(text).slice(0, left);
    left -= rest.length;
    while (rest.length > 0) {
      const end = cutAt(rest);
      const body = rest.slice(0, end).trim();
      if (body) pieces.push({ page, body });
      rest = rest.slice(end);
    }
  }
  return pieces;
}

/** NUL and other control characters go; the marks of the search are among them. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

function cutAt(text: string): number {
  const most = textLimits.passage;
  if (text.length <= most) return text.length;
  const part = text.slice(0, most);
  const sentence = Math.max(...['. ', '? ', '! ', '; '].map((end) => part.lastIndexOf(end) + 1));
  if (sentence > most / 3) return sentence;
  const word = part.lastIndexOf(' ');
  if (word > 0) return word;
  // Half of a character is no text.
  return part.isWellFormed() ? most : most - 1;
}

/**
 * What somebody typed, as words that all have to be in the text; undefined without a word. With `isBegun` the last one may
 * be the beginning of a word.
 */
export function searchWords(typed: string, isBegun = false): string | undefined {
  const words = (typed.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12).map((word) => `'${word}'`);
  return words.length === 0 ? undefined : `${words.join(' & ')}${isBegun ? ':*' : ''}`;
}

/** Words any of which has to be in the text; undefined without one. What is no letter or digit is left out. */
export function anyOfWords(words: readonly string[]): string | undefined {
  const clean = words.flatMap((word) => word.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);
  return clean.length === 0 ? undefined : clean.map((word) => `'${word}'`).join(' | ');
}
