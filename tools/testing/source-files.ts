import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOTS = ['packages', 'apps', 'tests', 'tools'];
const NOT_OURS = ['node_modules', 'dist', '.data', '.cache'];

/** All TypeScript files of the repository, relative to its root. */
export function sourceFiles(roots: readonly string[] = ROOTS): string[] {
  return roots.flatMap((root) => [...below(root)]);
}

function* below(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = join(folder, entry.name);
    if (entry.isDirectory() && !NOT_OURS.includes(entry.name)) yield* below(at);
    if (entry.isFile() && /\.tsx?$/.test(entry.name)) yield at.replaceAll('\\', '/');
  }
}
