/** What `inThreeLanguages` holds. */
export interface Wording {
  readonly title: string;
  readonly body: string;
  readonly titleEs: string | null;
  readonly bodyEs: string | null;
  readonly titleFr: string | null;
  readonly bodyFr: string | null;
}
export const wordingLanguages = ['en', 'es', 'fr'] as const;
export type WordingLanguage = (typeof wordingLanguages)[number];

/** Which of the three languages a reader's locale is; English for all others. */
export const wordingLanguage = (locale: string): WordingLanguage =>
  wordingLanguages.find((one) => one === locale.slice(0, 2)) ?? 'en';

/** Title and text as a reader gets them: each in their language where it is written, else as it was written first. */
export function wordedIn(of: Wording, language: WordingLanguage): { readonly title: string; readonly body: string } {
  const [title, body] = { en: [of.title, of.body], es: [of.titleEs, of.bodyEs], fr: [of.titleFr, of.bodyFr] }[language];
  return { title: title ?? of.title, body: body ?? of.body };
}
