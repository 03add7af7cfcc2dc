import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import type { ReactNode } from 'react';
import { sentenceOf } from './use-admin.ts';

export interface WhenLoadedProps<D> {
  readonly query: {
    readonly data: D | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** Rows to draw while it loads. */
  readonly rows: number;
  /** What is said when nothing better is known. */
  readonly failed: string;
  readonly children: (data: D) => ReactNode;
}
/** What was asked for, as soon as it is there; what was read once stays on screen when asking again fails. */
export function WhenLoaded<D>({ query, rows, failed, children }: WhenLoadedProps<D>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return <InlineError message={sentenceOf(query.error, failed)} onRetry={() => void query.refetch()} />;
  return <ListSkeleton rows={rows} />;
}
