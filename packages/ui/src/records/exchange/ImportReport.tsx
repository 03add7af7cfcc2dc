import '../records.css';
import { Checkbox, Progress } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../language/settings.tsx';
import { Banner } from '../../parts/Banner.tsx';
import { FileButton } from '../fields/file-kits.tsx';
import type { ExchangeJob } from '../host/exchange.ts';
import { FailureNote } from '../states/FailureNote.tsx';
import { asSentence } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';

interface ReportProps {
  readonly job: ExchangeJob | null;
  readonly error: unknown;
}
/** What the check of all rows has found; nothing is written yet. */
export function ImportCheck({ job, error }: ReportProps) {
  const text = useRecordText();
  const [isErrorsOnly, setErrorsOnly] = useState(false);
  const wait = <JobProgress job={job} error={error} />;
  if (job?.state !== 'done') return wait;
  const shown = isErrorsOnly ? job.findings.filter((one) => !one.isWarning) : job.findings;
  return (
    <div className="hp-lines">
      <Banner tone="info">{text('import.nothingYet')}</Banner>
      <Counts job={job} isPlan />
      {job.findings.length === 0 ? <Banner tone="success">{text('import.noFindings')}</Banner> : null}
      {job.findings.some((one) => one.isWarning) ? (
        <Checkbox
          label={text('import.errorsOnly')}
          checked={isErrorsOnly}
          onChange={(event) => setErrorsOnly(event.currentTarget.checked)}
        />
      ) : null}
      {shown.length > 0 ? (
        <ul className="hp-findings hp-import-findings">
          {shown.map((one) => (
            <li
              key={`${one.row} ${one.column} ${one.title}`}
              className="hp-finding"
              data-tone={one.isWarning ? 'warning' : 'danger'}
            >
              <strong className="hp-number">{text('import.row', { row: one.row })}</strong>
              <span>
                {one.column && !one.title.startsWith(one.column)
                  ? text('import.finding', { column: one.column, problem: one.title })
                  : asSentence(one.title)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {job.file ? <FileButton id={job.file.id} name={text('import.download')} /> : null}
    </div>
  );
}
/** What the import has done. */
export function ImportResult({ job, error }: ReportProps) {
  const text = useRecordText();
  if (job?.state !== 'done') return <JobProgress job={job} error={error} />;
  const failed = job.counts?.failed ?? 0;
  return (
    <div className="hp-lines">
      <Banner tone={failed > 0 ? 'warning' : 'success'} title={text(failed > 0 ? 'import.partly' : 'import.whole')} />
      <Counts job={job} />
      {job.file ? <FileButton id={job.file.id} name={text('import.failedRows')} /> : null}
    </div>
  );
}

function Counts({ job, isPlan }: { job: ExchangeJob; isPlan?: boolean }) {
  const text = useRecordText();
  const formats = useFormats();
  if (!job.counts) return null;
  return (
    <dl className="hp-counts" aria-label={text(isPlan ? 'import.plan' : 'import.result')}>
      {(['created', 'updated', 'skipped', 'failed'] as const).map((name) => (
        <div key={name}>
          <dt>{text(isPlan ? `import.planned.${name}` : `import.count.${name}`)}</dt>
          <dd className="hp-number">{formats.number(job.counts?.[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How far a job has come, or why it has not. */
export function JobProgress({ job, error }: ReportProps) {
  const text = useRecordText();
  const formats = useFormats();
  if (error) return <FailureNote error={error} />;
  if (job?.state === 'failed' || job?.state === 'stopped')
    return (
      <Banner tone="danger" title={text(job.state === 'failed' ? 'import.jobFailed' : 'import.jobStopped')}>
        {job.failure}
      </Banner>
    );
  const isCounted = job?.total !== null && job?.total !== undefined && job.total > 0;
  return (
    <div className="hp-lines" role="status">
      <p>{text('import.working')}</p>
      {isCounted ? (
        <Progress value={(job.done / (job.total ?? 1)) * 100} size={6} aria-label={text('import.working')} />
      ) : null}
      {job ? (
        <p className="hp-caption hp-number">
          {isCounted
            ? text('import.progress', { done: formats.number(job.done), total: formats.number(job.total ?? 0) })
            : text('import.counted', { done: formats.number(job.done) })}
        </p>
      ) : null}
    </div>
  );
}
