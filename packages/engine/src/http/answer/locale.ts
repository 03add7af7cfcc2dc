import { certain } from '@homeport/grammar';
/** The reader's language before anyone is known: the first of Accept-Language that texts exist in. */
export function localeOf(header: string | undefined, locales: readonly string[]): string {
  const fallback = locales[0] ?? 'en';
  if (header === undefined) return fallback;
  for (const part of header.slice(0, 200).split(',')) {
    const tag = certain(part.split(';')[0]).trim().toLowerCase();
    const found =
      locales.find((l) => l.toLowerCase() === tag) ?? locales.find((l) => l.toLowerCase() === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return fallback;
}
