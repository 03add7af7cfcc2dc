import { benefitDefaults } from '../reference/index.ts';

/** What every policy of the demo grants everybody; the rest is included where somebody needs it. */
export const usualBenefits: readonly string[] = ['RELOCATION_ALLOWANCE', 'TEMPORARY_HOUSING', 'HOME_LEAVE'];

/** Their names in a sentence, so that the library says of the policy what the policy grants. */
export const usualBenefitsIn = (language: 'en' | 'es' | 'fr'): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(
    benefitDefaults.filter(({ code }) => usualBenefits.includes(code)).map((one) => one[language].toLowerCase()),
  );
