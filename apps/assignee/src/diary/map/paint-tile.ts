import { certain } from '@homeport/grammar';
import { type MapTile, tileSize } from './tile-format.ts';

/** Shapes of a tile, ready to be painted at any size, in units of the tile. */
interface Shapes {
  readonly land: Path2D;
  readonly coast: Path2D;
  readonly lakes: Path2D;
  readonly rivers: Path2D;
  readonly urban: Path2D;
  readonly borders: Path2D;
}
const made = new WeakMap<MapTile, Shapes>();

/** Colours of the map, from its style sheet: they follow light and dark. */
export interface MapColours {
  readonly water: string;
  readonly land: string;
  readonly urban: string;
  readonly coast: string;
  readonly border: string;
}
export function coloursOf(element: Element): MapColours {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--map-${name}`).trim() || 'transparent';
  const [water, land, urban] = [colour('water'), colour('land'), colour('urban')];
  return { water, land, urban, coast: colour('coast'), border: colour('border') };
}

type Step = (x: number, y: number, before: readonly [number, number] | undefined) => void;
function walk(numbers: readonly number[], step: Step): void {
  let before: readonly [number, number] | undefined;
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const x = certain(numbers[i]) + (before?.[0] ?? 0);
    const y = certain(numbers[i + 1]) + (before?.[1] ?? 0);
    step(x, y, before);
    before = [x, y];
  }
}
function pathOf(lines: readonly (readonly number[])[], isArea: boolean): Path2D {
  const path = new Path2D();
  for (const line of lines) {
    walk(line, (x, y, before) => (before ? path.lineTo(x, y) : path.moveTo(x, y)));
    if (isArea) path.closePath();
  }
  return path;
}
const isOutside = (one: number, other: number): boolean =>
  (one <= 0 && other <= 0) || (one >= tileSize && other >= tileSize);

/** Outlines without what runs along the sides of the tile: there the land was cut, it does not end. */
function outlineOf(rings: readonly (readonly number[])[]): Path2D {
  const path = new Path2D();
  for (const ring of rings)
    walk(ring, (x, y, before) => {
      if (before && !isOutside(before[0], x) && !isOutside(before[1], y)) path.lineTo(x, y);
      else path.moveTo(x, y);
    });
  return path;
}
function shapesOf(tile: MapTile): Shapes {
  const known = made.get(tile);
  if (known) return known;
  const shapes = {
    land: pathOf(tile.land, true),
    coast: outlineOf(tile.land),
    lakes: pathOf(tile.lakes, true),
    rivers: pathOf(tile.rivers, false),
    urban: pathOf(tile.urban, true),
    borders: pathOf(tile.borders, false),
  };
  made.set(tile, shapes);
  return shapes;
}
/**
 * Paints the part of a tile that begins at `left`, `top` (pixels), where a side of the whole tile has `side` pixels; `dense` is
 * how many points of the screen a pixel has.
 */
export function paintTile(
  context: CanvasRenderingContext2D,
  tile: MapTile,
  { left, top, side, dense }: { left: number; top: number; side: number; dense: number },
  colours: MapColours,
): void {
  const { land, coast, lakes, rivers, urban, borders } = shapesOf(tile);
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colours.water;
  context.fillRect(0, 0, width, height);
  const scale = (side / tileSize) * dense;
  context.setTransform(scale, 0, 0, scale, -left * dense, -top * dense);
  const unit = dense / scale;
  const fill = (path: Path2D, colour: string) => {
    context.fillStyle = colour;
    context.fill(path, 'evenodd');
  };
  const stroke = (path: Path2D, colour: string, wide: number) => {
    context.strokeStyle = colour;
    context.lineWidth = wide * unit;
    context.stroke(path);
  };
  context.lineJoin = 'round';
  fill(land, colours.land);
  fill(urban, colours.urban);
  stroke(rivers, colours.water, 1.5);
  fill(lakes, colours.water);
  stroke(coast, colours.coast, 1);
  context.setLineDash([6 * unit, 3 * unit]);
  stroke(borders, colours.border, 1.5);
  context.setLineDash([]);
}
