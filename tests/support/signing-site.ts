import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site where documents are signed, as a company may have one: it is told which, and leads back when somebody has signed. */
export interface SigningSite extends AsyncDisposable {
  readonly url: string;
  readonly host: string;
  /** What it was asked to have signed, in this order. */
  readonly asked: readonly Readonly<Record<'document' | 'title' | 'sha256' | 'return', string>>[];
}

export async function startSigningSite(): Promise<SigningSite> {
  const asked: SigningSite['asked'][number][] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.invalid');
    const told = Object.fromEntries(searchParams) as unknown as SigningSite['asked'][number];
    if (pathname !== '/start') return void response.writeHead(404).end();
    if (request.method === 'POST') return void response.writeHead(303, { location: told.return }).end();
    asked.push(told);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Signatures</title><main><h1>${escaped(told.title)}</h1>
      <p>${escaped(told.sha256)}</p><form method="post"><button>Sign here</button></form></main></html>`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/start`,
    host,
    asked,
    [Symbol.asyncDispose]: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const escaped = (words: string | undefined): string =>
  (words ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
