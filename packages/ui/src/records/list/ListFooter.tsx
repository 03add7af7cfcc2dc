import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../language/settings.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { listQuery } from '../host/queries.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { pageSizes } from './list-state.ts';
import { useSums } from './list-sums.ts';
import type { List } from './use-list.ts';

/** How many records a list has: counted up to a limit, exactly when asked for. */
export function ListCount({ list }: { list: List }) {
  const text = useRecordText();
  const formats = useFormats();
  const [isAsked, setAsked] = useState(false);
  const { sort: _sort, after: _after, page: _page, fields: _fields, ...same } = list.ask;
  const exact = useQuery({
    ...listQuery(list.host, list.entity, { ...same, size: 1, total: 'exact', fields: ['id'] }),
    placeholderData: undefined,
    enabled: isAsked && list.query.data?.totalIsCapped === true,
  });
  // Where the list is added up below, it was counted for that.
  const sums = useSums(list);
  const page = list.query.data;
  if (!page) return null;
  if (page.totalIsCapped && sums) return <span className="hp-number">{formats.number(sums.count)}</span>;
  if (!page.totalIsCapped) return <span className="hp-number">{formats.number(page.totalElements)}</span>;
  if (exact.data) return <span className="hp-number">{formats.number(exact.data.totalElements)}</span>;
  return (
    <button
      type="button"
      className="hp-link-button hp-number"
      disabled={exact.isFetching}
      onClick={() => setAsked(true)}
      title={text('count.exact')}
    >
      {text('count.capped', { count: formats.number(page.totalElements) })}
    </button>
  );
}

/** Which rows these are, other pages, how many a page. */
export function ListFooter({ list }: { list: List }) {
  const text = useRecordText();
  const formats = useFormats();
  const page = list.query.data;
  if (!page || page.content.length === 0) return null;
  const { state } = list;
  const from = state.page * state.size + 1;
  const hasNext = page.nextKey !== null;
  if (state.page === 0 && !hasNext && page.content.length <= pageSizes[0]) return null;
  return (
    <nav className="hp-list-footer hp-no-print" aria-label={text('page.label')}>
      <span className="hp-list-range hp-muted hp-number">
        {text('page.range', { from: formats.number(from), to: formats.number(from + page.content.length - 1) })}
      </span>
      <label className="hp-page-size">
        <span>{text('page.size')}</span>
        <select value={state.size} onChange={(event) => list.change({ size: Number(event.currentTarget.value) })}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <Button
        variant="default"
        leftSection={<Icon of={ChevronLeft} small />}
        disabled={state.page === 0}
        onClick={() => list.turn(-1)}
      >
        {text('page.previous')}
      </Button>
      <Button
        variant="default"
        rightSection={<Icon of={ChevronRight} small />}
        disabled={!hasNext}
        onClick={() => list.turn(1)}
      >
        {text('page.next')}
      </Button>
    </nav>
  );
}
