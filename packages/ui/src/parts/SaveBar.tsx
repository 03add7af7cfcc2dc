import { Button } from '@mantine/core';
import { useKitText } from '../language/use-text.ts';
import { useShortcut } from '../shell/use-shortcut.ts';

export interface SaveBarProps {
  /** Number of changed fields; the bar stands while it is above 0. */
  readonly count: number;
  readonly isSaving?: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly saveLabel?: string;
}
/** "3 unsaved changes · Discard · Save", stuck to the bottom; Ctrl or ⌘ S saves. */
export function SaveBar({ count, isSaving, onSave, onDiscard, saveLabel }: SaveBarProps) {
  const text = useKitText();
  useShortcut('mod+s', () => (count > 0 && !isSaving ? onSave() : undefined), { label: text('shortcuts.save') });
  if (count === 0) return null;
  return (
    <section className="hp-save-bar hp-no-print" aria-label={text('saveBar.label')}>
      <span role="status">{text('saveBar.unsaved', { count })}</span>
      <Button variant="default" onClick={onDiscard} disabled={isSaving}>
        {text('discard')}
      </Button>
      <Button onClick={onSave} loading={isSaving}>
        {saveLabel ?? text('save')}
      </Button>
    </section>
  );
}
