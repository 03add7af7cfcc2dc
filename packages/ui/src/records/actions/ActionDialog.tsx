import type { Action, Entity } from '@homeport/grammar';
import { isRefusal, readFields } from '@homeport/grammar';
import { Button } from '@mantine/core';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useFormats, useSettings } from '../../language/settings.tsx';
import { useKitText } from '../../language/use-text.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { PasswordDialog } from '../../parts/PasswordDialog.tsx';
import { toasts } from '../../parts/toasts.ts';
import { inputsAt } from '../fields/field-at.ts';
import { titleOf } from '../fields/title-of.ts';
import { useShow } from '../fields/use-show.ts';
import { FieldGrid } from '../form/FormFields.tsx';
import { type FormProblems, hasProblems, noProblems, problemsOf, summaryOf, unreadIn } from '../form/form-problems.ts';
import { type FormValues, isSame, startValues } from '../form/form-values.ts';
import { problemKind, sortProblems } from '../host/problem.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { FailureNote } from '../states/FailureNote.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { ShownOnce, shownOnce, withoutSecrets } from './ShownOnce.tsx';
import { useDoneText, useEffectText } from './state-after.ts';
import { useDeed } from './use-deed.ts';

export interface ActionDialogProps {
  readonly entity: Entity;
  readonly action: Action;
  /** The record it is done with; null for an action of the whole collection. */
  readonly row: Row | null;
  readonly title: string;
  /** First values of its input. */
  readonly given?: FormValues;
  /** Inputs that are decided already and not asked for. */
  readonly hidden?: readonly string[];
  readonly isGrave?: boolean;
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
  given,
  hidden,
  isGrave,
  onClose,
  onDone,
  children,
}: ActionDialogProps) {
  const text = useRecordText();
  const kit = useKitText();
  const labels = useLabels();
  const formats = useFormats();
  const show = useShow();
  const { companyCurrency } = useSettings();
  const host = useRecordHost();
  const id = useId();
  const run = useDeed(entity);
  const done = useDoneText(entity);
  const effect = useEffectText(entity);
  const element = useRef<HTMLFormElement>(null);
  const fields = useMemo(() => inputsAt(action), [action]);
  const asked = fields.filter((at) => !hidden?.includes(at.name));
  const [start] = useState<FormValues>(() => ({
    ...currencies(row),
    ...startValues(fields, undefined, given, companyCurrency),
  }));
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<FormProblems>(noProblems);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isProving, setProving] = useState(false);
  const [made, setMade] = useState<{ readonly answer: unknown; readonly secrets: readonly string[] } | null>(null);

  const body = Object.fromEntries(fields.map(({ wire }) => [wire, values[wire] ?? null]));
  const check = (): boolean => {
    const unread = unreadIn(element.current, fields);
    const read = readFields(action.input, body);
    const refused = isRefusal(read) ? problemsOf(read, fields, labels, host.catalogue) : noProblems;
    const found = { fields: { ...refused.fields, ...unread.fields }, whole: [...refused.whole, ...unread.whole] };
    setProblems(found);
    return !hasProblems(found);
  };
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
        setProblems(sortProblems(error, (wire) => fields.some((at) => at.wire === wire)));
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = () => {
    if (isBusy || !check()) return;
    if (action.proof === 'password') setProving(true);
    else void send();
  };
  const isTouched = fields.some(({ wire }) => !isSame(start[wire], values[wire]));

  const about = row ? titleOf(entity, row, show) : '';
  if (made)
    return (
      <ShownOnce
        title={title}
        about={about}
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
        size={asked.length > 4 ? 'lg' : 'md'}
        closeOnClickOutside={!isTouched}
        closeButtonProps={{ 'aria-label': kit('close') }}
      >
        <form
          ref={element}
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
          {row ? <p className="hp-muted">{about}</p> : null}
          {children ?? (row && effect(action) ? <p>{effect(action)}</p> : null)}
          {asked.length > 1 || problems.whole.length > 0 ? (
            <ErrorSummary errors={summaryOf(problems, fields, id, labels, formats)} failed={problems} />
          ) : null}
          {failure ? <FailureNote error={failure} onRetry={() => void send()} /> : null}
          <FieldGrid
            form={id}
            fields={asked}
            values={values}
            errors={problems.fields}
            onChange={(wire, value) => setValues((now) => ({ ...now, [wire]: value }))}
            record={row ? String(row.id) : null}
            canChange={() => true}
            autoFocus={asked[0]?.wire}
          />
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

/** Amounts asked for in an action are in the currency of the record unless the action asks for one itself. */
function currencies(row: Row | null): FormValues {
  return row ? { currency: row.currency ?? null } : {};
}
