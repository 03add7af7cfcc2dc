import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FairTurns, fairTurns } from './fair-turns.ts';

/** A place now, or a call of `go` when there is one. */
function enter(turns: FairTurns, key: string, go: () => void): boolean {
  if (turns.tryEnter(key)) return true;
  turns.wait(key, go);
  return false;
}

/** Somebody comes for a company, or the n-th of those who are in goes. */
const step = fc.oneof(
  fc.record({ comes: fc.constantFrom('loud', 'loud', 'loud', 'quiet', 'third') }),
  fc.record({ goes: fc.nat(30) }),
);

test('places are never given twice, never stand idle, and are had in order within a company', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 300 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 8 }),
      (steps, places, ofOne) => {
        const turns = fairTurns({ places, ofOne, beside: ofOne });
        const inside: { key: string; number: number }[] = [];
        const lines = new Map<string, number[]>();
        let count = 0;
        for (const one of steps) {
          if ('comes' in one) {
            const key = one.comes;
            const number = count++;
            const isIn = enter(turns, key, () => {
              expect(lines.get(key)?.shift()).toBe(number);
              inside.push({ key, number });
            });
            if (isIn) inside.push({ key, number });
            else lines.set(key, [...(lines.get(key) ?? []), number]);
          } else {
            const [gone] = inside.splice(one.goes % Math.max(1, inside.length), 1);
            if (gone) turns.leave(gone.key);
          }
          const holds = (key: string): number => inside.filter((x) => x.key === key).length;
          expect(turns.running).toBe(inside.length);
          expect(inside.length).toBeLessThanOrEqual(places);
          for (const key of ['loud', 'quiet', 'third']) {
            expect(holds(key)).toBeLessThanOrEqual(ofOne);
            const couldGo = (lines.get(key)?.length ?? 0) > 0 && holds(key) < ofOne;
            if (couldGo) expect(inside.length).toBe(places);
          }
        }
        while (inside.length > 0) turns.leave((inside.shift() as { key: string }).key);
        expect([turns.running, turns.waiting]).toEqual([0, 0]);
      },
    ),
  );
});

test('who holds nothing has one of the next two free places, however many of somebody else wait', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 500 }), (places, crowd) => {
      const turns = fairTurns({ places, ofOne: places, beside: places });
      for (let i = 0; i < places + crowd; i += 1) enter(turns, 'loud', () => {});
      let isIn = false;
      isIn = enter(turns, 'quiet', () => {
        isIn = true;
      });
      turns.leave('loud');
      // With a single place the other one holds nothing either, and has waited longer.
      if (!isIn) turns.leave('loud');
      expect(isIn).toBe(true);
    }),
  );
});

test('two who both want all share evenly', () => {
  const turns = fairTurns({ places: 10, ofOne: 10, beside: 10 });
  const done = { loud: 0, quiet: 0 };
  const holding: ('loud' | 'quiet')[] = [];
  const come = (key: 'loud' | 'quiet'): void => {
    const go = (): void => void holding.push(key);
    if (enter(turns, key, go)) go();
  };
  for (let i = 0; i < 200; i += 1) come('loud');
  for (let i = 0; i < 20; i += 1) come('quiet');
  for (let i = 0; i < 2000; i += 1) {
    const key = holding.shift() as 'loud' | 'quiet';
    turns.leave(key);
    done[key] += 1;
    come(key);
  }
  expect(done.quiet / 2000).toBeGreaterThan(0.45);
});

test('who gives up waiting is out of the line', () => {
  const turns = fairTurns({ places: 1, ofOne: 1, beside: 1 });
  const go = (): void => {
    throw new Error('called');
  };
  enter(turns, 'a', go);
  enter(turns, 'b', go);
  expect(turns.withdraw('b', go)).toBe(true);
  expect(turns.withdraw('b', go)).toBe(false);
  turns.leave('a');
  expect([turns.running, turns.waiting]).toEqual([0, 0]);
});

test('who is loud keeps fewer places while somebody else is about, and has them back when alone', () => {
  const turns = fairTurns({ places: 10, ofOne: 8, beside: 4 });
  let inside = 0;
  const come = (): void => {
    if (enter(turns, 'loud', () => (inside += 1))) inside += 1;
  };
  const go = (): void => {
    inside -= 1;
    turns.leave('loud');
  };
  for (let i = 0; i < 20; i += 1) come();
  expect(inside).toBe(8);
  enter(turns, '', () => {});
  turns.leave('');
  go();
  come();
  expect(inside).toBe(8);
  enter(turns, 'quiet', () => {});
  turns.leave('quiet');
  for (let i = 0; i < 8; i += 1) go();
  expect(inside).toBe(4);
  for (let i = 0; i < 600; i += 1) {
    come();
    go();
  }
  expect(inside).toBe(8);
});

test('who is alone again has the places it may have then, the longest waiting first', () => {
  const turns = fairTurns({ places: 10, ofOne: 8, beside: 4 });
  expect(enter(turns, 'quiet', () => {})).toBe(true);
  turns.leave('quiet');
  const came: number[] = [];
  for (let i = 0; i < 600; i += 1) if (enter(turns, 'loud', () => came.push(i))) came.push(i);
  expect(turns.running).toBe(8);
  expect(came).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('who lingers keeps nobody of the same key waiting, and no more of them than may', () => {
  const turns = fairTurns({ places: 10, ofOne: 8, beside: 1, lingering: 2 });
  enter(turns, 'quiet', () => {});
  turns.leave('quiet');
  let inside = 0;
  for (let i = 0; i < 20; i += 1) if (enter(turns, 'loud', () => (inside += 1))) inside += 1;
  expect(inside).toBe(1);
  expect([turns.linger('loud'), turns.linger('loud')]).toEqual([true, true]);
  expect(inside).toBe(3);
  expect(turns.linger('loud')).toBe(false);
  expect(inside).toBe(3);
  // One of the lingering goes: its place is not another's to begin with.
  turns.leave('loud', true);
  expect(turns.running).toBe(2);
  turns.leave('loud');
  expect(turns.running).toBe(2);
  expect(inside).toBe(4);
});
