import type { Row } from '@homeport/ui/records/host/row.ts';
import { BillReview } from '../finance/BillReview.tsx';
import { ProviderBeside } from '../policies/ProviderBeside.tsx';
import { PartyCard } from './PartyCard.tsx';

/** What a party, a bill of a vendor and the provider that a form chooses have on their pages besides what is generated. */
export function PartyPart({
  row,
  bill,
  chosen,
}: {
  readonly row?: Row;
  readonly bill?: Row;
  readonly chosen?: unknown;
}) {
  if (row) return <PartyCard row={row} />;
  return bill ? <BillReview row={bill} /> : <ProviderBeside chosen={chosen} />;
}
