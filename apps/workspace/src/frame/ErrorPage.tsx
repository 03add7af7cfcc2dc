import { Problem } from '@homeport/client';
import { type KitKey, useKitText } from '@homeport/ui/language/use-text.ts';
import { lazyExtra } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';

const Failed = lazyExtra(() => import('@homeport/ui/routing/FailedPage.tsx').then((it) => it.FailedPage));

/** What is said at once of pages that did not break: who opens one of them first waits for the rest of it. */
const saidOf: Readonly<Record<number, KitKey>> = {
  403: 'problem.noAccess',
  404: 'problem.notFound',
  0: 'problem.offline',
};

/** A page that could not be loaded and has nothing behind it. A sentence says so until all of it has come, if it does. */
export function ErrorPage({ error }: { error: unknown }) {
  const text = useKitText();
  const said = error instanceof Problem ? saidOf[error.status] : undefined;
  return (
    <Suspense fallback={<p role="alert">{text(said ?? 'shell.pageFailed')}</p>}>
      <Failed homeHref="/workspace" error={error} />
    </Suspense>
  );
}
export const NoAccessPage = () => <ErrorPage error={new Problem({ status: 403 })} />;
export const NotFoundPage = () => <ErrorPage error={new Problem({ status: 404 })} />;
