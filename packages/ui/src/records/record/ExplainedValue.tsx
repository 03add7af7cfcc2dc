import { allFields, type Entity, wireName } from '@homeport/grammar';
import { useCallback } from 'react';
import { ExplainNumber } from '../../explain/ExplainNumber.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import type { FieldAt } from '../fields/field-at.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { useLabels } from '../words/use-labels.ts';

/** A computed value that opens to how it came about; `hidden` are fields that the reader does not see. */
export function ExplainedValue({
  entity,
  at,
  row,
  hidden,
}: {
  readonly entity: Entity;
  readonly at: FieldAt;
  readonly row: Row;
  readonly hidden: ReadonlySet<string>;
}) {
  const labels = useLabels();
  const host = useRecordHost();
  return (
    <ExplainNumber label={labels.field(at)} explained={{ entity, name: at.name, row, hidden }} host={host}>
      <FieldShow at={at} value={row[at.wire]} row={row} isCell />
    </ExplainNumber>
  );
}

/** Whether a value of a record can be opened: its field names a calculation, and the trace that is kept of it is there. */
export function useIsExplained(): (entity: Entity, at: FieldAt, row: Row) => boolean {
  const { calculation } = useRecordHost().catalogue;
  return useCallback(
    (entity, { field, wire }, row) => {
      if (!calculation || field.computed === undefined || typeof row[wire] !== 'string') return false;
      const { trace } = field.computed;
      const kept = trace === undefined ? undefined : allFields(entity)[trace];
      return trace === undefined || (kept !== undefined && Boolean(row[wireName(trace, kept)]));
    },
    [calculation],
  );
}
