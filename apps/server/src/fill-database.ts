import type { Assembled } from './assemble.ts';
import { demoPassword, loadDemo } from './modules/demo/index.ts';
import { hashPassword } from './modules/identity/index.ts';
import { loadReferenceData } from './modules/reference/index.ts';

/** Reference data of the release, and the demo tenants where they are wanted and not there yet. */
export async function fillDatabase(server: Assembled, say: (line: string) => void): Promise<void> {
  const written = await loadReferenceData(server.store);
  if (written > 0) say(`reference data: ${written} rows`);
  const { configuration, files, textOf } = server.services;
  if (!configuration.demo) return;
  await loadDemo({
    store: server.store,
    files,
    textOf,
    passwordHash: () => hashPassword(server.identity, demoPassword),
    log: say,
  });
}
