import { useText } from '@homeport/ui/language/use-text.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { Button } from '@mantine/core';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { useQueue } from './approval-data.ts';
import type { ApprovalTab, Delegator, Me } from './approvals.types.ts';
import { useFailure } from './failure.ts';
import { QueueRow } from './QueueRow.tsx';
import type { Chosen } from './use-chosen.ts';

interface QueueProps {
  readonly queue: ReturnType<typeof useQueue>;
  readonly tab: ApprovalTab;
  readonly me: Me;
  readonly delegators: readonly Delegator[];
  readonly selected: string | undefined;
  readonly chosen: Chosen;
  readonly onOpen: (id: string) => void;
  /** Stands below the rows, always in sight. */
  readonly footer: ReactNode;
}
/** What waits, by kind, with the number of each; oldest first. */
export function Queue({ queue, tab, me, delegators, selected, chosen, onOpen, footer }: QueueProps) {
  const text = useText('approvals');
  const failure = useFailure();
  const { items, total } = queue;
  if (queue.isPending) return <ListSkeleton rows={6} />;
  if (queue.isError && items.length === 0)
    return (
      <div className="approvals-note">
        <InlineError {...failure(queue.error)} onRetry={() => void queue.refetch()} />
      </div>
    );
  if (items.length === 0)
    return (
      <div className="approvals-queue-empty">
        <EmptyState icon={CheckCheck} title={text(`empty.${tab}`)}>
          {text(`empty.${tab}Text`)}
        </EmptyState>
      </div>
    );
  return (
    <div className="approvals-queue">
      <div className="approvals-rows">
        <h2 className="approvals-kind">
          {text('kind.expenses')} <span className="hp-number">{text('kind.count', { count: total })}</span>
        </h2>
        <ul>
          {items.map((item) => (
            <QueueRow
              key={item.id}
              expense={item}
              tab={tab}
              me={me}
              delegators={delegators}
              isOpen={item.id === selected}
              isChosen={chosen.has(item.id)}
              whyNot={chosen.why(item)}
              onOpen={() => onOpen(item.id)}
              onChoose={() => chosen.toggle(item.id)}
            />
          ))}
        </ul>
        {queue.hasNextPage ? (
          <div className="approvals-note">
            <Button variant="default" loading={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
              {text('queue.more', { shown: items.length, total })}
            </Button>
          </div>
        ) : null}
      </div>
      {footer}
    </div>
  );
}
