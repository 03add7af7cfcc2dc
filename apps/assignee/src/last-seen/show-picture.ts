import { nextTurn } from '../session/next-turn.ts';
import { applicationOf, type Picture } from './picture.ts';
import { makeParts } from './tree.ts';

interface Holder {
  /** Whether the page as it was last seen stands, or why not: asked by the application that comes after it. */
  homeportLastSeen?: Promise<boolean>;
}
const holder = globalThis as Holder;
const mark = 'data-last-seen';

/** Shows a picture as soon as its place and its sheets are there; from the first script, before the application. */
export function showPicture(picture: Picture): void {
  for (const href of picture.sheets) fetchAhead(href);
  holder.homeportLastSeen = parsed()
    .then(() => Promise.all(picture.sheets.map(wear)))
    .then(
      () => hang(picture),
      () => false,
    );
}
/** Sheets that take longer are not waited for, in milliseconds. */
const patience = 1500;
const after = (time: number) => new Promise<false>((resolve) => setTimeout(resolve, time, false));

/** True when the page as it was last seen stands and has been painted: nothing else is drawn before the page itself. */
export async function isShown(): Promise<boolean> {
  const { homeportLastSeen: hung } = holder;
  if (!hung || !(await Promise.race([hung, after(patience)]))) return false;
  // The turn after a frame; a page in the background has no frames.
  await Promise.race([new Promise(requestAnimationFrame).then(nextTurn), after(100)]);
  return true;
}
function hang(picture: Picture): boolean {
  const place = document.getElementById('root');
  // The width is known when the page has said how it fits a phone.
  const isSame = picture.application === applicationOf() && picture.width === innerWidth;
  if (!place || !isSame || place.childElementCount > 0) return false;
  const frame = document.createElement('div');
  frame.setAttribute(mark, '');
  // Seen, but neither read out nor pressed: what it says may have changed.
  frame.inert = true;
  frame.ariaHidden = 'true';
  frame.append(...makeParts(picture.parts));
  document.documentElement.style.cssText = picture.look;
  document.title = picture.title;
  place.append(frame);
  addEventListener('click', followLink);
  return true;
}
/** A link of the picture that is pressed leads where it says, at once; anything else waits for the page itself. */
function followLink(event: MouseEvent): void {
  const frame = document.querySelector<HTMLElement>(`[${mark}]`);
  if (!frame) {
    removeEventListener('click', followLink);
    return;
  }
  frame.inert = false;
  const link = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLAnchorElement>('a[href]');
  frame.inert = true;
  if (link && frame.contains(link)) location.assign(link.href);
}
/** Fetches a sheet; it is used after those that the page names itself, which say the order of the layers. */
function fetchAhead(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
/** Puts a sheet on the page that it does not have yet; done when it can be used, fails when it is gone. */
function wear(href: string): Promise<void> | undefined {
  const named = [...document.querySelectorAll('link[rel="stylesheet"]')].some((it) => it.getAttribute('href') === href);
  if (named) return undefined;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} is gone`));
    };
    document.head.append(link);
  });
}
/** The page's own words have been read: the scripts in them run next. */
const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.readyState === 'loading') return;
      document.removeEventListener('readystatechange', look);
      resolve();
    };
    document.addEventListener('readystatechange', look);
    look();
  });
