import type { Line, Point } from './lines.ts';

/** A rectangle: west, north, east, south. */
export type Box = readonly [west: number, north: number, east: number, south: number];

interface Side {
  readonly holds: (point: Point) => boolean;
  /** Where the way between two points crosses the side. */
  readonly crossing: (from: Point, to: Point) => Point;
}
const upright = (at: number, isWest: boolean): Side => ({
  holds: ([x]) => (isWest ? x >= at : x <= at),
  crossing: ([ax, ay], [bx, by]) => [at, ay + ((by - ay) * (at - ax)) / (bx - ax)],
});
const level = (at: number, isNorth: boolean): Side => ({
  holds: ([, y]) => (isNorth ? y >= at : y <= at),
  crossing: ([ax, ay], [bx, by]) => [ax + ((bx - ax) * (at - ay)) / (by - ay), at],
});
const sidesOf = ([west, north, east, south]: Box): readonly Side[] => [
  upright(west, true),
  upright(east, false),
  level(north, true),
  level(south, false),
];

/** What of a ring stands in the box (Sutherland and Hodgman): it follows the sides where it leaves. Closed by being a ring. */
export function ringIn(ring: Line, box: Box): Line {
  let inside = ring;
  for (const { holds, crossing } of sidesOf(box)) {
    const next: Point[] = [];
    inside.forEach((point, i) => {
      const before = inside[(i + inside.length - 1) % inside.length] as Point;
      if (holds(point) !== holds(before)) next.push(crossing(before, point));
      if (holds(point)) next.push(point);
    });
    inside = next;
  }
  return inside;
}
/** The parts of a line that stand in the box. */
export function partsIn(line: Line, box: Box): Line[] {
  let parts: Line[] = [line];
  for (const { holds, crossing } of sidesOf(box))
    parts = parts.flatMap((part) => {
      const found: Point[][] = [];
      part.forEach((point, i) => {
        const before = part[i - 1];
        const isNew = !before || !holds(before);
        if (isNew && holds(point)) found.push([]);
        if (before && holds(point) !== holds(before)) found.at(-1)?.push(crossing(before, point));
        if (holds(point)) found.at(-1)?.push(point);
      });
      return found.filter((one) => one.length > 1);
    });
  return parts;
}
/** The box around a line. */
export function boxOf(line: Line): Box {
  let [west, north, east, south] = [1, 1, 0, 0];
  for (const [x, y] of line) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return [west, north, east, south];
}
