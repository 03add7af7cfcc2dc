/** The shown form of a bank part: "•••• 3000". The dots do not tell how long it is; what is masked already stays so. */
export const maskOf = (value: string): string => (value.startsWith('••••') ? value : `•••• ${lastOf(value)}`);

/** The characters of a bank part that may be shown: its last four, and never more than half of it. */
export function lastOf(value: string): string {
  const characters = value.replace(/[^\p{L}\d]/gu, '');
  return characters.slice(characters.length - Math.min(4, Math.floor(characters.length / 2)));
}
