import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';
import type { DecidingPartProps } from './DecidingPart.tsx';

// One file for all of them: each file that is brought later has its name in the shell.
const DecidingPart = lazyPart(() => import('./DecidingPart.tsx').then((it) => it.DecidingPart));
const draw = (of: DecidingPartProps) => (
  <Suspense>
    <DecidingPart {...of} />
  </Suspense>
);

/** Deeds of which the dialog shows what was decided before. */
const shown: readonly unknown[] = ['approve', 'reject'];
const precedents = (row: Row) => draw({ part: 'precedents', row });

/** A record that is decided in steps shows them. */
const inSteps = (of: string) => ({ banner: (row: Row) => draw({ part: 'line', of, row }) });
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
  approvalGroup: { banner: (row) => draw({ part: 'faults', row }) },
};
