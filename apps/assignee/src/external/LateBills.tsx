import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { Suspense } from 'react';
import type { OutsideBillsProps } from './OutsideBills.tsx';
import type { OutsideEstimateProps } from './OutsideEstimate.tsx';

const Bills = lazyPart(() => import('./OutsideBills.tsx').then((it) => it.OutsideBills));

/** The bills for a job, once what draws them is there. */
export const LateBills = (props: OutsideBillsProps) => (
  <Suspense fallback={<ListSkeleton rows={2} />}>
    <Bills {...props} />
  </Suspense>
);

const Estimate = lazyPart(() => import('./OutsideBills.tsx').then((it) => it.OutsideEstimate));

/** A cost estimate, once what draws it is there. */
export const LateEstimate = (props: OutsideEstimateProps) => (
  <Suspense fallback={<ListSkeleton rows={6} />}>
    <Estimate {...props} />
  </Suspense>
);
