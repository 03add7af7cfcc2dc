import { Logo } from '@homeport/ui/brand/Logo.tsx';
import { LanguageChoice } from '@homeport/ui/entry/LanguageChoice.tsx';
import { type ReactNode, useEffect } from 'react';
import { LeanPicture } from './LeanPicture.tsx';
import { useLean } from './lean-context.ts';

/**
 * The frame of the public pages: picture left and panel right on a desktop, one column on a phone. Without a `title` the
 * page says its own.
 */
export function LeanFrame({ title, children }: { title?: string; children: ReactNode }) {
  const { theme, locale, choose } = useLean();
  useEffect(() => {
    if (title) document.title = `${title} · ${theme.appName}`;
  }, [title, theme.appName]);
  return (
    <div className="lean">
      <LeanPicture src={theme.loginImage} />
      <div className="lean-panel">
        <header className="lean-head">
          <Logo src={theme.logo} srcDark={theme.logoDark} name={theme.appName} />
        </header>
        <main className="lean-main">{children}</main>
        <footer className="lean-foot">
          <LanguageChoice locale={locale} onChoose={choose} />
        </footer>
      </div>
    </div>
  );
}
