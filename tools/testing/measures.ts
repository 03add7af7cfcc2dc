import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { SourceText } from './imported-names.ts';

/** A function longer than this many lines is counted as long. */
const LONG = 60;

/** What is counted of the sources of one package or application. Each figure may only go down. */
export interface Measures {
  /** Type assertions other than `as const`. */
  readonly casts: number;
  /** Functions of more than 60 lines. */
  readonly longFunctions: number;
  /** Folders of the package that import each other in a circle, directly or by way of others. */
  readonly knottedFolders: number;
}

/** What one file contributes. */
interface OfFile {
  readonly casts: number;
  readonly longFunctions: number;
  /** Files of the same package that it imports, as paths of the repository. */
  readonly imports: readonly string[];
}

/** Casts, long functions and relative imports of one file. */
export function measureFile({ path, text }: SourceText): OfFile {
  const { program, module } = parseSync(path, text);
  let casts = 0;
  let longFunctions = 0;
  const cast = (node: { typeAnnotation: { start: number; end: number } }) => {
    if (text.slice(node.typeAnnotation.start, node.typeAnnotation.end) !== 'const') casts += 1;
  };
  const fn = ({ start, end }: { start: number; end: number }) => {
    if (text.slice(start, end).split('\n').length > LONG) longFunctions += 1;
  };
  new Visitor({
    ...{ TSAsExpression: cast, TSTypeAssertion: cast },
    ...{ FunctionDeclaration: fn, FunctionExpression: fn, ArrowFunctionExpression: fn },
  }).visit(program);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
  ];
  const relative = named.filter((specifier) => specifier.startsWith('.'));
  return { casts, longFunctions, imports: relative.map((one) => posix.join(posix.dirname(path), one)) };
}

/** The folder that a file belongs to, as its package is divided: `src/<folder>`, and `src/modules/<folder>` on the server. */
export function folderOf(path: string): string | undefined {
  return /^(?:packages|apps)\/[^/]+\/src\/((?:modules\/)?[^/]+)\/.+/.exec(path)?.[1];
}

/** The folders of the files that lie on a circle, by package. */
export function knotsOf(files: readonly { readonly path: string; readonly imports: readonly string[] }[]): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { path, imports: taken } of files) {
    const from = folderOf(path);
    if (from === undefined) continue;
    const to = taken.map(folderOf).filter((folder) => folder !== undefined && folder !== from);
    const known = imports.get(from) ?? new Set();
    for (const folder of to) known.add(folder as string);
    imports.set(from, known);
  }
  return knots(imports);
}

/** The folders that lie on a circle of imports, sorted. */
function knots(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>();
    const open = [...(imports.get(from) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(imports.get(next) ?? []));
    }
    return seen;
  };
  return [...imports.keys()].filter((folder) => reach(folder).has(folder)).sort();
}
