import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { type ComponentProps, Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

// One file for all three: each file that is brought later has its name in the shell.
const PartyPart = lazyPart(() => import('./PartyPart.tsx').then((it) => it.PartyPart));
const draw = (of: ComponentProps<typeof PartyPart>) => (
  <Suspense>
    <PartyPart {...of} />
  </Suspense>
);

/**
 * A party begins with what it is to the company, and from there two that are one are merged; who decides on a vendor's bill sees what
 * was agreed; who chooses a provider sees how their work was judged.
 */
export const recordParts: RecordParts = {
  party: { withoutDeeds: ['merge'], banner: (row) => draw({ row }) },
  vendorInvoice: { banner: (bill) => draw({ bill }) },
  caseService: { aside: ({ values }) => draw({ chosen: values.provider }) },
};
