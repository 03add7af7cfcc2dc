import type { PlacedWidget } from '@homeport/model/widgets';

/** The widgets that stand on a page, in their order, and those that wait beside it. */
export interface Arrangement {
  readonly content: readonly PlacedWidget[];
  readonly available: readonly PlacedWidget[];
}

/**
 * How many things were changed: widgets put on, taken off or resized, and the fewest that had to be moved for the new order
 * (all that stand, less the longest run that kept its order). 0 when everything is back where it was.
 */
export function countOfArranged(before: Arrangement, now: Arrangement): number {
  const sizes = new Map(before.content.map(({ id, size }) => [id, size]));
  const kept = now.content.filter(({ id }) => sizes.has(id));
  const toggled = now.content.length - kept.length + (before.content.length - kept.length);
  const resized = kept.filter(({ id, size }) => sizes.get(id) !== size).length;
  const places = kept.map(({ id }) => before.content.findIndex((one) => one.id === id));
  return toggled + resized + places.length - longestRise(places);
}

/** The length of the longest rising run of numbers, gaps allowed. */
function longestRise(numbers: readonly number[]): number {
  const ends: number[] = [];
  for (const one of numbers) {
    const at = ends.findIndex((end) => end >= one);
    ends[at === -1 ? ends.length : at] = one;
  }
  return ends.length;
}
