import { expect, test } from 'vitest';
import { quotedPart } from './quote.rules.ts';

const intro =
  'This policy says what the company pays for, what it advances and what stays with you. Your letter of assignment goes before it.';

test.each([
  ['Mobility policy', `Halden Energy International mobility policy 8 November 2026 ${intro}`],
  ['Mobility policy', `Halden Energy Mobility policy ${intro}`],
  ['International mobility policy', `Halden Energy International mobility policy 2026-11-08 ${intro}`],
])('of a document titled %s the letterhead is not quoted', (title, body) => {
  expect(quotedPart(body, title, ['policy'])).toBe(intro);
});
test('the same in Spanish and French', () => {
  expect(
    quotedPart('Grupo Tecnovía Guía de gastos 2 de octubre de 2026 Los gastos se pagan.', 'Guía de gastos', []),
  ).toBe('Los gastos se pagan.');
  expect(quotedPart('Castellane Politique 1er octobre 2026 L’entreprise paie.', 'Politique de mobilité', [])).toBe(
    'L’entreprise paie.',
  );
});
test('a sentence that begins with the title or names a day stays whole', () => {
  const fees = 'School fees are paid up to 19,800 a year. Receipts are needed.';
  expect(quotedPart(fees, 'School fees', [])).toBe(fees);
  const from = 'From 1 January 2026 the rent is paid by the company. Ask your manager.';
  expect(quotedPart(from, 'Housing', [])).toBe(from);
  const late = 'It holds for all. The letter of 8 November 2026 Annex goes before it.';
  expect(quotedPart(late, 'Housing', [])).toBe(late);
});
test('of a long passage the sentences that answer are quoted', () => {
  const body =
    'Welcome to the guide. It is for all. Ask us anything. Pets travel at your own cost. A cat needs a certificate. The company pays for no pets. Cars stay at home. Leases end by notice. Thank you.';
  expect(quotedPart(body, 'Guide', ['pets', 'travel', 'company'])).toBe(
    'Pets travel at your own cost. A cat needs a certificate. The company pays for no pets.',
  );
});
