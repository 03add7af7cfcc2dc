import type { Row } from '@homeport/ui/records/host/row.ts';
import { DecisionLine } from './DecisionLine.tsx';
import { GroupFaults } from './GroupFaults.tsx';
import { Precedents } from './Precedents.tsx';

export type DecidingPartProps =
  | { readonly part: 'faults' | 'precedents'; readonly row: Row }
  | { readonly part: 'line'; readonly of: string; readonly row: Row };
/** What deciding adds to the pages of what is decided, of decisions and of groups. */
export function DecidingPart(of: DecidingPartProps) {
  if (of.part === 'line') return <DecisionLine of={of.of} row={of.row} />;
  return of.part === 'faults' ? <GroupFaults row={of.row} /> : <Precedents row={of.row} />;
}
