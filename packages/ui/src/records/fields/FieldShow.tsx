import { isWebAddress } from '@homeport/grammar';
import { useKitText } from '../../language/use-text.ts';
import { useRecordText } from '../words/use-record-text.ts';
import type { FieldAt } from './field-at.ts';
import { kitOf } from './field-kits.ts';
import { isEmpty } from './field-texts.ts';
import { useShow } from './use-show.ts';

export interface FieldShowProps {
  readonly at: FieldAt;
  readonly value: unknown;
  /** The whole record by wire name. */
  readonly row: Readonly<Record<string, unknown>>;
  /** One line of a table; an empty cell is empty, elsewhere it says so. */
  readonly isCell?: boolean;
}
/** A value of any declared field, read only. */
export function FieldShow({ at, value, row, isCell }: FieldShowProps) {
  const show = useShow();
  const text = useKitText();
  const words = useRecordText();
  const kit = kitOf(at);
  if (isEmpty(value)) {
    if (isCell) return null;
    const { field } = at;
    const isAwaited = field.type === 'date' && field.awaited;
    const nothing =
      field.type === 'date' && field.endless ? words('endless') : text(isAwaited ? 'toBeConfirmed' : 'notProvided');
    return <span className="hp-none">{nothing}</span>;
  }
  if (kit.Show) return <kit.Show at={at} value={value} row={row} isCell={isCell} />;
  // What was stored before addresses were looked at stays text unless it leads to a page.
  if (at.field.type === 'text' && at.field.webAddress && !isCell && isWebAddress(String(value)))
    return (
      <a href={String(value)} target="_blank" rel="noopener noreferrer">
        {String(value)}
      </a>
    );
  return <span className={kit.isEnd ? 'hp-number hp-figure' : undefined}>{show.text(at, value, row)}</span>;
}
