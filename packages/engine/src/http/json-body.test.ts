import { isRefusal } from '@homeport/grammar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deepestBody, readJson } from './json-body.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const codeOf = (text: string): string | undefined => {
  const read = readJson(bytes(text));
  return isRefusal(read) ? read.code : undefined;
};

test('what JSON can say is read as it was written', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      expect(readJson(bytes(JSON.stringify(value)))).toEqual({ value: JSON.parse(JSON.stringify(value)) });
    }),
  );
});

test('any bytes are read or refused, never thrown at', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (given) => void readJson(given)));
});

test('amounts of more digits than a double holds stay exact', () => {
  const amount = '123456789012345.6789';
  expect(readJson(bytes(`{"a":${amount},"b":1.5,"c":"12345678901234567890"}`))).toEqual({
    value: { a: amount, b: 1.5, c: '12345678901234567890' },
  });
});

test('numbers that a double holds stay numbers, as shortest or as 17 digits', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const text = `[${JSON.stringify(value)},${value.toPrecision(17)}]`;
      expect(readJson(bytes(text))).toEqual({ value: JSON.parse(text) });
    }),
  );
});

test('depth is bounded, brackets inside text do not count', () => {
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(codeOf(nested(deepestBody))).toBeUndefined();
  expect(codeOf(nested(deepestBody + 1))).toBe('request.tooDeep');
  expect(codeOf(JSON.stringify('['.repeat(500)))).toBeUndefined();
  expect(codeOf(JSON.stringify({ a: `\\"${'{'.repeat(500)}` }))).toBeUndefined();
});

test('nothing is nothing, broken text and bytes that are no UTF-8 are refused', () => {
  expect(readJson(new Uint8Array())).toEqual({ value: undefined });
  expect(codeOf('{')).toBe('request.badBody');
  expect(isRefusal(readJson(Uint8Array.of(0x22, 0xc3, 0x28, 0x22)))).toBe(true);
});
