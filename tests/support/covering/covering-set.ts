/**
 * A few of many that together have everything that any of them has: the one with the most that is still missing comes next, and of
 * several the first. Answers their names in the order in which they were taken; close to the fewest, and the same every time.
 */
export function coveringSet(traits: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const missing = new Set([...traits.values()].flatMap((of) => [...of]));
  const taken: string[] = [];
  while (missing.size > 0) {
    const [next = '', brings = 0] = [...traits]
      .map(([name, of]): [string, number] => [name, [...of].filter((trait) => missing.has(trait)).length])
      .reduce((best, one) => (one[1] > best[1] ? one : best));
    if (brings === 0) break;
    taken.push(next);
    for (const trait of traits.get(next) ?? []) missing.delete(trait);
  }
  return taken;
}
