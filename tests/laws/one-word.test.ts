import { describe, expect, test } from 'vitest';
import { wordFiles } from '../support/word-files.ts';

/** One word for one thing, as the glossary has it: words that once stood beside it, and what is said instead. */
interface Other {
  readonly found: RegExp;
  readonly instead: string;
}
const others: Readonly<Record<'es' | 'fr', readonly Other[]>> = {
  fr: [
    { found: /chronologi(e|que)/i, instead: 'Étapes, for the timeline' },
    { found: /^((les|vos|mes|centre d[e’]s?) ?)?avis$/i, instead: 'Notifications' },
    { found: /frise|ligne du temps/i, instead: 'Étapes, for the timeline' },
    { found: /somme forfaitaire/i, instead: 'Forfait' },
    { found: /pack d[e’] ?audit/i, instead: 'Dossier d’audit' },
    { found: /feuilles? d’équilibre/i, instead: 'Bilan salarial' },
    { found: /(?<!\p{L})employés?(?!\p{L})/iu, instead: 'Salarié' },
    { found: /prestations?(?!s? facturable|s)/i, instead: 'Service' },
  ],
  es: [
    { found: /línea (de(l)? tiempo|temporal)/i, instead: 'Cronología' },
    { found: /^((los|sus|mis|centro de) )?avisos$/i, instead: 'Notificaciones' },
    { found: /suma (alzada|global)|monto global/i, instead: 'Importe a tanto alzado' },
    { found: /paquete de auditoría/i, instead: 'Dosier de auditoría' },
    { found: /(?<!\p{L})iniciaci(ón|ones)(?!\p{L})/iu, instead: 'Solicitud de movilidad' },
    { found: /\bwidgets?\b/i, instead: 'Panel' },
  ],
};

describe.each(['es', 'fr'] as const)('texts in %s', (language) => {
  test('have one word for one thing', () => {
    const files = wordFiles(language);
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap(([file, words]) =>
      Object.entries(words).flatMap(([key, text]) =>
        others[language]
          .filter((one) => one.found.test(text))
          .map(({ instead }) => `${file} ${key}: ${text} (${instead})`),
      ),
    );
    expect(found).toEqual([]);
  });
});
test('words that stood beside the one are found, what sounds like them is not', () => {
  const isFound = (language: 'es' | 'fr', text: string) => others[language].some(({ found }) => found.test(text));
  expect(
    ['Chronologie', 'Avis', 'Vos avis', 'Feuille d’équilibre', 'Employé', 'Une prestation'].filter(
      (text) => !isFound('fr', text),
    ),
  ).toEqual([]);
  expect(['Línea de tiempo', 'Avisos', 'Reglas de iniciación'].filter((text) => !isFound('es', text))).toEqual([]);
  expect(isFound('fr', 'Prestation facturable')).toBe(false);
  expect(isFound('fr', 'Donnez votre avis : {name}')).toBe(false);
  expect(isFound('es', 'Vacío: hasta nuevo aviso.')).toBe(false);
});
