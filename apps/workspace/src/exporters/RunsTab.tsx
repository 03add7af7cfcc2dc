import type { ExporterRun } from '@homeport/model/exporters';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useLearned } from '../frame/use-learned.ts';
import { saveBytes } from '../records/file-calls.ts';
import { RunResult } from './RunResult.tsx';
import { useExporters } from './use-exporters.ts';
import { runsShown, useRuns } from './use-runs.ts';
import { exporterWords } from './words.ts';

/** The log of an exporter: each run with what came of it, and its file as long as it is kept. */
export function RunsTab({ row }: { readonly row: Row }) {
  useLearned('exporters', exporterWords);
  const text = useExporters();
  const formats = useFormats();
  const query = useRuns(row.id);
  const columns = (['time', 'result', 'rows', 'duration', 'size', 'file'] as const).map((key) => text(`run.${key}`));
  return (
    <WhenLoaded query={query} rows={3} failed={text('failed')}>
      {(runs) =>
        runs.length === 0 ? (
          <EmptyState title={text('runs.none')}>{text('runs.noneText')}</EmptyState>
        ) : (
          <>
            <AdminTable
              columns={columns}
              rows={runs}
              keyOf={(run) => run.id}
              head={(run) => formats.localTime(run.startedAt)}
              under={(run) => startedBy(run)}
              cells={(run) => (
                <>
                  <td>
                    <RunResult run={run} />
                  </td>
                  <td data-label={text('run.rows')}>{run.rows === null ? '' : formats.number(run.rows)}</td>
                  <td data-label={text('run.duration')}>
                    {run.seconds === null ? '' : text('run.seconds', { seconds: formats.number(run.seconds) })}
                  </td>
                  <td data-label={text('run.size')}>{run.size === null ? '' : formats.bytes(run.size)}</td>
                  <td>
                    <RunFile run={run} />
                  </td>
                </>
              )}
            />
            {runs.length === runsShown ? <p className="hp-caption">{text('runs.more', { count: runsShown })}</p> : null}
          </>
        )
      }
    </WhenLoaded>
  );

  function startedBy({ cause, runBy }: ExporterRun): string {
    const name = runBy?.label || text('somebody');
    return cause === 'SCHEDULE' ? text('run.bySchedule', { name }) : name;
  }
}

function RunFile({ run: { file, status } }: { readonly run: ExporterRun }) {
  const text = useExporters();
  const failure = useFailureText();
  const { files } = useRecordHost();
  if (!file) return status === 'DONE' ? <span className="hp-muted">{text('run.removed')}</span> : null;
  const save = () =>
    files.bytes(file.id).then(
      (blob) => saveBytes(blob, file.label),
      (error: unknown) => toasts.show(failure(error), 'danger'),
    );
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={text('run.downloadOf', { name: file.label })}
      onClick={() => void save()}
    >
      {text('run.download')}
    </Button>
  );
}
