/** Attribute of a page that was written ahead for somebody else: nothing of it is seen until it is drawn anew. */
export const late = 'data-late';

/** Attribute of the place that the application is drawn in: it holds a page written ahead, of a demo or of `any` other. */
const ahead = 'data-ahead';

/** Attribute of the button of such a page that was pressed last, before the application had come. */
const pressed = 'data-pressed';

/** What a page was written for; null where nothing was written ahead, or not for this visitor. */
export function writtenFor(place: HTMLElement): 'demo' | 'any' | null {
  const page = document.documentElement;
  const kind = place.getAttribute(ahead);
  if (kind && !page.hasAttribute(late)) return kind === 'demo' ? 'demo' : 'any';
  place.removeAttribute(ahead);
  place.replaceChildren();
  page.removeAttribute(late);
  return null;
}
/** Keeps in mind which button of a page written ahead is pressed, also by the Enter key in a field. */
export function rememberPressed(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${ahead}] button`) : null;
    if (!button) return;
    document.querySelector(`[${pressed}]`)?.removeAttribute(pressed);
    button.setAttribute(pressed, '');
  });
}
/** The page has been taken over: what was pressed before is done now. */
export function takenOver(place: HTMLElement): void {
  place.removeAttribute(ahead);
  const button = place.querySelector<HTMLElement>(`[${pressed}]`);
  button?.removeAttribute(pressed);
  button?.click();
}
