import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { useKitText } from '../../language/use-text.ts';
import { Banner } from '../../parts/Banner.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { toasts } from '../../parts/toasts.ts';
import { useFailureText } from '../states/FailureNote.tsx';
import { useRecordText } from '../words/use-record-text.ts';
import { isTakenBack, useBulk } from './use-bulk.ts';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

/** Asks before something is done with many records, shows how far it is, and tells what was done and what was not. */
export function BulkDialog({
  list,
  selection,
  deed,
  title,
  confirm = title,
  effect,
  isDangerous,
  changes,
  typed,
  root,
  children,
  onClose,
}: {
  list: List;
  selection: Selection;
  deed: string;
  title: string;
  /** What the button says, where it is not the title. */
  confirm?: string;
  /** What happens, in a sentence. */
  effect: string;
  isDangerous?: boolean;
  /** Values of a plain change, or what a deed asks for; null while something is missing or wrong, said at its field. */
  changes?: () => Readonly<Record<string, unknown>> | null;
  /** The number of records, which has to be typed first. */
  typed?: number;
  /** The form, for who looks in it for what cannot be read. */
  root?: RefObject<HTMLFormElement | null>;
  children?: ReactNode;
  onClose: () => void;
}) {
  const text = useRecordText();
  const kit = useKitText();
  const failure = useFailureText();
  const client = useQueryClient();
  const { run, start, reset } = useBulk(list);
  // The selection as it was when the dialog opened: lists are asked again meanwhile.
  const [{ rows: picked, whole }] = useState(selection);
  const [rows, setRows] = useState(picked);
  const [isHandedOver, setHandedOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [number, setNumber] = useState('');
  // Read as people write it: 1 234, 1.234 and 1234 are one number.
  const isTyped = typed === undefined || number.replace(/\D/g, '') === String(typed);
  const handOver = async (values: Readonly<Record<string, unknown>> | undefined) => {
    setHandedOver(true);
    try {
      await list.host.source.bulkAll(list.entity, {
        deed,
        ...(values ? { changes: values } : {}),
        ...(list.ask.filter ? { filter: list.ask.filter } : {}),
        ...(list.ask.text ? { text: list.ask.text } : {}),
      });
      // Which records these are, nobody here knows.
      const [address] = list.host.address({ to: 'list', entity: list.entity })?.split('?') ?? [];
      if (deed === 'delete' && address) list.host.onGone?.([`${address}/`]);
      toasts.show(text('bulk.started'));
      void client.invalidateQueries({ queryKey: ['jobs'] });
      selection.clear();
      onClose();
    } catch (error) {
      setProblem(failure(error));
    } finally {
      setHandedOver(false);
    }
  };
  const go = async () => {
    const values = changes?.();
    if (values === null) return;
    if (whole !== null) return handOver(values);
    // A record that was refused may have been read again since.
    const fresh = new Map(list.rows.map((row) => [row.id, row]));
    if (
      !(await start(
        deed,
        rows.map((row) => fresh.get(row.id) ?? row),
        values,
      ))
    )
      return;
    if (!isTakenBack(deed)) toasts.show(text('action.done'));
    selection.clear();
    onClose();
  };
  const failed = run?.outcomes.filter((one) => one.problem !== null) ?? [];
  const isBusy = run?.isBusy ?? isHandedOver;
  const isOver = run !== null && !run.isBusy;
  /** What was refused stays selected; the rest is done. */
  const keepFailed = () => {
    const refused = new Set(failed.map(({ id }) => id));
    const left = rows.filter(({ id }) => refused.has(id));
    selection.clear();
    selection.set(left, true);
    return left;
  };
  const close = () => {
    if (isBusy) return;
    if (isOver) keepFailed();
    onClose();
  };
  const goBack = () => {
    setRows(keepFailed());
    reset();
  };
  return (
    <Dialog opened onClose={close} title={title} closeButtonProps={{ 'aria-label': kit('close') }}>
      <form
        ref={root}
        className="hp-lines"
        noValidate
        data-gathers
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped) void go();
        }}
      >
        {run ? (
          <p role="status">
            {isOver
              ? text('bulk.over', { done: run.outcomes.length - failed.length, failed: failed.length })
              : text('select.progress', { done: run.outcomes.length, total: rows.length })}
          </p>
        ) : (
          <>
            <p>{effect}</p>
            {whole === null ? null : <p>{text('bulk.asJob')}</p>}
            {children}
            {typed === undefined ? null : (
              <TextInput
                label={text('bulk.typeNumber', { count: typed })}
                inputMode="numeric"
                autoComplete="off"
                data-autofocus
                value={number}
                onChange={(event) => setNumber(event.currentTarget.value)}
              />
            )}
          </>
        )}
        {problem ? <Banner tone="danger">{problem}</Banner> : null}
        {failed.length > 0 ? (
          <Banner tone="danger" title={text('select.failed', { count: failed.length })}>
            <ul className="hp-result-list">
              {failed.map(({ id, name, problem: why }) => (
                <li key={id}>
                  <strong>{name}</strong> {why}
                </li>
              ))}
            </ul>
          </Banner>
        ) : null}
        <div className="hp-dialog-actions">
          {isOver ? (
            <>
              <Button variant="default" onClick={goBack}>
                {kit('back')}
              </Button>
              <Button onClick={close}>{kit('close')}</Button>
            </>
          ) : (
            <>
              <Button variant="default" onClick={close} disabled={isBusy}>
                {kit(deed === 'delete' ? 'confirm.keep' : 'cancel')}
              </Button>
              <Button type="submit" color={isDangerous ? 'danger' : 'accent'} loading={isBusy} disabled={!isTyped}>
                {confirm}
              </Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}
