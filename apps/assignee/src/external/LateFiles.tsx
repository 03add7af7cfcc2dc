import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { Suspense } from 'react';
import type { LinkFilesProps } from './LinkFiles.tsx';

const Files = lazyPart(() => import('./LinkFiles.tsx').then((it) => it.LinkFiles));

/** Files that are sent by a link, once what sends them is there. */
export const LateFiles = (props: LinkFilesProps) => (
  <Suspense fallback={<ListSkeleton rows={2} />}>
    <Files {...props} />
  </Suspense>
);
