import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMessage } from './icu-format.ts';
import { messageArguments, readMessage } from './icu-message.ts';

describe('a message', () => {
  test.each([
    ['Hello {name}', { name: 'Ada' }, 'en', 'Hello Ada'],
    ['{n, plural, =0 {none} one {# file} other {# files}}', { n: 0 }, 'en', 'none'],
    ['{n, plural, =0 {none} one {# file} other {# files}}', { n: 1200 }, 'en', '1,200 files'],
    ['{n, plural, one {# jour} many {# de jours} other {# jours}}', { n: 0 }, 'fr', '0 jour'],
    ['{n, plural, one {# jour} many {# de jours} other {# jours}}', { n: 2_000_000 }, 'fr', '2 000 000 de jours'],
    [
      '{n, plural, offset:1 =0 {nobody} one {you and # other} other {you and # others}}',
      { n: 2 },
      'en',
      'you and 1 other',
    ],
    ['{who, select, hr {HR} other {{who} staff}}', { who: 'vendor' }, 'en', 'vendor staff'],
    ['{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 22 }, 'en', '22nd'],
    ['{share, number, percent}', { share: 0.5 }, 'en', '50%'],
    ['{a, plural, one {# a {b, plural, one {# b} other {# bs}}} other {# as}}', { a: 1, b: 2 }, 'en', '1 a 2 bs'],
    ["It''s '{'{name}'}'", { name: 'x' }, 'en', "It's {x}"],
    ["Don't stop at #1", {}, 'en', "Don't stop at #1"],
  ])('%j', (message, values, locale, written) => {
    expect(formatMessage(message, values, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(written);
  });
  test('shows the name of an argument nobody gave', () => {
    expect(formatMessage('Hello {name}', {}, 'en')).toBe('Hello {name}');
  });
  test('with unbalanced braces is refused', () => {
    expect(() => formatMessage('Hello {name', {}, 'en')).toThrow('message');
    expect(() => formatMessage('Hello }', {}, 'en')).toThrow('Unbalanced');
  });
  test('never interprets what its arguments hold', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(formatMessage('<{value}>', { value }, 'en')).toBe(`<${value}>`);
      }),
    );
  });
});
test('reading a message names every argument once, with its type', () => {
  expect(messageArguments('{n, plural, one {{who} has #} other {{who} have # of {total, number}}}')).toEqual([
    'n plural',
    'total number',
    'who',
  ]);
  expect(readMessage('plain')).toEqual([{ kind: 'words', text: 'plain' }]);
});
