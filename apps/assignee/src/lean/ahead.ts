/** Attribute of a page that was written ahead for somebody else: nothing of it is seen until it is drawn anew. */
export const late = 'data-late';

/** Attribute of the place that the application is drawn in: it holds a page written ahead, of a demo or of `any` other. */
const ahead = 'data-ahead';

/** What a page was written for; null where nothing was written ahead, or not for this visitor. */
export function writtenFor(place: HTMLElement): 'demo' | 'any' | null {
  const page = document.documentElement;
  const kind = place.getAttribute(ahead);
  place.removeAttribute(ahead);
  if (kind && !page.hasAttribute(late)) return kind === 'demo' ? 'demo' : 'any';
  place.replaceChildren();
  page.removeAttribute(late);
  return null;
}
