import { join } from 'node:path';
import type { Assembled } from './assemble.ts';
import { hashPassword } from './modules/identity/index.ts';

/**
 * Reference data of the release, and the demo tenants where they are wanted and not there yet. What they are written from is
 * loaded for it and not by every part of the server.
 */
export async function fillDatabase(server: Assembled, say: (line: string) => void): Promise<void> {
  const { configuration, files, textOf } = server.services;
  const { keepReferenceData } = await import('./modules/reference/index.ts');
  const written = await keepReferenceData(server.store, join(configuration.dataDir, 'reference-data'));
  if (written > 0) say(`reference data: ${written} rows`);
  if (!configuration.demo) return;
  const { demoPassword, loadDemo } = await import('./modules/demo/index.ts');
  await loadDemo({
    store: server.store,
    files,
    textOf,
    passwordHash: () => hashPassword(server.identity, demoPassword),
    log: say,
  });
}
