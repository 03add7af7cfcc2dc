type Traits = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * A few of many that together have everything that any of them has: the one with the most that is still missing comes next, and of
 * several the first. Whoever brings nothing beside the others goes again, and so do two in whose place one would do. Answers their names
 * in the order in which they were taken; close to the fewest, and the same every time.
 */
export function coveringSet(traits: Traits): readonly string[] {
  let kept = withoutNeedless(traits, greedy(traits));
  for (const name of traits.keys()) {
    if (kept.includes(name)) continue;
    const instead = withoutNeedless(traits, [...kept, name]);
    if (instead.length < kept.length) kept = instead;
  }
  return kept;
}

function greedy(traits: Traits): readonly string[] {
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

/** The same without those whose traits the others have; who was taken first goes first, since the last was taken for what was missing. */
function withoutNeedless(traits: Traits, taken: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const name of taken) for (const trait of traits.get(name) ?? []) times.set(trait, (times.get(trait) ?? 0) + 1);
  return taken.filter((name) => {
    const of = [...(traits.get(name) ?? [])];
    if (of.some((trait) => times.get(trait) === 1)) return true;
    for (const trait of of) times.set(trait, (times.get(trait) ?? 0) - 1);
    return false;
  });
}
