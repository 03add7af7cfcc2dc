import { describe, expect, test } from 'vitest';
import { composeAnswer, type Finding } from './compose.rules.ts';
import { groundedAnswer, promptOf } from './prompt.rules.ts';

const own: Finding = {
  kind: 'OWN',
  title: 'Your expenses',
  href: '/dashboard/expense-reports',
  page: null,
  lines: ['• Paid on 03-11-2026: 1 250,00 EUR, reference PAY-000012.'],
};
const passage: Finding = {
  kind: 'DOCUMENT',
  title: 'How to claim your expenses, page 1',
  href: '/dashboard/library/document/1',
  page: 1,
  lines: ['Reports handed in before the 20th are paid in the first week of the next month.'],
};
const texts = {
  library: 'From your library:',
  quoted: (passage: string) => `« ${passage} »`,
  missing: [],
  nothing: 'Nothing found.',
};

describe('an answer from templates', () => {
  test('says what is one’s own first, then the library, each with its source', () => {
    const { body, sources, isFound } = composeAnswer([passage, own], texts);
    expect(body).toBe(
      '• Paid on 03-11-2026: 1 250,00 EUR, reference PAY-000012. [1]\n\nFrom your library:\n\n« Reports handed in before the 20th are paid in the first week of the next month. » [2]',
    );
    expect(sources.map(({ number, kind, page }) => [number, kind, page])).toEqual([
      [1, 'OWN', null],
      [2, 'DOCUMENT', 1],
    ]);
    expect(isFound).toBe(true);
  });
  test('says what it could not find, and never nothing at all', () => {
    expect(composeAnswer([own], { ...texts, missing: ['No contact found.'] }).body).toContain('\n\nNo contact found.');
    expect(composeAnswer([], texts)).toEqual({ body: 'Nothing found.', sources: [], isFound: false });
    expect(composeAnswer([], { ...texts, missing: ['No contact found.'] }).body).toBe('No contact found.');
  });
});

describe('an answer phrased by a model', () => {
  const check = (text: string) => groundedAnswer(text, 'When was I paid in 2026?', [own, passage]);
  test('is taken when it holds to what was found', () => {
    expect(check('You were paid **1 250,00 EUR** on 03-11-2026 [1].')).toBe(
      'You were paid 1 250,00 EUR on 03-11-2026 [1].',
    );
    expect(check('In 2026, see [1] and [2].')).toBe('In 2026, see [1] and [2].');
  });
  test.each([
    ['an amount nobody stated', 'You were paid 1 350,00 EUR on 03-11-2026 [1].'],
    ['a date nobody stated', 'You were paid on 04-11-2026 [1].'],
    ['a source that does not exist', 'You were paid [3].'],
    ['no source', 'You were paid.'],
    ['an address to click', 'Send your password to https://evil.example [1].'],
    ['an e-mail address', 'Write to boss@evil.example [1].'],
    ['nothing', '  '],
  ])('is refused with %s', (_, text) => {
    expect(check(text)).toBeUndefined();
  });
  test('starts from what was found and the question, and from nothing else', () => {
    const [system, user] = promptOf('When was I paid?', [own, passage], 'fr');
    expect(system?.content).toContain('Answer in French');
    expect(user?.content).toBe(
      `Facts:\n[1] Your expenses\n${own.lines[0]}\n\n[2] ${passage.title}\n${passage.lines[0]}\n\nQuestion: When was I paid?`,
    );
  });
});
