import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that follows from declarations. Without text it has to go. */
export interface Derived {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string | undefined;
}

/** Writes what differs; with `isCheck` only answers the paths of it. */
export async function writeOrCompare(root: string, files: readonly Derived[], isCheck: boolean): Promise<string[]> {
  const stale: string[] = [];
  for (const { path, text } of files) {
    const at = join(root, path);
    const now = await readFile(at, 'utf8').catch(() => undefined);
    if (now === text) continue;
    if (isCheck) {
      stale.push(path);
    } else if (text === undefined) {
      await rm(at);
      console.log(`removed ${path}`);
    } else {
      await mkdir(dirname(at), { recursive: true });
      await writeFile(at, text);
      console.log(`wrote ${path}`);
    }
  }
  return stale;
}

/** Files of a folder with this ending that are not among the derived ones, marked to go. */
export async function leftovers(
  root: string,
  folder: string,
  ending: string,
  kept: readonly Derived[],
): Promise<Derived[]> {
  const names = await readdir(join(root, folder)).catch(() => [] as string[]);
  const wanted = new Set(kept.map((f) => f.path));
  return names
    .filter((name) => name.endsWith(ending) && !wanted.has(`${folder}/${name}`))
    .map((name) => ({ path: `${folder}/${name}`, text: undefined }));
}
