import type en from './words/en.json';

/** The name of a document's language, in the reader's. */
export const languageName = (text: (key: keyof typeof en) => string, code: 'en' | 'es' | 'fr'): string =>
  text(`language.${code}`);
