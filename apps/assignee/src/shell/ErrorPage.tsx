import { ProblemPage } from '@homeport/ui/parts/ProblemPage.tsx';
import { FailedPage } from '@homeport/ui/routing/FailedPage.tsx';
import { WaitingHere } from './WaitingHere.tsx';

const ways = { homeHref: '/dashboard', helpHref: '/dashboard/help' };

/** A page that could not be loaded and has nothing behind it. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <FailedPage {...ways} error={error}>
      <WaitingHere />
    </FailedPage>
  );
}
export function NotFoundPage() {
  return <ProblemPage {...ways} kind="notFound" />;
}
