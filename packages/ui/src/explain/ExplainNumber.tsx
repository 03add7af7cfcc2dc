import { Popover, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import type { CalculationWords, Explained, ExplainHost } from './explained.ts';

const ExplainPanel = lazyPart(() => import('./ExplainPanel.tsx').then((it) => it.ExplainPanel));

export interface ExplainNumberProps {
  /** What the number is: "Converted amount". */
  readonly label: string;
  /** The number as it is shown. */
  readonly children: ReactNode;
  readonly explained: Explained;
  /** Without it no record is named, and only traces can be opened. */
  readonly host?: ExplainHost;
  /** Where the texts of calculations are not there anyway. */
  readonly words?: CalculationWords;
}
/** A computed number that can be opened: formula, figures, rates, rounding, level by level down to the records. */
export function ExplainNumber({ label, children, ...about }: ExplainNumberProps) {
  const text = useKitText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width="min(380px, calc(100vw - 32px))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button type="button" className="hp-explain hp-plain-button" onClick={() => setOpen(!isOpen)}>
          <span className="hp-number">{children}</span>
          <span className="hp-hidden">{text('explain.open', { label })}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton height={96} role="status" aria-label={text('loading')} />}>
          <ExplainPanel {...about} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
