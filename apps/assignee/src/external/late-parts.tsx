import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { Suspense } from 'react';
import type { LinkFilesProps } from './LinkFiles.tsx';
import type { OutsideBillsProps } from './OutsideBills.tsx';

const Files = lazyPart(() => import('./LinkFiles.tsx').then((it) => it.LinkFiles));

/** Files that are sent by a link, once what sends them is there. */
export const LateFiles = (props: LinkFilesProps) => (
  <Suspense fallback={<ListSkeleton rows={2} />}>
    <Files {...props} />
  </Suspense>
);

const Bills = lazyPart(() => import('./OutsideBills.tsx').then((it) => it.OutsideBills));

/** The bills for a job, once what draws them is there. */
export const LateBills = (props: OutsideBillsProps) => (
  <Suspense fallback={<ListSkeleton rows={2} />}>
    <Bills {...props} />
  </Suspense>
);
