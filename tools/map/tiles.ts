import { type MapTile, tileSize } from '../../apps/assignee/src/diary/map/tile-format.ts';
import { type Box, boxOf, partsIn, ringIn } from './clip.ts';
import { areaOf, type Line, simplified } from './lines.ts';
import type { Town } from './towns.ts';

/** What the map is made from, in the square world. */
export interface Shapes {
  readonly land: readonly Line[];
  readonly lakes: readonly Line[];
  readonly rivers: readonly Line[];
  readonly urban: readonly Line[];
  readonly borders: readonly Line[];
}
/** So far beyond its tile a line goes on, in units: what is drawn wider than a point is not cut at the edge. */
const beyond = 16;
/** What is nearer to a line than this is not drawn, in units; a unit is one pixel of the largest zoom but one. */
const leastOff = 1;
/** Rings of less than this are left out, in square units. */
const leastArea = 6;

const kinds = ['land', 'lakes', 'rivers', 'urban', 'borders'] as const;
const areas = new Set<string>(['land', 'lakes', 'urban']);

/** A line in the units of a tile: its first point, then the way to each next one, without steps of nothing. */
export function encoded(line: Line, [west, north]: Box, unit: number): number[] {
  const numbers: number[] = [];
  let last: readonly [number, number] | undefined;
  for (const [x, y] of line) {
    const at = [Math.round((x - west) / unit), Math.round((y - north) / unit)] as const;
    if (last && at[0] === last[0] && at[1] === last[1]) continue;
    numbers.push(at[0] - (last?.[0] ?? 0), at[1] - (last?.[1] ?? 0));
    last = at;
  }
  return numbers;
}
/** Tiles of a grid (`2 ** grid` of them go round the world) by `column-row`; tiles with nothing in them are left out. */
export function tilesOf(shapes: Shapes, towns: readonly Town[], grid: number): Map<string, MapTile> {
  const across = 2 ** grid;
  const unit = 1 / across / tileSize;
  const made = new Map<string, { -readonly [kind in keyof MapTile]: MapTile[kind][number][] }>();
  const tileAt = (column: number, row: number) => {
    const key = `${column}-${row}`;
    const tile = made.get(key) ?? { land: [], lakes: [], rivers: [], urban: [], borders: [], towns: [] };
    made.set(key, tile);
    return tile;
  };
  for (const kind of kinds)
    for (const whole of shapes[kind]) {
      const isArea = areas.has(kind);
      if (isArea && areaOf(whole) < leastArea * unit * unit) continue;
      const line = simplified(whole, leastOff * unit);
      for (const [column, row, box] of boxesUnder(line, across, beyond * unit)) {
        const own = [column / across, row / across, 0, 0] as const;
        const parts = isArea ? [ringIn(line, box)] : partsIn(line, box);
        for (const part of parts) {
          const numbers = encoded(part, own, unit);
          if (numbers.length >= (isArea ? 6 : 4)) tileAt(column, row)[kind].push(numbers);
        }
      }
    }
  for (const { name, country, at, population } of towns) {
    const [column, row] = [Math.floor(at[0] * across), Math.floor(at[1] * across)];
    const [x = 0, y = 0] = encoded([at], [column / across, row / across, 0, 0], unit);
    tileAt(column, row).towns.push([name, country, x, y, population]);
  }
  return made;
}
/** The tiles that a line may touch, each with its box. */
function* boxesUnder(line: Line, across: number, margin: number): Generator<[number, number, Box]> {
  const within = (value: number) => Math.max(0, Math.min(across - 1, Math.floor(value * across)));
  const [west, north, east, south] = boxOf(line);
  for (let column = within(west - margin); column <= within(east + margin); column += 1)
    for (let row = within(north - margin); row <= within(south + margin); row += 1)
      yield [
        column,
        row,
        [column / across - margin, row / across - margin, (column + 1) / across + margin, (row + 1) / across + margin],
      ];
}
