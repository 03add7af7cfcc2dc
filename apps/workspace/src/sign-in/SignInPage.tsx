import { dropTokens, type SignInProgress, signOff, speak } from '@homeport/client';
import { Logo } from '@homeport/ui/brand/Logo.tsx';
import { EntrySteps } from '@homeport/ui/entry/EntrySteps.tsx';
import { type Entry, EntryContext } from '@homeport/ui/entry/entry-context.ts';
import { entryWords, loadEntryWords } from '@homeport/ui/entry/entry-words.ts';
import { LanguageChoice } from '@homeport/ui/entry/LanguageChoice.tsx';
import { plainText } from '@homeport/ui/language/plain-text.ts';
import { chooseLanguage } from '@homeport/ui/session/chosen-language.ts';
import { localeFor, startLocale, wordsLanguage } from '@homeport/ui/session/locale.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ThemeData } from '../session/theme.ts';

/** Everything the page needs before it can be drawn. */
export const prepareSignIn = (locale: string): Promise<void> => loadEntryWords(locale);

/** The sign-in of the workspace, step by step. `onEnter` is told where the role starts. */
export function SignInPage({ theme, onEnter }: { theme: ThemeData; onEnter: (landingPage: string | null) => void }) {
  const address = new URLSearchParams(location.search);
  const [locale, setLocale] = useState(() => startLocale(theme.language));
  const entry = useMemo<Entry>(
    () => ({ text: plainText(entryWords(locale)), appName: theme.appName }),
    [locale, theme],
  );
  const choose = (language: string) => {
    const next = localeFor(language, theme.language);
    chooseLanguage(next);
    // Without its words the page stays in the language it has.
    void prepareSignIn(next).then(
      () => setLocale(next),
      () => undefined,
    );
  };
  useEffect(() => {
    document.documentElement.lang = wordsLanguage(locale);
    speak(locale);
  }, [locale]);
  const enter = useCallback((progress: SignInProgress | null) => onEnter(progress?.landingPage ?? null), [onEnter]);
  return (
    <EntryContext value={entry}>
      <div className="entry">
        {theme.loginImage ? <img className="entry-picture" src={theme.loginImage} alt="" /> : null}
        <header className="entry-head">
          <Logo src={theme.logo} srcDark={theme.logoDark} name={theme.appName} />
        </header>
        <main className="entry-panel">
          <EntrySteps
            application="workspace"
            token={address.get('token')}
            notice={address.has('to') ? entry.text('sessionOver') : null}
            address="/workspace/login"
            demoUsers={theme.demo ? 'case.manager, approver.one, finance.clerk, finance.lead, admin.one' : null}
            hasPasscode={false}
            onEnter={enter}
            onGiveUp={giveUp}
          />
        </main>
        <footer className="entry-foot">
          <LanguageChoice locale={locale} onChoose={choose} />
        </footer>
      </div>
    </EntryContext>
  );
}
/** A session that stopped at its terms or second factor is not kept. */
function giveUp(): void {
  void signOff().catch(() => undefined);
  dropTokens();
}
