import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { createWorker, OEM } from 'tesseract.js';
import type { RecognitionAnswer, RecognitionTask } from './open-recognition.ts';

const { picture, folder, languages, isPacked }: RecognitionTask = workerData;
const answer = (said: RecognitionAnswer) => parentPort?.postMessage(said);

// The engine stumbles over its own answer when language files cannot be read. A thread that dies of that may be heard of before
// what it said: so it is said the same way, after the reason.
process.on('uncaughtException', (error) => answer({ problem: String(error) }));

/** From then on it is the picture that cannot be read, not the language files. */
let isReady = false;

// The engine runs in a thread that cannot ask anything from outside. Without a folder it would fetch its language files from a
// public address, and without `none` it would leave copies of them where the server was started.
const engine = await createWorker([...languages], OEM.LSTM_ONLY, {
  langPath: folder,
  cacheMethod: 'none',
  gzip: isPacked,
  workerPath: fileURLToPath(new URL('./engine.worker.ts', import.meta.url)),
  // It says nothing else when language files cannot be read, and never ends.
  errorHandler: (reason: unknown) => answer(isReady ? { problem: String(reason) } : { unusable: String(reason) }),
});
isReady = true;
try {
  const { data } = await engine.recognize(Buffer.from(picture), {}, { text: true });
  answer({ text: data.text });
} catch (error) {
  answer({ problem: String(error) });
}
