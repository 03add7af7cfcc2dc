import type { CaseExpense } from '@homeport/model/expenses';
import { useText } from '@homeport/ui/language/use-text.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useState } from 'react';
import type { Delegator, Me } from './approvals.types.ts';
import { canJoin, sumOf, whyNotMine } from './queue.rules.ts';

/** Items ticked to be approved together: only unflagged ones of one currency that may be approved. */
export interface Chosen {
  readonly items: readonly CaseExpense[];
  readonly sum: ReturnType<typeof sumOf>;
  has(id: string): boolean;
  /** Why an item cannot be ticked; null when it can, or is. */
  why(item: CaseExpense): ReturnType<typeof canJoin>;
  /** Ticks an item or takes the tick away; says why where it cannot be ticked. */
  toggle(id: string): void;
  clear(): void;
}
/** `all` is the queue; with `isOn` false nothing can be ticked. What the person may not decide on never can. */
export function useChosen(
  all: readonly CaseExpense[],
  isOn: boolean,
  me: Me,
  delegators: readonly Delegator[],
): Chosen {
  const text = useText('approvals');
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // What was decided meanwhile is no longer in the list, and so no longer chosen.
  const items = isOn ? all.filter((item) => ids.has(item.id)) : [];
  const has = (id: string) => items.some((item) => item.id === id);
  const why = (item: CaseExpense) => {
    if (has(item.id)) return null;
    return whyNotMine(item, me, delegators) ? 'state' : canJoin(item, items);
  };
  return {
    items,
    sum: sumOf(items),
    has,
    why,
    toggle(id) {
      const item = all.find((one) => one.id === id);
      if (!item) return;
      const not = why(item);
      if (not !== null) return toasts.show(text(`choose.not.${not}`), 'info');
      const rest = new Set(items.map((one) => one.id));
      if (!rest.delete(id)) rest.add(id);
      setIds(rest);
    },
    clear: () => setIds(new Set()),
  };
}
