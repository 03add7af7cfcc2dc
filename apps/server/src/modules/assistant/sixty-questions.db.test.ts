import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedLater } from '../../../../../tests/support/assistant/asked-later.ts';
import { blanks, inventedIn, type Spoken, written } from '../../../../../tests/support/assistant/figures.ts';
import { makeNora, ofFormerAssignment } from '../../../../../tests/support/assistant/nora.ts';
import { type SampleQuestion, sixtyQuestions } from '../../../../../tests/support/assistant/sixty-questions.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Of sixty questions as many have to be answered with their facts, in each language. */
const enough = 58;

let port: Homeport;
let token = '';

beforeAll(async () => {
  port = await startHomeport({ env: { LOG_LEVEL: 'silent', RATE_FACTOR: '20' } });
  const home = await port.tenant('HOME');
  token = await port.signIn(await makeNora(port, home));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

async function answerTo(question: string): Promise<{ text: string; language: string }> {
  const answered = await port.call('PUT', 'assistant/chat', {
    as: token,
    body: { id: crypto.randomUUID(), thread: crypto.randomUUID(), question },
  });
  expect(answered.status, question).toBe(200);
  return answered.body.content[1];
}

function faultOf(asked: SampleQuestion, text: string, language: Spoken): string | undefined {
  const missing = asked.facts.map((fact) => written(fact, language)).filter((fact) => !text.includes(fact));
  const beside = (asked.not ?? []).filter((word) => text.includes(word));
  if (missing.length + beside.length === 0) return undefined;
  return `${asked[language]}\n  lacks ${JSON.stringify(missing)}, has ${JSON.stringify(beside)}: ${text}`;
}

describe.each(['en', 'es', 'fr'] as const)('sixty questions in %s', (language) => {
  test('are answered with the figures that the records hold, in the language of the question; nothing is invented, and nothing is of an assignment that is closed', async () => {
    expect(sixtyQuestions).toHaveLength(60);
    const faults: string[] = [];
    const invented: string[] = [];
    const former: string[] = [];
    for (const asked of [...sixtyQuestions, ...askedLater]) {
      const answered = await answerTo(asked[language]);
      const text = answered.text.replace(blanks, ' ');
      const fault = faultOf(asked, text, language);
      if (fault && askedLater.includes(asked)) expect.fail(fault);
      if (fault) faults.push(fault);
      if (answered.language !== language) faults.push(`${asked[language]}\n  is answered in ${answered.language}`);
      former.push(...ofFormerAssignment.filter((one) => text.includes(one)).map((one) => `${asked[language]}: ${one}`));
      invented.push(...inventedIn(text, language).map((figure) => `${asked[language]}: ${figure}`));
    }
    expect(former).toEqual([]);
    expect(invented).toEqual([]);
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(sixtyQuestions.length - enough);
  });
});

test.each([
  ['What about the expense of the hotel?', 'Hotel, Three nights'],
  ['¿Qué pasa con el gasto del hotel?', 'Hospedaje, Three nights'],
  ['Où en est la dépense d’hôtel ?', 'Hébergement, Three nights'],
])('an expense is called in the language of the answer: %s', async (question, called) => {
  expect((await answerTo(question)).text).toContain(called);
});

test.each([
  ['Is my passport valid long enough?', /^• Yes: Passport of Nora Bennett .*your assignment ends on [-0-9]+\./],
  [
    '¿Mi pasaporte es válido el tiempo suficiente?',
    /^• Sí: Pasaporte de Nora Bennett .*su asignación termina el [-0-9]+\./,
  ],
  [
    'Mon passeport est-il valable assez longtemps ?',
    /^• Oui : Passeport de Nora Bennett .*votre affectation se termine le [-0-9]+\./,
  ],
])(
  'whether a passport is valid long enough is answered with yes or no first, of one’s own: %s',
  async (question, says) => {
    expect((await answerTo(question)).text.replace(blanks, ' ').trim()).toMatch(says);
  },
);

test.each([
  ['Can I travel to Germany in January?', /^• Schengen area: 9 of 90 .*When you plan the trip/s],
  ['Ai-je le droit de voyager en Allemagne en janvier ?', /^• Espace Schengen : .*Quand vous prévoyez le voyage/s],
  ['¿Cuántos días he estado fuera de España?', /^Fuera de España estuvo, por país:\n(?!.*• España)/s],
  ['How do I change my bank details?', /page of your bank details/],
])('what pages know is said where a question comes from another side: %s', async (question, says) => {
  expect((await answerTo(question)).text.replace(blanks, ' ')).toMatch(says);
});
