import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, readMarkdown } from './markdown.rules.ts';

describe('Markdown', () => {
  test('is headings, paragraphs, lists, quotes and code', () => {
    const text = '# Title\n\nOne\nline.\n\n- a\n- **b**\n\n1. x\n2. y\n\n> said\n\n```\n<b>\n```\n---';
    expect(readMarkdown(text)).toEqual([
      { kind: 'heading', level: 2, parts: [{ kind: 'text', text: 'Title' }] },
      { kind: 'paragraph', parts: [{ kind: 'text', text: 'One line.' }] },
      { kind: 'list', isOrdered: false, items: [[{ kind: 'text', text: 'a' }], [{ kind: 'strong', text: 'b' }]] },
      { kind: 'list', isOrdered: true, items: [[{ kind: 'text', text: 'x' }], [{ kind: 'text', text: 'y' }]] },
      { kind: 'quote', parts: [{ kind: 'text', text: 'said' }] },
      { kind: 'code', text: '<b>' },
      { kind: 'rule' },
    ]);
  });
  test('links only where a browser may go', () => {
    const links = (text: string) => JSON.stringify(readMarkdown(text)).includes('"link"');
    expect(links('[a](https://example.org)')).toBe(true);
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'blob:x', '//host', 'vbscript:x'])
      expect(links(`[a](${bad})`)).toBe(false);
  });
  test('ends for any text and loses no word of it', () => {
    const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
    const all = (blocks: readonly Block[]): string =>
      blocks
        .map((block) =>
          block.kind === 'code'
            ? block.text
            : block.kind === 'list'
              ? block.items
                  .flat()
                  .map((p) => p.text)
                  .join(' ')
              : block.kind === 'rule'
                ? ''
                : block.parts.map((p) => p.text).join(' '),
        )
        .join(' ');
    const line = fc.stringMatching(/^[-#>*_ a-zé0-9.]{0,40}$/);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(letters(all(readMarkdown(lines.join('\n'))))).toBe(letters(lines.join('\n')));
      }),
    );
  });
});
