import type { Row } from '@homeport/ui/records/host/row.ts';
import { QueryNote } from './QueryNote.tsx';
import { QueryRows } from './QueryRows.tsx';
import { RunButton } from './RunButton.tsx';
import { RunsTab } from './RunsTab.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';

export interface ExporterPartProps {
  readonly part: 'query' | 'report' | 'rows' | 'run' | 'schedule' | 'runs';
  readonly row: Row;
}
/** The parts of the pages of queries, reports and exporters that are more than generated. */
export function ExporterPart({ part, row }: ExporterPartProps) {
  switch (part) {
    case 'rows':
      return <QueryRows row={row} />;
    case 'run':
      return <RunButton row={row} />;
    case 'schedule':
      return <ScheduleCard row={row} />;
    case 'runs':
      return <RunsTab row={row} />;
    default:
      return <QueryNote row={row} of={part} />;
  }
}
