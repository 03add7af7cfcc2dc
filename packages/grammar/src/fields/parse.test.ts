import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../refusal.ts';
import {
  address,
  choice,
  code,
  date,
  dateRange,
  dateTime,
  decimal,
  email,
  json,
  money,
  phone,
  ref,
  refs,
  text,
  whole,
  yesNo,
} from './build.ts';
import type { Field } from './field.ts';
import { parseField } from './parse.ts';

const value = (input: unknown, field: Field): unknown => {
  const parsed = parseField(input, field);
  return isRefusal(parsed) ? parsed.code : parsed.value;
};

describe('a value from outside', () => {
  test('that is empty means "not given", whatever the type', () => {
    for (const field of [text('T'), whole('W'), date('D'), ref('R', 'x'), yesNo('Y')]) {
      expect([value('', field), value(null, field), value(undefined, field)]).toEqual([null, null, null]);
    }
  });
  test('that is only blanks is an empty text', () => expect(value('  \t ', text('T'))).toBeNull());
  test('is trimmed and composed', () => expect(value(' e\u0301 ', text('T'))).toBe('é'));
  test('with a NUL character or half a surrogate pair cannot be stored', () => {
    expect(value('a\u0000b', text('T'))).toBe('input.badCharacter');
    expect(value('a\ud800', text('T'))).toBe('input.badCharacter');
    expect(value({ a: '\u0000' }, json('J'))).toBe('input.badCharacter');
  });
  test('is counted in characters, not in code units', () => {
    expect(value('😀😀', text('T', { max: 2 }))).toBe('😀😀');
    expect(value('😀😀😀', text('T', { max: 2 }))).toBe('input.tooLong');
  });
  test('never throws, whatever it is and whatever the field', () => {
    const fields = [
      text('T'),
      code('C'),
      whole('W'),
      decimal('D'),
      money('M'),
      date('D'),
      dateTime('D'),
      dateRange('R'),
      yesNo('Y'),
      choice('O', { A: 'A' }),
      ref('R', 'x'),
      refs('R', 'x'),
      address('A'),
      phone('P'),
      email('E'),
      json('J'),
    ];
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...fields), (input, field) => {
        const parsed = parseField(input, field as Field);
        expect(isRefusal(parsed) || 'value' in parsed).toBe(true);
      }),
    );
  });
});

describe('numbers and money', () => {
  test('a whole number is no fraction and fits its limits', () => {
    expect(value('12', whole('W'))).toBe(12);
    expect(value('1.5', whole('W'))).toBe('input.notWhole');
    expect(value('2147483648', whole('W'))).toBe('input.tooBig');
    expect(value(0, whole('W', { min: 1 }))).toBe('input.tooSmall');
  });
  test('an amount keeps every digit it was given', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (units) => {
        const digits = units.toString().padStart(5, '0');
        const amount = `${digits.slice(0, -4)}.${digits.slice(-4)}`;
        const parsed = value(amount, money('M'));
        expect(String(parsed).padEnd(1)).toBe(amount.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '') || '0');
      }),
    );
  });
  test('an amount is neither an exponent nor a word', () => {
    for (const bad of ['1e5', 'NaN', 'Infinity', '0x10', '1,000', '--1', {}, [], true])
      expect(value(bad, money('M'))).toBe('input.notNumber');
  });
  test('more decimals than the column holds are refused, not rounded', () => {
    expect(value('1.00001', money('M'))).toBe('input.tooManyDecimals');
  });
});

describe('days and moments', () => {
  test('a day exists in the calendar', () => {
    expect(value('2024-02-29', date('D'))).toBe('2024-02-29');
    for (const bad of ['2023-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '13/13/25', '0000-01-01']) {
      expect(value(bad, date('D'))).toBe('input.notDate');
    }
  });
  test('a day may come as midnight UTC, as the specification sends it, and stays that day', () => {
    expect(value('2026-03-08T00:00:00Z', date('D'))).toBe('2026-03-08');
    expect(value('2026-03-08T00:00:00.000Z', date('D'))).toBe('2026-03-08');
    expect(value('2026-03-08T01:00:00Z', date('D'))).toBe('input.notDate');
  });
  test('every day of the calendar is accepted as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (n) => {
        const day = Temporal.PlainDate.from('1970-01-01').add({ days: n });
        fc.pre(day.year >= 1 && day.year <= 9999);
        expect(value(day.toString(), date('D'))).toBe(day.toString());
      }),
    );
  });
  test('a moment is answered in UTC without fractions', () => {
    expect(value('2026-03-08T10:00:00.250+02:00', dateTime('D'))).toBe('2026-03-08T08:00:00Z');
    expect(value('2026-03-08T25:00:00Z', dateTime('D'))).toBe('input.notDateTime');
  });
  test('a range does not end before it starts', () => {
    expect(value({ from: '2026-01-02', to: '2026-01-01' }, dateRange('R'))).toBe('input.rangeReversed');
    expect(value({ from: '2026-01-02' }, dateRange('R'))).toEqual({ from: '2026-01-02', to: null });
  });
});

describe('choices, relations and contact data', () => {
  test('a choice is one of its list, as code or as object with a code', () => {
    const field = choice('O', { A: 'First' });
    expect(value('A', field)).toBe('A');
    expect(value({ code: 'A', name: 'First' }, field)).toBe('A');
    expect(value('toString', field)).toBe('input.notOption');
  });
  test('a relation is an id or an object that carries one', () => {
    const id = '0190b6a0-0000-7000-8000-000000000001';
    expect(value(id.toUpperCase(), ref('R', 'x'))).toBe(id);
    expect(value({ id, label: 'x' }, ref('R', 'x'))).toBe(id);
    expect(value('1', ref('R', 'x'))).toBe('input.notReference');
    expect(value([id, { id }], refs('R', 'x'))).toEqual([id]);
  });
  test('a phone number is stored with its country code and without decoration', () => {
    expect(value('+33 (0)1.23', phone('P'))).toBe('+330123');
    expect(value('0123456', phone('P'))).toBe('input.notPhone');
  });
  test('an e-mail address has one @ and a domain', () => {
    expect(value('ana.ñ@exämple.org', email('E'))).toBe('ana.ñ@exämple.org');
    for (const bad of ['a@b', 'a b@c.de', '@c.de', 'a@@c.de', 'a@-c.de'])
      expect(value(bad, email('E'))).toBe('input.notEmail');
  });
  test('the address of a page is of the web, and is given its beginning where it has none', () => {
    const page = text('W', { webAddress: true, max: 100 });
    expect(value('https://www.acorn.example/a?b=c#d', page)).toBe('https://www.acorn.example/a?b=c#d');
    expect(value('http://acorn.example:8080', page)).toBe('http://acorn.example:8080');
    expect(value(' www.acorn.example/école ', page)).toBe('https://www.acorn.example/école');
    expect(value('acorn.example:8080/a', page)).toBe('https://acorn.example:8080/a');
    expect(value('', page)).toBeNull();
    for (const bad of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)//www.acorn.example',
      'java\tscript:alert(1)',
      'java\nscript://acorn.example/%0aalert(1)',
      '\u0001javascript:alert(1)',
      'javascript://acorn.example/%0aalert(1)',
      'data:text/html;base64,PHN2Zz4=',
      'vbscript:msgbox(1)',
      'blob:https://acorn.example/1',
      'file:///etc/passwd',
      'ftp://acorn.example',
      '//acorn.example',
      'https:acorn.example',
      'https://',
      'https://user:secret@acorn.example',
      'https://acorn.example\\@evil.example',
      'https://acorn.example/\u202Egpj',
      'https://acorn.example/"><script>',
      'https://a b.example',
      'acorn',
    ])
      expect(value(bad, page), bad).toBe('input.notWebAddress');
    expect(value(`acorn.example/${'a'.repeat(85)}`, page)).toBe('input.tooLong');
  });
  test('an address has the known parts only', () => {
    expect(value({ town: 'Lyon', country: 'FR', county: null }, address('A'))).toEqual({ town: 'Lyon', country: 'FR' });
    expect(value({ planet: 'Mars' }, address('A'))).toBe('input.notAddress');
  });
});
