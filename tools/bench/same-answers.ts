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
      `the servers answer ${one.name} differently, first here:\n${difference(part(first), part(second))}`,
    );
  }
}

/** The first place at which they differ: the way to it, and what stands there. */
function difference(ours: unknown, bare: unknown, at = ''): string {
  const isWithin = [ours, bare].every((one) => typeof one === 'object' && one !== null);
  const names = isWithin ? Object.keys({ ...(ours as Answer), ...(bare as Answer) }) : [];
  const name = names.find((one) => !isDeepStrictEqual((ours as Answer)[one], (bare as Answer)[one]));
  if (name === undefined)
    return `${at || 'the order of fields'}: ours ${JSON.stringify(ours)}, bare ${JSON.stringify(bare)}`;
  return difference((ours as Answer)[name], (bare as Answer)[name], `${at}/${name}`);
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
