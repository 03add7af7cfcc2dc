import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const DecisionLine = lazyPart(() => import('./DecisionLine.tsx').then((it) => it.DecisionLine));

/** A record that is decided in steps shows them. */
const inSteps = (of: string) => ({
  banner: (row: Row) => (
    <Suspense>
      <DecisionLine of={of} row={row} />
    </Suspense>
  ),
});
const decided = ['initiation', 'changeOfCircumstance', 'costEstimate', 'scenario', 'vendorInvoice', 'invoice'];

/** Everything that is decided shows its steps. */
export const recordParts: RecordParts = Object.fromEntries(decided.map((of) => [of, inSteps(of)]));
