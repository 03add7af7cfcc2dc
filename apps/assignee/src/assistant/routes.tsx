import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { talkWords } from '@homeport/ui/talk/talk-words.ts';
import { createRoute } from '@tanstack/react-router';
import { type Context, dashboard, known } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import type { AssistantSearch } from './assistant-data.ts';
import { assistantWords } from './words.ts';

const isId = (given: unknown): given is string => typeof given === 'string' && /^[\da-f-]{36}$/.test(given);
const gpt = createRoute({
  getParentRoute: () => dashboard,
  path: '/gpt',
  validateSearch: ({ thread, fresh }: Readonly<Record<string, unknown>>): AssistantSearch => ({
    ...(isId(thread) ? { thread } : {}),
    ...(fresh === true || isId(fresh) ? { fresh } : {}),
  }),
  loaderDeps: ({ search }) => ({ thread: search.thread }),
  component: lazyPage(() => import('./AssistantPage.tsx'), 'AssistantPage'),
  pendingComponent: () => <Opening shape={<ListSkeleton rows={4} />} />,
  loader: async ({ context: { queries, learn }, deps }: Context & { deps: { thread?: string } }) => {
    const { assistantQuery } = await import('./assistant-data.ts');
    const chat = queries.ensureQueryData({ ...assistantQuery(deps.thread), revalidateIfStale: true });
    // A conversation that is not there leads to the newest one; the page does that itself.
    await Promise.all([
      learn(assistantWords),
      learn(talkWords),
      deps.thread ? chat.catch(() => undefined) : chat.catch(known),
    ]);
  },
});

/** The assistant. */
export const assistantRoutes = [gpt] as const;
