import { loadReferenceData } from '../modules/reference/index.ts';
import type { Command } from './command.ts';
import { withStore } from './with-store.ts';

/** Currencies, countries and time zones of the release. The server does the same at each start. */
export const referenceDataCommand: Command = {
  about: 'Bring currencies, countries and time zones to the state of this release',
  run: ({ configuration, say }) =>
    withStore(configuration, say, async ({ store }) => {
      const written = await loadReferenceData(store);
      say(written === 0 ? 'Reference data are up to date.' : `${written} rows were written.`);
      return 0;
    }),
};
