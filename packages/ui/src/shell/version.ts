const entry = /<script[^>]+src="([^"]+)"/;

/** The running version: the name of the entry script changes with its content. */
export const ownVersion: string = new URL(
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '/',
  location.href,
).pathname;

/** The version the server gives now; `home` is the address of the application's page. */
export async function askVersion(home: string): Promise<string> {
  const response = await fetch(home, { cache: 'no-store', credentials: 'omit' });
  const found = entry.exec(await response.text())?.[1];
  if (!response.ok || !found) throw new Error('The version could not be read');
  return found;
}
