import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outstanding } from './outstanding.ts';

const limits = { ofConnection: 100, ofAddress: 300, ofAll: 1000 };

test('no connection, no address and not all together leave more than they may, and all of it is given back', () => {
  const step = fc.record({ connection: fc.nat(9), bytes: fc.integer({ min: 1, max: 100 }), isGiven: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const counted = outstanding(limits);
      const sockets = Array.from({ length: 10 }, () => ({}));
      const held: { connection: number; bytes: number }[] = [];
      const addressOf = (connection: number): string => `address ${connection % 3}`;
      const sum = (of: (one: { connection: number }) => boolean): number =>
        held.filter(of).reduce((all, { bytes }) => all + bytes, 0);
      for (const { connection, bytes, isGiven } of steps) {
        const oldest = isGiven ? held.shift() : undefined;
        if (oldest) counted.give(sockets[oldest.connection] as object, addressOf(oldest.connection), oldest.bytes);
        if (counted.take(sockets[connection] as object, addressOf(connection), bytes)) held.push({ connection, bytes });
        expect(counted.total).toBe(sum(() => true));
        expect(sum((one) => one.connection === connection)).toBeLessThanOrEqual(limits.ofConnection);
        expect(sum((one) => addressOf(one.connection) === addressOf(connection))).toBeLessThanOrEqual(limits.ofAddress);
        expect(counted.total).toBeLessThanOrEqual(limits.ofAll);
      }
      for (const one of held) counted.give(sockets[one.connection] as object, addressOf(one.connection), one.bytes);
      expect(counted.total).toBe(0);
    }),
  );
});

test('one answer is let through however large, where nothing else waits', () => {
  const counted = outstanding(limits);
  const socket = {};
  expect(counted.take(socket, 'a', 5000)).toBe(true);
  expect(counted.take({}, 'b', 1)).toBe(false);
  counted.give(socket, 'a', 5000);
  expect(counted.take({}, 'b', 1)).toBe(true);
});
