import type { Entity } from '@homeport/grammar';
import { type ProblemKind as PageKind, ProblemPage } from '../../parts/ProblemPage.tsx';
import { Problem, problemKind } from '../host/problem.ts';
import { useRecordHost } from '../host/record-host.ts';

const pages: Readonly<Record<ReturnType<typeof problemKind>, PageKind>> = {
  offline: 'offline',
  notSignedIn: 'noAccess',
  noAccess: 'noAccess',
  proof: 'noAccess',
  notFound: 'notFound',
  refused: 'failed',
  stale: 'failed',
  fault: 'server',
};
/** A record that cannot be shown; `error` null stands for a right that is missing. */
export function RecordProblem({ error, entity, onRetry }: { error: unknown; entity: Entity; onRetry?: () => void }) {
  const host = useRecordHost();
  const kind = error === null ? 'noAccess' : pages[problemKind(error)];
  const reference = error instanceof Problem ? error.traceId : undefined;
  const canRetry = kind === 'server' || kind === 'offline' || kind === 'failed';
  return (
    <ProblemPage
      kind={kind}
      homeHref={host.address({ to: 'list', entity }) ?? '/'}
      {...(reference && kind === 'server' ? { reference } : {})}
      {...(canRetry && onRetry ? { onRetry } : {})}
    />
  );
}
