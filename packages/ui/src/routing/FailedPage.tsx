import { Problem } from '@homeport/client';
import { useRouter } from '@tanstack/react-router';
import { ProblemPage, type ProblemPageProps } from '../parts/ProblemPage.tsx';

/** A page that could not be loaded and has nothing behind it. */
export function FailedPage({ error, ...ways }: Pick<ProblemPageProps, 'homeHref' | 'helpHref'> & { error: unknown }) {
  const router = useRouter();
  const retry = () => void router.invalidate();
  const status = error instanceof Problem ? error.status : 500;
  const reference = error instanceof Problem && error.traceId ? { reference: error.traceId } : {};
  if (status === 403) return <ProblemPage {...ways} kind="noAccess" />;
  if (status === 404) return <ProblemPage {...ways} kind="notFound" />;
  if (status === 0) return <ProblemPage {...ways} kind="offline" onRetry={retry} />;
  return <ProblemPage {...ways} {...reference} kind={status >= 500 ? 'server' : 'failed'} onRetry={retry} />;
}
