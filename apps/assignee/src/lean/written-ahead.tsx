import { plainTheme } from '@homeport/model/tenancy';
import { offered } from '@homeport/ui/session/locale.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { LeanApp } from './LeanApp.tsx';
import { loadLeanWords } from './lean-words.ts';

/** A public page as it is written while the application is built. */
export interface WrittenPage {
  /** `/` or `/login`. */
  readonly path: string;
  readonly language: string;
  readonly isDemo: boolean;
  /** What stands in the place that the application is drawn in. */
  readonly html: string;
}
const paths = ['/', '/login'];
const nothing = () => {};

/**
 * The public pages in every language and the plain look: a visitor reads them before a script has come. They are drawn by
 * the same components, which take them over as they stand.
 */
export async function writePages(): Promise<readonly WrittenPage[]> {
  const pages: WrittenPage[] = [];
  for (const [language] of offered) {
    await loadLeanWords(language);
    for (const path of paths)
      for (const isDemo of [false, true]) pages.push({ path, language, isDemo, html: draw(path, language, isDemo) });
  }
  return pages;
}
function draw(path: string, language: string, isDemo: boolean): string {
  Object.assign(globalThis, { location: new URL(path, 'http://localhost') });
  const theme = { ...plainTheme, language, demo: isDemo };
  return renderToString(
    <StrictMode>
      <LeanApp theme={theme} onEnter={nothing} onPrepare={nothing} />
    </StrictMode>,
  );
}
