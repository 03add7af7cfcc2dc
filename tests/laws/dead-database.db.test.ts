import type { Operation } from '@homeport/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedWorld, askedWorld, namedBy, stranger } from '../support/ask-operation.ts';
import { type DyingDatabase, dyingDatabase } from '../support/dying-database.ts';

/*
 * A database that goes away in the middle of a call: whatever the call was doing, its answer is 503 with the time to come back.
 * "Not found", "nothing there" and "done" may only be said by who has looked, and a queue that is told so drops what it holds.
 */
let world: AskedWorld;
let dying: DyingDatabase;
beforeAll(async () => {
  world = await askedWorld('DYING');
  dying = dyingDatabase();
}, 120_000);
afterAll(async () => {
  dying?.[Symbol.dispose]();
  await world?.[Symbol.asyncDispose]();
});

/** A call, and the records it is tried on. */
interface Tried {
  readonly operation: Operation;
  readonly ids: readonly string[];
}

/** All that is said wrongly over these calls, with the database going away at each of their first statements. */
async function wronglySaid(calls: readonly Tried[], deep: number): Promise<{ wrong: string[]; reached: number }> {
  const wrong: string[] = [];
  let reached = 0;
  for (const { operation, ids } of calls) {
    for (const id of ids) {
      const asked = await world.asked(operation, id);
      for (let statements = 0; statements < deep; statements += 1) {
        const { result: answer, hasDied } = await dying.under(statements, () =>
          world.send(asked, { 'if-match': '"1"' }),
        );
        if (!hasDied) break;
        reached += 1;
        if (answer.statusCode !== 503 || answer.headers['retry-after'] === undefined)
          wrong.push(
            `${operation.id} ${operation.method} ${operation.path}, after ${statements}: ${answer.statusCode} ${answer.body.slice(0, 120)}`,
          );
      }
    }
  }
  return { wrong, reached };
}

test('every call of every entity says 503 when the database is away', { timeout: 300_000 }, async () => {
  const calls = world.operations.flatMap((operation) =>
    operation.about.kind === 'route' ? [] : [{ operation, ids: [world.idOf(operation.about.entity.name)] }],
  );
  const { wrong, reached } = await wronglySaid(calls, 1);
  expect(wrong).toEqual([]);
  expect(reached).toBeGreaterThan(calls.length * 0.8);
});

test('every action says so wherever in its work the database goes away', { timeout: 300_000 }, async () => {
  const calls = world.operations.flatMap((operation) =>
    operation.about.kind === 'action' ? [{ operation, ids: [world.idOf(operation.about.entity.name)] }] : [],
  );
  const { wrong, reached } = await wronglySaid(calls, 12);
  expect(wrong).toEqual([]);
  expect(reached).toBeGreaterThan(calls.length * 2);
});

test('and so does every call with a path of its own, for what is there and for what is not', {
  timeout: 300_000,
}, async () => {
  const calls = world.operations.flatMap((operation) => {
    const { about } = operation;
    if (about.kind !== 'route') return [];
    const own = namedBy(about.route)?.name;
    return [{ operation, ids: [stranger, ...(own && operation.params.length > 0 ? [world.idOf(own)] : [])] }];
  });
  const { wrong, reached } = await wronglySaid(calls, 12);
  expect(wrong).toEqual([]);
  expect(reached).toBeGreaterThan(calls.length);
});
