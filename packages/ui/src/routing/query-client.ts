import { isOffline, isPassing, Problem } from '@homeport/client';
import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of answers. Refusals are final; what may pass is tried twice more, when the server says so. `keepFor` is how long
 * an answer nobody shows is kept, in milliseconds.
 */
export function createQueryClient({ keepFor }: { keepFor?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        ...(keepFor === undefined ? {} : { gcTime: keepFor }),
        // Without a network a call fails at once, and what was read before is shown instead.
        networkMode: 'always',
        retry: (count, error) => count < 2 && isPassing(error) && !isOffline(error),
        retryDelay: (count, error) => {
          const asked = error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0;
          return Math.max(asked, 400 * 2 ** count) + Math.random() * 300;
        },
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
