import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { talkWords } from '@homeport/ui/talk/talk-words.ts';
import { createRoute } from '@tanstack/react-router';
import { chatWords } from '../chat/words.ts';
import { type Context, dashboard } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { ticketQuery, ticketsQuery } from './desk-data.ts';
import { deskWords } from './words.ts';

export interface Search {
  readonly page?: number;
  readonly raise?: boolean;
  readonly missing?: boolean;
}
const opening = () => <Opening shape={<ListSkeleton rows={6} />} />;
const desk = createRoute({
  getParentRoute: () => dashboard,
  path: '/contactUs/helpdesk',
  validateSearch: ({ page, raise, missing }: Readonly<Record<string, unknown>>): Search => ({
    ...(Number.isInteger(page) && Number(page) > 1 && Number(page) < 10_000 ? { page: Number(page) } : {}),
    ...(raise === true ? { raise } : {}),
    ...(missing === true ? { missing } : {}),
  }),
  loaderDeps: ({ search }) => ({ page: search.page }),
  component: lazyPage(() => import('./DeskPage.tsx'), 'DeskPage'),
  pendingComponent: opening,
  loader: async ({ context: { queries, learn }, deps }: Context & { deps: { page?: number } }) => {
    const tickets = queries.ensureQueryData({ ...ticketsQuery((deps.page ?? 1) - 1), revalidateIfStale: true });
    await Promise.all([learn(deskWords), learn(chatWords), learn(talkWords), tickets]);
  },
});
const ticket = createRoute({
  getParentRoute: () => dashboard,
  path: '/contactUs/helpdesk/ticket/$messageID',
  component: lazyPage(() => import('./TicketPage.tsx'), 'TicketPage'),
  pendingComponent: opening,
  loader: async ({ context: { queries, learn }, params }: Context & { params: { messageID: string } }) => {
    // A ticket that is not there leads to the list; the page does that itself.
    const one = queries.ensureQueryData({ ...ticketQuery(params.messageID), revalidateIfStale: true });
    await Promise.all([learn(deskWords), learn(chatWords), learn(talkWords), one.catch(() => undefined)]);
  },
});

/** The help desk and one ticket. */
export const deskRoutes = [desk, ticket] as const;
