import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Dialog } from './Dialog.tsx';
import { InlineError } from './InlineError.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Names object and number: "Cancel 3 shipments". */
  readonly title: string;
  /** The effect, in a sentence. */
  readonly children: ReactNode;
  /** Verb and noun; never "OK". */
  readonly confirmLabel: string;
  readonly keepLabel?: string;
  readonly isDangerous?: boolean;
  /** Irreversible things: this has to be typed first. */
  readonly reference?: string;
  /** Answers a message when it was refused; then the dialog stays. */
  readonly onConfirm: () => Promise<string | undefined> | string | undefined;
}
/** Asks before something with consequences. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  children,
  confirmLabel,
  keepLabel,
  isDangerous,
  reference,
  onConfirm,
}: ConfirmDialogProps) {
  const text = useKitText();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    if (!isOpen) return;
    setTyped('');
    setRefusal(undefined);
  }, [isOpen]);
  const isReady = reference === undefined || typed.trim() === reference;
  const confirm = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const message = await onConfirm();
      if (message) setRefusal(message);
      else onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': text('close') }}>
      <div className="hp-lines">
        <div>{children}</div>
        {reference === undefined ? null : (
          <TextInput
            label={text('confirm.typeReference', { reference })}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {refusal ? <InlineError message={refusal} /> : null}
      </div>
      <div className="hp-dialog-actions">
        <Button variant="default" onClick={onClose}>
          {keepLabel ?? text('confirm.keep')}
        </Button>
        <Button color={isDangerous ? 'danger' : 'accent'} disabled={!isReady} loading={isBusy} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
