import { beforeEach, expect, test, vi } from 'vitest';
import { askTogether, call } from './call.ts';

let sent: { url: string; body: unknown }[] = [];
/** A server that answers questions put together with these parts, and others alone. */
const answering = (together: () => Response) => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    sent.push({ url, body: body && JSON.parse(body) });
    return url.endsWith('/together') ? together() : Response.json({ alone: url });
  });
};
const parts = (...of: readonly { status: number; body: string; retryAfter?: string }[]) => Response.json(of);
beforeEach(() => answering(() => parts({ status: 200, body: '{"n":1}' }, { status: 200, body: '{"n":2}' })));

test('what is asked in one turn is one call, and each question has its own answer', async () => {
  const answers = await askTogether(() => Promise.all([call('GET', 'a', { query: { x: 'y z' } }), call('GET', 'b')]));
  expect(answers).toEqual([{ n: 1 }, { n: 2 }]);
  expect(sent).toEqual([{ url: '/api/together', body: ['a?x=y+z', 'b'] }]);
});
test('what is asked later, changes something, or is asked by itself goes alone', async () => {
  await askTogether(() => call('GET', 'a'));
  expect(sent.map(({ url }) => url)).toEqual(['/api/a']);
  await Promise.all([call('GET', 'b'), call('GET', 'c'), askTogether(() => call('POST', 'd'))]);
  expect(sent.map(({ url }) => url)).toEqual(['/api/a', '/api/b', '/api/c', '/api/d']);
});
test('where questions cannot be put together each is asked alone, and a refusal is that of its own question', async () => {
  answering(() => new Response(null, { status: 404 }));
  const both = () => askTogether(() => Promise.allSettled([call('GET', 'a'), call('GET', 'b')]));
  expect(await both()).toMatchObject([{ value: { alone: '/api/a' } }, { value: { alone: '/api/b' } }]);
  answering(() => parts({ status: 0, body: '' }, { status: 429, body: '{"code":"request.busy"}', retryAfter: '3' }));
  expect(await both()).toMatchObject([
    { value: { alone: '/api/a' } },
    { reason: { status: 429, code: 'request.busy', retryAfter: 3 } },
  ]);
  expect(sent.map(({ url }) => url)).toEqual(['/api/together', '/api/a']);
});
