import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Copies what is not there yet. Stored files never change, so that a name is enough to compare. Answers how many. */
export async function mirrorFiles(from: string, to: string): Promise<number> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  if (entries.length === 0) return 0;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(to));
  let copied = 0;
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copied += await mirrorFiles(source, target);
    else if (entry.isFile() && !there.has(entry.name)) copied += await copyWhole(source, target);
  }
  return copied;
}

/** Put in place whole; a file that is removed meanwhile belongs to no record any more. */
async function copyWhole(from: string, to: string): Promise<number> {
  if ((await stat(from).catch(() => undefined)) === undefined) return 0;
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
  return 1;
}
