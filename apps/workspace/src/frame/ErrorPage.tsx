import { ProblemPage } from '@homeport/ui/parts/ProblemPage.tsx';
import { FailedPage } from '@homeport/ui/routing/FailedPage.tsx';

const homeHref = '/workspace';

/** A page that could not be loaded and has nothing behind it. */
export function ErrorPage({ error }: { error: unknown }) {
  return <FailedPage homeHref={homeHref} error={error} />;
}
export function NotFoundPage() {
  return <ProblemPage homeHref={homeHref} kind="notFound" />;
}
/** Told to who knows an address that the role does not open. */
export function NoAccessPage() {
  return <ProblemPage homeHref={homeHref} kind="noAccess" />;
}
