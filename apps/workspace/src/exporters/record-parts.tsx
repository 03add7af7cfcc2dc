import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { may, type Row } from '@homeport/ui/records/host/row.ts';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const QueryNote = lazyPart(() => import('./QueryNote.tsx').then((it) => it.QueryNote));
const QueryRows = lazyPart(() => import('./QueryRows.tsx').then((it) => it.QueryRows));
const RunButton = lazyPart(() => import('./RunButton.tsx').then((it) => it.RunButton));
const ScheduleCard = lazyPart(() => import('./ScheduleCard.tsx').then((it) => it.ScheduleCard));
const RunsTab = lazyPart(() => import('./RunsTab.tsx').then((it) => it.RunsTab));

const queryNote = (row: Row, of: 'query' | 'report') => (
  <Suspense>
    <QueryNote row={row} of={of} />
  </Suspense>
);

/** Queries and reports say what is asked of them; exporters run, by hand or by the clock. */
export const recordParts: RecordParts = {
  dataQuery: {
    banner: (row) => (
      <>
        {queryNote(row, 'query')}
        <Suspense>
          <QueryRows row={row} />
        </Suspense>
      </>
    ),
  },
  report: { banner: (row) => queryNote(row, 'report') },
  exporter: {
    buttons: (row) => (
      <Suspense>
        <RunButton row={row} />
      </Suspense>
    ),
    leads: (row) => may(row, 'run'),
    withoutDeeds: ['run'],
    banner: (row) => (
      <Suspense>
        <ScheduleCard row={row} />
      </Suspense>
    ),
    tabs: [
      {
        id: 'runs',
        word: 'exporters.runs',
        draw: (row) => (
          <Suspense>
            <RunsTab row={row} />
          </Suspense>
        ),
      },
    ],
  },
};
