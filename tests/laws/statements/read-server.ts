import { sourceFiles } from '../../../tools/testing/source-files.ts';
import { type Collected, collect, type Statement } from './collect.ts';
import { readSource } from './source.ts';

const root = new URL('../../../', import.meta.url).pathname;
/** What writes statements from declarations alone and names no table itself; the laws over all entities send what it writes. */
const writesThem = ['packages/engine/src/store/compile/', 'packages/engine/src/schema/'];

let kept: Collected | undefined;
/** The statements of server and engine, but for what writes them from declarations; read once for all laws of a worker. */
export function statementsOfServer(): Collected {
  kept ??= read();
  return kept;
}

function read(): Collected {
  const paths = sourceFiles(['apps/server/src', 'packages/engine/src'].map((folder) => root + folder))
    .map((path) => path.slice(root.length))
    .filter((path) => !/\.(test|generated)\.tsx?$/.test(path));
  const { statements, derived, open, unused } = collect(new Map(paths.map((path) => [path, readSource(root, path)])));
  const isOurs = (path: string) => !writesThem.some((folder) => path.startsWith(folder));
  const ours = (all: readonly Statement[]) => all.filter(({ at }) => isOurs(at));
  return { statements: ours(statements), derived: ours(derived), open: ours(open), unused: unused.filter(isOurs) };
}
