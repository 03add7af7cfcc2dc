import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineReader, linesOf, type Said } from './realtime-lines.ts';

const said: fc.Arbitrary<Said> = fc.oneof(
  fc.record({ kind: fc.constant('wake' as const), user: fc.uuid(), topic: fc.string({ maxLength: 60 }) }),
  fc.record({
    kind: fc.constant('told' as const),
    room: fc.string({ maxLength: 40 }),
    data: fc.string({ unit: 'grapheme', maxLength: 20_000, size: 'max' }),
  }),
);
const newId = () => crypto.randomUUID();

describe('what nodes say to each other', () => {
  test('fits into notifications of the database and arrives whole, in whatever order the pieces come', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 12 }), (all) => {
        const lines = linesOf(all, newId);
        for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThan(8_000);
        const read = lineReader();
        const heard = [...lines].reverse().flatMap((line) => read(line));
        const inOrder = (list: readonly Said[]) => list.map((one) => JSON.stringify(one)).sort();
        expect(inOrder(heard)).toEqual(inOrder(all));
      }),
      { numRuns: 60 },
    );
  });
  test('is packed, so that many wake-ups are few notifications', () => {
    const wakes = Array.from({ length: 100 }, (_, i): Said => ({ kind: 'wake', user: `u${i}`, topic: 'chat' }));
    expect(linesOf(wakes, newId).length).toBeLessThan(3);
  });
  test('of which a piece is lost is forgotten', () => {
    let now = 0;
    const read = lineReader(() => now);
    const [first = '', ...rest] = linesOf([{ kind: 'told', room: 'r', data: 'x'.repeat(30_000) }], () => 'a');
    expect(read(first)).toEqual([]);
    now = 11_000;
    for (const line of rest) expect(read(line)).toEqual([]);
  });
});
