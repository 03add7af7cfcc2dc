import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { chosenColumns, type ShownColumn } from './columns.ts';
import type { List } from './use-list.ts';

const least = 64;
const most = 800;
const step = 16;

/** A heading that sorts, and an edge that makes the column wider or narrower by pointer or arrow keys. */
export function HeadCell({
  list,
  column,
  isFirst,
  left,
}: {
  list: List;
  column: ShownColumn;
  isFirst: boolean;
  /** Where a pinned column stays, in pixels. */
  left: number | undefined;
}) {
  const text = useRecordText();
  const labels = useLabels();
  const label = labels.field(column.at);
  const { sort } = list.state;
  const isSorted = sort?.field === column.at.name;
  const direction = isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined;
  const next = () => {
    if (!isSorted) list.change({ sort: { field: column.at.name, descending: false } });
    else list.change({ sort: sort.descending ? null : { field: column.at.name, descending: true } });
  };
  const words = (
    <>
      <span className="hp-cell-text">{label}</span>
      {isSorted ? <Icon of={sort.descending ? ArrowDown : ArrowUp} small /> : null}
    </>
  );
  return (
    <th
      scope="col"
      data-first={isFirst || undefined}
      data-pinned={left === undefined ? undefined : true}
      style={left === undefined ? undefined : { left }}
      data-end={column.isEnd || undefined}
      aria-sort={direction}
    >
      <div className="hp-head">
        {column.canSort ? (
          <button type="button" className="hp-plain-button hp-head-button" onClick={next}>
            {words}
          </button>
        ) : (
          <span className="hp-head-button">{words}</span>
        )}
        <Edge
          label={text('columns.width', { field: label })}
          width={column.width}
          onWidth={(width) =>
            list.change(
              {
                columns: chosenColumns(list.entity, list.state.columns).map((one) =>
                  one.field === column.at.name ? { ...one, width } : one,
                ),
                page: list.state.page,
              },
              { replace: true },
            )
          }
        />
      </div>
    </th>
  );
}

function Edge({ label, width, onWidth }: { label: string; width: number; onWidth: (width: number) => void }) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const [now, setNow] = useState<number | null>(null);
  const within = (value: number) => Math.round(Math.min(most, Math.max(least, value)));
  const moved = (event: PointerEvent) =>
    start.current ? within(start.current.width + event.clientX - start.current.x) : width;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a splitter is a separator that takes the focus, an hr cannot
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={now ?? width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={-1}
      className="hp-col-edge"
      data-active={now !== null || undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
        setNow(width);
      }}
      onPointerMove={(event) => {
        if (start.current) setNow(moved(event));
      }}
      onPointerUp={(event) => {
        const next = moved(event);
        start.current = null;
        setNow(null);
        if (next !== width) onWidth(next);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const by = event.key === 'ArrowLeft' ? -step : event.key === 'ArrowRight' ? step : 0;
        if (by === 0) return;
        event.preventDefault();
        onWidth(within(width + by));
      }}
    />
  );
}
