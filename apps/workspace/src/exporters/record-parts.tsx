import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { may, type Row } from '@homeport/ui/records/host/row.ts';
import { type ComponentProps, Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

// One file for all of them: each file that is brought later has its name in the shell.
const ExporterPart = lazyPart(() => import('./ExporterPart.tsx').then((it) => it.ExporterPart));
const draw = (part: ComponentProps<typeof ExporterPart>['part']) => (row: Row) => (
  <Suspense>
    <ExporterPart part={part} row={row} />
  </Suspense>
);

/** Queries and reports say what is asked of them; exporters run, by hand or by the clock. */
export const recordParts: RecordParts = {
  dataQuery: {
    banner: (row) => (
      <>
        {draw('query')(row)}
        {draw('rows')(row)}
      </>
    ),
  },
  report: { banner: draw('report') },
  exporter: {
    buttons: draw('run'),
    leads: (row) => may(row, 'run'),
    withoutDeeds: ['run'],
    banner: draw('schedule'),
    tabs: [{ id: 'runs', word: 'exporters.runs', draw: draw('runs') }],
  },
};
