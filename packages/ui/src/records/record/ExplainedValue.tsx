import { allFields, type Entity, explainField, wireName } from '@homeport/grammar';
import { useCallback } from 'react';
import { ExplainNumber } from '../../explain/ExplainNumber.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import type { FieldAt } from '../fields/field-at.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { useLabels } from '../words/use-labels.ts';
import { mayReadSource, useSourceName } from './source-name.ts';

interface Explained {
  readonly entity: Entity;
  readonly at: FieldAt;
  readonly row: Row;
  /** Fields that the reader does not see. */
  readonly hidden: ReadonlySet<string>;
}
/** A computed value that opens to how it came about. */
export function ExplainedValue({ entity, at, row, hidden }: Explained) {
  const labels = useLabels();
  const host = useRecordHost();
  const source = useSourceName();
  const trace = async () => {
    const { calculation = async () => undefined } = host.catalogue;
    return explainField(entity, at.name, row, { calculation, hidden, mayRead: mayReadSource(host) });
  };
  return (
    <ExplainNumber label={labels.field(at)} trace={trace} source={source}>
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
