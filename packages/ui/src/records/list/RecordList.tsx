import '../records.css';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useShortcut } from '../../keys/use-shortcut.ts';
import { focusTitle } from '../../parts/focus-title.ts';
import { Icon } from '../../parts/Icon.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { ListSkeleton } from '../../parts/Skeletons.tsx';
import type { Density } from '../../theme/density.ts';
import { DeleteDialog, RecordMenu, useStartDeed } from '../actions/RecordActions.tsx';
import { titleOf } from '../fields/title-of.ts';
import { useShow } from '../fields/use-show.ts';
import { askAllAgain } from '../host/queries.ts';
import { may, type Row } from '../host/row.ts';
import { FailureNote } from '../states/FailureNote.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { editableColumns } from './cells.ts';
import { FilterChips } from './FilterBar.tsx';
import { ListCount, ListFooter } from './ListFooter.tsx';
import { ListMenu } from './ListMenu.tsx';
import { ListTools } from './ListTools.tsx';
import { allView } from './list-state.ts';
import { NothingHere } from './NothingHere.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { PrintNotes } from './PrintNotes.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { type ListHow, useList } from './use-list.ts';
import { lastOpened, rememberWalk } from './use-neighbours.ts';
import { usePrintRows } from './use-print-rows.ts';
import { useSelection } from './use-selection.ts';
import { ViewTabs } from './ViewTabs.tsx';

const ExportDialog = lazyPart(() => import('../exchange/ExportDialog.tsx').then((it) => it.ExportDialog));

export interface RecordListProps extends ListHow {
  /** Stores the density for this user; without it density cannot be chosen here. */
  readonly onDensity?: (density: Density) => void;
  /** Values a new record starts with (the parent it belongs to), as parameters of its page. */
  readonly newParams?: Readonly<Record<string, string>>;
  /** The title, where it is not the entity's plural. */
  readonly title?: string;
  /** Buttons of the page beside New. */
  readonly children?: ReactNode;
}

/** Milliseconds until a closing dialog has given the focus back. */
const focusSettles = 100;

/** The list page of an entity, drawn from its declaration. */
export function RecordList({ onDensity, newParams, title, children, ...how }: RecordListProps) {
  const text = useRecordText();
  const labels = useLabels();
  const show = useShow();
  const client = useQueryClient();
  const list = useList(how);
  const { entity, host, query, rows } = list;
  const selection = useSelection();
  const paper = usePrintRows(list);
  const isPhone = useMediaQuery('(max-width: 639px)', false, { getInitialValueInEffect: false });
  const [exported, setExported] = useState<readonly Row[] | 'all' | null>(null);
  const [editing, setEditing] = useState<{ readonly row: string; readonly field: string } | null>(null);
  const [called, setCalled] = useState(0);
  // Null until somebody moves: then the row that was opened last is gone on from, or the first.
  const [chosen, setCursor] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const { start, dialog } = useStartDeed(entity);
  const hasKeys = !how.isPart;
  const cursor =
    chosen ??
    (hasKeys
      ? Math.max(
          0,
          rows.findIndex((row) => row.id === lastOpened(host.tenant, entity)),
        )
      : 0);
  const canCreate = list.allowance.deeds.create !== undefined;
  const newAddress = canCreate ? host.address({ to: 'new', entity, search: newParams }) : null;
  const current = rows[Math.min(cursor, rows.length - 1)];
  const keys = { group: text('list.keys'), isOn: hasKeys };

  // Its own address, and not that of the page: whoever has opened a row is on another one before rows that came late are seen.
  const address = hasKeys ? host.address({ to: 'list', entity, search: how.params }) : null;
  useEffect(() => {
    if (address !== null && rows.length > 0)
      rememberWalk(host.tenant, entity, { ids: rows.map((row) => row.id), address });
  }, [address, rows, host, entity]);

  const move = (by: number) => {
    const shown = list.preview ? rows.findIndex((row) => row.id === list.preview) : -1;
    // Who comes from outside the rows comes to the current one first.
    const isThere = shown >= 0 || document.activeElement?.closest('.hp-table-row') != null;
    const next = Math.max(0, Math.min(rows.length - 1, (shown >= 0 ? shown : cursor) + (isThere ? by : 0)));
    setCursor(next);
    if (list.preview && rows[next]) list.show(rows[next].id);
    // From here on Enter, Space and F2 are those of the row.
    else setCalled((times) => times + 1);
  };
  // The row that had the focus is gone with the next answer: the title takes it, not the browser's nothing.
  const [deleted, setDeleted] = useState<string | null>(null);
  const isGone = deleted !== null && !rows.some((row) => row.id === deleted);
  useEffect(() => {
    if (!isGone) return;
    // After the dialog has given the focus back, to what is no longer there.
    setTimeout(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || !activeElement.isConnected) focusTitle();
    }, focusSettles);
  }, [isGone]);
  const closePreview = () => {
    const shown = rows.findIndex((row) => row.id === list.preview);
    if (shown >= 0) setCursor(shown);
    list.show(null);
    // The focus goes back to the row that was shown.
    setCalled((times) => times + 1);
  };
  const edit = (row: Row | undefined) => {
    const href =
      row && may(row, 'update') ? host.address({ to: 'record', entity, id: row.id, search: { edit: '1' } }) : null;
    if (href) host.go(href);
  };
  const isPreviewing = list.preview !== null;
  useShortcut('[', () => move(-1), {
    label: text('preview.previous'),
    group: keys.group,
    isOn: hasKeys && isPreviewing,
  });
  useShortcut(']', () => move(1), { label: text('preview.next'), group: keys.group, isOn: hasKeys && isPreviewing });
  useShortcut('e', () => edit(current), { label: text('row.edit'), ...keys });
  useShortcut('j', () => move(1), { label: text('list.next'), ...keys });
  useShortcut('k', () => move(-1), { label: text('list.previous'), ...keys });
  useShortcut('x', () => current && selection.toggle(current), { label: text('select.toggle'), ...keys });
  useShortcut('o', () => open(current), { label: text('list.open'), ...keys });
  useShortcut('enter', null, { label: text('list.open'), ...keys });
  useShortcut('space', null, { label: text('row.preview'), ...keys });
  // The browser's own key would print the rows on screen.
  useShortcut('mod+p', () => void paper.print(), { label: text('list.print'), ...keys });
  useShortcut('f2', null, { label: text('cell.start'), ...keys });
  useShortcut('c', () => newAddress && host.go(newAddress), {
    label: text('list.new', { entity: labels.entity(entity) }),
    group: keys.group,
    isOn: hasKeys && newAddress !== null,
  });
  const open = (row: Row | undefined) => {
    const href = row && host.address({ to: 'record', entity, id: row.id });
    if (href) host.go(href);
  };

  const menuOf = (row: Row) => {
    const address = (search?: Readonly<Record<string, string>>) =>
      host.address({ to: 'record', entity, id: row.id, search });
    const cell = editableColumns(list, row)[0];
    return (
      <RecordMenu
        entity={entity}
        row={row}
        label={text('row.menuOf', { name: titleOf(entity, row, show) || text('row.unnamed') })}
        onDeed={(deed) => start(deed, row)}
        lines={[
          ...(address() ? [{ label: text('row.open'), run: () => open(row) }] : []),
          ...(how.isPart ? [] : [{ label: text('row.preview'), run: () => list.show(row.id) }]),
          ...(may(row, 'update') && address({ edit: '1' }) ? [{ label: text('row.edit'), run: () => edit(row) }] : []),
          ...(isPhone || cell === undefined
            ? []
            : [{ label: text('cell.start'), run: () => setEditing({ row: row.id, field: cell }) }]),
          ...(may(row, 'delete')
            ? [{ label: text('row.delete'), isDangerous: true, run: () => setDeleting(row) }]
            : []),
        ]}
      />
    );
  };
  const newButton = newAddress ? (
    <Button
      leftSection={<Icon of={Plus} small />}
      variant={how.isPart ? 'default' : 'filled'}
      onClick={() => host.go(newAddress)}
    >
      {text('list.new', { entity: labels.entity(entity) })}
    </Button>
  ) : null;
  const isEmpty = query.data !== undefined && rows.length === 0;
  // The empty page has the button in its middle.
  const isUntouched = isEmpty && list.state.text === '' && list.state.conditions.length === 0 && list.view === allView;

  return (
    <div className="hp-list" data-part={how.isPart || undefined} data-preview={list.preview ? true : undefined}>
      <div className="hp-list-main">
        {how.isPart ? (
          <div className="hp-part-head">
            <span className="hp-muted">
              <ListCount list={list} />
            </span>
            <span className="hp-spring" />
            {newButton}
          </div>
        ) : (
          <PageHeader
            title={title ?? labels.plural(entity)}
            aside={<ListCount list={list} />}
            actions={
              <>
                {children}
                {isUntouched ? null : newButton}
                <ListMenu list={list} onExport={() => setExported('all')} onPrint={() => void paper.print()} />
              </>
            }
          />
        )}
        {how.isPart && !entity.ahead ? null : <ViewTabs list={list} isPart={how.isPart ?? false} />}
        <ListTools list={list} hasKeys={hasKeys} onDensity={onDensity} />
        <FilterChips list={list} />
        {how.isPart ? null : (
          <PrintNotes
            list={list}
            paper={paper}
            onExport={
              list.allowance.deeds.export
                ? () => {
                    paper.cancel();
                    setExported('all');
                  }
                : undefined
            }
          />
        )}
        <div className="hp-list-progress" data-on={(query.isFetching && !query.isPending) || undefined} />
        {query.error ? <FailureNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isPending && !query.error ? <ListSkeleton /> : null}
        {isEmpty ? (
          <NothingHere list={list} action={newButton} />
        ) : rows.length === 0 ? null : isPhone && !paper.rows ? (
          <RecordCards list={list} selection={how.isPart ? undefined : selection} menuOf={menuOf} />
        ) : (
          <RecordTable
            list={paper.rows ? { ...list, rows: [...paper.rows] } : list}
            selection={how.isPart ? undefined : selection}
            cursor={Math.min(cursor, rows.length - 1)}
            onCursor={(index) => {
              setCursor(index);
              const row = rows[index];
              if (list.preview && row && row.id !== list.preview) list.show(row.id);
            }}
            onPreview={(row) => (list.preview === row.id ? closePreview() : list.show(row.id))}
            menuOf={menuOf}
            editing={editing}
            onEdit={setEditing}
            called={called}
          />
        )}
        <ListFooter list={list} />
        <SelectionBar
          list={list}
          selection={selection}
          onExport={list.allowance.deeds.export ? setExported : undefined}
        />
      </div>
      {list.preview ? <PreviewPanel list={list} id={list.preview} onMove={move} onClose={closePreview} /> : null}
      {dialog}
      {deleting ? (
        <DeleteDialog
          entity={entity}
          row={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            if (list.preview === deleting.id) closePreview();
            setDeleted(deleting.id);
            askAllAgain(client, host);
          }}
        />
      ) : null}
      {exported ? (
        <Suspense fallback={null}>
          <ExportDialog list={list} rows={exported === 'all' ? null : exported} onClose={() => setExported(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
