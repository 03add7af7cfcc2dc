import { applicationOf, type Picture, signedIn } from './picture.ts';
import { keepParts } from './tree.ts';

/** What stands in `place` as a picture; null while something opens or loads there, or nobody is signed in. */
export function takePicture(place: Element, address: string, locale: string, now = Date.now()): Picture | null {
  const user = signedIn();
  if (!user || document.querySelector('[role="dialog"], [aria-busy="true"]')) return null;
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  return {
    address,
    user,
    locale,
    width: innerWidth,
    application: applicationOf(),
    sheets,
    look: document.documentElement.style.cssText,
    title: document.title,
    parts: keepParts(place),
    at: now,
  };
}
