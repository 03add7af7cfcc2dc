import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { assistanceWords } from '../assistance/words.ts';
import { assignmentQuery } from '../data/queries.ts';
import { type Context, dashboard, settled } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { contactsQuery } from './contact-data.ts';
import { contactWords } from './words.ts';

const load = async ({ context: { queries, learn } }: Context) => {
  await Promise.all([
    learn(contactWords),
    learn(assistanceWords),
    queries.ensureQueryData({ ...contactsQuery, revalidateIfStale: true }),
    settled(queries.ensureQueryData(assignmentQuery)),
  ]);
};
const opening = () => <Opening shape={<ListSkeleton rows={4} />} />;
const page = () => import('./ContactsPage.tsx');

const contactUs = createRoute({
  getParentRoute: () => dashboard,
  path: '/contactUs',
  component: lazyPage(() => import('./ContactUsPage.tsx'), 'ContactUsPage'),
  pendingComponent: opening,
  loader: async ({ context: { learn } }: Context) => {
    await learn(contactWords);
  },
});
const contacts = createRoute({
  getParentRoute: () => dashboard,
  path: '/contactUs/contacts',
  component: lazyPage(page, 'ContactsPage'),
  pendingComponent: opening,
  loader: load,
});
const contact = createRoute({
  getParentRoute: () => dashboard,
  path: '/contactUs/contacts/$id',
  component: lazyPage(page, 'ContactPage'),
  pendingComponent: opening,
  loader: load,
});
const email = createRoute({
  getParentRoute: () => dashboard,
  path: '/contactUs/contacts/$id/email',
  component: lazyPage(page, 'EmailPage'),
  pendingComponent: opening,
  loader: load,
});

/** The people who help, and writing to them. */
export const contactRoutes = [contactUs, contacts, contact, email] as const;
