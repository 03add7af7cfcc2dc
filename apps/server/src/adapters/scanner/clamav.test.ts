import { createServer, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { openClamav } from './clamav.ts';

/** The test file of the antivirus industry, which every scanner reports, put together so that none reports this one. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');
let server: Server | undefined;
afterEach(() => server?.close());

/** A daemon that speaks the INSTREAM protocol and knows one virus. */
async function daemon(say: (bytes: Buffer) => string | undefined): Promise<{ host: string; port: number }> {
  server = createServer((socket) => {
    let all: Buffer = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (part: Buffer) => {
      all = Buffer.concat([all, part]);
      const chunks: Buffer[] = [];
      if (!all.toString('latin1').startsWith('zINSTREAM\0')) return;
      for (let at = 10; at + 4 <= all.length; ) {
        const size = all.readUInt32BE(at);
        if (size === 0) {
          const answer = say(Buffer.concat(chunks));
          if (answer === undefined) socket.destroy();
          else socket.end(answer);
          return;
        }
        if (at + 4 + size > all.length) return;
        chunks.push(all.subarray(at + 4, at + 4 + size));
        at += 4 + size;
      }
    });
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return { host: '127.0.0.1', port: (server.address() as { port: number }).port };
}
const honest = (bytes: Buffer): string =>
  bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
const bytes = (text: string): Readable => Readable.from([Buffer.from(text)]);

test('a clean file is clean, a virus is found, in files larger than a chunk too', async () => {
  const scanner = openClamav(await daemon(honest));
  expect(await scanner.scan(bytes('a lease'))).toBe('clean');
  expect(await scanner.scan(bytes(eicar))).toBe('infected');
  expect(await scanner.scan(bytes(`${'x'.repeat(200_000)}${eicar}${'y'.repeat(90_000)}`))).toBe('infected');
  expect(await scanner.scan(Readable.from([]))).toBe('clean');
});
test('the bytes arrive as they are', async () => {
  const sent = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 31) & 255));
  let got: Buffer = Buffer.alloc(0);
  const scanner = openClamav(
    await daemon((all) => {
      got = all;
      return 'stream: OK\0';
    }),
  );
  expect(await scanner.scan(Readable.from([sent]))).toBe('clean');
  expect(got.equals(sent)).toBe(true);
});
test('anything but a clear answer is no permission', async () => {
  for (const line of ['INSTREAM size limit exceeded. ERROR\0', 'stream: OKAY', 'PONG\0', `${'z'.repeat(5000)}`]) {
    const scanner = openClamav(await daemon(() => line));
    expect(await scanner.scan(bytes('a'))).toBe('away');
    server?.close();
  }
  expect(await openClamav(await daemon(() => undefined)).scan(bytes('a'))).toBe('away');
});
test('nobody there is away', async () => {
  const address = await daemon(honest);
  await new Promise((closed) => server?.close(closed));
  expect(await openClamav(address).scan(bytes('a'))).toBe('away');
});
