import { describe, expect, test } from 'vitest';
import { fillTemplate, templateFault } from './template.ts';

const names = new Set(['name', 'count']);

describe('a text that an administrator wrote', () => {
  test('may name what it knows, also inside a choice', () => {
    expect(templateFault('{count, plural, one {# day for {name}} other {# days}}', 'en', names)).toBeUndefined();
    expect(templateFault('{count, plural, one {# day} other {for {who}}}', 'en', names)).toEqual({
      kind: 'unknown',
      name: 'who',
    });
  });
  test.each(['Hello {name', 'Hello {}', 'Hello {name}}', '{name, plural}', 'Hello { name other }'])(
    'with a bracket astray is refused: %s',
    (text) => {
      expect(templateFault(text, 'en', names)).toEqual({ kind: 'brackets' });
    },
  );
  test.each(['{constructor}', '{__proto__}', '{toString}'])('cannot reach into the server: %s', (text) => {
    expect(templateFault(text, 'en', names)?.kind).toBe('unknown');
  });
  test('keeps its apostrophes and its angle brackets, in French too', () => {
    expect(fillTemplate("L'avis d'{name} <b>est là</b>", 'fr', { name: 'Anna' })).toBe("L'avis d'Anna <b>est là</b>");
  });
  test('that cannot be filled in says nothing rather than half of it', () => {
    expect(fillTemplate('{name} and {count}', 'en', { name: 'Anna' })).toBeUndefined();
    expect(fillTemplate('{name', 'en', { name: 'Anna' })).toBeUndefined();
  });
});
