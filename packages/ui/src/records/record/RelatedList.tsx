import { useMemo } from 'react';
import { fieldAt } from '../fields/field-at.ts';
import type { Row } from '../host/row.ts';
import { RecordList } from '../list/RecordList.tsx';
import { type Related, scopeOf } from './related.ts';

/** The list page in small: records that refer to this one; a new one belongs to it from the start. */
export function RelatedList({
  related,
  row,
  params,
  onParams,
}: {
  related: Related;
  row: Row;
  params: Readonly<Record<string, string>>;
  onParams: (params: Readonly<Record<string, string>>, how?: { readonly replace?: boolean }) => void;
}) {
  const { entity, field, code } = related;
  const without = useMemo(() => [field], [field]);
  const scope = useMemo(() => scopeOf(related, row), [related, row]);
  const wire = fieldAt(entity, field)?.wire ?? field;
  return (
    <RecordList
      key={related.tab}
      entity={entity}
      params={params}
      onParams={onParams}
      scope={scope}
      without={without}
      {...(code === undefined && { newParams: { [wire]: row.id } })}
      isPart
    />
  );
}
