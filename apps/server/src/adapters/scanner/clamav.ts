import { connect } from 'node:net';

/** What a virus scanner says of a file; `away` when nobody could be asked. */
export type Verdict = 'clean' | 'infected' | 'away';
export interface Scanner {
  scan(bytes: NodeJS.ReadableStream): Promise<Verdict>;
}

/** Milliseconds of silence after which the scanner counts as away. */
const patience = 30_000;
/** Bytes of one chunk; the protocol allows any, clamd reads up to its own limit. */
const chunkSize = 64 * 1024;

/**
 * A ClamAV daemon over TCP (`tcp://host:3310`), by its INSTREAM command: chunks with their length before them, a chunk of no
 * length at the end, one line as the answer. Anything but a clear answer counts as away, so that nothing is let through.
 */
export function openClamav(address: { readonly host: string; readonly port: number }): Scanner {
  return { scan: (bytes) => ask(address, bytes).catch(() => 'away') };
}

async function ask(address: { readonly host: string; readonly port: number }, bytes: NodeJS.ReadableStream) {
  const socket = connect(address);
  socket.setTimeout(patience, () => socket.destroy(new Error('the scanner is silent')));
  const answered = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      if (text.length > 1000) socket.destroy(new Error('the scanner talks too much'));
      if (text.includes('\0')) resolve(text);
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the scanner hung up')));
  });
  // Whoever waits for the connection hears of its failure by the answer.
  answered.catch(() => {});
  try {
    await write(socket, 'zINSTREAM\0');
    for await (const part of bytes) {
      const data = Buffer.from(part);
      for (let at = 0; at < data.length; at += chunkSize) {
        const chunk = data.subarray(at, at + chunkSize);
        const size = Buffer.alloc(4);
        size.writeUInt32BE(chunk.length);
        await write(socket, Buffer.concat([size, chunk]));
      }
    }
    await write(socket, Buffer.alloc(4));
    return verdictOf(await answered);
  } finally {
    socket.destroy();
  }
}

function write(socket: ReturnType<typeof connect>, bytes: Uint8Array | string): Promise<void> {
  return new Promise((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
}

function verdictOf(line: string): Verdict {
  if (/^stream: OK\0/.test(line)) return 'clean';
  return /^stream: .* FOUND\0/.test(line) ? 'infected' : 'away';
}
