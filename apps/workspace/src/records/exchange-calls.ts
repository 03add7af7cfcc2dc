import { addressOf, apiPrefix, call, callBytes } from '@homeport/client';
import type { ImportRows, ImportUpload, JobLine } from '@homeport/model/exchange';
import type { Exchange, ExchangeJob, ExportAsk } from '@homeport/ui/records/host/exchange.ts';
import { saveBytes, sendFile } from './file-calls.ts';

/** What the job that takes an import back answers. */
interface Undone {
  readonly counts?: { readonly removed?: number; readonly kept?: number };
  readonly kept?: readonly { readonly id: string; readonly label: string; readonly title: string }[];
}
/** A job as the import and export dialogs follow it. */
export function exchangeJob(job: JobLine): ExchangeJob {
  const result = (job.result ?? {}) as Partial<Pick<ExchangeJob, 'findings' | 'file'>> &
    Undone & { readonly counts?: ExchangeJob['counts'] };
  return {
    id: job.id,
    state: job.state,
    step: job.step,
    done: job.done,
    total: job.total,
    failure: job.failure,
    counts: result.kept ? null : (result.counts ?? null),
    undone: result.kept
      ? { removed: result.counts?.removed ?? 0, kept: result.counts?.kept ?? 0, named: result.kept }
      : null,
    findings: result.findings ?? [],
    file: result.file ?? null,
  };
}

function wanted(ask: ExportAsk) {
  return {
    filter: ask.filter ? JSON.stringify(ask.filter) : null,
    search: ask.text ?? null,
    sort: ask.sort?.map(({ field, descending }) => `${field},${descending ? 'desc' : 'asc'}`).join(' ') ?? null,
    columns: ask.fields.join(','),
    format: ask.format,
    formatted: ask.isFormatted,
  };
}
/** The path behind the prefix, as `callBytes` takes it. */
const withQuery = (path: string, query: Parameters<typeof addressOf>[1]): string =>
  addressOf(path, query).slice(apiPrefix.length + 1);

/** Import and export over HTTP. `prefix` leads into another tenant. */
export function exchangeCalls(prefix: string): Exchange {
  return {
    template: async (entity, format) => {
      saveBytes(
        await callBytes(withQuery(`${prefix}import-template/${entity.name}`, { format })),
        `${entity.plural}.${format}`,
      );
    },
    upload: (entity, file, options) =>
      sendFile<ImportUpload>(`${prefix}import`, file, { entity: entity.name }, options),
    run: async (upload, { what, columns, mode, rows, repairs = [], onlyRepaired = false }) => {
      const cells = Object.fromEntries(repairs.map((one) => [one.row, one.cells]));
      const body = { what, columns, mode, rows, ...(repairs.length > 0 ? { repairs: cells, onlyRepaired } : {}) };
      return exchangeJob(
        await call<JobLine>('POST', `${prefix}import/${upload.id}/run`, { body, key: crypto.randomUUID() }),
      );
    },
    rows: async (upload, rows, signal) => {
      const query = { rows: rows.join(',') };
      return (await call<ImportRows>('GET', `${prefix}import/${upload.id}/rows`, { query, signal })).rows;
    },
    undo: async (job) =>
      exchangeJob(await call<JobLine>('POST', `${prefix}job/${job}/undo`, { body: {}, key: crypto.randomUUID() })),
    exportNow: async (entity, ask) => {
      saveBytes(
        await callBytes(withQuery(`${prefix}export/${entity.name}`, wanted(ask))),
        `${entity.plural}.${ask.format}`,
      );
    },
    exportLater: async (entity, ask) =>
      exchangeJob(await call<JobLine>('POST', `${prefix}export/${entity.name}`, { body: wanted(ask) })),
    job: async (id, signal) => exchangeJob(await call<JobLine>('GET', `${prefix}job/${id}`, { signal })),
    cancel: async (id) => {
      await call('POST', `${prefix}job/${id}/cancel`, { body: {} });
    },
  };
}
