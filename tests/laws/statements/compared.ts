import type { Statement } from './collect.ts';

/** A column that a statement compares with a word, such as `status = 'ACTIVE'`. */
export interface Compared {
  readonly column: string;
  readonly word: string;
}

const one = /(?<![\w'])"?(\w+)"?\s*(?:=|<>|!=|is\s+(?:not\s+)?distinct\s+from)\s*'((?:[^']|'')*)'/gi;
const list = /(?<![\w'])"?(\w+)"?\s+(?:not\s+)?in\s*\(\s*('[^()]*')\s*\)/gi;

/** Every column that is compared with a word, and the word. */
export function comparedBy({ text }: Statement): Compared[] {
  const single = [...text.matchAll(one)].map(([, column = '', word = '']) => ({ column, word }));
  const several = [...text.matchAll(list)].flatMap(([, column = '', words = '']) =>
    [...words.matchAll(/'((?:[^']|'')*)'/g)].map(([, word = '']) => ({ column, word })),
  );
  return [...single, ...several];
}

/** The tables of the catalogue that a statement names. */
export const tablesIn = ({ text }: Statement): string[] => [
  ...new Set([...text.matchAll(/\bapp"?\."?(\w+)/g)].map(([, table = '']) => table)),
];
