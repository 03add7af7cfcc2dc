import { readdir } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { ConfigurationError } from '../../configuration.ts';
import { turnsOf } from '../../turns.ts';

/** Text in pictures, recognised on this machine. */
export interface Recognition {
  /**
   * The lines of a picture from top to bottom; undefined when it cannot be read, or there is no time for it now. `load` is asked
   * for its bytes only when there is, and what it throws is thrown.
   */
  linesOf(load: () => Promise<Uint8Array>): Promise<readonly string[] | undefined>;
}
/** What the recognising thread is given. */
export interface RecognitionTask {
  readonly picture: Uint8Array;
  /** Absolute path of the folder with the language files, never an address. */
  readonly folder: string;
  /** Codes of the languages, as the files are called. */
  readonly languages: readonly string[];
  readonly isPacked: boolean;
}
/** What it answers; `unusable` is about the language files, `problem` about one picture. */
export type RecognitionAnswer =
  | { readonly text: string }
  | { readonly problem: string }
  | { readonly unusable: string };

/** Milliseconds after which a picture is given up. */
const usualPatience = 20_000;

/**
 * Recognition with the language files of a folder (`*.traineddata`, or `*.traineddata.gz`). One picture at a time, in a thread
 * of its own; the engine is loaded when the first one comes. A folder without language files stops the start with a sentence,
 * files that are none are told of in the log, and nothing more is tried with them.
 */
export async function openRecognition(folder: string, log: Logger, patience = usualPatience): Promise<Recognition> {
  const files = await readdir(folder).catch(() => []);
  const named = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
  const plain = named('.traineddata');
  const languages = plain.length > 0 ? plain : named('.traineddata.gz');
  if (languages.length === 0)
    throw new ConfigurationError(
      `RECOGNITION_DATA must be a folder with language files (eng.traineddata, …); there are none in "${folder}".`,
    );
  const turns = turnsOf({ atOnce: 1, mayWait: 0 });
  let isUsable = true;
  return {
    async linesOf(load) {
      if (!isUsable) return undefined;
      const answer = await turns.take(async () =>
        recognise({ picture: await load(), folder, languages, isPacked: plain.length === 0 }, patience),
      );
      if (!answer) return undefined;
      if ('text' in answer) return answer.text.split('\n').filter((line) => line.trim() !== '');
      if ('unusable' in answer) {
        isUsable = false;
        log.error(
          { folder, languages, reason: answer.unusable },
          'the language files of RECOGNITION_DATA cannot be used',
        );
      } else log.warn({ reason: answer.problem }, 'a picture could not be recognised');
      return undefined;
    },
  };
}

function recognise(task: RecognitionTask, patience: number): Promise<RecognitionAnswer> {
  return new Promise((done) => {
    const thread = new Worker(new URL('./recognise.worker.ts', import.meta.url), {
      workerData: task,
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const end = (answer: RecognitionAnswer) => {
      clearTimeout(timer);
      void thread.terminate();
      done(answer);
    };
    const timer = setTimeout(end, patience, { problem: 'out of time' });
    thread.on('message', end);
    thread.on('error', (error: Error) => end({ problem: error.message }));
    thread.on('exit', () => end({ problem: 'stopped' }));
  });
}
