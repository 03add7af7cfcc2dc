import { ask } from '@homeport/client';
import { trustInstallation } from '@homeport/model/configuration';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useConfiguration } from './use-configuration.ts';

const names = ['name', 'publicKey', 'fingerprint'] as const;
type Given = Readonly<Record<(typeof names)[number], string | null>>;

/** Takes the key of another installation up: both it and its fingerprint come from the administrators there. */
export function TrustDialog({
  tenant,
  onClose,
  onAdded,
}: {
  readonly tenant: string | undefined;
  readonly onClose: () => void;
  readonly onAdded: () => Promise<void>;
}) {
  const text = useConfiguration();
  const kit = useKitText();
  const failureText = useFailureText();
  const [given, setGiven] = useState<Given>({ name: null, publicKey: null, fingerprint: null });
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { name, publicKey, fingerprint } = given;
    if (!name || !publicKey || !fingerprint || isSaving) return;
    setSaving(true);
    setFailure(null);
    try {
      await ask(trustInstallation, { body: { name, publicKey, fingerprint }, ...(tenant ? { tenant } : {}) });
      await onAdded();
      toasts.show(text('trustAdded', { name }));
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  const field = (name: keyof Given) => ({
    required: true,
    value: given[name],
    error: hasTried && !given[name] ? text('required') : undefined,
    onChange: (value: string | null) => setGiven((known) => ({ ...known, [name]: value })),
  });
  return (
    <Dialog opened onClose={onClose} title={text('addTrust')} closeButtonProps={{ 'aria-label': kit('close') }}>
      <form className="hp-lines" onSubmit={(event) => void save(event)} noValidate>
        <p className="hp-muted">{text('addTrustText')}</p>
        {failure ? <InlineError message={text('notTrusted')} advice={failureText(failure)} /> : null}
        <TextField label={text('installation')} maxLength={200} {...field('name')} />
        <LongTextField label={text('publicKey')} rows={2} maxLength={400} {...field('publicKey')} />
        <TextField label={text('fingerprint')} maxLength={80} {...field('fingerprint')} />
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {text('trustIt')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
