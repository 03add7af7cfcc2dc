import { isDeepStrictEqual } from 'node:util';
import type { Case } from './rounds.ts';

/** What is new with every call, or written in a way of each server's own. */
const own = new Set(['nextKey', 'id', 'created', 'updated', 'code']);

/** Asks both servers the same and throws when their answers differ: only then is there something to compare. */
export async function checkSameAnswers(one: Case, ours: string, bare: string): Promise<void> {
  const [first, second] = [await answerOf(one, ours, 1), await answerOf(one, bare, one.body ? 2 : 1)];
  const part = one.body ? without : withoutKey;
  if (!isDeepStrictEqual(part(first), part(second))) {
    throw new Error(
      `the servers answer ${one.name} differently:\n${JSON.stringify(first).slice(0, 3000)}\n${JSON.stringify(second).slice(0, 3000)}`,
    );
  }
}

type Answer = Record<string, unknown>;
const withoutKey = ({ nextKey, ...answer }: Answer): Answer => ({ ...answer, hasMore: typeof nextKey === 'string' });
const without = (answer: Answer): Answer =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => !own.has(name) && name !== 'name'));

async function answerOf(one: Case, baseUrl: string, n: number): Promise<Answer> {
  const answer = await fetch(`${baseUrl}/api/${one.path(n)}`, {
    method: one.method,
    headers: { authorization: `Bearer ${one.token(1)}`, ...(one.body ? { 'content-type': 'application/json' } : {}) },
    ...(one.body ? { body: JSON.stringify(one.body(n)) } : {}),
  });
  if (!answer.ok) throw new Error(`${one.name} at ${baseUrl}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
