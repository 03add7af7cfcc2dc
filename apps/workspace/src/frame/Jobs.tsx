import './page-styles.css';
import { ask, call } from '@homeport/client';
import type { JobLine } from '@homeport/model/exchange';
import { undoBulkJob } from '@homeport/model/views';
import { type Job, JobTray } from '@homeport/ui/parts/JobTray.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { tenantParam, withParams } from '../records/address.ts';
import { useWords, type WordKey } from '../words/use-words.ts';
import { isRunning, jobsQuery } from './jobs.ts';

const states: Readonly<Record<JobLine['state'], Job['state']>> = {
  waiting: 'waiting',
  running: 'running',
  done: 'finished',
  failed: 'failed',
  stopped: 'cancelled',
};
const titles: Readonly<Record<string, WordKey>> = {
  'exchange.export': 'job.export',
  'exchange.import': 'job.import',
  'views.bulk': 'job.bulk',
  'views.bulkUndo': 'job.bulkUndo',
  'privacy.purge': 'job.purge',
  'notifications.broadcast': 'job.broadcast',
  'organisation.activate': 'job.activation',
  'content.export': 'job.exporter',
  'configuration.apply': 'job.configuration',
  'configuration.rollBack': 'job.configurationBack',
};
/** What is said when it is through, where the specification has words of its own. */
const finished: Readonly<Record<string, WordKey>> = { 'privacy.purge': 'job.purged' };
/** So many reasons why records were left as they were are named. */
const reasonsTold = 3;

interface BulkCounts {
  readonly changed: number;
  readonly failed: number;
  readonly failures: readonly { readonly problem?: string }[];
}
/** What a change of many records came to. */
const bulkCounts = ({ name, result }: JobLine): BulkCounts | null =>
  (name === 'views.bulk' || name === 'views.bulkUndo') && result ? (result as unknown as BulkCounts) : null;
/** Deeds whose opposite is known: what stood in the fields before. */
const reversible: readonly unknown[] = ['update', 'activate', 'deactivate'];
/** A change of many records that has ended, and that nobody has begun to take back. */
const canUndo = ({ id, name, state, input }: JobLine, all: readonly JobLine[]): boolean =>
  name === 'views.bulk' &&
  (state === 'done' || state === 'stopped') &&
  reversible.includes(input.deed) &&
  !all.some((one) => one.name === 'views.bulkUndo' && one.input.job === id);
/** Why records were left as they were, the commonest reasons first. */
function reasonsOf({ failures }: BulkCounts): string {
  const counted = [...Map.groupBy(failures, (one) => one.problem ?? '')].sort(([, a], [, b]) => b.length - a.length);
  return counted
    .slice(0, reasonsTold)
    .map(([problem]) => problem)
    .join(' ');
}

/** The job tray: what this person has running, and what came of it. */
export function Jobs({ tenant }: { tenant: string | undefined }) {
  const prefix = tenant ? `for-tenant/${tenant}/` : '';
  const text = useWords();
  const labels = useLabels();
  const failure = useFailureText();
  const client = useQueryClient();
  const { catalogue } = useRecordHost();
  const query = jobsQuery(prefix);
  const { data = [] } = useQuery(query);
  // What has just finished is told once; the tray keeps it.
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const job of data) {
      if (isRunning(job)) running.current.add(job.id);
      else if (running.current.delete(job.id))
        toasts.show(
          text(job.state === 'done' ? (finished[job.name] ?? 'job.finished') : 'job.failed'),
          job.state === 'done' ? 'success' : 'danger',
        );
    }
  }, [data, text]);
  const title = (job: JobLine): string => {
    const name = String(job.input.entity ?? '');
    const plural = catalogue.hasEntity(name) ? labels.plural(catalogue.entity(name)) : '';
    return text(titles[job.name] ?? 'job.other', { plural, name: String(job.input.name ?? '') });
  };
  const shown = data.map((job): Job => {
    const bulk = bulkCounts(job);
    const file = (job.result as { file?: { id: string; name: string } } | null)?.file;
    return {
      id: job.id,
      title: title(job),
      state: states[job.state],
      done: job.done,
      total: job.total,
      canCancel: true,
      canUndo: canUndo(job, data),
      message: bulk
        ? `${text('job.bulkResult', { changed: bulk.changed, failed: bulk.failed })} ${reasonsOf(bulk)}`.trim()
        : job.failure,
      ...(file
        ? {
            href: withParams(`/workspace/file/${file.id}`, {
              name: file.name,
              ...(tenant ? { [tenantParam]: tenant } : {}),
            }),
          }
        : {}),
    };
  });
  const undo = async (job: string) => {
    try {
      await ask(undoBulkJob, { params: { job }, ...(tenant ? { tenant } : {}) });
      toasts.show(text('job.undoStarted'));
    } catch (error) {
      toasts.show(failure(error), 'danger');
    }
    await client.invalidateQueries({ queryKey: query.queryKey });
  };
  return (
    <JobTray
      jobs={shown}
      onUndo={(job) => void undo(job.id)}
      onCancel={(job) =>
        void call('POST', `${prefix}job/${job.id}/cancel`, { body: {} })
          .catch((error: unknown) => toasts.show(failure(error), 'danger'))
          .finally(() => void client.invalidateQueries({ queryKey: query.queryKey }))
      }
    />
  );
}
