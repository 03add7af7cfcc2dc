import type { ReactNode } from 'react';
import { EmptyState, NoResults } from '../../parts/EmptyState.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { aheadView, allView, mineView, overdueView, pastView, undatedView } from './list-state.ts';
import type { List } from './use-list.ts';

/** A list without rows: nothing there yet, or nothing that fits. */
export function NothingHere({ list, action }: { list: List; action: ReactNode }) {
  const text = useRecordText();
  const labels = useLabels();
  const plural = labels.plural(list.entity);
  const { text: query, conditions } = list.state;
  if (query) return <NoResults query={query} onClear={list.clear} />;
  if (conditions.length > 0)
    return (
      <EmptyState
        title={text('empty.filtered', { plural })}
        action={
          <button type="button" className="hp-link-button" onClick={list.clear}>
            {text('filter.clear')}
          </button>
        }
      >
        {text('empty.filteredText')}
      </EmptyState>
    );
  if (list.view === aheadView || list.view === pastView)
    return (
      <EmptyState
        title={text(list.view === aheadView ? 'empty.ahead' : 'empty.past', { plural })}
        action={
          <button type="button" className="hp-link-button" onClick={() => list.openView(allView)}>
            {text('empty.showAll')}
          </button>
        }
      />
    );
  if (list.view === undatedView) return <EmptyState title={text('empty.undated', { plural })} />;
  if (list.view === overdueView) return <EmptyState title={text('empty.overdue', { plural })} />;
  if (list.view === mineView)
    return (
      <EmptyState
        title={text('empty.mine', { plural })}
        action={
          <button type="button" className="hp-link-button" onClick={() => list.openView(allView)}>
            {text('empty.showAll')}
          </button>
        }
      />
    );
  return (
    <EmptyState title={text('empty.title', { plural })} action={action}>
      {text(action ? 'empty.create' : 'empty.none')}
    </EmptyState>
  );
}
