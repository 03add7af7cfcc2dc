/**
 * The version of a page of the application, from its text: the address of its entry script, whose name changes with its
 * content. Other scripts may stand before it; a page that is written ahead only names it, as what comes then. Undefined for
 * any other page.
 */
export function versionIn(page: string): string | undefined {
  const tags = page.match(/<script\b[^>]*>/g) ?? [];
  const then = tags.map((tag) => /\sdata-then="([^"]+)"/.exec(tag)?.[1]).find(Boolean);
  const entry = tags.find((tag) => /\stype="module"/.test(tag) && /\ssrc="/.test(tag));
  return then ?? (entry && /\ssrc="([^"]+)"/.exec(entry)?.[1]);
}

/** The running version. */
export const ownVersion: string = new URL(
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '/',
  location.href,
).pathname;

/** The version the server gives now; `home` is the address of the application's page. */
export async function askVersion(home: string): Promise<string> {
  const response = await fetch(home, { cache: 'no-store', credentials: 'omit' });
  const found = versionIn(await response.text());
  if (!response.ok || !found) throw new Error('The version could not be read');
  return found;
}
