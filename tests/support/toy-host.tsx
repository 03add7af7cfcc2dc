import { type Catalogue, defineCatalogue, defineEntity, type Entity, type EntitySpec } from '@homeport/grammar';
import { type Bundles, mergeBundles } from '@homeport/ui/language/bundles.ts';
import { startLanguage } from '@homeport/ui/language/start-language.ts';
import type { RecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { RecordSource } from '@homeport/ui/records/host/record-source.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { RecordsProvider } from '@homeport/ui/records/RecordsProvider.tsx';
import { loadRecordWords } from '@homeport/ui/records/words/record-words.ts';
import { HomeportProvider } from '@homeport/ui/shell/HomeportProvider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** A catalogue of toy entities for tests; the user every declaration refers to is always there. */
export function toyCatalogue(...entities: readonly Entity[]): Catalogue {
  const user = defineEntity({
    name: 'user',
    label: 'User',
    plural: 'Users',
    title: ['displayName'],
    fields: { displayName: { type: 'text', label: 'Name' } },
    access: everything,
  });
  return defineCatalogue([
    {
      name: 'toys',
      entities: [user, ...entities],
      actions: [],
      routes: [],
      events: [],
      refusals: [],
      rules: [],
      screens: [],
    },
  ]);
}
export const everything: EntitySpec['access'] = { tester: { do: 'everything' } };

const refuse = () => Promise.reject(new Error('not expected in this test'));
/** A record source that answers a list of rows and refuses everything else, unless told otherwise. */
export const toySource = (rows: readonly Row[] = [], own: Partial<RecordSource> = {}): RecordSource => ({
  list: async () => ({ content: rows, totalElements: rows.length, totalIsCapped: false, nextKey: null }),
  sums: async () => ({ count: rows.length, sums: {}, groups: [] }),
  get: async (_entity, id) => rows.find((row) => row.id === id) ?? refuse(),
  create: refuse,
  update: refuse,
  look: async () => undefined,
  lookAtRun: async () => undefined,
  remove: refuse,
  run: refuse,
  bulk: refuse,
  bulkAll: refuse,
  restore: refuse,
  similar: async () => [],
  history: async () => [],
  ...own,
});

/** An application around toy records. */
export function toyHost(catalogue: Catalogue, own: Partial<RecordHost> = {}): RecordHost {
  return {
    catalogue,
    source: toySource(),
    exchange: {
      template: refuse,
      upload: refuse,
      run: refuse,
      rows: refuse,
      undo: refuse,
      exportNow: refuse,
      exportLater: refuse,
      job: refuse,
      cancel: refuse,
    },
    viewer: { user: 'me', person: null, roles: ['tester'] },
    tenant: 'here',
    address: (place) =>
      `/${place.entity.name}${place.to === 'record' ? `/${place.id}` : place.to === 'new' ? '/new' : ''}`,
    go: () => undefined,
    files: { of: async () => [], bytes: refuse, open: refuse, upload: () => refuse, maxBytes: 1_000_000 },
    followers: { of: async () => ({ isFollowing: false, followers: [] }), follow: refuse },
    choices: async () => [{ value: 'ONE', label: 'Option one' }],
    views: {
      of: async () => ({ views: [], first: null }),
      add: refuse,
      change: refuse,
      remove: refuse,
      openFirst: refuse,
      mayShare: false,
      audiences: async () => [],
    },
    confirmPassword: refuse,
    ...own,
  };
}

/** Draws something as the application would: language with texts of an app's own, settings, cache, records. */
export async function draw(host: RecordHost, children: ReactNode, bundles: Bundles = {}) {
  await startLanguage({ locale: 'en', bundles: mergeBundles(await loadRecordWords('en'), bundles) });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <HomeportProvider
        settings={{ app: 'workspace', userId: null }}
        link={(props) => <a {...props}>{props.children}</a>}
      >
        <RecordsProvider host={host}>{children}</RecordsProvider>
      </HomeportProvider>
    </QueryClientProvider>,
  );
}
