import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayIn, makeNora } from '../../../../../tests/support/assistant/nora.ts';
import {
  type Fact,
  type SampleQuestion,
  sixtyQuestions,
} from '../../../../../tests/support/assistant/sixty-questions.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Of sixty questions as many have to be answered with their facts, in each language. */
const enough = 58;
type Spoken = 'en' | 'es' | 'fr';

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

/** Figures as the language writes them; the blank between thousands is any. */
const blanks = /[\u00a0\u202f]/g;
const digits = (amount: string, language: Spoken): string =>
  Number(amount).toLocaleString(language, { minimumFractionDigits: 2 }).replace(blanks, ' ');
const dayText = (days: number): string => dayIn(days).split('-').reverse().join('-');
const written = (fact: Fact, language: Spoken): string =>
  typeof fact === 'string'
    ? fact
    : 'day' in fact
      ? dayText(fact.day)
      : `${digits(fact.money, language)} ${fact.currency}`;

/** Every amount and day that Nora’s records hold, or that follow from them. */
function knownFigures(language: Spoken): ReadonlySet<string> {
  const amounts = [
    ...['640', '86.5', '726.5', '310', '72.4', '18000', '19800', '5000', '2400', '1150', '4000', '1250', '2750'],
  ].map((amount) => digits(amount, language));
  const days = Array.from({ length: 1300 }, (_, i) => i - 70);
  return new Set([...amounts, ...days.map(dayText)]);
}

/** Amounts and days in an answer. */
const figuresIn = (text: string): string[] => [
  ...[...text.matchAll(/(\d[\d., ]*\d|\d) (?:GBP|EUR)/g)].map((match) => match[1] ?? ''),
  ...[...text.matchAll(/\d\d-\d\d-\d{4}/g)].map((match) => match[0]),
];

function faultOf(asked: SampleQuestion, text: string, language: Spoken): string | undefined {
  const missing = asked.facts.map((fact) => written(fact, language)).filter((fact) => !text.includes(fact));
  const beside = (asked.not ?? []).filter((word) => text.includes(word));
  if (missing.length + beside.length === 0) return undefined;
  return `${asked[language]}\n  lacks ${JSON.stringify(missing)}, has ${JSON.stringify(beside)}: ${text}`;
}

describe.each(['en', 'es', 'fr'] as const)('sixty questions in %s', (language) => {
  test('are answered with the figures that the records hold, in the language of the question, and nothing is invented', async () => {
    expect(sixtyQuestions).toHaveLength(60);
    const known = knownFigures(language);
    const faults: string[] = [];
    const invented: string[] = [];
    for (const asked of sixtyQuestions) {
      const answered = await answerTo(asked[language]);
      const text = answered.text.replace(blanks, ' ');
      const fault = faultOf(asked, text, language);
      if (fault) faults.push(fault);
      if (answered.language !== language) faults.push(`${asked[language]}\n  is answered in ${answered.language}`);
      invented.push(
        ...figuresIn(text)
          .filter((figure) => !known.has(figure))
          .map((figure) => `${asked[language]}: ${figure}`),
      );
    }
    expect(invented).toEqual([]);
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(sixtyQuestions.length - enough);
  });
});
