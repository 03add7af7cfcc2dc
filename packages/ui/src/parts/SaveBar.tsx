import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useShortcut } from '../keys/use-shortcut.ts';
import { useKitText } from '../language/use-text.ts';
import { stopAtUnread } from './unread.ts';

export interface SaveBarProps {
  /** Number of changed fields; the bar stands while it is above 0. */
  readonly count: number;
  readonly isSaving?: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly saveLabel?: string;
}
/**
 * "3 unsaved changes · Discard · Save", stuck to the bottom of its form; Ctrl or ⌘ S saves. While something in the form cannot
 * be read nothing is saved, whoever the form belongs to.
 */
export function SaveBar({ count, isSaving, onSave, onDiscard, saveLabel }: SaveBarProps) {
  const text = useKitText();
  const bar = useRef<HTMLElement>(null);
  const save = () => {
    const form = bar.current?.closest('form') ?? null;
    // A record's form says by itself what cannot be read, beside all else that is wrong.
    if (form?.dataset.gathers !== undefined || !stopAtUnread(form ?? document)) onSave();
  };
  useShortcut('mod+s', () => (count > 0 && !isSaving ? save() : undefined), { label: text('shortcuts.save') });
  if (count === 0) return null;
  return (
    <section ref={bar} className="hp-save-bar hp-no-print" aria-label={text('saveBar.label')}>
      <span role="status">{text('saveBar.unsaved', { count })}</span>
      <Button variant="default" onClick={onDiscard} disabled={isSaving}>
        {text('discard')}
      </Button>
      <Button onClick={save} loading={isSaving}>
        {saveLabel ?? text('save')}
      </Button>
    </section>
  );
}
