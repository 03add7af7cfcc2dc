import type { AskedPage } from '@homeport/engine/http';
import { subDomainOf } from '@homeport/grammar';

const names: Readonly<Record<string, string>> = { '/': 'landing', '/login': 'login' };

/**
 * The file of a public page that was written while the assignee app was built: it can be read before a script has come. A
 * host of a company has a look of its own, and an address with more to it says more than the plain page: these are drawn
 * in the browser.
 */
export function writtenPage({ path, query, host, locale }: AskedPage, isDemo: boolean): string | undefined {
  const name = names[path];
  if (name === undefined || query !== '' || subDomainOf(host) !== '') return undefined;
  return `ahead/${name}.${locale.slice(0, 2)}.${isDemo ? 'demo' : 'any'}.html`;
}
