// The first script of every page: it stands alone in the page's head and runs before anything is seen.
import '@homeport/ui/theme/scheme.ts';
import { askEarly, readTokens } from '@homeport/client';
import { startLocale, wordsLanguage } from '@homeport/ui/session/locale.ts';
import { pictureOf } from '../last-seen/picture.ts';
import { showPicture } from '../last-seen/show-picture.ts';
import { wasAssignee } from '../session/last-role.ts';
import { hasOwnLook } from '../session/own-look.ts';
import { callsOf } from '../session/page-calls.ts';
import { startCalls } from '../session/start-calls.ts';
import { late, rememberPressed } from './ahead.ts';

const page = document.documentElement;
/** The application, named by a page that can be read before it. */
const application = document.currentScript?.dataset.then;
const isInside = /^\/(?:dashboard(?:\/.*)?)?$/.test(location.pathname);

// Somebody is signed in: the server answers while the application is still on its way.
if (isInside) {
  const address = location.pathname === '/' ? '/dashboard' : location.pathname + location.search;
  askEarly(startCalls, wasAssignee() ? callsOf(address) : [], startLocale(null));
  const picture = application ? null : pictureOf(address, startLocale(null));
  if (picture) showPicture(picture);
}

/** How long the first picture of a page is waited for where the browser does not tell of it, in milliseconds. */
const patience = 500;

/** Calls once, when the page has been seen: its text stands, and nothing of it had to wait for the application. */
function whenSeen(then: () => void): void {
  const once = () => {
    observer.disconnect();
    clearTimeout(timer);
    then();
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once();
  });
  observer.observe({ type: 'paint', buffered: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  requestAnimationFrame(() => {
    timer = setTimeout(once, patience);
  });
}

if (application) {
  rememberPressed();
  const open = () => {
    // What the application hangs on is asked for together with it.
    for (const part of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) part.rel = 'modulepreload';
    void import(application);
  };
  // What was written is for a visitor without a session, in the browser's language and the plain look. Anybody else sees
  // nothing of it and gets their own page as soon as the application can draw it.
  const isLate = readTokens() !== null || hasOwnLook() || wordsLanguage(startLocale(null)) !== page.lang;
  if (isLate) page.setAttribute(late, '');
  // A page in the background is drawn by nobody; the others are seen first, and taken over then.
  if (isLate || document.visibilityState === 'hidden') open();
  else whenSeen(open);
}
