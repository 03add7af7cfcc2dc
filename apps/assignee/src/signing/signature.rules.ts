/** What a signer has given so far. */
export interface Given {
  readonly method: 'DRAWN' | 'TYPED';
  readonly name: string;
  /** A PNG as a data address; null before the first stroke. */
  readonly drawing: string | null;
}
/** Characters that a signer's name may have. */
export const longestName = 120;
/** A name is always given; a drawn signature needs its drawing, too. */
export const isComplete = ({ method, name, drawing }: Given): boolean =>
  name.trim().length >= 2 && [...name].length <= longestName && (method === 'TYPED' || drawing !== null);
