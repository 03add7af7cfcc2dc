import { type Catalogue, isObject } from '@homeport/grammar';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiHeaders, appHeaders } from '../answer/headers.ts';
import { sharedDocument } from '../answer/shared-document.ts';
import type { HttpConfig } from '../config.ts';
import type { RouteTable } from '../routes/route-table.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { type Document, openApiDocument } from './document.ts';

const pageHeaders = appHeaders({ connectHosts: [], imageHosts: [] });

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
  const document = (): Document => (written ??= openApiDocument(catalogue, table.operations, config));
  const answerOf = (type: string, textOf: () => string) => {
    const shared = sharedDocument(textOf);
    const headers = { ...pageHeaders, 'cache-control': 'no-cache', 'content-type': type };
    return (request: FastifyRequest, reply: FastifyReply) => shared.answer(request, reply, headers);
  };
  const wholeDocument = sharedDocument(() => JSON.stringify(document()));
  app.get(`${prefix}/openapi.json`, (request, reply) =>
    wholeDocument.answer(request, reply, {
      ...apiHeaders,
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    }),
  );
  const pages = new Map<string | undefined, ReturnType<typeof answerOf>>();
  app.get(`${prefix}/docs`, async (request, reply) => {
    const asked = isObject(request.query) ? request.query.tag : undefined;
    const tag = typeof asked === 'string' ? asked : undefined;
    const known = pages.get(tag);
    if (known) return known(request, reply);
    const html = docsPage(document(), { prefix, ...(tag === undefined ? {} : { tag }) });
    if (html === undefined) return reply.callNotFound();
    // Only tags that there are come so far: as many pages are kept as the document has.
    const answer = answerOf('text/html; charset=utf-8', () => html);
    pages.set(tag, answer);
    return answer(request, reply);
  });
  app.get(
    `${prefix}/docs.css`,
    answerOf('text/css; charset=utf-8', () => docsStyle),
  );
  return document;
}
