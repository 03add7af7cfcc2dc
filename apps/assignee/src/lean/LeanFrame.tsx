import { Logo } from '@homeport/ui/brand/Logo.tsx';
import { type ReactNode, useEffect } from 'react';
import { offered, wordsLanguage } from '../session/language.ts';
import { useLean } from './lean-context.ts';
import { RoutePicture } from './RoutePicture.tsx';

/** The frame of the public pages: picture left and panel right on a desktop, one column on a phone. */
export function LeanFrame({ title, children }: { title: string; children: ReactNode }) {
  const { text, theme, locale, choose } = useLean();
  useEffect(() => {
    document.title = `${title} · ${theme.appName}`;
  }, [title, theme.appName]);
  return (
    <div className="lean">
      <RoutePicture />
      <div className="lean-panel">
        <header className="lean-head">
          <Logo src={theme.logo} srcDark={theme.logoDark} name={theme.appName} />
        </header>
        <main className="lean-main">{children}</main>
        <footer className="lean-foot">
          <label>
            <span>{text('language')}</span>
            <select value={wordsLanguage(locale)} onChange={(event) => choose(event.currentTarget.value)}>
              {offered.map(([code, name]) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </footer>
      </div>
    </div>
  );
}
