import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../error-code.ts';
import type { DataFolder } from './data-folder.ts';
import { PostgresFault } from './postgres-fault.ts';
import { isAlive, startMark, within } from './processes.ts';

/**
 * Marks the data folder as ours, so that a second process does not take the database away from under the first.
 * The mark of a process that was killed counts for nothing. Returns the function that gives the folder back.
 */
export async function claimFolder(folder: DataFolder): Promise<() => void> {
  const file = join(folder.path, 'owner.json');
  const mine = JSON.stringify({ pid: process.pid, started: startMark(process.pid) });
  const giveBack = () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return giveBack;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    // A process that is being killed or is stopping needs a moment.
    await within(1_000, () => !livingHolder(read(file)));
    const holder = livingHolder(read(file));
    if (holder) {
      throw new PostgresFault(
        'inUse',
        `The data folder ${folder.path} is in use by process ${holder}: stop it, or choose another DATA_DIR.`,
      );
    }
    rmSync(file, { force: true });
  }
}

function livingHolder(text: string): number | undefined {
  try {
    const { pid, started }: { pid: number; started: string } = JSON.parse(text);
    return isAlive(pid) && startMark(pid) === started ? pid : undefined;
  } catch {
    return undefined; // cut off by a kill while it was written
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
