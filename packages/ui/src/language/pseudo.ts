import type { Bundles } from './bundles.ts';
import { type Piece, readMessage } from './icu-message.ts';
import { pseudoLocale } from './locale.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ɱ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};
const filler = 'óñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ';

function accented(text: string): string {
  // Markup tags and quoted braces stay readable for the parser.
  return text.replace(/<[^>]*>|'[^']*'|[a-z]/gi, (found) => accents[found] ?? found);
}
function write(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'words') return accented(piece.text);
      const head = [piece.name, piece.type].filter(Boolean).join(', ');
      if (piece.cases.length > 0)
        return `{${head}, ${piece.cases.map(([label, inner]) => `${label} {${write(inner)}}`).join(' ')}}`;
      return piece.style ? `{${head}, ${piece.style}}` : `{${head}}`;
    })
    .join('');
}
function visibleLength(pieces: readonly Piece[]): number {
  let length = 0;
  for (const piece of pieces)
    length +=
      piece.kind === 'words' ? piece.text.length : Math.max(4, ...piece.cases.map(([, inner]) => visibleLength(inner)));
  return length;
}

/** An English ICU message as pseudo-language: accents, brackets, 40 % longer, the same arguments. */
export function pseudoMessage(text: string): string {
  const pieces = readMessage(text);
  const extra = Math.ceil(visibleLength(pieces) * 0.4);
  const padding = filler.repeat(Math.ceil(extra / filler.length)).slice(0, extra);
  return `[${write(pieces)}${padding ? ` ${padding}` : ''}]`;
}

/** The English words as pseudo-language, under `en-XA`. */
export function pseudoBundles(bundles: Bundles): Bundles {
  const spaces = Object.entries(bundles.en ?? {}).map(([space, words]) => [
    space,
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, pseudoMessage(text)])),
  ]);
  return { [pseudoLocale]: Object.fromEntries(spaces) };
}
