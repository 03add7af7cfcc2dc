import { useKitText } from '@homeport/ui/language/use-text.ts';
import { lazyExtra } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';

const Failed = lazyExtra(() => import('./ProblemPages.tsx').then((it) => it.Failed));
const NotFound = lazyExtra(() => import('./ProblemPages.tsx').then((it) => it.NotFound));

/** A page that could not be loaded and has nothing behind it. A sentence says so until all of it has come, if it does. */
export function ErrorPage({ error }: { error: unknown }) {
  const text = useKitText();
  return (
    <Suspense fallback={<p role="alert">{text('shell.pageFailed')}</p>}>
      <Failed error={error} />
    </Suspense>
  );
}
export function NotFoundPage() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
