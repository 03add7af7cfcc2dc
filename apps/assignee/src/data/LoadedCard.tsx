import { Problem } from '@homeport/client';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';

export interface LoadedCardProps<T> {
  readonly title: string;
  readonly query: UseQueryResult<T>;
  readonly aside?: ReactNode;
  /** Lines of the skeleton, so that nothing jumps when the data arrives. */
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}
/** A card with data of its own: its skeleton, its failure with Retry, its content. One that fails never empties a page. */
export function LoadedCard<T>({ title, query, aside, rows = 3, children }: LoadedCardProps<T>) {
  const text = useWords();
  const { data, error, isPending } = query;
  const reference = error instanceof Problem && error.traceId ? { reference: error.traceId } : {};
  return (
    <Card title={title} {...(aside === undefined ? {} : { aside })}>
      {data !== undefined ? (
        children(data)
      ) : isPending ? (
        <ListSkeleton rows={rows} />
      ) : (
        <InlineError {...reference} message={text('cardFailed')} onRetry={() => void query.refetch()} />
      )}
    </Card>
  );
}
