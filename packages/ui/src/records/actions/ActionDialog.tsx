import type { Action, Entity } from '@homeport/grammar';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { PasswordDialog } from '../../controls/PasswordDialog.tsx';
import { useKitText } from '../../language/use-text.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { toasts } from '../../parts/toasts.ts';
import { titleOf } from '../fields/title-of.ts';
import { useShow } from '../fields/use-show.ts';
import type { FormValues } from '../form/form-values.ts';
import { problemKind, sortProblems } from '../host/problem.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { FailureNote } from '../states/FailureNote.tsx';
import { useRecordText } from '../words/use-record-text.ts';
import { ShownOnce, shownOnce, withoutSecrets } from './ShownOnce.tsx';
import { useDoneText, useEffectText } from './state-after.ts';
import { useDeed } from './use-deed.ts';
import { useInputs } from './use-inputs.tsx';

export interface ActionDialogProps {
  readonly entity: Entity;
  readonly action: Action;
  /** The record it is done with; null for an action of the whole collection. */
  readonly row: Row | null;
  readonly title: string;
  /** Of whom the record is and how much, where no page around it says so. */
  readonly about?: string | undefined;
  /** First values of its input. */
  readonly given?: FormValues;
  /** Inputs that are decided already and not asked for. */
  readonly hidden?: readonly string[];
  /** Why it was refused before the dialog was opened. */
  readonly refused?: unknown;
  readonly isGrave?: boolean;
  /** What is drawn above the input needs room. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly onDone: (answer: unknown) => void;
  /** The effect, in a sentence, above the input. */
  readonly children?: ReactNode;
}

/** A declared action: its input as a form, its problems at their fields, and the password where it is asked for. */
export function ActionDialog({
  entity,
  action,
  row,
  title,
  about,
  given,
  hidden,
  refused,
  isGrave,
  isWide,
  onClose,
  onDone,
  children,
}: ActionDialogProps) {
  const text = useRecordText();
  const kit = useKitText();
  const show = useShow();
  const host = useRecordHost();
  const run = useDeed(entity);
  const done = useDoneText(entity);
  const effect = useEffectText(entity);
  const inputs = useInputs(action, row, { given, hidden });
  const { fields, body } = inputs;
  const [failure, setFailure] = useState<unknown>(refused ?? null);
  const [isBusy, setBusy] = useState(false);
  const [isProving, setProving] = useState(false);
  const [made, setMade] = useState<{ readonly answer: unknown; readonly secrets: readonly string[] } | null>(null);

  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await run(action, row, body);
      const secrets = shownOnce(action).map((name) => String((answer as Row | null)?.[name] ?? ''));
      if (secrets.length > 0) {
        setMade({ answer: withoutSecrets(action, answer), secrets });
        return;
      }
      toasts.show(done(action, row));
      onDone(answer);
      onClose();
    } catch (error) {
      const kind = problemKind(error);
      if (kind === 'proof') setProving(true);
      else if (kind === 'refused' || kind === 'noAccess')
        inputs.tell(sortProblems(error, (wire) => fields.some((at) => at.wire === wire)));
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = () => {
    if (isBusy || !inputs.check()) return;
    if (action.proof === 'password') setProving(true);
    else void send();
  };
  const name = row ? titleOf(entity, row, show) : '';
  if (made)
    return (
      <ShownOnce
        title={title}
        about={name}
        secrets={made.secrets}
        onDone={() => {
          onDone(made.answer);
          onClose();
        }}
      />
    );
  return (
    <>
      <Dialog
        opened={!isProving}
        onClose={onClose}
        title={title}
        size={isWide || fields.length - (hidden?.length ?? 0) > 4 ? 'lg' : 'md'}
        closeOnClickOutside={!inputs.isTouched}
        closeButtonProps={{ 'aria-label': kit('close') }}
      >
        <form
          ref={inputs.root}
          noValidate
          data-gathers
          className="hp-lines"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit();
          }}
        >
          {row ? <p className="hp-muted">{[name, about].filter(Boolean).join(' · ')}</p> : null}
          {children ?? (row && effect(action) ? <p>{effect(action)}</p> : null)}
          {inputs.errors}
          {failure ? <FailureNote error={failure} onRetry={() => void send()} /> : null}
          {inputs.grid}
          <div className="hp-dialog-actions">
            <Button variant="default" onClick={onClose}>
              {/* Two buttons that both say "Cancel" are told apart by neither. */}
              {kit(title.startsWith(kit('cancel')) ? 'confirm.keep' : 'cancel')}
            </Button>
            <Button type="submit" color={isGrave ? 'danger' : 'accent'} loading={isBusy}>
              {title}
            </Button>
          </div>
        </form>
      </Dialog>
      <PasswordDialog
        isOpen={isProving}
        onClose={() => setProving(false)}
        continueLabel={title}
        onProven={() => {
          setProving(false);
          void send();
        }}
        onConfirm={async (password, code) => {
          const isRight = await host.confirmPassword(password, code);
          if (isRight === true) {
            setProving(false);
            void send();
          }
          return isRight;
        }}
      >
        {text('action.proof', { action: title })}
      </PasswordDialog>
    </>
  );
}
