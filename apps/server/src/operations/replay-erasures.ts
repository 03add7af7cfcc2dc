import { readFile } from 'node:fs/promises';
import type { Configuration } from '../configuration.ts';
import { erasePerson } from './erase-person.ts';
import { reachDatabase } from './reach-database.ts';

/** Makes all noted erasures again in a restored database. Answers how many people were found in it. */
export async function replayErasures(
  configuration: Configuration,
  path: string,
  say: (line: string) => void,
): Promise<number> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const noted: { tenant: string; person: string }[] = text
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  if (noted.length === 0) return 0;
  const database = await reachDatabase(configuration, say);
  try {
    let again = 0;
    // They were erased before: a hold of the backup's time does not bring them back.
    for (const { tenant, person } of noted)
      if (await erasePerson(configuration, database.url, tenant, person, async () => true)) again += 1;
    return again;
  } finally {
    await database.stop();
  }
}
