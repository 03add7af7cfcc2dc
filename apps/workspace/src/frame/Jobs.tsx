import './page-styles.css';
import { ask, call } from '@homeport/client';
import type { JobLine } from '@homeport/model/exchange';
import { undoBulkJob } from '@homeport/model/views';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { type Job, JobTray } from '@homeport/ui/parts/JobTray.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWords, type WordKey } from '../words/use-words.ts';
import { withParams } from './address.ts';
import { canUndo, countsOf, secondsOf, stateOf } from './job-lines.rules.ts';
import { isRunning, jobsQuery } from './jobs.ts';

const titles: Readonly<Record<string, WordKey>> = {
  'exchange.export': 'job.export',
  'exchange.import': 'job.import',
  'views.bulk': 'job.bulk',
  'views.bulkUndo': 'job.bulkUndo',
  'exchange.undo': 'job.importUndo',
  'privacy.purge': 'job.purge',
  'notifications.broadcast': 'job.broadcast',
  'organisation.activate': 'job.activation',
  'content.export': 'job.exporter',
  'workflow.move': 'job.move',
  'configuration.apply': 'job.configuration',
  'configuration.rollBack': 'job.configurationBack',
};
/** What is said when it is through, where the specification has words of its own. */
const finished: Readonly<Record<string, WordKey>> = { 'privacy.purge': 'job.purged' };
/** The job tray: what this person has running, and what came of it. */
export function Jobs({ tenant, place }: { tenant: string | undefined; place: Readonly<Record<string, string>> }) {
  const prefix = tenant ? `for-tenant/${tenant}/` : '';
  const text = useWords();
  const labels = useLabels();
  const failure = useFailureText();
  const client = useQueryClient();
  const { catalogue } = useRecordHost();
  const formats = useFormats();
  const [undoing, setUndoing] = useState<string | null>(null);
  const query = jobsQuery(prefix);
  const { data = [] } = useQuery(query);
  // What has just finished is told once; the tray keeps it.
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const job of data) {
      if (isRunning(job)) running.current.add(job.id);
      else if (running.current.delete(job.id))
        toasts.show(
          text(
            job.state !== 'done'
              ? 'job.failed'
              : stateOf(job) === 'partly'
                ? 'job.partly'
                : (finished[job.name] ?? 'job.finished'),
          ),
          stateOf(job) === 'finished' ? 'success' : 'danger',
        );
    }
  }, [data, text]);
  const title = (job: JobLine): string => {
    const name = String(job.input.entity ?? '');
    const plural = catalogue.hasEntity(name) ? labels.plural(catalogue.entity(name)) : '';
    if (job.name === 'exchange.import' && job.input.what !== 'IMPORT') return text('job.check', { plural });
    if (job.name === 'views.bulk' && job.input.deed === 'delete') return text('job.bulkDelete', { plural });
    return text(titles[job.name] ?? 'job.other', { plural, name: String(job.input.name ?? '') });
  };
  const said = (job: JobLine): string | null => {
    const counts = countsOf(job);
    if (!counts) return job.failure;
    const { created, updated, done, failed, reasons } = counts;
    const came =
      created === undefined
        ? text('job.bulkResult', { changed: done, failed })
        : text('job.importResult', { created, updated: updated ?? 0, failed });
    return [came, ...reasons].join(' ');
  };
  const timeOf = (job: JobLine): Pick<Job, 'elapsed' | 'when'> => {
    const seconds = secondsOf(job, Date.now());
    if (seconds === null) return {};
    const took = text('job.seconds', { count: seconds });
    return isRunning(job)
      ? { elapsed: took }
      : { when: text('job.took', { time: took, when: formats.localTime(job.finished ?? job.created) }) };
  };
  const shown = data.map((job): Job => {
    const file = (job.result as { file?: { id: string; name: string } } | null)?.file;
    return {
      id: job.id,
      title: title(job),
      state: stateOf(job),
      done: job.done,
      total: job.total,
      canCancel: true,
      canUndo: canUndo(job, data),
      message: said(job),
      ...timeOf(job),
      ...(file
        ? {
            href: withParams(`/workspace/file/${file.id}`, { name: file.name, ...place }),
          }
        : {}),
    };
  });
  const undo = async ({ id, name }: Pick<JobLine, 'id' | 'name'>): Promise<string | undefined> => {
    try {
      if (name === 'exchange.import')
        await call('POST', `${prefix}job/${id}/undo`, { body: {}, key: crypto.randomUUID() });
      else await ask(undoBulkJob, { params: { job: id }, ...(tenant ? { tenant } : {}) });
      toasts.show(text('job.undoStarted'));
    } catch (error) {
      return failure(error);
    } finally {
      await client.invalidateQueries({ queryKey: query.queryKey });
    }
    return undefined;
  };
  const asked = data.find((job) => job.id === undoing);
  return (
    <>
      <JobTray
        jobs={shown}
        onUndo={(job) => setUndoing(job.id)}
        onCancel={(job) =>
          void call('POST', `${prefix}job/${job.id}/cancel`, { body: {} })
            .catch((error: unknown) => toasts.show(failure(error), 'danger'))
            .finally(() => void client.invalidateQueries({ queryKey: query.queryKey }))
        }
      />
      {asked ? (
        <ConfirmDialog
          isOpen
          onClose={() => setUndoing(null)}
          title={text('job.undoTitle', { title: title(asked) })}
          confirmLabel={text('job.undo')}
          onConfirm={() => undo(asked)}
        >
          {text(asked.name === 'exchange.import' ? 'job.undoImportText' : 'job.undoBulkText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
