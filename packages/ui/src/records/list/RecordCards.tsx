import { Checkbox } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useFormats } from '../../language/settings.tsx';
import { AppLink } from '../../parts/link.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import { fieldAt } from '../fields/field-at.ts';
import { isLongFigure } from '../fields/field-texts.ts';
import { titleOf } from '../fields/title-of.ts';
import { useShow } from '../fields/use-show.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { GroupHead } from './GroupHead.tsx';
import { sumTexts, useSums } from './list-sums.ts';
import { tableLines } from './table-lines.ts';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

/** How many values a card shows below its title. */
const factsPerCard = 4;

/** The same list on a phone: one card a record. */
export function RecordCards({
  list,
  selection,
  menuOf,
}: {
  list: List;
  selection?: Selection;
  menuOf: (row: Row) => ReactNode;
}) {
  const text = useRecordText();
  const labels = useLabels();
  const formats = useFormats();
  const show = useShow();
  const sums = useSums(list);
  const totalled = list.columns.filter((column) => column.isTotalled);
  const group = list.state.group ? fieldAt(list.entity, list.state.group) : undefined;
  return (
    <>
      <ul className="hp-cards" aria-busy={list.query.isFetching}>
        {tableLines(list.rows, group?.wire ?? null).map((line) =>
          line.kind === 'group' ? (
            <li key={line.key} className="hp-card-group">
              {group ? <GroupHead list={list} group={group} line={line} sums={sums} /> : null}
            </li>
          ) : (
            <RecordCard key={line.row.id} list={list} row={line.row} selection={selection} menu={menuOf(line.row)} />
          ),
        )}
      </ul>
      {sums && totalled.length > 0 ? (
        <dl className="hp-card-totals">
          <dt>{text('totals.all', { count: formats.number(sums.count) })}</dt>
          {totalled.map(({ at }) => (
            <Fragment key={at.name}>
              <dt>{labels.field(at)}</dt>
              {sumTexts(at, sums.sums[at.wire] ?? [], show).map((sum) => (
                <dd key={sum} className="hp-number hp-figure">
                  {sum}
                </dd>
              ))}
            </Fragment>
          ))}
        </dl>
      ) : null}
    </>
  );
}

function RecordCard({ list, row, selection, menu }: { list: List; row: Row; selection?: Selection; menu: ReactNode }) {
  const text = useRecordText();
  const labels = useLabels();
  const show = useShow();
  const host = useRecordHost();
  const name = titleOf(list.entity, row, show) || text('row.unnamed');
  const href = host.address({ to: 'record', entity: list.entity, id: row.id });
  const isInTitle = (field: string) => list.entity.title.includes(field);
  const status = list.columns.find((column) => column.at.field.type === 'lifecycle');
  const amount = list.columns.find((column) => column.at.field.type === 'money' && row[column.at.wire]);
  const facts = list.columns
    .filter(
      (column) =>
        column !== status && column !== amount && !isInTitle(column.at.name) && (row[column.at.wire] ?? null) !== null,
    )
    .slice(0, factsPerCard);
  return (
    <li className="hp-record-card" data-selected={selection?.has(row.id) || undefined}>
      <div className="hp-record-card-head">
        {selection ? (
          <Checkbox
            aria-label={text('select.row', { name })}
            checked={selection.has(row.id)}
            onChange={() => selection.toggle(row)}
          />
        ) : null}
        {href ? (
          <AppLink href={href} className="hp-record-card-title">
            {name}
          </AppLink>
        ) : (
          <span className="hp-record-card-title">{name}</span>
        )}
        {menu}
      </div>
      {status || amount ? (
        <div className="hp-record-card-state">
          {status ? <FieldShow at={status.at} value={row[status.at.wire]} row={row} isCell /> : null}
          {amount ? (
            <strong className="hp-number">
              <FieldShow at={amount.at} value={row[amount.at.wire]} row={row} isCell />
            </strong>
          ) : null}
        </div>
      ) : null}
      <dl className="hp-record-card-facts">
        {facts.map(({ at, isEnd }) => (
          <div key={at.name} data-wide={(isEnd && isLongFigure(show.text(at, row[at.wire], row))) || undefined}>
            <dt>{labels.field(at)}</dt>
            <dd>
              <FieldShow at={at} value={row[at.wire]} row={row} isCell />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
