import '../shell/shell-styles.css';
import { ask, type Problem, speak } from '@homeport/client';
import { type OpenForm, openPageForm } from '@homeport/model/content';
import { plainTheme } from '@homeport/model/tenancy';
import { rememberLocale, startLocale } from '@homeport/ui/session/locale.ts';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { wear } from '../session/theme.ts';
import { startWords } from '../words/load-words.ts';
import { learnWords } from '../words/page-words.ts';
import { OpenFormPage } from './OpenFormPage.tsx';
import { contentWords } from './words.ts';

/** Draws the one form of a signed link: the company's look, no menu, nothing else within reach. */
export async function drawOpenForm(root: Root, token: string): Promise<void> {
  const first = startLocale('');
  speak(first);
  let form: OpenForm | null = null;
  try {
    form = await ask(openPageForm, { query: { token } });
  } catch (error) {
    // Refused for good is a page; what may pass is told to who drew it.
    if (![400, 404, 409, 422].includes((error as Problem).status)) throw error;
  }
  const locale = form ? startLocale(form.company.language) : first;
  if (form && locale !== first) {
    speak(locale);
    form = await ask(openPageForm, { query: { token } });
  }
  rememberLocale(locale);
  const { company } = form ?? {};
  if (company) wear({ ...plainTheme, ...company, tenant: { code: company.code, name: company.name } });
  const language = await startWords(locale);
  await learnWords(language, contentWords);
  document.documentElement.lang = locale.slice(0, 2);
  root.render(
    <StrictMode>
      <I18nextProvider i18n={language.i18n}>
        <OpenFormPage form={form} token={token} locale={locale} />
      </I18nextProvider>
    </StrictMode>,
  );
}
