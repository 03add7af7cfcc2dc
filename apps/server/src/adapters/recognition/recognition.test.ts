import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { photo } from '../../../../../tests/support/engine/sample-files.ts';
import { openRecognition, type RecognitionAnswer } from './open-recognition.ts';

let folder: string;
let said: string[];
/** Milliseconds. On a crowded machine the engine takes its time to start, and what is tested is not how long. */
const patience = 240_000;
const log = pino({ level: 'warn' }, { write: (line: string) => said.push(line) });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeport-recognition-'));
  said = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder without language files, and one that is not there, stop the start with a sentence', async () => {
  for (const given of [folder, join(folder, 'missing')])
    await expect(openRecognition(given, log)).rejects.toThrow(
      'RECOGNITION_DATA must be a folder with language files (eng.traineddata, …)',
    );
});

test('a broken language file is told of once, and pictures are stored without a proposal', {
  timeout: 300_000,
}, async () => {
  await writeFile(join(folder, 'eng.traineddata'), 'no language');
  const recognition = await openRecognition(folder, log, patience);
  const picture = await photo();
  let loaded = 0;
  const load = async () => {
    loaded += 1;
    return picture;
  };
  expect(await recognition.linesOf(load)).toBeUndefined();
  expect(await recognition.linesOf(load)).toBeUndefined();
  // Nothing is loaded any more for an engine that cannot read.
  expect(loaded).toBe(1);
  expect(said.filter((line) => line.includes('RECOGNITION_DATA cannot be used'))).toHaveLength(1);
  // No copy of the file is left anywhere.
  expect(await readdir(folder)).toEqual(['eng.traineddata']);
});

test('a picture that cannot be loaded leaves the engine free, and none is loaded while another is read', {
  timeout: 300_000,
}, async () => {
  await writeFile(join(folder, 'eng.traineddata'), 'no language');
  const recognition = await openRecognition(folder, log, patience);
  await expect(recognition.linesOf(() => Promise.reject(new Error('the store is away')))).rejects.toThrow('away');
  const picture = Promise.withResolvers<Uint8Array>();
  const first = recognition.linesOf(() => picture.promise);
  let isLoaded = false;
  const second = recognition.linesOf(async () => {
    isLoaded = true;
    return photo();
  });
  expect([await second, isLoaded]).toEqual([undefined, false]);
  picture.resolve(await photo());
  await first;
  // It came as far as the engine, which has found the language file to be none.
  expect(said.filter((line) => line.includes('RECOGNITION_DATA cannot be used'))).toHaveLength(1);
});

test('the engine asks nobody, even if it is told to fetch its language files', { timeout: 300_000 }, async () => {
  let asked = 0;
  const outside = createServer((_request, response) => {
    asked += 1;
    response.writeHead(404).end();
  });
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const workerData = { picture: await photo(), folder: address, languages: ['eng'], isPacked: true };
  const thread = new Worker(new URL('./recognise.worker.ts', import.meta.url), { workerData, env: {}, execArgv: [] });
  const answer = await new Promise<RecognitionAnswer>((done, fail) => thread.on('message', done).on('error', fail));
  await thread.terminate();
  outside.close();
  expect(asked).toBe(0);
  expect(answer).toMatchObject({ unusable: expect.stringContaining('asks nothing from outside') });
});
