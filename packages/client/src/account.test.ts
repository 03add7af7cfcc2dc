import { afterEach, expect, test, vi } from 'vitest';
import { proveFresh, signIn, wantsProof } from './account.ts';
import { Problem } from './problem.ts';

const sent: unknown[] = [];
function answering(status: number, body: object): void {
  vi.stubGlobal('fetch', async (_: unknown, request: { body?: string }) => {
    sent.push(JSON.parse(request.body ?? '{}'));
    return new Response(JSON.stringify(body), { status });
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

test('a password that looks like a day is sent as it was typed', async () => {
  answering(200, { step: 'code' });
  await signIn('workspace', { username: '2026-03-02', password: '2026-03-02' });
  expect(sent).toEqual([
    { step: 'password', username: '2026-03-02', password: '2026-03-02', application: 'workspace' },
  ]);
});
test.each([
  [403, 'identity.incorrectPassword', { isProven: false, wants: 'password' }],
  [403, 'identity.codeRequired', { isProven: false, wants: 'code' }],
  [403, 'identity.invalidCode', { isProven: false, wants: 'code' }],
])('a proof refused with %d %s says what is wanted', async (status, code, answer) => {
  answering(status, { code });
  expect(await proveFresh('x')).toEqual(answer);
});
test('a check that failed is no wrong password', async () => {
  answering(429, { code: 'identity.tooManyAttempts' });
  await expect(proveFresh('x')).rejects.toMatchObject({ status: 429 });
});
test('only two refusals ask for a fresh sign-in', () => {
  const refused = (code: string) => wantsProof(new Problem({ status: 403, code }));
  expect(['request.freshSignInNeeded', 'identity.proofRequired'].map(refused)).toEqual([true, true]);
  expect(['request.forbidden', ''].map(refused)).toEqual([false, false]);
  expect(wantsProof(new Error('request.freshSignInNeeded'))).toBe(false);
});
