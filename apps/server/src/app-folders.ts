import { access } from 'node:fs/promises';
import { join } from 'node:path';

const built = (app: string): string => join(import.meta.dirname, '../../../apps', app, 'dist');

/** Where the two apps hang and their builds lie; one that is not built is not served. */
export async function appFolders(): Promise<{ path: string; folder: string }[]> {
  const all = [
    { path: '/', folder: built('assignee') },
    { path: '/workspace', folder: built('workspace') },
  ];
  const present = await Promise.all(
    all.map(({ folder }) =>
      access(join(folder, 'index.html')).then(
        () => true,
        () => false,
      ),
    ),
  );
  return all.filter((_, index) => present[index]);
}
