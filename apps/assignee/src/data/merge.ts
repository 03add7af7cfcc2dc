/** Two changes of one record brought together. */
export interface Merged<V> {
  /** Mine over theirs; what both changed differently keeps mine until somebody decides. */
  readonly values: V;
  readonly conflicts: readonly (keyof V & string)[];
}
/**
 * Three-way merge of flat values: what one side changed is taken from that side, what both changed alike is fine, the rest
 * is a conflict.
 */
export function mergeChanges<V extends object>(
  fields: readonly (keyof V & string)[],
  base: V,
  mine: V,
  theirs: V,
): Merged<V> {
  const values = { ...mine };
  const conflicts: (keyof V & string)[] = [];
  for (const field of fields) {
    const isMine = mine[field] !== base[field];
    const isTheirs = theirs[field] !== base[field];
    if (!isMine) values[field] = theirs[field];
    else if (isTheirs && mine[field] !== theirs[field]) conflicts.push(field);
  }
  return { values, conflicts };
}
