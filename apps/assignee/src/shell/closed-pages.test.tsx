import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createAppRouter } from '../create-app-router.ts';
import { meQuery } from '../data/queries.ts';
import { isOpenToFamily } from './family-pages.ts';

interface Loaded {
  readonly fullPath: string;
  readonly options: { readonly loader?: (asked: object) => unknown };
}
const pages = Object.values(createAppRouter(new QueryClient(), new Promise(() => undefined)).routesById) as Loaded[];
const closed = pages.filter(({ fullPath }) => fullPath.startsWith('/dashboard') && !isOpenToFamily(fullPath));

/** The pages that asked the server, or for their words, when somebody opened them. */
async function askingFor(role: string): Promise<string[]> {
  const asking = new Set<string>();
  let path = '';
  const ask = () => {
    asking.add(path);
    return Promise.reject(new TypeError('no network in this test'));
  };
  vi.stubGlobal('fetch', ask);
  for (const page of closed) {
    path = page.fullPath;
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    queries.setQueryData(meQuery.queryKey, { id: 'me', role: { code: role } } as never);
    const context = { queries, learn: ask };
    const asked = { context, route: page, params: { id: 'x' }, deps: {}, location: { href: path, search: {} } };
    await Promise.resolve()
      .then(() => page.options.loader?.(asked))
      .catch(() => undefined);
  }
  return [...asking];
}

test('a page that is not the family’s asks the server nothing: that it would refuse is known before', async () => {
  expect((await askingFor('ASSIGNEE')).length).toBeGreaterThan(25);
  expect(await askingFor('DEPENDANT')).toEqual([]);
});
