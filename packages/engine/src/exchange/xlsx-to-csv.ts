import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Refusal } from '@homeport/grammar';
import { inspectArchive } from '../files/archive-check.ts';
import { fileRefusals } from '../files/file-refusals.ts';
import { exchangeLimits } from './exchange-limits.ts';
import { exchangeRefusals as no } from './exchange-refusals.ts';

/** What the worker is given: paths, and where it has to stop. */
export interface XlsxTask {
  readonly from: string;
  readonly to: string;
  readonly rows: number;
  readonly columns: number;
  /** Characters written at most. */
  readonly bytes: number;
}

const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 } as const;
/** Milliseconds after which a workbook is given up. */
const PATIENCE = 120_000;
const LARGEST = 500 * 1024 * 1024;

/**
 * Writes the first sheet of a workbook as a CSV file, in a thread with limited memory and time. The directory of the
 * archive is looked at before anything is unpacked.
 */
export async function xlsxToCsv(from: string, to: string): Promise<Refusal | undefined> {
  const verdict = await inspectArchive(from);
  if (verdict === 'tooLarge') return fileRefusals.archiveTooLarge();
  if (verdict === 'macros') return fileRefusals.macros();
  if (verdict !== 'fine') return fileRefusals.damaged();
  const problem = await runWorker({
    from,
    to,
    rows: exchangeLimits.importRows,
    columns: exchangeLimits.columns,
    bytes: LARGEST,
  });
  if (problem === undefined) return undefined;
  await rm(to, { force: true });
  if (problem === 'tooManyColumns') return no.tooManyColumns({ max: exchangeLimits.columns });
  if (problem === 'tooManyRows') return no.tooManyImportRows({ max: exchangeLimits.importRows });
  return problem === 'tooLarge' || problem === 'outOfMemory' || problem === 'outOfTime'
    ? fileRefusals.archiveTooLarge()
    : no.unreadable();
}

function runWorker(task: XlsxTask): Promise<string | undefined> {
  return new Promise((done) => {
    const worker = new Worker(new URL('./xlsx-to-csv.worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: MEMORY,
      env: {},
      execArgv: [],
    });
    const end = (problem: string | undefined) => {
      clearTimeout(timer);
      void worker.terminate();
      done(problem);
    };
    const timer = setTimeout(end, PATIENCE, 'outOfTime');
    worker.on('message', (message: { problem?: string }) => end(message.problem));
    worker.on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'outOfMemory' : error.message),
    );
    worker.on('exit', () => end('stopped'));
  });
}
