import { isRefusal, readRecord } from '@homeport/grammar';
import { Button, Popover } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { typedFaults } from '../../controls/use-typed.ts';
import { useKitText } from '../../language/use-text.ts';
import { undos } from '../../parts/undo.ts';
import type { FieldAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';
import { labelOf } from '../fields/field-texts.ts';
import { useShow } from '../fields/use-show.ts';
import { fieldId, problemsOf } from '../form/form-problems.ts';
import { isSame } from '../form/form-values.ts';
import { problemKind, sortProblems } from '../host/problem.ts';
import { tookAnswer } from '../host/queries.ts';
import type { Row } from '../host/row.ts';
import { useFailureText } from '../states/FailureNote.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import type { List } from './use-list.ts';

/**
 * One value of a list being changed where it stands. Enter saves, Escape gives up, Tab saves and goes on to the next one. What
 * cannot be saved stays as it was typed, with the reason; a value that somebody else changed meanwhile is decided here.
 */
export function CellEditor({
  list,
  row,
  at,
  onDone,
  children,
}: {
  list: List;
  row: Row;
  at: FieldAt;
  /** Saved or given up; `by` leads to the cell before or behind. */
  onDone: (by?: 1 | -1) => void;
  /** The cell as it is. */
  children: ReactNode;
}) {
  const text = useRecordText();
  const kit = useKitText();
  const labels = useLabels();
  const show = useShow();
  const failure = useFailureText();
  const client = useQueryClient();
  const id = useId();
  const { host, entity, allowance } = list;
  const { wire } = at;
  const { Edit } = kitOf(at);
  const [base, setBase] = useState(row);
  const [value, setValue] = useState<unknown>(row[wire] ?? null);
  const [error, setError] = useState<string>();
  const [theirs, setTheirs] = useState<Row | null>(null);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLFormElement>(null);

  const check = (): string | undefined => {
    const typed = box.current ? typedFaults(box.current)[0]?.message : undefined;
    const how = { mode: 'update', hidden: allowance.hidden, closed: allowance.readOnly } as const;
    const read = readRecord(entity, { [wire]: value }, how);
    return typed ?? (isRefusal(read) ? problemsOf(read, [at], labels, host.catalogue).fields[wire] : undefined);
  };
  const send = async (from: Row): Promise<Row | null> => {
    try {
      return await host.source.update(entity, from.id, { [wire]: value }, from.version);
    } catch (reason) {
      if (problemKind(reason) !== 'stale') throw reason;
      const now = await host.source.get(entity, from.id);
      setBase(now);
      // Somebody changed another field: both changes hold.
      if (isSame(now[wire], from[wire])) return host.source.update(entity, now.id, { [wire]: value }, now.version);
      tookAnswer(client, host, entity, now);
      setTheirs(now);
      return null;
    }
  };
  const save = async (by?: 1 | -1) => {
    if (isBusy) return;
    if (isSame(base[wire], value)) return onDone(by);
    const found = check();
    setError(found);
    if (found !== undefined) return;
    setBusy(true);
    try {
      const saved = await send(base);
      if (!saved) return;
      tookAnswer(client, host, entity, saved);
      offerUndo(saved);
      onDone(by);
    } catch (reason) {
      const { fields, whole } = sortProblems(reason, (one) => one === wire);
      setError(problemKind(reason) === 'refused' ? (fields[wire] ?? whole.join(' ')) : failure(reason));
    } finally {
      setBusy(false);
    }
  };
  const offerUndo = (saved: Row) =>
    undos.offer(text('cell.changed', { field: labels.field(at) }), async () => {
      const back = await host.source
        .update(entity, saved.id, { [wire]: base[wire] ?? null }, saved.version)
        .catch(() => null);
      if (back) tookAnswer(client, host, entity, back);
    });
  const keys = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const isText = event.target instanceof HTMLTextAreaElement && !event.metaKey && !event.ctrlKey;
    if (event.key === 'Escape') onDone();
    else if (event.key === 'Enter' && !isText && !(event.target instanceof HTMLButtonElement)) void save();
    else if (event.key === 'Tab' && theirs === null) void save(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Popover
      opened
      position="bottom-start"
      width={320}
      trapFocus
      offset={2}
      withinPortal
      withRoles={false}
      closeOnEscape={false}
      onDismiss={() => void save()}
    >
      <Popover.Target>
        <div className="hp-cell-text">{children}</div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={text('cell.edit', { field: labels.field(at) })} onKeyDown={keys}>
        <form ref={box} className="hp-lines" noValidate onSubmit={(event) => event.preventDefault()}>
          <Edit
            at={at}
            id={fieldId(id, wire)}
            label={labels.field(at)}
            value={value}
            values={{ ...base, [wire]: value }}
            onChange={setValue}
            onOther={() => undefined}
            error={error}
            required={at.field.required === true}
            record={row.id}
            autoFocus
          />
          {theirs ? (
            <div role="alert" className="hp-lines">
              <p>
                {text('cell.conflict', {
                  who: labelOf(theirs.updatedBy) || text('history.system'),
                  value: show.text(at, theirs[wire], theirs) || text('history.nothing'),
                })}
              </p>
              <div className="hp-row">
                <Button
                  variant="default"
                  onClick={() => {
                    setTheirs(null);
                    void save();
                  }}
                >
                  {kit('conflict.useMine')}
                </Button>
                <Button variant="default" onClick={() => onDone()}>
                  {kit('conflict.useTheirs')}
                </Button>
              </div>
            </div>
          ) : (
            <p className="hp-caption">{text('cell.keys')}</p>
          )}
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
