import type { Calculation, Catalogue, Entity, Trace } from '@homeport/grammar';
import { Popover, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { lazyPart } from '../parts/lazy-part.tsx';

const ExplainPanel = lazyPart(() => import('./ExplainPanel.tsx').then((it) => it.ExplainPanel));

/** Texts of calculations by language; English stands in the traces. */
export type CalculationWords = Readonly<
  Record<string, (() => Promise<{ readonly words: Readonly<Record<string, string>> }>) | undefined>
>;
/** What is opened: a trace, a computed field of a record, what was kept of a calculation, or one that is run when it is opened. */
export type Explained =
  | Trace
  | {
      readonly entity: Entity;
      readonly name: string;
      readonly row: Readonly<Record<string, unknown>>;
      /** Fields that the reader does not see. */
      readonly hidden: ReadonlySet<string>;
    }
  | { readonly by: string; readonly kept: unknown }
  | { readonly by: string; readonly given: Readonly<Record<string, unknown>>; readonly terms: unknown };
/** What an application with records knows besides: calculations, who reads, and where records are. */
export interface ExplainHost {
  readonly catalogue: Pick<Catalogue, 'entity' | 'hasEntity'> & {
    readonly calculation?: (name: string) => Promise<Calculation | undefined>;
  };
  readonly viewer: { readonly roles: readonly string[] };
  /** Null where there is no page of such records. */
  readonly address: (place: { readonly to: 'record'; readonly entity: Entity; readonly id: string }) => string | null;
}
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
      <Popover.Dropdown aria-label={text('explain.title')}>
        <h2 className="hp-panel-title">{text('explain.title')}</h2>
        <Suspense fallback={<Skeleton height={96} role="status" aria-label={text('loading')} />}>
          <ExplainPanel {...about} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
