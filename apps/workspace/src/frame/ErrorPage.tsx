import { Problem } from '@homeport/client';
import { ProblemPage } from '@homeport/ui/parts/ProblemPage.tsx';
import { useRouter } from '@tanstack/react-router';

const homeHref = '/workspace';

/** A page that could not be loaded and has nothing behind it. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter();
  const retry = () => void router.invalidate();
  const status = error instanceof Problem ? error.status : 500;
  const reference = error instanceof Problem && error.traceId ? { reference: error.traceId } : {};
  if (status === 403) return <ProblemPage homeHref={homeHref} kind="noAccess" />;
  if (status === 404) return <ProblemPage homeHref={homeHref} kind="notFound" />;
  if (status === 0) return <ProblemPage homeHref={homeHref} kind="offline" onRetry={retry} />;
  return <ProblemPage homeHref={homeHref} {...reference} kind={status >= 500 ? 'server' : 'failed'} onRetry={retry} />;
}
export function NotFoundPage() {
  return <ProblemPage homeHref={homeHref} kind="notFound" />;
}
/** Told to who knows an address that the role does not open. */
export function NoAccessPage() {
  return <ProblemPage homeHref={homeHref} kind="noAccess" />;
}
