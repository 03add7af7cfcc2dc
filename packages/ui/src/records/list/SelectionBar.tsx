import type { Entity } from '@homeport/grammar';
import { Button, Menu, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../controls/Icon.tsx';
import { useKitText } from '../../language/use-text.ts';
import { Banner } from '../../parts/Banner.tsx';
import { toasts } from '../../parts/toasts.ts';
import { useShortcut } from '../../shell/use-shortcut.ts';
import { type Deed, deedsOf, isGrave } from '../actions/deeds.ts';
import { useDeedLabel } from '../actions/RecordActions.tsx';
import { useDeed } from '../actions/use-deed.ts';
import { titleOf } from '../fields/title-of.ts';
import { useShow } from '../fields/use-show.ts';
import { recordKeys } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import { may, type Row } from '../host/row.ts';
import { useFailureText } from '../states/FailureNote.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import type { List } from './use-list.ts';
import { type Selection, selectionLimit } from './use-selection.ts';

interface Result {
  readonly row: Row;
  readonly problem: string | null;
}
const buttonsShown = 3;

/** Deeds that need no input and that every selected record allows. */
function commonDeeds(host: ReturnType<typeof useRecordHost>, entity: Entity, rows: readonly Row[]): readonly Deed[] {
  const [first, ...rest] = rows;
  if (!first) return [];
  return deedsOf(host.catalogue, entity, first).filter(
    (deed) =>
      Object.keys(deed.action.input).length === 0 && !deed.action.proof && rest.every((row) => may(row, deed.name)),
  );
}

/** What can be done with the selected records; drawn only while there are any. */
export function SelectionBar({
  list,
  selection,
  onExport,
}: {
  list: List;
  selection: Selection;
  onExport?: (rows: readonly Row[]) => void;
}) {
  const text = useRecordText();
  const host = useRecordHost();
  const labels = useLabels();
  const label = useDeedLabel(list.entity);
  const [asked, setAsked] = useState<Deed | 'delete' | null>(null);
  const [isGathering, setGathering] = useState(false);
  useShortcut('escape', () => selection.clear(), {
    label: text('select.clear'),
    group: text('list.keys'),
    isOn: selection.rows.length > 0 && asked === null,
  });
  const { rows } = selection;
  if (rows.length === 0 && asked === null) return null;
  const deeds = commonDeeds(host, list.entity, rows);
  const total = list.query.data?.totalElements ?? 0;
  const canGather = rows.length < Math.min(total, selectionLimit) && list.rows.every((row) => selection.has(row.id));
  const gather = async () => {
    setGathering(true);
    try {
      let after: string | undefined;
      for (let taken = 0; taken < selectionLimit; ) {
        const { page: _page, after: _after, ...ask } = list.ask;
        const page = await host.source.list(list.entity, {
          ...ask,
          size: 100,
          total: 'none',
          ...(after ? { after } : {}),
        });
        selection.set(page.content, true);
        taken += page.content.length;
        if (page.nextKey === null || page.content.length === 0) break;
        after = page.nextKey;
      }
    } finally {
      setGathering(false);
    }
  };
  return (
    <section className="hp-selection-bar hp-no-print" aria-label={text('select.label')}>
      <strong role="status" className="hp-number">
        {text('select.count', { count: rows.length })}
      </strong>
      {canGather ? (
        <Button variant="subtle" loading={isGathering} onClick={() => void gather()}>
          {text('select.all', { count: Math.min(total, selectionLimit) })}
        </Button>
      ) : null}
      <span className="hp-spring" />
      {deeds.slice(0, buttonsShown).map((deed) => (
        <Button
          key={deed.name}
          variant="default"
          color={isGrave(deed) ? 'danger' : 'accent'}
          onClick={() => setAsked(deed)}
        >
          {text('select.deed', { deed: label(deed), count: rows.length })}
        </Button>
      ))}
      {deeds.length > buttonsShown ? (
        <Menu position="top-end">
          <Menu.Target>
            <Button variant="default" rightSection={<Icon of={ChevronDown} small />}>
              {text('row.more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {deeds.slice(buttonsShown).map((deed) => (
              <Menu.Item key={deed.name} onClick={() => setAsked(deed)}>
                {label(deed)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {onExport ? (
        <Button variant="default" onClick={() => onExport(rows)}>
          {text('select.export')}
        </Button>
      ) : null}
      {rows.every((row) => may(row, 'delete')) ? (
        <Button variant="default" color="danger" onClick={() => setAsked('delete')}>
          {text('select.delete')}
        </Button>
      ) : null}
      <Button variant="subtle" color="neutral" leftSection={<Icon of={X} small />} onClick={selection.clear}>
        {text('select.clear')}
      </Button>
      {asked ? (
        <ManyDialog
          list={list}
          rows={rows}
          deed={asked}
          title={
            asked === 'delete'
              ? text('select.deleteTitle', { count: rows.length, plural: labels.plural(list.entity) })
              : text('select.deedTitle', { deed: label(asked), count: rows.length, plural: labels.plural(list.entity) })
          }
          onClose={() => setAsked(null)}
          onDone={selection.clear}
        />
      ) : null}
    </section>
  );
}

/** Does one thing with many records, one after the other, and reports success and failure row by row. */
function ManyDialog({
  list,
  rows,
  deed,
  title,
  onClose,
  onDone,
}: {
  list: List;
  rows: readonly Row[];
  deed: Deed | 'delete';
  title: string;
  onClose: () => void;
  onDone: () => void;
}) {
  const text = useRecordText();
  const kit = useKitText();
  const show = useShow();
  const host = useRecordHost();
  const client = useQueryClient();
  const failure = useFailureText();
  const run = useDeed(list.entity);
  const [work] = useState(rows);
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    const found: Result[] = [];
    for (const row of work) {
      const problem = await (deed === 'delete'
        ? host.source.remove(list.entity, row.id, row.version)
        : run(deed.action, row, {})
      ).then(
        () => null,
        (error: unknown) => failure(error),
      );
      found.push({ row, problem });
      setResults([...found]);
    }
    setBusy(false);
    void client.invalidateQueries({ queryKey: recordKeys(host.tenant, list.entity).all });
    if (found.every((one) => one.problem === null)) {
      toasts.show(text('action.done'));
      onDone();
      onClose();
    }
  };
  const failed = results?.filter((one) => one.problem !== null) ?? [];
  const isOver = results !== null && !isBusy;
  const close = () => {
    if (isOver) onDone();
    onClose();
  };
  const isDangerous = deed === 'delete' || isGrave(deed);
  return (
    <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': kit('close') }}>
      <div className="hp-lines">
        {results === null ? (
          <p>{text(deed === 'delete' ? 'delete.text' : 'select.effect', { count: work.length })}</p>
        ) : (
          <p role="status">{text('select.progress', { done: results.length, total: work.length })}</p>
        )}
        {failed.length > 0 ? (
          <Banner tone="danger" title={text('select.failed', { count: failed.length })}>
            <ul className="hp-result-list">
              {failed.map(({ row, problem }) => (
                <li key={row.id}>
                  <strong>{titleOf(list.entity, row, show)}</strong> {problem}
                </li>
              ))}
            </ul>
          </Banner>
        ) : null}
        <div className="hp-dialog-actions">
          {isOver ? (
            <Button onClick={close}>{kit('close')}</Button>
          ) : (
            <>
              <Button variant="default" onClick={onClose} disabled={isBusy}>
                {kit('confirm.keep')}
              </Button>
              <Button color={isDangerous ? 'danger' : 'accent'} loading={isBusy} onClick={() => void start()}>
                {title}
              </Button>
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
