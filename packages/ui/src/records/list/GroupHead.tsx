import { useFormats } from '../../language/settings.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import type { FieldAt } from '../fields/field-at.ts';
import { useShow } from '../fields/use-show.ts';
import type { ListSums } from '../host/record-source.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { groupKey, sumTexts } from './list-sums.ts';
import type { TableLine } from './table-lines.ts';
import type { List } from './use-list.ts';

/** The heading of a group: its value, how many records it has on all pages, what they add up to. */
export function GroupHead({
  list,
  group,
  line,
  sums,
}: {
  list: List;
  group: FieldAt;
  line: Extract<TableLine, { kind: 'group' }>;
  sums: ListSums | undefined;
}) {
  const text = useRecordText();
  const labels = useLabels();
  const formats = useFormats();
  const show = useShow();
  const key = groupKey(line.value);
  const found = sums?.groups.find((one) => one.key === key);
  const added = list.columns
    .filter((column) => column.isTotalled)
    .flatMap((column) => {
      const texts = sumTexts(column.at, found?.sums[column.at.wire] ?? [], show);
      return texts.length > 0 ? [formats.pair(labels.field(column.at), formats.list(texts))] : [];
    });
  return (
    <>
      {key === null ? (
        <span className="hp-muted">{text('group.without', { field: labels.field(group) })}</span>
      ) : (
        <FieldShow at={group} value={line.value} row={line.sample} />
      )}
      <span className="hp-caption hp-number">
        {found ? text('group.all', { count: found.count }) : text('group.count', { count: line.count })}
      </span>
      {added.map((one) => (
        <span key={one} className="hp-caption hp-number">
          {one}
        </span>
      ))}
    </>
  );
}
