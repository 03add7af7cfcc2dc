import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const DecisionLine = lazyPart(() => import('./DecisionLine.tsx').then((it) => it.DecisionLine));
const GroupFaults = lazyPart(() => import('./GroupFaults.tsx').then((it) => it.GroupFaults));
const Precedents = lazyPart(() => import('./Precedents.tsx').then((it) => it.Precedents));

/** Deeds of which the dialog shows what was decided before. */
const shown: readonly unknown[] = ['approve', 'reject'];
const precedents = (row: Row) => (
  <Suspense>
    <Precedents row={row} />
  </Suspense>
);

/** A record that is decided in steps shows them. */
const inSteps = (of: string) => ({
  banner: (row: Row) => (
    <Suspense>
      <DecisionLine of={of} row={row} />
    </Suspense>
  ),
});
const decided = [
  'initiation',
  'changeOfCircumstance',
  'costEstimate',
  'scenario',
  'benefitException',
  'vendorInvoice',
  'invoice',
];

/** Everything that is decided shows its steps, a decision what was decided before, and a group what is wrong with it. */
export const recordParts: RecordParts = {
  ...Object.fromEntries(decided.map((of) => [of, inSteps(of)])),
  decision: {
    ahead: (deed, row) => (shown.includes(deed) ? precedents(row) : null),
    tabs: [{ id: 'precedents', word: 'deciding.precedents', right: 'call.decidingPrecedents', draw: precedents }],
  },
  approvalGroup: {
    banner: (row) => (
      <Suspense>
        <GroupFaults row={row} />
      </Suspense>
    ),
  },
};
