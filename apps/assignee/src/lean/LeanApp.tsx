import { speak } from '@homeport/client';
import { EntryContext } from '@homeport/ui/entry/entry-context.ts';
import { chooseLanguage } from '@homeport/ui/session/chosen-language.ts';
import { localeFor, startLocale, wordsLanguage } from '@homeport/ui/session/locale.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ThemeData } from '../session/theme.ts';
import { LandingPage } from './LandingPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { type Lean, LeanContext, leanText } from './lean-context.ts';
import { loadLeanWords } from './lean-words.ts';
import { PlainPage } from './PlainPage.tsx';

export interface LeanAppProps {
  readonly theme: ThemeData;
  readonly onEnter: () => void;
  readonly onPrepare: () => void;
  /** The page stands: from now on it may be drawn anew. */
  readonly onStand?: () => void;
}
const pathNow = () => location.pathname;
/** The browser tells of a way back only; the pages tell of their ways on in the same words. */
const whenMoved = (told: () => void) => {
  addEventListener('popstate', told);
  return () => removeEventListener('popstate', told);
};
/** The public pages, by their address. Built without router, query cache and component library. */
export function LeanApp({ theme, onEnter, onPrepare, onStand }: LeanAppProps) {
  const [locale, setLocale] = useState(() => startLocale(theme.language));
  const path = useSyncExternalStore(whenMoved, pathNow, pathNow);
  // One drawing later: by then the fields know what was typed into them before.
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  useEffect(() => {
    if (stands) onStand?.();
  }, [stands, onStand]);
  useEffect(() => {
    document.documentElement.lang = wordsLanguage(locale);
    speak(locale);
  }, [locale]);
  const lean = useMemo<Lean>(
    () => ({
      text: leanText(locale),
      theme,
      locale,
      choose: (language) => {
        const next = localeFor(language, theme.language);
        chooseLanguage(next);
        void loadLeanWords(next).then(
          () => setLocale(next),
          () => undefined,
        );
      },
      go: (address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      prepare: onPrepare,
      enter: onEnter,
    }),
    [locale, theme, onEnter, onPrepare],
  );
  const entry = useMemo(() => ({ text: lean.text, appName: theme.appName }), [lean, theme]);
  return (
    <LeanContext value={lean}>
      <EntryContext value={entry}>{pageAt(path)}</EntryContext>
    </LeanContext>
  );
}
function pageAt(path: string) {
  if (path === '/') return <LandingPage />;
  if (path === '/login') return <LoginPage />;
  return <PlainPage kind={path === '/logout' ? 'signedOut' : 'notFound'} />;
}
