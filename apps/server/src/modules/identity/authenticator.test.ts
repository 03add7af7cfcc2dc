import { expect, test } from 'vitest';
import { makeAuthenticator } from './authenticator.ts';

test('a session is looked up in the line of its company, not in one for all', async () => {
  const lines: (string | undefined)[] = [];
  const store = {
    open: async (_: unknown, inLineOf?: string) => {
      lines.push(inLineOf);
      return [];
    },
  };
  const { callerOf } = makeAuthenticator(store, {} as never);
  await callerOf('company-a', 'session-1', '127.0.0.1');
  await callerOf('company-b', 'session-2', '127.0.0.1');
  expect(lines).toEqual(['company-a', 'company-b']);
});
