/** Where the look of the last visit is kept on this device. */
export const lookKey = 'homeport.theme';

/** The last visit was in a company's own look: the plain one would be the wrong first picture. */
export function hasOwnLook(): boolean {
  try {
    const kept = JSON.parse(localStorage.getItem(lookKey) ?? 'null');
    return Boolean(kept?.tenant || kept?.logo || kept?.brandColor);
  } catch {
    return false;
  }
}
