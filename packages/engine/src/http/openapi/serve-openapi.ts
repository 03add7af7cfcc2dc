import type { Catalogue } from '@homeport/grammar';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { appHeaders } from '../answer/headers.ts';
import { writeAnswer } from '../answer/write-answer.ts';
import type { HttpConfig } from '../config.ts';
import type { RouteTable } from '../routes/route-table.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { type Document, openApiDocument } from './document.ts';

/**
 * Serves the document at `openapi.json` and its page at `docs`. Written at the first request, not at start. Returns where the
 * document is had from.
 */
export function addOpenApi(
  app: FastifyInstance,
  parts: { catalogue: Catalogue; table: RouteTable; config: HttpConfig },
): () => Document {
  const { catalogue, table, config } = parts;
  const { prefix } = config;
  let written: Document | undefined;
  let text: string | undefined;
  const document = (): Document => (written ??= openApiDocument(catalogue, table.operations, config));
  const page = (reply: FastifyReply, type: string, body: string): FastifyReply =>
    reply
      .headers({ ...appHeaders({ connectHosts: [], imageHosts: [] }), 'cache-control': 'no-cache' })
      .type(type)
      .send(body);
  app.get(`${prefix}/openapi.json`, async (request, reply) => {
    text ??= JSON.stringify(document());
    await writeAnswer(request, reply, { status: 200, text }, { 'cache-control': 'no-cache' });
  });
  app.get(`${prefix}/docs`, (request, reply) => {
    const { tag } = request.query as { tag?: unknown };
    const html = docsPage(document(), { prefix, ...(typeof tag === 'string' ? { tag } : {}) });
    return html === undefined ? reply.callNotFound() : page(reply, 'text/html; charset=utf-8', html);
  });
  app.get(`${prefix}/docs.css`, (_request, reply) => page(reply, 'text/css; charset=utf-8', docsStyle));
  return document;
}
