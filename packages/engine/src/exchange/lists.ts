/** An item of a list that itself contains the separator is put in quotes. */
export const listItem = (item: string): string => (/[;"]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item);
/** The items of a list as `listItem` wrote them. */
export function readList(given: string): string[] {
  const items = given.match(/\s*"(?:[^"]|"")*"\s*(?=;|$)|[^;]+/g) ?? [];
  return items
    .map((i) => i.trim())
    .filter((i) => i !== '')
    .map((i) => (i.startsWith('"') && i.endsWith('"') ? i.slice(1, -1).replaceAll('""', '"') : i));
}
