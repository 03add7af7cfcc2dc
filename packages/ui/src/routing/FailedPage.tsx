import { Problem } from '@homeport/client';
import { useRouter } from '@tanstack/react-router';
import { ProblemPage, type ProblemPageProps } from '../parts/ProblemPage.tsx';

/** A page that could not be loaded and has nothing behind it. */
export function FailedPage({
  error,
  children,
  ...ways
}: Pick<ProblemPageProps, 'homeHref' | 'helpHref' | 'children'> & { error: unknown }) {
  const router = useRouter();
  const isAway = error instanceof Error && error.name === 'PartAway';
  // What broke, or was not had before any page stood, stays so as long as the document: it begins anew.
  const retry = () => (error instanceof Problem || isAway ? void router.invalidate() : location.reload());
  const status = error instanceof Problem ? error.status : isAway ? 0 : 500;
  const reference = error instanceof Problem && error.traceId ? { reference: error.traceId } : {};
  if (status === 403) return <ProblemPage {...ways} kind="noAccess" />;
  if (status === 404) return <ProblemPage {...ways} kind="notFound" />;
  if (status === 0)
    return (
      <ProblemPage {...ways} kind="offline" onRetry={retry}>
        {children}
      </ProblemPage>
    );
  return <ProblemPage {...ways} {...reference} kind={status >= 500 ? 'server' : 'failed'} onRetry={retry} />;
}
