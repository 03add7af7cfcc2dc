import { expect, test } from 'vitest';
import { markedAsTest } from './event-test.rules.ts';
import { wordingLanguages } from './wording.rules.ts';

test('a test says in every language that it is one, in its subject and in its first paragraph', () => {
  for (const language of wordingLanguages) {
    const marked = markedAsTest(language, { subject: 'Approved', paragraphs: ['Soon.'] });
    expect(marked.subject).toMatch(/^\[(Test|Prueba)\] Approved$/);
    expect(marked.paragraphs).toHaveLength(2);
    expect(marked.paragraphs[1]).toBe('Soon.');
  }
});
