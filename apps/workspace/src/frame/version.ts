const entry = /<script[^>]+src="([^"]+)"/;

/** The running version: the name of the entry script changes with its content. */
export const ownVersion: string = new URL(
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '/',
  location.href,
).pathname;

/** The version the server gives now. */
export async function askVersion(): Promise<string> {
  const response = await fetch('/workspace/', { cache: 'no-store', credentials: 'omit' });
  const found = entry.exec(await response.text())?.[1];
  if (!response.ok || !found) throw new Error('The version could not be read');
  return found;
}
