import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerWords } from './answer-words.data.ts';
import {
  asksForLimit,
  asksOutside,
  asksWhetherEnough,
  asksWhetherMayGo,
  countryIn,
  keywordsOf,
  languageOfQuestion,
  monthIn,
  plainWords,
  topicsInThread,
  topicsOf,
  yearIn,
} from './question.rules.ts';

describe('a question', () => {
  test.each([
    ['When does my assignment start?', 'en', ['DATES']],
    ['¿Cuándo empieza mi asignación?', 'es', ['DATES']],
    ['Quand commence mon affectation ?', 'fr', ['DATES']],
    ['What do I have to do next?', 'en', ['NEXT']],
    ['What benefits do I have?', 'en', ['BENEFITS']],
    ['¿Qué tengo que hacer ahora?', 'es', ['NEXT']],
    ['Quelles sont mes prochaines étapes ?', 'fr', ['NEXT']],
    ['Que dois-je faire en premier ?', 'fr', ['NEXT']],
    ['What do I owe if I leave early?', 'en', ['PAYBACK']],
    ['¿Cuánto tendría que devolver si me voy hoy?', 'es', ['PAYBACK']],
    ['Que devrais-je rembourser si je démissionne en mars 2027 ?', 'fr', ['PAYBACK']],
    ['¿Cuándo me pagan el viaje a Monterrey?', 'es', ['MONEY']],
    ['Where are my expenses?', 'en', ['MONEY']],
    ['¿Cuándo me pagan mis gastos?', 'es', ['MONEY']],
    ['Où en sont mes notes de frais ?', 'fr', ['MONEY']],
    ['How many days did I spend in Mexico?', 'en', ['DAYS']],
    ['¿Cuántos días he estado en México?', 'es', ['DAYS']],
    ['Combien de jours ai-je passés à Singapour ?', 'fr', ['DAYS']],
    ['How long may I stay in Portugal?', 'en', ['DAYS']],
    ['¿Cuánto tiempo puedo quedarme en Portugal?', 'es', ['DAYS']],
    ['Combien de temps puis-je rester au Portugal ?', 'fr', ['DAYS']],
    ['Which documents are still missing?', 'en', ['DOCUMENTS']],
    ['¿Qué documentos me faltan?', 'es', ['DOCUMENTS']],
    ['Quels documents dois-je encore envoyer ?', 'fr', ['DOCUMENTS']],
    ['Who is my case manager?', 'en', ['CONTACTS']],
    ['¿Quién es mi gestora?', 'es', ['CONTACTS']],
    ['Qui est ma gestionnaire ?', 'fr', ['CONTACTS']],
    ['What comes next on my timeline?', 'en', ['TIMELINE']],
    ['¿Cuáles son mis próximas citas?', 'es', ['TIMELINE']],
    ['Quels sont mes prochains rendez-vous ?', 'fr', ['TIMELINE']],
    ['Hello!', 'en', ['GREETING']],
    ['¡Muchas gracias!', 'es', ['GREETING']],
    ['Bonjour', 'fr', ['GREETING']],
  ] as const)('%s is in %s about %s', (typed, language, topics) => {
    expect(topicsOf(typed)).toEqual(topics);
    // Greetings and the like may be too short to tell; then the reader's own language counts.
    expect(languageOfQuestion(typed, language)).toBe(language);
  });
  test('speaks its own language, whatever the app is set to', () => {
    expect(languageOfQuestion('Quelles sont les règles pour la maison ?', 'en')).toBe('fr');
    expect(languageOfQuestion('How do I ship my car?', 'es')).toBe('en');
    expect(languageOfQuestion('¿Puedo llevar a mi perro?', 'fr')).toBe('es');
    expect(languageOfQuestion('Schengen', 'fr')).toBe('fr');
  });
  test('about the library has no topic, only words to look for', () => {
    expect(topicsOf('Can I bring my dog on the plane?')).toEqual([]);
    expect(keywordsOf('Can I bring my dog on the plane?')).toEqual(['bring', 'dog', 'plane']);
    expect(keywordsOf('Qui paie les frais de scolarité ?')).toEqual(['paie', 'frais', 'scolarite']);
  });
  test('names a month, of the year beside it or the next one', () => {
    expect(monthIn('What do I owe if I leave in June 2027?', '2026-11-28')).toBe('2027-06-01');
    expect(monthIn('¿Y si me voy en junio?', '2026-11-28')).toBe('2027-06-01');
    expect(monthIn('Si je pars en décembre ?', '2026-11-28')).toBe('2026-12-01');
    expect(monthIn('May I leave?', '2026-11-28')).toBeUndefined();
    expect(monthIn('If I leave in May 2027?', '2026-11-28')).toBe('2027-05-01');
  });
  test('names a country in any language, and a year', () => {
    const codes = ['SG', 'MX', 'US', 'GB', 'NE', 'NG'];
    expect(countryIn('Combien de jours à Singapour ?', codes)).toBe('SG');
    expect(countryIn('días en México', codes)).toBe('MX');
    expect(countryIn('days in the United States', codes)).toBe('US');
    expect(countryIn('days in Nigeria', codes)).toBe('NG');
    expect(countryIn('days in total', codes)).toBeUndefined();
    expect(yearIn('in 2025?', '2026-11-21')).toBe(2025);
    expect(yearIn('et l’année dernière ?', '2026-11-21')).toBe(2025);
    expect(yearIn('183 days', '2026-11-21')).toBeUndefined();
  });
  test('that only goes on keeps the topic before it; another one does not', () => {
    expect(topicsInThread('And in 2025?', ['DAYS'])).toEqual(['DAYS']);
    expect(topicsInThread('et en 2025 ?', ['DAYS'])).toEqual(['DAYS']);
    expect(topicsInThread('And who is my case manager?', ['DAYS'])).toEqual(['CONTACTS']);
    expect(topicsInThread('Can I bring my dog?', ['DAYS'])).toEqual([]);
  });
  test('of any letters is taken apart without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        expect(plainWords(typed)).toMatch(/^ .*\s?$/u);
        expect(topicsOf(typed).length).toBeLessThanOrEqual(3);
        expect(keywordsOf(typed).every((word) => /^[\p{L}\p{N}]+$/u.test(word))).toBe(true);
      }),
    );
  });
});

test('every text of the assistant has the same arguments in the three languages', () => {
  const argumentsOf = (text: string) =>
    [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map((match) => match[1]))].sort();
  for (const [key, text] of Object.entries(answerWords.en))
    for (const language of ['es', 'fr'] as const)
      expect([key, argumentsOf(answerWords[language][key as keyof typeof answerWords.en])]).toEqual([
        key,
        argumentsOf(text),
      ]);
});

test('a question wants yes or no about a passport, or the day until which it holds', () => {
  for (const yesOrNo of [
    'Is my passport valid long enough?',
    'Is my passport still valid?',
    '¿Mi pasaporte es válido el tiempo suficiente?',
    'Mon passeport est-il valable assez longtemps ?',
  ])
    expect(asksWhetherEnough(yesOrNo), yesOrNo).toBe(true);
  for (const day of [
    'Until when is my passport valid?',
    '¿Hasta cuándo es válido mi pasaporte?',
    'Jusqu’à quand mon passeport est-il valable ?',
    'When does my passport expire?',
  ])
    expect(asksWhetherEnough(day), day).toBe(false);
});

test.each([
  ['Ai-je le droit de voyager en Allemagne en janvier ?', true],
  ['¿Puedo viajar a Alemania en enero?', true],
  ['¿Necesito visado para Alemania?', true],
  ['Do I need a visa for Germany?', true],
  ['Can I still travel to Spain?', true],
  ['Quand est mon voyage en Allemagne ?', false],
  ['How many days was I in Germany?', false],
])('whether one may go somewhere is told from other questions about places: %s', (question, goes) => {
  expect(asksWhetherMayGo(question)).toBe(goes);
});
test('everywhere but a country is not that country', () => {
  expect(asksOutside('¿Cuántos días he estado fuera de España este año?', 'ES')).toBe(true);
  expect(asksOutside('How many days was I outside Spain?', 'ES')).toBe(true);
  expect(asksOutside('Combien de jours ai-je passés hors de France ?', 'FR')).toBe(true);
  expect(asksOutside('Combien de jours ai-je passés en France ?', 'FR')).toBe(false);
});
test('changing an account, a refusal and a limit are known', () => {
  for (const how of [
    'How do I change my bank details?',
    '¿Cómo cambio mi cuenta bancaria?',
    'Comment changer mon RIB ?',
  ])
    expect(topicsOf(how), how).toContain('BANK');
  for (const why of ['Pourquoi m’a-t-on refusé les 96 euros de traductions ?', 'Why was my taxi rejected?'])
    expect(topicsOf(why), why).toContain('MONEY');
  for (const limit of ['plafond repas', '¿Cuánto puedo gastar en una comida?', 'How much may I spend on a meal?'])
    expect(asksForLimit(limit), limit).toBe(true);
});
