// The first script of a page that was written ahead: it stands alone in the page's head and runs before anything is seen.
import '@homeport/ui/theme/scheme.ts';
import { readTokens } from '@homeport/client';
import { startLocale, wordsLanguage } from '@homeport/ui/session/locale.ts';
import { hasOwnLook } from '../session/own-look.ts';
import { late } from './ahead.ts';

// What was written is for a visitor without a session, in the browser's language and the plain look. Anybody else sees
// nothing of it and gets their own page as soon as the application can draw it.
const page = document.documentElement;
if (readTokens() || hasOwnLook() || wordsLanguage(startLocale(null)) !== page.lang) page.setAttribute(late, '');
