import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaticApp } from '@homeport/engine/http';
import { earlyParts } from './early-parts.ts';
import { writtenPage } from './written-pages.ts';

const built = (app: string): string => join(import.meta.dirname, '../../../apps', app, 'dist');

/** Where the two apps hang and their builds lie; one that is not built is not served. */
export async function appFolders(apiPrefix: string, isDemo: boolean): Promise<StaticApp[]> {
  const all: StaticApp[] = [
    {
      path: '/',
      folder: built('assignee'),
      early: earlyParts(built('assignee'), apiPrefix),
      written: (page) => writtenPage(page, isDemo),
    },
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
