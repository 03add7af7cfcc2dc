import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { PersonPicker } from '@homeport/ui/controls/PersonPicker.tsx';
import { useShortcut } from '@homeport/ui/keys/use-shortcut.ts';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDelegates } from './approval-data.ts';
import type { Deed, Draft } from './approvals.types.ts';

/** As long as a reason may be. */
const longest = 1000;

interface DecisionFormProps {
  readonly deed: Exclude<Deed, 'approve'>;
  readonly tenant: string | undefined;
  readonly expense: string;
  readonly draft: Draft;
  readonly faults: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  readonly onDraft: (draft: Draft) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}
/** What a decision needs beside the press of a button: a reason, or who decides instead. */
export function DecisionForm({
  deed,
  tenant,
  expense,
  draft,
  faults,
  isBusy,
  onDraft,
  onSend,
  onCancel,
}: DecisionFormProps) {
  const text = useText('approvals');
  const load = useDelegates(tenant, expense);
  const [label, setLabel] = useState<string | null>(null);
  useShortcut('escape', onCancel, { label: text('cancel'), group: text('title') });
  useShortcut('mod+enter', onSend, { label: text(`deed.${deed}`), group: text('title') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const isDelegation = deed === 'delegate';
  return (
    <form className="decision-form" aria-label={text(`deed.${deed}`)} onSubmit={submit} noValidate>
      {isDelegation ? (
        <PersonPicker
          label={text('delegate.to')}
          description={text('delegate.hint')}
          required
          autoFocus
          load={load}
          value={draft.to}
          selected={draft.to === null ? null : { value: draft.to, label: label ?? '' }}
          error={faults.to}
          onChange={(to) => onDraft({ ...draft, to })}
          onPick={(option) => setLabel(option?.label ?? null)}
        />
      ) : null}
      <LongTextField
        label={text(isDelegation ? 'delegate.note' : `reason.${deed}`)}
        required={!isDelegation}
        autoFocus={!isDelegation}
        rows={2}
        maxLength={longest}
        value={draft.notes[deed] ?? null}
        error={faults.reason ?? faults.note}
        onChange={(note) => onDraft({ ...draft, notes: { ...draft.notes, [deed]: note } })}
      />
      <div className="decision-buttons">
        <Button
          type="submit"
          className="decision-main"
          color={deed === 'reject' ? 'danger' : 'accent'}
          loading={isBusy}
        >
          {text(`send.${deed}`)}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  );
}
