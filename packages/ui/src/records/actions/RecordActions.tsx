import './actions.css';
import type { Entity } from '@homeport/grammar';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useKitText } from '../../language/use-text.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { toasts } from '../../parts/toasts.ts';
import { titleOf } from '../fields/title-of.ts';
import { useShow } from '../fields/use-show.ts';
import { problemKind } from '../host/problem.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { useFailureText } from '../states/FailureNote.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { type Deed, deedsOf, isGrave, isImmediate } from './deeds.ts';
import { useDoneText } from './state-after.ts';
import { useDeed } from './use-deed.ts';
import { useGone } from './use-gone.ts';

/** What a deed would do with a record, drawn in its dialog; nothing where that says itself. */
export type Ahead = (deed: string, row: Row) => ReactNode;

/** The name of a deed for the reader. */
export function useDeedLabel(entity: Entity): (deed: Deed) => string {
  const labels = useLabels();
  const text = useRecordText();
  const { catalogue } = useRecordHost();
  return (deed) =>
    deed.isSwitch
      ? text(deed.name === 'activate' ? 'action.activate' : 'action.deactivate')
      : (labels.deed(entity, deed.name, catalogue.actionsOn(entity.name)) ?? deed.action.label);
}

/**
 * Starts deeds: at once where nothing is asked, else with a dialog. `dialog` has to be drawn somewhere. With `about`, of what else
 * a record is than its name says, every deed is asked about: on a page that is not the record's nobody sees what they decide. What
 * `ahead` draws of a deed, as what it would do, is looked at before it is done.
 */
export function useStartDeed(
  entity: Entity,
  onDone?: (answer: unknown, row: Row, deed: Deed) => void,
  { about, ahead }: { readonly about?: string; readonly ahead?: Ahead | undefined } = {},
): { start: (deed: Deed, row: Row) => void; dialog: ReactNode; busy: string | null } {
  const [open, setOpen] = useState<{ deed: Deed; row: Row; refused?: unknown } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const label = useDeedLabel(entity);
  const failure = useFailureText();
  const done = useDoneText(entity);
  const run = useDeed(entity);
  const start = (deed: Deed, row: Row) => {
    if (about !== undefined || !isImmediate(deed) || ahead?.(deed.name, row)) {
      setOpen({ deed, row });
      return;
    }
    setBusy(deed.name);
    run(deed.action, row, {})
      .then((answer) => {
        toasts.show(done(deed.action, row));
        onDone?.(answer, row, deed);
      })
      .catch((error: unknown) => {
        const kind = problemKind(error);
        // A proof of the password is asked for by the dialog; why it was refused stands there until it was read.
        if (kind === 'proof') setOpen({ deed, row });
        else if (kind === 'refused') setOpen({ deed, row, refused: error });
        else toasts.show(failure(error), 'danger');
      })
      .finally(() => setBusy(null));
  };
  const dialog = open ? (
    <ActionDialog
      entity={entity}
      action={open.deed.action}
      row={open.row}
      title={label(open.deed)}
      about={about}
      refused={open.refused}
      isGrave={isGrave(open.deed)}
      onClose={() => setOpen(null)}
      onDone={(answer) => onDone?.(answer, open.row, open.deed)}
      isWide={Boolean(ahead?.(open.deed.name, open.row))}
    >
      {ahead?.(open.deed.name, open.row)}
    </ActionDialog>
  ) : null;
  return { start, dialog, busy };
}

/** A further line of a record's menu. */
export interface MenuLine {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  readonly run: () => void;
}

/** The "…" of a record or row: its deeds, then what the page adds. */
export function RecordMenu({
  entity,
  row,
  label,
  lines,
  onDeed,
  without = [],
}: {
  entity: Entity;
  row: Row;
  label: string;
  lines: readonly MenuLine[];
  onDeed: (deed: Deed) => void;
  /** Deeds that have a button of their own. */
  without?: readonly string[];
}) {
  const name = useDeedLabel(entity);
  const { catalogue } = useRecordHost();
  const deeds = deedsOf(catalogue, entity, row).filter((deed) => !without.includes(deed.name));
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="neutral" aria-label={label}>
          <Icon of={Ellipsis} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {deeds.map((deed) => (
          <Menu.Item key={deed.name} onClick={() => onDeed(deed)}>
            {name(deed)}
          </Menu.Item>
        ))}
        {deeds.length > 0 && lines.length > 0 ? <Menu.Divider /> : null}
        {lines.map((line) => (
          <Menu.Item
            key={line.label}
            leftSection={line.icon}
            className={line.isDangerous ? 'hp-danger-item' : undefined}
            onClick={line.run}
          >
            {line.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The buttons of deeds beside a title. */
export function DeedButtons({
  entity,
  deeds,
  primary,
  busy,
  onDeed,
}: {
  entity: Entity;
  deeds: readonly Deed[];
  /** The one that is filled. */
  primary?: Deed | undefined;
  busy: string | null;
  onDeed: (deed: Deed) => void;
}) {
  const name = useDeedLabel(entity);
  return deeds.map((deed) => (
    <Button
      key={deed.name}
      variant={deed === primary ? 'filled' : 'default'}
      loading={busy === deed.name}
      onClick={() => onDeed(deed)}
    >
      {name(deed)}
    </Button>
  ));
}

/** Asks before a record is deleted, by name. */
export function DeleteDialog({
  entity,
  row,
  onClose,
  onDeleted,
}: {
  entity: Entity;
  row: Row;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const text = useRecordText();
  const labels = useLabels();
  const kit = useKitText();
  const show = useShow();
  const host = useRecordHost();
  const failure = useFailureText();
  const name = titleOf(entity, row, show);
  const gone = useGone(entity);
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      onClose={onClose}
      title={text('delete.title', { entity: labels.entity(entity), name })}
      confirmLabel={text('delete.confirm')}
      keepLabel={kit('confirm.keep')}
      onConfirm={async () => {
        try {
          await host.source.remove(entity, row.id, row.version);
        } catch (error) {
          return failure(error);
        }
        gone([row.id], text('delete.doneOf', { name }));
        onDeleted();
        return undefined;
      }}
    >
      {text(entity.goesForGood ? 'delete.text' : 'delete.toBin')}
    </ConfirmDialog>
  );
}
