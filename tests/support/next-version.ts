import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to a server on which its application can be published anew while somebody uses it. */
export interface Publishing extends AsyncDisposable {
  readonly baseUrl: string;
  /** From now on the page, its scripts and its worker are those of another version; as often as wanted. */
  publish(): void;
  /** Nobody is answered any more, in the middle of a word too: neither pages nor their worker. */
  lose(): void;
  comeBack(): void;
}
const folder = '/assets/';
/** Where the files of a version lie that was published later. */
const laterFolder = /\/assets-next(\d+)\//;

/**
 * Stands before a server and passes everything on. Once published, all files of the application have other addresses, as
 * changed ones have by their names, in the page and in the list of its worker, so that browsers find both new.
 */
export async function openPublishing(target: string): Promise<Publishing> {
  let version = 0;
  let isLost = false;
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()));
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    if (isLost) return void incoming.destroy();
    const path = incoming.url ?? '/';
    const answer = await forward(incoming, target, path.replace(laterFolder, folder));
    const isText = /html|javascript/.test(String(answer.headers['content-type'] ?? ''));
    const of = Number(laterFolder.exec(path)?.[1] ?? (path.startsWith(folder) ? 0 : version));
    const body = await bytesOf(answer);
    const told = isText && of > 0 ? Buffer.from(renamed(body.toString(), of)) : body;
    const headers = without(answer.headers, ['content-length', 'transfer-encoding', 'etag', 'last-modified']);
    outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': told.length });
    outgoing.end(told);
  };
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: () => {
      version += 1;
    },
    lose: () => {
      isLost = true;
      server.closeAllConnections();
    },
    comeBack: () => {
      isLost = false;
    },
    [Symbol.asyncDispose]: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

const renamed = (text: string, version: number): string =>
  text
    .replaceAll('assets/', `assets-next${version}/`)
    .replace(/"revision":"\w+","url":"index\.html"/, `"revision":"next${version}","url":"index.html"`);

function forward(incoming: IncomingMessage, target: string, path: string): Promise<IncomingMessage> {
  const headers = without(incoming.headers, ['if-none-match', 'if-modified-since', 'accept-encoding']);
  return new Promise((resolve, reject) => {
    const { method = 'GET' } = incoming;
    const outgoing = request(
      new URL(path, target),
      { method, headers: { ...headers, host: new URL(target).host } },
      resolve,
    );
    outgoing.on('error', reject);
    incoming.pipe(outgoing);
  });
}
/** Whole answers, never "as you know it": what a browser knows is of the version before. */
const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
