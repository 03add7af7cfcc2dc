import type { Trace, TraceSource } from '@homeport/grammar';
import { Popover, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { lazyPart } from '../parts/lazy-part.tsx';

const ExplainPanel = lazyPart(() => import('./ExplainPanel.tsx').then((it) => it.ExplainPanel));

/** Texts of calculations by language; English stands in the traces. */
export type CalculationWords = Readonly<
  Record<string, (() => Promise<{ readonly words: Readonly<Record<string, string>> }>) | undefined>
>;
/** A record that a figure came from, as its reader knows it. Without an address the reader may not open it. */
export interface SourceName {
  readonly name: string;
  readonly href: string | null;
}
export interface ExplainNumberProps {
  /** What the number is: "Converted amount". */
  readonly label: string;
  /** The number as it is shown. */
  readonly children: ReactNode;
  /** How it came about; asked for when it is opened. Null: nobody knows any more. */
  readonly trace: Trace | (() => Promise<Trace | null>);
  /** Where the texts of calculations are not there anyway. */
  readonly words?: CalculationWords;
  /** What the record of a figure is called, and where it is; without it no record is named. */
  readonly source?: (source: TraceSource) => SourceName | null;
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
      <Popover.Dropdown aria-label={text('explain.title')}>
        <h2 className="hp-panel-title">{text('explain.title')}</h2>
        <Suspense fallback={<Skeleton height={96} role="status" aria-label={text('loading')} />}>
          <ExplainPanel {...about} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
