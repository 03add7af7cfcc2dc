import { type Entity, isForMany } from '@homeport/grammar';
import { Button, Menu } from '@mantine/core';
import { ChevronDown, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useShortcut } from '../../keys/use-shortcut.ts';
import { Icon } from '../../parts/Icon.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { toasts } from '../../parts/toasts.ts';
import { type Deed, deedsOf, isGrave } from '../actions/deeds.ts';
import { useDeedLabel } from '../actions/RecordActions.tsx';
import { companyAt } from '../fields/of-companies.ts';
import { useRecordHost } from '../host/record-host.ts';
import { may, type Row } from '../host/row.ts';
import { useFailureText } from '../states/FailureNote.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import type { List } from './use-list.ts';
import { type Selection, selectionLimit } from './use-selection.ts';

// Asked for with the first deed.
const BulkDialog = lazyPart(() => import('./BulkDialog.tsx').then((it) => it.BulkDialog));
const BulkDeed = lazyPart(() => import('./BulkDeed.tsx').then((it) => it.BulkDeed));
const BulkChange = lazyPart(() => import('./BulkChange.tsx').then((it) => it.BulkChange));

const buttonsShown = 3;
/** More records than these are deleted only after their number was typed. */
const deletedUnasked = 10;

/** Deeds that can be done with many at once, and that every selected record allows. */
function commonDeeds(host: ReturnType<typeof useRecordHost>, entity: Entity, rows: readonly Row[]): readonly Deed[] {
  const [first, ...rest] = rows;
  if (!first || entity.proof) return [];
  return deedsOf(host.catalogue, entity, first).filter(
    ({ name, action }) => isForMany(entity, action) && rest.every((row) => may(row, name)),
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
  onExport?: (rows: readonly Row[] | 'all') => void;
}) {
  const text = useRecordText();
  const host = useRecordHost();
  const labels = useLabels();
  const label = useDeedLabel(list.entity);
  const [asked, setAsked] = useState<Deed | 'delete' | 'change' | null>(null);
  const { whole, count } = selection;
  useShortcut('escape', () => selection.clear(), {
    label: text('select.clear'),
    group: text('list.keys'),
    isOn: count > 0 && asked === null,
  });
  if (count === 0 && asked === null) return null;
  // Of everything that matches the page on screen tells what can be done; the server decides row by row.
  const rows = whole === null ? selection.rows : list.rows;
  const deeds = commonDeeds(host, list.entity, rows);
  const canChange =
    !list.entity.proof && !list.entity.neverUpdated && rows.length > 0 && rows.every((row) => may(row, 'update'));
  const canDelete = !list.entity.proof && rows.length > 0 && rows.every((row) => may(row, 'delete'));
  const plural = labels.several(list.entity);
  return (
    <section className="hp-selection-bar hp-no-print" aria-label={text('select.label')}>
      <strong role="status" className="hp-number">
        {whole === null ? text('select.count', { count }) : text('select.wholeCount', { count })}
      </strong>
      <SelectAll list={list} selection={selection} />
      <span className="hp-spring" />
      {deeds.slice(0, buttonsShown).map((deed) => (
        <Button
          key={deed.name}
          variant="default"
          color={isGrave(deed) ? 'danger' : 'accent'}
          onClick={() => setAsked(deed)}
        >
          {text('select.deed', { deed: label(deed), count })}
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
      {canChange ? (
        <Button variant="default" onClick={() => setAsked('change')}>
          {text('bulk.change')}
        </Button>
      ) : null}
      {onExport ? (
        <Button variant="default" onClick={() => onExport(whole === null ? rows : 'all')}>
          {text('select.export')}
        </Button>
      ) : null}
      {canDelete ? (
        <Button variant="default" color="danger" onClick={() => setAsked('delete')}>
          {text('select.delete')}
        </Button>
      ) : null}
      <Button variant="subtle" color="neutral" leftSection={<Icon of={X} small />} onClick={selection.clear}>
        {text('select.clear')}
      </Button>
      <Suspense fallback={null}>
        {asked === 'change' ? (
          <BulkChange list={list} selection={selection} onClose={() => setAsked(null)} />
        ) : asked === 'delete' ? (
          <BulkDialog
            list={list}
            selection={selection}
            deed="delete"
            title={text('select.deleteTitle', { count, plural })}
            effect={text(list.entity.goesForGood ? 'delete.text' : 'delete.toBin')}
            isDangerous
            {...(count > deletedUnasked ? { typed: count } : {})}
            onClose={() => setAsked(null)}
          />
        ) : asked ? (
          <BulkDeed
            list={list}
            selection={selection}
            action={asked.action}
            title={text('select.deedTitle', { deed: label(asked), count, plural })}
            effect={text('select.effect', { count })}
            isDangerous={isGrave(asked)}
            onClose={() => setAsked(null)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

/** Offers everything that matches, once the whole page is selected: row by row while they are few, else as a whole. */
function SelectAll({ list, selection }: { list: List; selection: Selection }) {
  const text = useRecordText();
  const failure = useFailureText();
  const [isGathering, setGathering] = useState(false);
  const page = list.query.data;
  const total = page?.totalElements ?? 0;
  const isMore = page?.totalIsCapped || selection.count < total;
  // Of several companies no more is taken than can be named one by one.
  const isTooMuch = companyAt(list.entity) !== undefined && (page?.totalIsCapped || total > selectionLimit);
  if (isTooMuch || selection.whole !== null || !isMore || !list.rows.every((row) => selection.has(row.id))) return null;
  const gather = async () => {
    for (let after: string | undefined; ; ) {
      const { page: _page, after: _after, ...ask } = list.ask;
      const found = await list.host.source.list(list.entity, {
        ...ask,
        size: 100,
        total: 'none',
        ...(after ? { after } : {}),
      });
      selection.set(found.content, true);
      if (found.nextKey === null || found.content.length === 0) return;
      after = found.nextKey;
    }
  };
  const take = async () => {
    setGathering(true);
    try {
      const { filter, text: words } = list.ask;
      const { count } = page?.totalIsCapped
        ? await list.host.source.sums(list.entity, {
            ...(filter ? { filter } : {}),
            ...(words ? { text: words } : {}),
            sums: [],
          })
        : { count: total };
      if (count > selectionLimit) selection.takeWhole(count);
      else await gather();
    } catch (error) {
      toasts.show(failure(error), 'danger');
    } finally {
      setGathering(false);
    }
  };
  return (
    <Button variant="subtle" loading={isGathering} onClick={() => void take()}>
      {page?.totalIsCapped ? text('select.everything') : text('select.all', { count: total })}
    </Button>
  );
}
