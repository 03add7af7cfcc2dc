import { ProblemPage } from '@homeport/ui/parts/ProblemPage.tsx';
import { FailedPage } from '@homeport/ui/routing/FailedPage.tsx';

const homeHref = '/workspace';

export function Failed({ error }: { error: unknown }) {
  return <FailedPage homeHref={homeHref} error={error} />;
}
export function NotFound() {
  return <ProblemPage homeHref={homeHref} kind="notFound" />;
}
