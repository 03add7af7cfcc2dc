import { vi } from 'vitest';

/**
 * Answers every call by `sent`, but for looks at what the server would refuse: these send nothing, and nothing is in the way. For tests
 * that count what was sent.
 */
export function stubFetch(sent: (address: unknown, how?: RequestInit) => Promise<Response>): void {
  vi.stubGlobal('fetch', (address: unknown, how?: RequestInit) =>
    String(address).includes('look=true') ? Promise.resolve(new Response(null, { status: 204 })) : sent(address, how),
  );
}
