import type { Row } from '@homeport/ui/records/host/row.ts';
import type { ComponentProps } from 'react';
import { ChangeAhead } from './ChangeAhead.tsx';
import { ChangeBeside } from './ChangeBeside.tsx';
import { ChangesTab } from './ChangesTab.tsx';

export type ChangePartProps =
  | { readonly part: 'tab'; readonly row: Row }
  | { readonly part: 'ahead'; readonly row: Row }
  | ({ readonly part: 'beside' } & ComponentProps<typeof ChangeBeside>);
/** What changes of circumstance add to the pages of assignments and of themselves. */
export function ChangePart(of: ChangePartProps) {
  if (of.part === 'beside') return <ChangeBeside values={of.values} />;
  if (of.part === 'ahead') return <ChangeAhead row={of.row} />;
  const { id, status } = of.row;
  return <ChangesTab id={id} isOver={status === 'CLOSED' || status === 'CANCELLED'} />;
}
