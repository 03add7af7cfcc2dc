import type { CompanyLook } from '@homeport/model/tenancy';
import { localeFor } from '@homeport/ui/session/locale.ts';

interface Opened {
  readonly company: Pick<CompanyLook, 'language'>;
  readonly language?: string;
}
/** The locale of what a link opens: as whoever sent it chose, else the company's. English is the company's own variant where it has one. */
export const languageOfLink = ({ company, language }: Opened): string =>
  language ? localeFor(language, company.language) : company.language;
