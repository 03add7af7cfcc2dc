import { ActionIcon } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Icon } from './Icon.tsx';

export interface SplitInboxProps {
  /** Filters and list of what waits. */
  readonly queue: ReactNode;
  readonly queueLabel?: string;
  /** The selected item; null shows the queue alone on a phone. */
  readonly item: ReactNode | null;
  /** Drawn beside the queue while nothing is selected. */
  readonly empty: ReactNode;
  /** Decisions about the item, stuck to the bottom. */
  readonly actions?: ReactNode;
  /** On a phone the item covers the queue; this goes back. */
  readonly onBack: () => void;
}
/** Queue left, item right, decisions below; on a phone one after the other. */
export function SplitInbox({ queue, queueLabel, item, empty, actions, onBack }: SplitInboxProps) {
  const text = useKitText();
  return (
    <div className="hp-split" data-selected={item ? true : undefined}>
      <section className="hp-split-queue" aria-label={queueLabel ?? text('inbox.queue')}>
        {queue}
      </section>
      <section className="hp-split-item" aria-label={text('inbox.item')}>
        {item ? (
          <>
            <div className="hp-split-back">
              <ActionIcon variant="subtle" color="neutral" aria-label={text('inbox.backToQueue')} onClick={onBack}>
                <Icon of={ArrowLeft} />
              </ActionIcon>
            </div>
            <div className="hp-split-body">{item}</div>
            {actions ? (
              <section className="hp-split-actions" aria-label={text('inbox.actions')}>
                {actions}
              </section>
            ) : null}
          </>
        ) : (
          empty
        )}
      </section>
    </div>
  );
}
