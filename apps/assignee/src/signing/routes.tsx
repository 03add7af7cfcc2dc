import { RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { aroundPage, lazyPage } from '@homeport/ui/routing/lazy-page.ts';
import { createRoute } from '@tanstack/react-router';
import { meQuery } from '../data/queries.ts';
import { documentQuery } from '../library/library-data.ts';
import { libraryWords } from '../library/words.ts';
import { type Context, dashboard } from '../shell/dashboard.tsx';
import { Opening } from '../shell/Opening.tsx';
import { signingWords } from './words.ts';

const load = async ({ context: { queries, learn }, params }: Context & { params: { id: string } }) => {
  const me = await queries.ensureQueryData(meQuery);
  await Promise.all([
    learn(signingWords),
    learn(libraryWords),
    queries.ensureQueryData({ ...documentQuery(params.id, me.id), revalidateIfStale: true }),
  ]);
};
const SigningPage = lazyPage(() => import('./SigningPage.tsx'), 'SigningPage');
const CompletePage = lazyPage(() => import('./CompletePage.tsx'), 'CompletePage');
const sign = createRoute({
  getParentRoute: () => dashboard,
  path: '/signing/$id',
  component: aroundPage(SigningPage, SignRoute),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: load,
});
function SignRoute() {
  const { id } = sign.useParams();
  return <SigningPage key={id} id={id} />;
}
const complete = createRoute({
  getParentRoute: () => dashboard,
  path: '/signing/$id/complete',
  component: aroundPage(CompletePage, CompleteRoute),
  pendingComponent: () => <Opening shape={<RecordSkeleton />} />,
  loader: load,
});
function CompleteRoute() {
  const { id } = complete.useParams();
  return <CompletePage key={id} id={id} />;
}

/** Signing a document: loading, the document itself, complete. */
export const signingRoutes = [sign, complete] as const;
