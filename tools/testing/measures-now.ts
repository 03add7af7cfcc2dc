import { readFileSync } from 'node:fs';
import { knotsOf, type Measures, measureFile } from './measures.ts';
import { sourceFiles } from './source-files.ts';

/** Where the figures are kept that may only go down. */
export const measuresFile = 'tools/testing/measures.json';

const names = ['casts', 'longFunctions', 'knottedFolders'] as const;

/** The figures of a package now, and which folders its knots are of. */
interface Measured extends Measures {
  readonly knots?: readonly string[];
}

/** What is counted of each package and application now: its sources without tests and derived files. */
export function measureAll(root: string): Record<string, Measured> {
  const sources = sourceFiles(['packages', 'apps'].map((folder) => `${root}${folder}`))
    .map((path) => path.slice(root.length))
    .filter((path) => /^[^/]+\/[^/]+\/src\//.test(path) && !/\.(test|generated)\./.test(path));
  const byPackage = Map.groupBy(sources, (path) => path.split('/').slice(0, 2).join('/'));
  const measured = [...byPackage].sort().map(([name, paths]): [string, Measured] => {
    const files = paths.map((path) => ({ path, ...measureFile({ path, text: readFileSync(root + path, 'utf8') }) }));
    const knots = knotsOf(files);
    return [
      name,
      {
        casts: files.reduce((sum, { casts }) => sum + casts, 0),
        longFunctions: files.reduce((sum, { longFunctions }) => sum + longFunctions, 0),
        knottedFolders: knots.length,
        knots,
      },
    ];
  });
  return Object.fromEntries(measured);
}

/** The figures that are held: what was reached before. A package without any begins at nothing. */
export function heldMeasures(root: string): Readonly<Record<string, Measures>> {
  return JSON.parse(readFileSync(root + measuresFile, 'utf8'));
}

/** Where a figure has gone up, in words, with the folders of a knot. */
export function grown(now: Readonly<Record<string, Measured>>, held: Readonly<Record<string, Measures>>): string[] {
  return Object.entries(now).flatMap(([path, of]) =>
    names.flatMap((name) => {
      const limit = held[path]?.[name] ?? 0;
      const which = name === 'knottedFolders' && of.knots ? `: ${of.knots.join(', ')}` : '';
      return of[name] > limit ? [`${path}: ${of[name]} ${name}, no more than ${limit} are held${which}`] : [];
    }),
  );
}

/** What is to be held from now on: of each figure the lower one, so that what was gained is not lost again. */
export function lowered(
  now: Readonly<Record<string, Measures>>,
  held: Readonly<Record<string, Measures>>,
): Record<string, Measures> {
  const least = (path: string, of: Measures): Measures => {
    const lesser = (name: (typeof names)[number]) => Math.min(of[name], held[path]?.[name] ?? 0);
    return {
      casts: lesser('casts'),
      longFunctions: lesser('longFunctions'),
      knottedFolders: lesser('knottedFolders'),
    };
  };
  return Object.fromEntries(Object.entries(now).map(([path, of]) => [path, least(path, of)]));
}
