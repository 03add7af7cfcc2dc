import { ActionIcon, Button, Popover, Progress } from '@mantine/core';
import { Ban, CircleCheck, CircleX, Clock3, ListChecks, LoaderCircle, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Icon } from './Icon.tsx';
import { AppLink } from './link.tsx';
import { StatusChip } from './StatusChip.tsx';

export type JobState = 'waiting' | 'running' | 'finished' | 'partly' | 'failed' | 'cancelled';
export interface Job {
  readonly id: string;
  readonly title: string;
  readonly state: JobState;
  /** Name of the step it is at. */
  readonly step?: string | null;
  /** Counted, never guessed; without `total` there is no bar. */
  readonly done?: number | null;
  readonly total?: number | null;
  /** Written out by the caller: "1 min 20 s". */
  readonly elapsed?: string | null;
  /** When it began, or ended: "14:02". */
  readonly when?: string | null;
  readonly canCancel?: boolean;
  /** What it did can be taken back as a whole. */
  readonly canUndo?: boolean;
  readonly href?: string | null;
  readonly message?: string | null;
}
const looks = {
  waiting: { icon: Clock3, tone: 'neutral', word: 'jobs.waiting' },
  running: { icon: LoaderCircle, tone: 'info', word: 'jobs.runningState' },
  finished: { icon: CircleCheck, tone: 'success', word: 'jobs.finished' },
  partly: { icon: TriangleAlert, tone: 'warning', word: 'jobs.partly' },
  failed: { icon: CircleX, tone: 'danger', word: 'jobs.failed' },
  cancelled: { icon: Ban, tone: 'neutral', word: 'jobs.cancelled' },
} as const;

interface JobDeeds {
  readonly onCancel?: (job: Job) => void;
  readonly onUndo?: (job: Job) => void;
}

/** One job: steps, count of total, elapsed, cancel, result. */
function JobLine({ job, onCancel, onUndo }: { job: Job } & JobDeeds) {
  const text = useKitText();
  const look = looks[job.state];
  const { done, total } = job;
  const isCounted = done !== null && done !== undefined && total !== null && total !== undefined && total > 0;
  return (
    <li className="hp-job">
      <div className="hp-row">
        <strong>{job.title}</strong>
        <StatusChip state={job.state} tone={look.tone} icon={look.icon} label={text(look.word)} />
      </div>
      {job.step && job.state === 'running' ? <span className="hp-caption">{job.step}</span> : null}
      {isCounted && job.state === 'running' ? (
        <Progress value={(done / total) * 100} size={4} aria-label={job.title} />
      ) : null}
      <span className="hp-caption hp-number">
        {[
          isCounted ? text('jobs.done', { done, total }) : null,
          job.elapsed ? text('jobs.elapsed', { time: job.elapsed }) : null,
          job.when ?? null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {job.message ? <span className="hp-caption">{job.message}</span> : null}
      <div className="hp-row">
        {job.href ? <AppLink href={job.href}>{text('jobs.openResult')}</AppLink> : null}
        {job.canCancel && onCancel && (job.state === 'running' || job.state === 'waiting') ? (
          <Button
            variant="subtle"
            onClick={() => onCancel(job)}
            aria-label={text('jobs.cancelNamed', { title: job.title })}
          >
            {text('cancel')}
          </Button>
        ) : null}
        {job.canUndo && onUndo ? (
          <Button
            variant="subtle"
            leftSection={<Icon of={Undo2} small />}
            onClick={() => onUndo(job)}
            aria-label={text('jobs.undoNamed', { title: job.title })}
          >
            {text('jobs.undo')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
/** The tray in the top bar: what runs, and what finished lately. */
export function JobTray({ jobs, ...deeds }: { readonly jobs: readonly Job[] } & JobDeeds) {
  const text = useKitText();
  const [isOpen, setOpen] = useState(false);
  const running = jobs.filter((job) => job.state === 'running' || job.state === 'waiting').length;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={360} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="neutral"
          className="hp-badged"
          data-count={running || undefined}
          aria-label={text('jobs.running', { count: running })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ListChecks} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={text('jobs.title')}>
        <h2 className="hp-panel-title">{text('jobs.title')}</h2>
        {jobs.length === 0 ? (
          <p className="hp-muted">{text('jobs.empty')}</p>
        ) : (
          <ul className="hp-panel-list">
            {jobs.map((job) => (
              <JobLine key={job.id} job={job} {...deeds} />
            ))}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
