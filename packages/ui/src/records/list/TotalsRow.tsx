import { useState } from 'react';
import { useFormats } from '../../language/settings.tsx';
import { useShow } from '../fields/use-show.ts';
import type { ListSums } from '../host/record-source.ts';
import { useRecordText } from '../words/use-record-text.ts';
import type { ShownColumn } from './columns.ts';
import { sumTexts } from './list-sums.ts';

/** The last line of a list: what all its pages together add up to, a line for each currency. */
export function TotalsRow({
  columns,
  sums,
  hasSelection,
  leftOf,
}: {
  columns: readonly ShownColumn[];
  sums: ListSums;
  hasSelection: boolean;
  /** Where a pinned column stays, in pixels. */
  leftOf: (column: ShownColumn) => number | undefined;
}) {
  const text = useRecordText();
  const formats = useFormats();
  const show = useShow();
  return (
    <tfoot>
      <tr className="hp-totals-row">
        {hasSelection ? <td className="hp-cell-select" /> : null}
        {columns.map((column, place) => {
          const left = leftOf(column);
          const texts = column.isTotalled ? sumTexts(column.at, sums.sums[column.at.wire] ?? [], show) : [];
          const pin = left === undefined ? {} : { 'data-pinned': true, style: { left } };
          if (place === 0)
            return (
              <th key={column.at.name} scope="row" data-first {...pin}>
                {text('totals.all', { count: formats.number(sums.count) })}
                <Lines texts={texts} />
              </th>
            );
          return (
            <td key={column.at.name} data-end={column.isEnd || undefined} {...pin}>
              <Lines texts={texts} />
            </td>
          );
        })}
        <td className="hp-cell-rest" />
        <td className="hp-cell-menu" />
      </tr>
    </tfoot>
  );
}

/** So many currencies stand there at once; more would cover the list, and wait behind a button. */
const linesShown = 3;

function Lines({ texts }: { texts: readonly string[] }) {
  const text = useRecordText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || texts.length <= linesShown + 1 ? texts : texts.slice(0, linesShown);
  return (
    <>
      {shown.map((line) => (
        <div key={line} className="hp-number">
          {line}
        </div>
      ))}
      {texts.length > linesShown + 1 ? (
        <button
          type="button"
          className="hp-link-button hp-no-print"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? text('totals.fewer') : text('totals.more', { count: texts.length - linesShown })}
        </button>
      ) : null}
    </>
  );
}
