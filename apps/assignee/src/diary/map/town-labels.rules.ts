/** A town in the box of the map, in pixels from its upper left corner. */
export interface TownInBox {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly population: number;
}
/** A name that stands on the map: beside its point, on the right or on the left. */
export interface TownLabel extends TownInBox {
  readonly side: 'right' | 'left';
  readonly size: 'large' | 'middle' | 'small';
}
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Height of a name and width of one of its letters, in pixels; letters are counted as a little wider than they mostly are. */
const measures = { large: [20, 8.6], middle: [18, 7.6], small: [16, 6.8] } as const;
/** Between point and name, and around both, in pixels. */
const gap = 8;
const air = 3;
const sizeOf = (population: number): TownLabel['size'] =>
  population >= 500_000 ? 'large' : population >= 50_000 ? 'middle' : 'small';

const overlaps = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** Where the buttons stand, from the upper right corner: a name below them could not be read. */
const buttons = { width: 68, height: 112 };

/**
 * Which towns are named in a box of `width` by `height` pixels: the largest first, none over the name or the point of another
 * one or below the buttons, each name whole inside the box.
 */
export function placedLabels(towns: readonly TownInBox[], width: number, height: number): TownLabel[] {
  const taken: Box[] = [[width - buttons.width, 0, width, buttons.height]];
  const placed: TownLabel[] = [];
  for (const town of [...towns].sort((a, b) => b.population - a.population)) {
    const { x, y, name, population } = town;
    const size = sizeOf(population);
    const [high, letter] = measures[size];
    const long = name.length * letter + gap;
    const sides = { right: [x - gap, x + gap + long], left: [x - gap - long, x + gap] } as const;
    for (const side of ['right', 'left'] as const) {
      const [left, right] = sides[side];
      const box: Box = [left - air, y - high / 2 - air, right + air, y + high / 2 + air];
      const isInside = left >= 0 && right <= width && y - high / 2 >= 0 && y + high / 2 <= height;
      if (!isInside || taken.some((one) => overlaps(one, box))) continue;
      taken.push(box);
      placed.push({ ...town, side, size });
      break;
    }
  }
  return placed;
}
