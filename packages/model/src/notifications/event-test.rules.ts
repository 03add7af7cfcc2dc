import type { WordingLanguage } from './wording.rules.ts';

const marks: Readonly<Record<WordingLanguage, readonly [string, string]>> = {
  en: ['[Test] ', 'This is a test. Nobody else was told.'],
  es: ['[Prueba] ', 'Esto es una prueba. No se ha avisado a nadie más.'],
  fr: ['[Test] ', 'Ceci est un test. Personne d’autre n’a été prévenu.'],
};

/** A mail that nobody can take for a real one: marked in its subject, and said at its start. */
export function markedAsTest(
  language: WordingLanguage,
  { subject, paragraphs }: { readonly subject: string; readonly paragraphs: readonly string[] },
): { readonly subject: string; readonly paragraphs: readonly string[] } {
  const [mark, said] = marks[language];
  return { subject: `${mark}${subject}`, paragraphs: [said, ...paragraphs] };
}
