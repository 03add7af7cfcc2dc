import { Logo } from '@homeport/ui/brand/Logo.tsx';
import { plainText } from '@homeport/ui/language/plain-text.ts';
import { LeanButton } from '@homeport/ui/lean/LeanButton.tsx';
import { OpeningFrame } from '@homeport/ui/lean/OpeningFrame.tsx';
import { wordsLanguage } from '@homeport/ui/session/locale.ts';
import type { ThemeData } from '../session/theme.ts';
import words from '../words/opening.json';

/** The few texts that are needed before any language is loaded. */
const openingText = (locale: string) => plainText(words[wordsLanguage(locale)]);

/** The frame while the workspace is on its way, or the reason why it did not come. */
export function Opening({ theme, locale, onRetry }: { theme: ThemeData; locale: string; onRetry?: () => void }) {
  return <OpeningFrame theme={theme} look="entry-opening" text={openingText(locale)} onRetry={onRetry} />;
}

/** Somebody who is an assignee only has opened the workspace. */
export function WrongRole({ theme, locale, onSignOut }: { theme: ThemeData; locale: string; onSignOut: () => void }) {
  const text = openingText(locale);
  return (
    <div className="entry">
      <header className="entry-head">
        <Logo src={theme.logo} srcDark={theme.logoDark} name={theme.appName} />
      </header>
      <main className="entry-panel entry-form">
        <h1>{text('incorrectRole')}</h1>
        <p>{text('assigneeOnly')}</p>
        <a className="hp-lean-button" data-look="filled" href="/">
          {text('toAssignee')}
        </a>
        <LeanButton look="link" onClick={onSignOut}>
          {text('signOut')}
        </LeanButton>
      </main>
    </div>
  );
}
