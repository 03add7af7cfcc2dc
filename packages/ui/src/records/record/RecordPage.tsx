import '../records.css';
import { allowanceFor, type Entity } from '@homeport/grammar';
import { ActionIcon, Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isTyping } from '../../keys/shortcuts.ts';
import { useShortcut } from '../../keys/use-shortcut.ts';
import { useKitText } from '../../language/use-text.ts';
import { useTitleFocus } from '../../parts/focus-title.ts';
import { Icon } from '../../parts/Icon.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { RecordSkeleton } from '../../parts/Skeletons.tsx';
import { toasts } from '../../parts/toasts.ts';
import { type Deed, deedsOf, isWaitedFor, primaryDeed } from '../actions/deeds.ts';
import { type Ahead, DeedButtons, DeleteDialog, RecordMenu, useStartDeed } from '../actions/RecordActions.tsx';
import { fieldAt } from '../fields/field-at.ts';
import { isEmpty } from '../fields/field-texts.ts';
import { titleOf } from '../fields/title-of.ts';
import { useShow } from '../fields/use-show.ts';
import { formFields } from '../form/form-values.ts';
import { type Aside, RecordForm } from '../form/RecordForm.tsx';
import { problemKind } from '../host/problem.ts';
import { recordKeys, recordQuery } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import { may, type Row } from '../host/row.ts';
import { useNeighbours } from '../list/use-neighbours.ts';
import { RecordProblem } from '../states/RecordProblem.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { FilesPanel } from './FilesPanel.tsx';
import { FollowersPanel } from './FollowersPanel.tsx';
import type { TabList } from './GroupedTabs.tsx';
import { HistoryList } from './HistoryList.tsx';
import { RecordFacts } from './RecordFacts.tsx';
import { RecordRead } from './RecordRead.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { RelatedList } from './RelatedList.tsx';
import { relatedOf } from './related.ts';
import { StatusChips } from './StatusChips.tsx';

/** A tab that the app adds to the generated ones. */
export interface ExtraTab {
  readonly id: string;
  readonly label: string;
  readonly draw: (row: Row) => ReactNode;
}
export interface RecordPageProps {
  readonly entity: Entity;
  readonly id: string;
  readonly tab: string;
  /** Parameters of the address: `edit`, and those of a related list. */
  readonly params: Readonly<Record<string, string>>;
  readonly onParams: (params: Readonly<Record<string, string>>, how?: { readonly replace?: boolean }) => void;
  readonly extraTabs?: readonly ExtraTab[];
  /** Deeds that are not offered here, because a button of the app does them. */
  readonly withoutDeeds?: readonly string[];
  /** Buttons the app adds beside the declared deeds. */
  readonly buttons?: (row: Row) => ReactNode;
  /** One of these buttons is the filled one for this record: no declared deed and no Edit stands out beside it. */
  readonly leads?: (row: Row) => boolean;
  /** Lines the app adds to the record's menu. */
  readonly lines?: readonly { readonly label: string; readonly run: () => void }[];
  /** What a deed would do, in its dialog. */
  readonly ahead?: Ahead;
  /** The tab on which what a deed did is to be seen, by the name of the deed: opened there afterwards. */
  readonly opens?: Readonly<Record<string, string>>;
  /** Drawn beside the fields while it is edited, from what is typed. */
  readonly aside?: Aside;
  /** Drawn under the key facts. */
  readonly banner?: (row: Row) => ReactNode;
  /** Draws the tabs of a record that has many in a list beside what is open: in groups, with what each says beside its name. */
  readonly withTabs?: (row: Row, draw: (how: TabList) => ReactNode) => ReactNode;
}
const buttonsShown = 3;
const none: readonly string[] = [];
const noLines: NonNullable<RecordPageProps['lines']> = [];

/** The page of one record, drawn from its declaration. */
export function RecordPage(props: RecordPageProps) {
  const host = useRecordHost();
  const { id } = props;
  const query = useQuery(recordQuery(host, props.entity, id));
  // Whoever deleted it: it is named nowhere any more.
  const isGone = query.error !== null && problemKind(query.error) === 'notFound';
  useEffect(() => {
    if (isGone) host.onGone?.([id]);
  }, [isGone, host, id]);
  if (query.data) return <LoadedRecord key={id} {...props} row={query.data} />;
  if (query.error)
    return <RecordProblem error={query.error} entity={props.entity} onRetry={() => void query.refetch()} />;
  return <RecordSkeleton />;
}

function LoadedRecord({
  entity,
  id,
  tab,
  params,
  onParams,
  extraTabs = [],
  withoutDeeds = none,
  buttons,
  leads,
  lines = noLines,
  ahead,
  opens,
  aside,
  banner,
  withTabs,
  row,
}: RecordPageProps & { row: Row }) {
  const text = useRecordText();
  const kit = useKitText();
  const labels = useLabels();
  const show = useShow();
  const host = useRecordHost();
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const allowance = useMemo(() => allowanceFor(entity, host.viewer), [entity, host.viewer]);
  const all = useMemo(() => relatedOf(host.catalogue, entity, host.viewer), [host, entity]);
  // A tab of the app under the name of a list stands instead of it.
  const related = all.filter((one) => !extraTabs.some(({ id: key }) => key === one.tab));
  const walk = useNeighbours(host.tenant, entity, id);
  const { start, dialog, busy } = useStartDeed(entity, (answer, _row, deed) => follow(answer, deed), { ahead });
  const listAddress = host.address({ to: 'list', entity });
  const back = listAddress && (walk.address ?? listAddress);
  const isEditing = params.edit === '1' && may(row, 'update');
  const name = titleOf(entity, row, show) || text('row.unnamed');
  const deeds = deedsOf(host.catalogue, entity, row).filter((deed) => !withoutDeeds.includes(deed.name));
  const first = primaryDeed(entity, row, deeds);
  const isLed = leads?.(row) ?? false;
  const lead = deeds.filter((deed) => deed === first);
  const further = deeds
    .filter((deed) => deed !== first && !deed.isSwitch && (deed.target !== undefined || isWaitedFor(entity, deed)))
    .slice(0, buttonsShown - 1);
  const onButtons = [...lead, ...further];

  const follow = (answer: unknown, deed: Deed) => {
    // An action that answers a copy of the record leads there, one whose effect stands on a tab of its own to that.
    const copy = (answer as { copy?: { id?: string } | null } | null)?.copy?.id;
    const made = opens?.[deed.name];
    const href =
      copy || made
        ? host.address({ to: 'record', entity, id: copy ?? id, ...(copy || !made ? {} : { tab: made }) })
        : null;
    if (href) host.go(href);
  };
  const goTo = (other: string | null) => {
    const href = other && host.address({ to: 'record', entity, id: other, tab });
    if (href) host.go(href);
  };
  const edit = (isOn: boolean) => onParams(isOn ? { edit: '1' } : {}, { replace: !isOn });
  const group = text('record.keys');
  useShortcut('[', () => goTo(walk.before), { label: text('record.previous'), group, isOn: walk.before !== null });
  useShortcut(']', () => goTo(walk.behind), { label: text('record.next'), group, isOn: walk.behind !== null });
  useShortcut('e', () => edit(true), { label: text('row.edit'), group, isOn: may(row, 'update') && !isEditing });
  useShortcut('escape', () => edit(false), { label: text('form.cancel'), group, isOn: isEditing });
  useShortcut('escape', (event) => !isTyping(event.target) && back && host.go(back), {
    label: text('record.toList'),
    group,
    isOn: !isEditing && back !== null,
  });
  // What was pressed is gone with the buttons or the form; the other one begins on top.
  useTitleFocus(isEditing ? 'form' : 'record');

  const clone = () => {
    const given = Object.fromEntries(
      formFields(entity, 'create', allowance)
        .filter(
          (at) =>
            !['file', 'image', 'bankPart'].includes(at.field.type) &&
            !isUnique(entity, at.name) &&
            !isEmpty(row[at.wire]),
        )
        .map((at) => [at.wire, row[at.wire]]),
    );
    client.setQueryData([...recordKeys(host.tenant, entity).all, 'given', id], given);
    const href = host.address({ to: 'new', entity, search: { from: id } });
    if (href) host.go(href);
  };
  const tabs = [
    { id: '', label: text('record.details') },
    ...extraTabs.map(({ id: key, label }) => ({ id: key, label })),
    ...tabsOf(related.filter((one) => one.isOwned)),
    { id: 'history', label: text('history.title') },
    ...tabsOf(related.filter((one) => !one.isOwned)),
  ];
  function tabsOf(list: typeof related) {
    return list.map((one) => ({ id: one.tab, label: relatedLabel(one.entity, one.field, one.tab) }));
  }
  function relatedLabel(other: Entity, field: string, key: string): string {
    const at = key.includes('.') ? fieldAt(other, field) : undefined;
    return at
      ? text('record.relatedBy', { plural: labels.plural(other), field: labels.field(at) })
      : labels.plural(other);
  }
  const open = tabs.some((one) => one.id === tab) ? tab : '';
  const relation = related.find((one) => one.tab === open);
  // Its whole declaration came with the tab; the list of tabs was made without it.
  const opened = relation && { ...relation, entity: host.catalogue.entity(relation.entity.name) };
  const extra = extraTabs.find((one) => one.id === open);

  const editButton = may(row, 'update') ? (
    <Button
      variant={first || isLed ? 'default' : 'filled'}
      leftSection={<Icon of={Pencil} small />}
      onClick={() => edit(true)}
    >
      {text('row.edit')}
    </Button>
  ) : null;

  const drawTabs = (list?: TabList) => (
    <RecordTabs
      tabs={tabs}
      {...(list && { list })}
      open={open}
      addressOf={(key) => host.address({ to: 'record', entity, id, tab: key }) ?? '#'}
      label={text('record.tabs', { name })}
      keys={group}
    />
  );
  const tabList = withTabs ? withTabs(row, drawTabs) : drawTabs();

  return (
    <div className="hp-record">
      <PageHeader
        title={name}
        chip={<StatusChips entity={entity} row={row} />}
        crumbs={back ? [{ label: labels.plural(entity), href: back }] : []}
        actions={
          isEditing ? null : (
            <>
              {walk.before !== null || walk.behind !== null ? (
                <span className="hp-row hp-wide-only">
                  <ActionIcon
                    variant="subtle"
                    color="neutral"
                    aria-label={text('record.previous')}
                    disabled={walk.before === null}
                    onClick={() => goTo(walk.before)}
                  >
                    <Icon of={ChevronLeft} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="neutral"
                    aria-label={text('record.next')}
                    disabled={walk.behind === null}
                    onClick={() => goTo(walk.behind)}
                  >
                    <Icon of={ChevronRight} />
                  </ActionIcon>
                </span>
              ) : null}
              {buttons?.(row)}
              {first ? null : editButton}
              <DeedButtons
                entity={entity}
                deeds={onButtons}
                primary={isLed ? undefined : first}
                busy={busy}
                onDeed={(deed) => start(deed, row)}
              />
              {first ? editButton : null}
              <RecordMenu
                entity={entity}
                row={row}
                label={text('row.menuOf', { name })}
                onDeed={(deed) => start(deed, row)}
                without={[...withoutDeeds, ...onButtons.map((deed) => deed.name)]}
                lines={[
                  ...(allowance.deeds.create !== undefined ? [{ label: text('record.clone'), run: clone }] : []),
                  { label: text('list.share'), run: () => copyLink(text) },
                  { label: kit('print'), run: () => window.print() },
                  ...lines,
                  ...(may(row, 'delete')
                    ? [{ label: text('row.delete'), isDangerous: true, run: () => setDeleting(true) }]
                    : []),
                ]}
              />
            </>
          )
        }
      />
      <RecordFacts entity={entity} row={row} allowance={allowance} />
      {banner?.(row)}
      {isEditing ? (
        <RecordForm entity={entity} row={row} aside={aside} onSaved={() => edit(false)} onCancel={() => edit(false)} />
      ) : (
        <div className="hp-record-body" data-grouped={withTabs ? true : undefined}>
          {withTabs ? tabList : null}
          <div className="hp-record-main">
            {withTabs ? null : tabList}
            {open === '' ? <RecordRead entity={entity} row={row} allowance={allowance} /> : null}
            {open === 'history' ? <HistoryList entity={entity} row={row} allowance={allowance} /> : null}
            {opened ? <RelatedList related={opened} row={row} params={params} onParams={onParams} /> : null}
            {extra?.draw(row)}
          </div>
          <aside className="hp-record-side hp-no-print">
            <section className="hp-rec-side" aria-label={text('activity.title')}>
              <h2>{text('activity.title')}</h2>
              <HistoryList entity={entity} row={row} allowance={allowance} limit={5} />
            </section>
            <FilesPanel entity={entity} row={row} />
            <FollowersPanel entity={entity} id={id} />
          </aside>
        </div>
      )}
      {dialog}
      {isDeleting ? (
        <DeleteDialog
          entity={entity}
          row={row}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            void client.invalidateQueries({ queryKey: recordKeys(host.tenant, entity).lists });
            if (back) host.go(back, { replace: true });
          }}
        />
      ) : null}
    </div>
  );
}

/** The address of the page as it is, for somebody else. */
const copyLink = (text: ReturnType<typeof useRecordText>) =>
  void navigator.clipboard.writeText(location.href).then(
    () => toasts.show(text('list.linkCopied')),
    () => toasts.show(text('list.linkFailed'), 'danger'),
  );

/** A field that no two records may share cannot be cloned. */
const isUnique = (entity: Entity, name: string): boolean =>
  entity.unique?.some(({ fields }) => fields.length === 1 && fields[0] === name) ?? false;
