import type { ExportSource } from '@homeport/engine/exchange';
import { openStore, type Store } from '@homeport/engine/store';
import type { FindSource, SimilarSource, SumsSource } from '@homeport/engine/sums';
import type { Catalogue } from '@homeport/grammar';
import type { Logger } from 'pino';

export interface ReportsOptions {
  readonly url: string;
  readonly catalogue: Catalogue;
  readonly vaultSecrets: readonly string[];
  readonly log: Logger;
}
/** What exports and reports read from: connections of their own that can write nothing, so that long reading takes none from requests. */
export interface Reports {
  readonly source: ExportSource & SumsSource & FindSource & SimilarSource;
  close(): Promise<void>;
}

/** Exports at the same time; more of them wait for each other, not requests for them. */
const poolSize = 2;

/** Opens the connections of reports with the first of them. */
export function openReports({ url, catalogue, vaultSecrets, log }: ReportsOptions): Reports {
  let opened: Promise<Store> | undefined;
  const store = (): Promise<Store> => {
    opened ??= openStore({
      url,
      catalogue,
      secrets: vaultSecrets,
      poolSize,
      role: 'reporter',
      log: (line, detail) => log.warn({ detail }, line),
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    source: {
      catalogue,
      list: async (...query) => (await store()).list(...query),
      find: async (...query) => (await store()).find(...query),
      similar: async (...query) => (await store()).similar(...query),
      sums: async (...query) => (await store()).sums(...query),
    },
    close: async () => {
      await opened?.then(
        (s) => s.close(),
        () => {},
      );
    },
  };
}
