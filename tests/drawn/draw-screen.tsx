import type { Entity } from '@homeport/grammar';
import { catalogue, roles } from '@homeport/model';
import type { RecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { RecordsProvider } from '@homeport/ui/records/RecordsProvider.tsx';
import { HomeportProvider } from '@homeport/ui/shell/HomeportProvider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { startWords } from '../../apps/workspace/src/words/load-words.ts';
import { toyHost, toySource } from '../support/toy-host.tsx';

/** Every entity, also those without a page of their own: they are drawn inside others. */
export const drawn: readonly Entity[] = catalogue.entities;

/** The workspace of somebody who may do everything, with the given rows in every list and record. */
const hostOf = (rowsOf: (entity: Entity) => readonly Row[]): RecordHost =>
  toyHost(catalogue, {
    viewer: { user: 'me', person: null, roles: Object.keys(roles) },
    source: toySource([], {
      list: async (entity) => {
        const content = rowsOf(entity);
        return { content, totalElements: content.length, totalIsCapped: false, nextKey: null };
      },
      get: async (entity, id) => rowsOf(entity).find((row) => row.id === id) ?? (rowsOf(entity)[0] as Row),
    }),
    files: { ...toyHost(catalogue).files, bytes: async () => new Blob([]) },
  });

/** Words that a screen asked for and no file has, since they were last looked at. */
const missing: string[] = [];
/** The words of the workspace in French, which all stand in files; read once for all screens of a test file. */
const words = startWords('fr').then(({ i18n }) => {
  i18n.options.saveMissing = true;
  i18n.on('missingKey', (_languages: unknown, space: string, key: string) =>
    missing.push(`no word for ${space}:${key}`),
  );
});

/** How often a screen is given time to stand. */
const patience = 200;

/**
 * Draws a screen in French, whose words are all in files, with the given rows behind it. Answers what `look` finds on it and
 * what went wrong on the way: words that no file has, faults, and what React says of markup that a browser would repair.
 */
export async function faultsOf(
  screen: ReactNode,
  rowsOf: (entity: Entity) => readonly Row[],
  look: (page: Element) => readonly string[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  const said = vi.spyOn(console, 'error').mockImplementation((...given) => void faults.push(sentence(given)));
  await words;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  try {
    const { container } = render(
      <QueryClientProvider client={client}>
        <HomeportProvider
          settings={{ app: 'workspace', userId: null, locale: 'fr' }}
          link={(props) => <a {...props} />}
        >
          <RecordsProvider host={hostOf(rowsOf)}>{screen}</RecordsProvider>
        </HomeportProvider>
      </QueryClientProvider>,
    );
    const isWaiting = () => client.isFetching() > 0 || container.querySelector('[class*=Skeleton-root]') !== null;
    for (let calm = 0, tries = 0; calm < 2 && tries < patience; tries += 1) {
      await act(() => new Promise((done) => setTimeout(done)));
      calm = isWaiting() ? 0 : calm + 1;
    }
    const alerts = [...container.querySelectorAll('[role=alert]')].map((one) => `says: ${one.textContent}`);
    return [...new Set([...faults, ...missing.splice(0), ...alerts, ...look(container)])];
  } catch (error) {
    return [...faults, ...missing.splice(0), `breaks: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    cleanup();
    client.clear();
    said.mockRestore();
  }
}

/** What was written to the console, its places filled in, without the stack below it. */
function sentence([text, ...values]: readonly unknown[]): string {
  const filled = String(text).replace(/%[sdoO]/g, () => String(values.shift()));
  return filled.split('\n    at ')[0] ?? filled;
}

/** Nothing, where exactly `wanted` things like this stand on the page. */
export function holds(page: Element, selector: string, wanted = 1): readonly string[] {
  const { length } = page.querySelectorAll(selector);
  return length === wanted ? [] : [`${length} of ${selector}, not ${wanted}`];
}
