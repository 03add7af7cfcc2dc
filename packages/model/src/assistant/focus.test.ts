import { describe, expect, test } from 'vitest';
import { inferredTopics, namedBy, subjectsIn } from './focus.rules.ts';
import { clausesOf, rulesNamedIn } from './question.rules.ts';

const entries = ['School fees', 'Temporary housing', 'Home leave flights', 'Relocation allowance'].map((about) => ({
  text: about,
  about,
}));
const named = (question: string): string[] => namedBy(question, entries).map(({ text }) => text);

describe('what a question names', () => {
  test.each([
    ['How much can I spend on school?', ['School fees']],
    ['¿Cuánto puedo gastar en el colegio?', ['School fees']],
    ['Combien pour la scolarité ?', ['School fees']],
    ['Is a hotel covered at the beginning?', ['Temporary housing']],
    ['What is my relocation allowance?', ['Relocation allowance']],
    ['What benefits do I have?', []],
    ['Is my dog covered?', []],
  ])('%s', (question, expected) => {
    expect(named(question)).toEqual(expected);
  });
  test('is the same thing in every language', () => {
    for (const word of ['the movers', 'la mudanza', 'mes meubles', 'Household goods shipment'])
      expect([...subjectsIn(word)]).toContain('SHIPMENT');
  });
  test('is nobody’s son where “son” is another word', () => {
    expect([...subjectsIn('¿Cuáles son mis beneficios?'), ...subjectsIn('Quel est son nom ?')]).toEqual([]);
    expect([...subjectsIn('Does my son move with me?')]).toEqual(['CHILD']);
  });
  test('tells nothing when all entries have it', () => {
    const both = ['Visa of Tom', 'Visa of Lily'].map((about) => ({ text: about, about }));
    expect(namedBy('When does the visa expire?', both)).toEqual([]);
    expect(namedBy('When does Lily’s visa expire?', both).map(({ text }) => text)).toEqual(['Visa of Lily']);
  });
});

describe('where a thing is looked for', () => {
  test('that is only named, with a question for its state or day', () => {
    expect(inferredTopics('When will my furniture arrive?')).toEqual(['SERVICES', 'TIMELINE']);
    for (const asked of ['¿Cuándo es mi vuelo?', '¿A qué hora sale mi vuelo?', 'À quelle heure part mon vol ?'])
      expect([asked, inferredTopics(asked)]).toEqual([asked, ['TIMELINE', 'TRIPS']]);
  });
  test('among the timeline when somebody packs', () => {
    for (const asked of ['When do they pack?', 'When is packing day?', '¿Cuándo embalan?', '¿Qué día es el embalaje?'])
      expect([asked, inferredTopics(asked)]).toEqual([asked, ['TIMELINE']]);
    for (const asked of ['Quand emballent-ils mes affaires ?', 'Quel est le jour de l’emballage ?'])
      expect([asked, inferredTopics(asked)]).toEqual([asked, ['TIMELINE']]);
  });
  test('among the benefits when its money is asked for, or what is left of it', () => {
    for (const asked of ['School fees', 'Who pays for school?', 'How much of my temporary housing is left?'])
      expect([asked, inferredTopics(asked)]).toEqual([asked, ['BENEFITS']]);
    for (const asked of ['Matrícula escolar', '¿Quién paga el colegio?', '¿Cuánto queda de la ayuda de traslado?'])
      expect([asked, inferredTopics(asked)]).toEqual([asked, ['BENEFITS']]);
    for (const asked of ['Frais de scolarité', 'Qui paie l’école ?', 'Que reste-t-il de la prime de mobilité ?'])
      expect([asked, inferredTopics(asked)]).toEqual([asked, ['BENEFITS']]);
  });
  test('nowhere, when the question asks what may be done: that is for the library', () => {
    expect(inferredTopics('Can I bring my dog on the plane?')).toEqual([]);
  });
});

test('parts of a question that ask for different things are told apart, others stay together', () => {
  expect(clausesOf('When does my assignment start, and who is my case manager?')).toHaveLength(2);
  expect(clausesOf('Can I bring my dog and my cat?')).toHaveLength(1);
});

test('a rule of days is known by its name, and all of them by asking what is left', () => {
  expect(rulesNamedIn('How many Schengen days are left?')).toEqual(['SCHENGEN']);
  expect(rulesNamedIn('¿Cuántos días me quedan en España?')).toBe('ALL');
  expect(rulesNamedIn('How many days was I in Spain?')).toBeUndefined();
});
