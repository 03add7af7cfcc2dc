import { useShortcut } from '@homeport/ui/keys/use-shortcut.ts';
import { useText } from '@homeport/ui/language/use-text.ts';

/** Address of a row in the page, to move the focus to it. */
export const rowId = (id: string): string => `approval-${id}`;

interface QueueKeys {
  readonly ids: readonly string[];
  readonly selected: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  readonly onChoose: (id: string) => void;
  readonly canChoose: boolean;
}
/** `j` and `k` move through the queue, `x` ticks, Escape goes back to the list. Space opens the focused row by itself. */
export function useQueueKeys({ ids, selected, onOpen, onChoose, canChoose }: QueueKeys): void {
  const text = useText('approvals');
  const group = text('title');
  const move = (step: 1 | -1) => {
    const focused = ids.findIndex((id) => document.activeElement?.id === rowId(id));
    const at = focused >= 0 ? focused : selected === undefined ? (step === 1 ? -1 : ids.length) : ids.indexOf(selected);
    const id = ids[Math.min(Math.max(at + step, 0), ids.length - 1)];
    if (!id) return;
    // An open item follows the cursor; without one the rows are only walked, and Space or Enter opens.
    if (selected !== undefined) onOpen(id);
    document.getElementById(rowId(id))?.focus();
  };
  useShortcut('j', () => move(1), { label: text('key.next'), group });
  useShortcut('k', () => move(-1), { label: text('key.previous'), group });
  useShortcut(
    'x',
    () => {
      const id = ids.find((one) => document.activeElement?.id === rowId(one)) ?? selected;
      if (id) onChoose(id);
    },
    { label: text('key.choose'), group, isOn: canChoose },
  );
  useShortcut(
    'escape',
    () => {
      onOpen(undefined);
      if (selected) document.getElementById(rowId(selected))?.focus();
    },
    { label: text('key.back'), group, isOn: selected !== undefined },
  );
}
