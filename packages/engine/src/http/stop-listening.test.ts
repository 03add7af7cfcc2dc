import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { stopListening } from './stop-listening.ts';

/** Asks with eight hands, each time on a new connection, until nobody listens; tells every other failure. */
const asking = `
  const { get } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const ask = () => new Promise((resolve) => {
    get({ host: '127.0.0.1', port: workerData, agent: false }, (answer) => answer.resume().on('end', () => resolve()))
      .on('error', (error) => resolve(error.code));
  });
  let answers = 0;
  const hand = async () => {
    for (;;) {
      const failure = await ask();
      if (failure) return failure;
      if ((answers += 1) === 50) parentPort.postMessage('busy');
    }
  };
  Promise.all(Array.from({ length: 8 }, hand)).then((failures) => parentPort.postMessage(failures));
`;

/** Stops a server in the middle of its work; what befell those who asked, besides finding nobody. */
async function stopped(): Promise<string[]> {
  const server = createServer((_request, response) => {
    setTimeout(() => response.end('answer'), 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const worker = new Worker(asking, { eval: true, workerData: (server.address() as AddressInfo).port });
  const next = () => new Promise<unknown>((resolve) => worker.once('message', resolve));
  await next();
  const failures = next();
  // A machine that is busy with other tests finds the moment later than a server waits for it.
  await stopListening(server, 20_000);
  const told = (await failures) as string[];
  await worker.terminate();
  return told.filter((code) => code !== 'ECONNREFUSED');
}

test('who is connected when the server stops listening is answered; who comes later finds nobody', async () => {
  // Who is turned away asks again after a second: the rounds wait for that side by side.
  const rounds = await Promise.all(Array.from({ length: 6 }, stopped));
  expect(rounds.flat()).toEqual([]);
});
