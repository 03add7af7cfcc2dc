import { Worker } from 'node:worker_threads';
import type { ReceiptContext, ReceiptProposal } from '@homeport/model/receipts';
import type { PageText } from './text.rules.ts';

/** What the reading thread is given. */
export interface ReadTask {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Pages and characters at most. */
  readonly pages: number;
  readonly characters: number;
  /** Milliseconds of a processor's time after which a file is given up; 30 s unless told. */
  readonly patience?: number;
  /** Lines of a PDF as they stand on the paper, columns set off by tabs; else its text as the file has it. */
  readonly asLines?: boolean;
  /** A PDF read as lines is a receipt: what it says is proposed too, within the same limits of memory and time. */
  readonly receipt?: ReceiptContext;
}
/** What it answers; `problem` says why there is no text. */
export type ReadAnswer =
  | { readonly pages: readonly PageText[]; readonly proposed?: ReceiptProposal | null }
  | { readonly problem: string };

const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 } as const;
/** Milliseconds of a processor's time after which a file is given up, unless the task says otherwise. */
const PATIENCE = 30_000;
/** Milliseconds between two looks at how much of it was used. */
const LOOK = 250;
/** On a busy machine a thread gets a part of a processor: it is given up after this many times its patience, whatever it had. */
const LATEST = 6;

/**
 * The text of a PDF, Word or text file, read in a thread with limited memory and time: the file comes from outside. A file
 * that cannot be read has no text; it is stored and shown all the same.
 */
export function readText(task: ReadTask): Promise<ReadAnswer> {
  return new Promise((done) => {
    const worker = new Worker(new URL('./read-text.worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: MEMORY,
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const end = (answer: ReadAnswer) => {
      clearTimeout(latest);
      clearInterval(looking);
      void worker.terminate();
      done(answer);
    };
    const outOfTime: ReadAnswer = { problem: 'out of time' };
    const patience = task.patience ?? PATIENCE;
    const latest = setTimeout(end, patience * LATEST, outOfTime);
    const looking = setInterval(async () => {
      const used = await worker.cpuUsage().catch(() => undefined);
      if (used && (used.user + used.system) / 1000 > patience) end(outOfTime);
    }, LOOK);
    worker.on('message', end);
    worker.on('error', (error: Error) => end({ problem: error.message }));
    worker.on('exit', () => end({ problem: 'stopped' }));
  });
}
