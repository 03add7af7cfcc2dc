import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashLine, networkOf } from './hash-line.ts';

/** A line of which one is served after each who comes, and what becomes of them. */
function served(mayWait: number, now: () => number = () => 0) {
  const line = hashLine<undefined>(mayWait, now);
  const gone: string[] = [];
  const refused: string[] = [];
  const come = (from: string, name = from): void =>
    line.join({ from, go: () => gone.push(name), refuse: () => refused.push(name) });
  return { line, gone, refused, come, serve: () => line.next()?.go(undefined) };
}

describe('the line before the hashing of passwords', () => {
  test('beside forty from one network the one from another is next', () => {
    const { line, come, serve, gone, refused } = served(40);
    for (let n = 0; n < 60; n += 1) come('flood');
    come('honest');
    expect(refused).toEqual(Array(21).fill('flood'));
    serve();
    line.noteWrong('flood');
    serve();
    expect(gone).toEqual(['flood', 'honest']);
  });
  test('wrong passwords from many networks stand behind those from where none came, and are forgotten with time', () => {
    let time = 0;
    const { line, come, serve, gone, refused } = served(3, () => time);
    for (const from of ['a', 'b', 'c', 'd']) line.noteWrong(from);
    for (const from of ['a', 'b', 'c', 'honest']) come(from);
    expect(refused).toEqual(['c']);
    serve();
    expect(gone).toEqual(['honest']);
    time = 3_600_000;
    for (const from of ['honest', 'd']) come(from);
    expect(refused).toEqual(['c', 'd']);
  });
  test('never holds more than it may, loses nobody, and serves those of a network in their order', () => {
    const networks = fc.constantFrom('a', 'b', 'c', 'd');
    const step = fc.oneof(
      fc.record({ comes: networks }),
      fc.record({ wrong: networks }),
      fc.constant('serve' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), fc.integer({ min: 1, max: 6 }), (steps, mayWait) => {
        const { line, come, serve, gone, refused } = served(mayWait);
        let count = 0;
        for (const one of steps) {
          if (one === 'serve') serve();
          else if ('wrong' in one) line.noteWrong(one.wrong);
          else come(one.comes, `${one.comes}${count++}`);
          expect(line.length).toBeLessThanOrEqual(mayWait);
          expect(gone.length + refused.length + line.length).toBe(count);
        }
        while (line.length > 0) serve();
        for (const network of 'abcd') {
          const numbers = gone.filter((name) => name[0] === network).map((name) => Number(name.slice(1)));
          expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
        }
      }),
    );
  });
});

test.each([
  ['10.1.2.3', '10.1.2'],
  ['::ffff:10.1.2.3', '10.1.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
