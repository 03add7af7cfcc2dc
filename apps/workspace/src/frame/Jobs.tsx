import './page-styles.css';
import { call } from '@homeport/client';
import type { JobLine } from '@homeport/model/exchange';
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
const titles: Readonly<Record<string, WordKey>> = { 'exchange.export': 'job.export', 'exchange.import': 'job.import' };

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
          text(job.state === 'done' ? 'job.finished' : 'job.failed'),
          job.state === 'done' ? 'success' : 'danger',
        );
    }
  }, [data, text]);
  const title = (job: JobLine): string => {
    const name = String(job.input.entity ?? '');
    const plural = catalogue.hasEntity(name) ? labels.plural(catalogue.entity(name)) : '';
    return text(titles[job.name] ?? 'job.other', { plural });
  };
  const shown = data.map((job): Job => {
    const file = (job.result as { file?: { id: string; name: string } } | null)?.file;
    return {
      id: job.id,
      title: title(job),
      state: states[job.state],
      done: job.done,
      total: job.total,
      canCancel: true,
      message: job.failure,
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
  return (
    <JobTray
      jobs={shown}
      onCancel={(job) =>
        void call('POST', `${prefix}job/${job.id}/cancel`, { body: {} })
          .catch((error: unknown) => toasts.show(failure(error), 'danger'))
          .finally(() => void client.invalidateQueries({ queryKey: query.queryKey }))
      }
    />
  );
}
