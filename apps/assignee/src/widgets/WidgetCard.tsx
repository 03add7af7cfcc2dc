import type { PlacedWidget } from '@homeport/model/widgets';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadedCard } from '../data/LoadedCard.tsx';
import { usePageWords } from '../words/page-words.ts';
import { widgetWords } from './words.ts';

export interface WidgetCardProps<T> {
  readonly of: PlacedWidget;
  readonly query: UseQueryResult<T>;
  readonly aside?: ReactNode;
  readonly children: (data: T) => ReactNode;
}
/** A widget: what it shows, when that was fetched, and fetching it again. */
export function WidgetCard<T>({ of, query, aside, children }: WidgetCardProps<T>) {
  const text = usePageWords(widgetWords);
  const formats = useFormats();
  return (
    <LoadedCard title={of.name} query={query} rows={4} {...(aside === undefined ? {} : { aside })}>
      {(data) => (
        <>
          <div className="widget-body">{children(data)}</div>
          <p className="widget-foot hp-caption">
            <span>{text('updated', { time: formats.localTime(new Date(query.dataUpdatedAt).toISOString()) })}</span>
            <button
              type="button"
              className="hp-link-button"
              disabled={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {text('refresh')}
              <span className="hp-hidden"> {of.name}</span>
            </button>
          </p>
        </>
      )}
    </LoadedCard>
  );
}
