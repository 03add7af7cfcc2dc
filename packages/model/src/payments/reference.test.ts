import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkCharacter,
  creditorReference,
  isCreditorReference,
  isPaymentReference,
  paymentReference,
} from './reference.rules.ts';
import { isPaymentId, isReadable, toPaymentText } from './transliterate.rules.ts';

describe('payment reference', () => {
  test('prefix, month and sequence with a check character, always the same for the same parts', () => {
    const parts = { prefix: 'EXP', date: '2026-03-05', sequence: 123 };
    expect(paymentReference(parts)).toMatch(/^EXP2603000123[A-Z0-9]$/);
    expect(paymentReference(parts)).toBe(paymentReference({ ...parts, date: '2026-03-31' }));
    expect(paymentReference({ ...parts, sequence: 1_234_567 })).toMatch(/^EXP26031234567/);
  });

  test('the check character is that of ISO 7064 MOD 37,36 (published example A12425GABC1234002 M)', () => {
    expect(checkCharacter('A12425GABC1234002')).toBe('M');
  });

  const reference = fc
    .record({ prefix: fc.stringMatching(/^[A-Z0-9]{1,4}$/), sequence: fc.nat({ max: 9_999_999 }) })
    .map((parts) => paymentReference({ ...parts, date: '2026-03-05' }));

  test('every reference is recognised, fits a payment file, and is noticed with any wrong character', () => {
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    fc.assert(
      fc.property(reference, fc.nat(), fc.integer({ min: 1, max: 35 }), (text, at, by) => {
        expect(isPaymentReference(text)).toBe(true);
        expect(isPaymentId(text)).toBe(true);
        const place = at % text.length;
        const other = alphabet[(alphabet.indexOf(text[place] ?? '') + by) % 36];
        expect(isPaymentReference(text.slice(0, place) + other + text.slice(place + 1))).toBe(false);
      }),
    );
  });

  test('different sequences give different references', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        const [one, two] = [a, b].map((sequence) => paymentReference({ prefix: 'EXP', date: '2026-03-05', sequence }));
        expect(one === two).toBe(a === b);
      }),
    );
  });

  test('parts that make no reference are a fault', () => {
    expect(() => paymentReference({ prefix: 'exp', date: '2026-03-05', sequence: 1 })).toThrow(RangeError);
    expect(() => paymentReference({ prefix: 'EXP', date: '2026-03-05', sequence: 1.5 })).toThrow(RangeError);
    expect(() => paymentReference({ prefix: 'EXP', date: '2026-13-05', sequence: 1 })).toThrow(RangeError);
    expect(isPaymentReference('')).toBe(false);
  });
});

describe('creditor reference (ISO 11649)', () => {
  test('the published example RF18 5390 0754 7034', () => {
    expect(creditorReference('539007547034')).toBe('RF18539007547034');
    expect(isCreditorReference('RF18 5390 0754 7034')).toBe(true);
    expect(isCreditorReference('RF19539007547034')).toBe(false);
  });

  test('is right for every base and wrong after any changed digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,21}$/), fc.nat(), fc.integer({ min: 1, max: 9 }), (base, at, by) => {
        const reference = creditorReference(base);
        expect(isCreditorReference(reference)).toBe(true);
        expect(reference.length).toBeLessThanOrEqual(25);
        const digits = [...reference].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
        const place = digits[at % digits.length] ?? 2;
        const changed = reference.slice(0, place) + ((Number(reference[place]) + by) % 10) + reference.slice(place + 1);
        expect(isCreditorReference(changed)).toBe(false);
      }),
    );
  });

  test('a base that is too long or has other characters is a fault', () => {
    for (const base of ['', 'a1', 'A-1', 'A'.repeat(22)]) expect(() => creditorReference(base)).toThrow(RangeError);
  });

  test('a payment reference fits into it', () => {
    const reference = paymentReference({ prefix: 'EXP', date: '2026-03-05', sequence: 123 });
    expect(isCreditorReference(creditorReference(reference))).toBe(true);
  });
});

describe('payment character set', () => {
  test.each([
    ['Castellane Beauté', 'Castellane Beaute'],
    ['Grupo Tecnovía & Söhne', 'Grupo Tecnovia + Sohne'],
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Straße Ærø', 'Strasse Aero'],
    ['Αθήνα', 'Athina'],
    ['Иван Йорданов', 'Ivan Yordanov'],
    ['Müller "Haus" <3>', "Muller 'Haus' (3)"],
    ['a\tb\n  c', 'a b c'],
    ['ﬁne １２３', 'fine 123'],
    ['zero\u200bwidth', 'zerowidth'],
  ])('%s becomes %s', (text, expected) => {
    expect(toPaymentText(text, 140)).toBe(expected);
  });

  test('what cannot be written becomes full stops, and is not readable then', () => {
    expect(toPaymentText('山田', 140)).toBe('..');
    expect(isReadable(toPaymentText('山田', 140))).toBe(false);
    expect(isReadable(toPaymentText('山田 Taro', 140))).toBe(true);
  });

  test('any text ends in the set, within the length, and is not changed a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 140 }), (text, length) => {
        const written = toPaymentText(text, length);
        expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
        expect(written.length).toBeLessThanOrEqual(length);
        expect(toPaymentText(written, length)).toBe(written);
      }),
    );
  });

  test.each(['A', 'EXP2603000123P', 'a/b', "x'(1), y:+?-."])('%s is an identifier every bank passes on', (id) => {
    expect(isPaymentId(id)).toBe(true);
  });

  test.each(['', ' A', '/A', 'A/', 'A//B', 'Ä', 'A_B', 'A'.repeat(36), 'A\n'])('%j is not', (id) => {
    expect(isPaymentId(id)).toBe(false);
  });
});
