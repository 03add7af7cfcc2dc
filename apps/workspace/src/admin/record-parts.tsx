import type { RecordParts } from '../records/record-parts.ts';
import { EraseButton } from './EraseButton.tsx';

/** A person may ask to be erased. */
export const recordParts: RecordParts = { person: { buttons: (row) => <EraseButton row={row} /> } };
