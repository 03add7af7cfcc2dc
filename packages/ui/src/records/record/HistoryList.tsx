import { type Allowance, commonFields, type Entity, isOneOf } from '@homeport/grammar';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormats } from '../../language/settings.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ListSkeleton } from '../../parts/Skeletons.tsx';
import { deedOf } from '../actions/deeds.ts';
import { useDeedLabel } from '../actions/RecordActions.tsx';
import { stateReached } from '../actions/state-after.ts';
import { FieldShow } from '../fields/FieldShow.tsx';
import { type FieldAt, fieldAt } from '../fields/field-at.ts';
import { isEmpty, isRef } from '../fields/field-texts.ts';
import { useShow } from '../fields/use-show.ts';
import { recordKeys } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import { type HistoryEntry, historyPage } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';
import { FailureNote } from '../states/FailureNote.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';

export interface HistoryListProps {
  readonly entity: Entity;
  readonly row: Row;
  readonly allowance: Allowance;
  /** So many entries, without a way to more (the side panel). */
  readonly limit?: number;
}

/** What happened to a record: who, when, and every value from old to new. */
export function HistoryList({ entity, row, allowance, limit }: HistoryListProps) {
  const text = useRecordText();
  const host = useRecordHost();
  const query = useInfiniteQuery({
    queryKey: recordKeys(host.tenant, entity).history(row.id),
    queryFn: ({ pageParam, signal }) => host.source.history(entity, row.id, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < historyPage ? undefined : page.at(-1)?.version),
    staleTime: 10_000,
  });
  if (query.error) return <FailureNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ListSkeleton rows={3} />;
  const entries = query.data.pages.flat();
  const people = actorsOf(entries);
  if (entries.length === 0) return <EmptyState title={text('history.empty')} />;
  return (
    <>
      <ol className="hp-history">
        {entries.slice(0, limit).map((entry) => (
          <HistoryLine
            key={entry.version}
            entity={entity}
            row={row}
            entry={entry}
            people={people}
            allowance={allowance}
            isShort={limit !== undefined}
          />
        ))}
      </ol>
      {limit === undefined && query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {text('history.older')}
        </Button>
      ) : null}
    </>
  );
}

// What a state was then is not late by what the record says today.
const besides = (at: FieldAt, row: Row): Readonly<Record<string, unknown>> =>
  at.field.type === 'lifecycle' ? {} : row;

/**
 * A relation as the record itself names it, where it is still the same one: whom a record names is shown to its reader also where they may
 * not read the records of people.
 */
function named(at: FieldAt, value: unknown, row: Row, people: Actors): unknown {
  const now = row[at.wire];
  return isRef(now) && now.id === value ? now : (people.get(String(value)) ?? value);
}

/** Whoever did something here is named beside it: where a change names them, they are called the same. */
type Actors = ReadonlyMap<string, HistoryEntry['by']>;
const actorsOf = (entries: readonly HistoryEntry[]): Actors =>
  new Map(
    entries.flatMap(({ by, onBehalfBy }) => [by, onBehalfBy].flatMap((one) => (one?.label ? [[one.id, one]] : []))),
  );

const isCommon = (name: string) => isOneOf(commonFields, name);

function HistoryLine({
  entity,
  row,
  entry,
  people,
  allowance,
  isShort,
}: {
  entity: Entity;
  row: Row;
  entry: HistoryEntry;
  people: Actors;
  allowance: Allowance;
  isShort: boolean;
}) {
  const text = useRecordText();
  const labels = useLabels();
  const formats = useFormats();
  const show = useShow();
  const what = useDeedWords(entity, allowance)(entry);
  // On creation every value is new: the record itself says it better.
  const shown =
    entry.deed === 'create'
      ? []
      : Object.entries(entry.changes).filter(([name]) => !isCommon(name) && !allowance.hidden.has(name));
  const fields = shown.flatMap(([name, [before, after]]) => {
    const at = fieldAt(entity, name);
    if (!at || at.field.type === 'json') return [];
    // What changed may be no part of the short form: of an address that stays in its town, all lines are shown.
    const isLong = !isEmpty(before) && show.text(at, before, row) === show.text(at, after, row);
    return [
      {
        at,
        before: named(at, before, row, people),
        after: named(at, after, row, people),
        isCell: !isLong,
        beside: besides(at, row),
      },
    ];
  });
  return (
    <li>
      <p>
        <strong>{entry.by.label || text('history.system')}</strong> {what}
        {entry.onBehalfBy ? (
          <span className="hp-muted"> {text('history.onBehalf', { who: entry.onBehalfBy.label })}</span>
        ) : null}
      </p>
      <p className="hp-caption">
        <time dateTime={entry.at} title={formats.localTime(entry.at)}>
          {isShort ? formats.relative(entry.at) : formats.localTime(entry.at)}
        </time>
      </p>
      {entry.note ? <p className="hp-history-note">{entry.note}</p> : null}
      {fields.length > 0 ? (
        <dl>
          {fields.map(({ at, before, after, isCell, beside }) => (
            <div key={at.name}>
              <dt>{labels.field(at)}</dt>
              <dd>
                <span className="hp-history-old">
                  <span className="hp-hidden">{text('history.from')} </span>
                  {isEmpty(before) ? (
                    text('history.nothing')
                  ) : (
                    <FieldShow at={at} value={before} row={beside} isCell={isCell} />
                  )}
                </span>
                <span aria-hidden> → </span>
                <span>
                  <span className="hp-hidden">{text('history.to')} </span>
                  {isEmpty(after) ? (
                    text('history.nothing')
                  ) : (
                    <FieldShow at={at} value={after} row={beside} isCell={isCell} />
                  )}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  );
}

/** What somebody did, in words that follow their name: of a step the state it brought, not what its button is called. */
function useDeedWords(entity: Entity, allowance: Allowance): (entry: HistoryEntry) => string {
  const text = useRecordText();
  const labels = useLabels();
  const label = useDeedLabel(entity);
  const { catalogue } = useRecordHost();
  return ({ deed: name, changes }) => {
    if (name === 'create') return text('history.created');
    if (name === 'restore') return text('history.restored');
    if (name === 'delete') return text('history.deleted');
    const reached = stateReached(entity, name, changes);
    if (reached && !allowance.hidden.has(reached.at.name))
      return text('history.reached', {
        field: labels.field(reached.at),
        state: labels.state(reached.at, reached.state),
      });
    // Transitions may be kept with their field (`status.submit`).
    const deed = name === 'update' ? undefined : deedOf(catalogue, entity, name.split('.').pop() ?? name);
    return deed ? text('history.did', { deed: label(deed) }) : text('history.updated');
  };
}
