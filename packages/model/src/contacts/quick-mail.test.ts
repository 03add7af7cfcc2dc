import { describe, expect, test } from 'vitest';
import { quickMailProblems, recipientsOf } from './quick-mail.rules.ts';

const codes = (draft: Parameters<typeof quickMailProblems>[0]) => quickMailProblems(draft).map((one) => one.code);

describe('a quick e-mail', () => {
  test('needs a subject and a body that are not blank', () => {
    expect(codes({ sendTo: ['a@b.example'], subject: ' ', detail: '\n' })).toEqual([
      'communication.subjectRequired',
      'communication.bodyRequired',
    ]);
    expect(codes({ sendTo: ['a@b.example'], subject: 'x', detail: 'y' })).toEqual([]);
  });
  test('goes to addresses and to nothing else', () => {
    for (const sendTo of [null, {}, [1], ['x'], ['a@b.example\nBcc: c@d.example'], ['a@b, c@d'], []])
      expect(codes({ sendTo, subject: 'x', detail: 'y' })).toEqual(['communication.noRecipient']);
    expect(recipientsOf(Array.from({ length: 11 }, (_, i) => `a${i}@b.example`))).toBeUndefined();
  });
  test('reaches each address once, whatever its capitals', () => {
    expect(recipientsOf(['A@b.example', 'a@B.example'])).toEqual(['a@b.example']);
    expect(recipientsOf('a@b.example')).toEqual(['a@b.example']);
  });
});
