import { useMemo } from 'react';
import { fieldAt } from '../fields/field-at.ts';
import type { Row } from '../host/row.ts';
import { RecordList } from '../list/RecordList.tsx';
import type { Related } from './related.ts';

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
  const { entity, field } = related;
  const without = useMemo(() => [field], [field]);
  const scope = useMemo(() => ({ field, op: 'eq', value: row.id }) as const, [field, row.id]);
  const wire = fieldAt(entity, field)?.wire ?? field;
  return (
    <RecordList
      key={related.tab}
      entity={entity}
      params={params}
      onParams={onParams}
      scope={scope}
      without={without}
      newParams={{ [wire]: row.id }}
      isPart
    />
  );
}
