import '../shell/shell-styles.css';
import { type Problem, speak } from '@homeport/client';
import { type CompanyLook, plainTheme } from '@homeport/model/tenancy';
import { rememberLocale, startLocale } from '@homeport/ui/session/locale.ts';
import { type ReactNode, StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { wear } from '../session/theme.ts';
import { startWords } from '../words/load-words.ts';
import { learnWords, type PageWords } from '../words/page-words.ts';
import { LinkFrame } from './LinkFrame.tsx';
import { languageOfLink } from './link-language.ts';

interface Linked<T> {
  /** Asks for what the link opens. */
  readonly open: () => Promise<T>;
  /** The texts of what it draws. */
  readonly words: (opened: T | null) => readonly PageWords[];
  /** Draws it; null when the link opens nothing. */
  readonly draw: (opened: T | null) => ReactNode;
}
/** Draws the one thing a signed link opens, in the language it was sent in or the company's, with nothing else within reach. */
export async function drawLink<T extends { readonly company: CompanyLook; readonly language?: string }>(
  root: Root,
  { open, words, draw }: Linked<T>,
): Promise<void> {
  const first = startLocale('');
  speak(first);
  let opened: T | null = null;
  try {
    opened = await open();
  } catch (error) {
    // Refused for good is a page; what may pass is told to who drew it.
    if (![400, 404, 409, 422].includes((error as Problem).status)) throw error;
  }
  const locale = opened ? startLocale(languageOfLink(opened)) : first;
  if (opened && locale !== first) {
    speak(locale);
    opened = await open();
  }
  rememberLocale(locale);
  const { company } = opened ?? {};
  if (company) wear({ ...plainTheme, ...company, tenant: { code: company.code, name: company.name } });
  const language = await startWords(locale);
  await Promise.all(words(opened).map((one) => learnWords(language, one)));
  document.documentElement.lang = locale.slice(0, 2);
  root.render(
    <StrictMode>
      <I18nextProvider i18n={language.i18n}>
        <LinkFrame company={company ?? null} locale={locale}>
          {draw(opened)}
        </LinkFrame>
      </I18nextProvider>
    </StrictMode>,
  );
}
