import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { talkWords } from '@homeport/ui/talk/talk-words.ts';
import { createRoute } from '@tanstack/react-router';
import { contactsQuery } from '../contacts/contact-data.ts';
import { assignmentQuery, isFamily, meQuery } from '../data/queries.ts';
import { type Context, dashboard, known, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { chatQuery, conversationsQuery } from './chat-data.ts';
import { chatWords } from './words.ts';

const opening = () => <Opening shape={<ListSkeleton rows={5} />} />;
const page = () => import('./ChatPage.tsx');
const chat = createRoute({
  getParentRoute: () => dashboard,
  path: '/contactUs/chat',
  validateSearch: (search: Readonly<Record<string, unknown>>): { missing?: boolean } =>
    search.missing === true ? { missing: true } : {},
  component: lazyPage(page, 'ConversationsPage'),
  pendingComponent: opening,
  loader: async ({ context: { queries, learn } }: Context) => {
    const conversations = queries.ensureQueryData({ ...conversationsQuery, revalidateIfStale: true });
    await Promise.all([learn(chatWords), learn(talkWords), conversations]);
    if (!isFamily(queries.getQueryData(meQuery.queryKey)))
      await settled(queries.ensureQueryData(contactsQuery), queries.ensureQueryData(assignmentQuery));
  },
});
const conversation = createRoute({
  getParentRoute: () => dashboard,
  path: '/contactUs/chat/id/$id',
  component: lazyPage(page, 'ConversationPage'),
  pendingComponent: opening,
  loader: async ({ context: { queries, learn }, params }: Context & { params: { id: string } }) => {
    const said = queries.ensureQueryData({ ...chatQuery(params.id, queries), revalidateIfStale: true });
    const list = queries.ensureQueryData({ ...conversationsQuery, revalidateIfStale: true });
    // Who takes no part is led to the list by the page itself.
    await Promise.all([learn(chatWords), learn(talkWords), list.catch(known), said.catch(() => undefined)]);
  },
});

/** Conversations and one of them. */
export const chatRoutes = [chat, conversation] as const;
