import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import { apiHeaders } from './answer/headers.ts';
import { localeOf } from './answer/locale.ts';
import { problemOf } from './answer/problem.ts';
import type { Texts } from './answer/texts.ts';

/** What the HTTP parser itself refuses: broken requests, headers that are too large, requests that never end. */
export function connectionAnswer(error: Error & { code?: string }, socket: Socket, texts: Texts): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, words] = statuses[error.code ?? ''] ?? ([400, 'Bad Request'] as const);
  const refusal = status === 431 ? no.tooLarge({ max: 16_384 }) : status === 408 ? no.tooSlow() : no.badBody();
  const problem = { ...problemOf(refusal, `c-${Date.now().toString(36)}`, texts, 'en'), status };
  const text = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${status} ${words}\r\ncontent-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n` +
      `${safe}connection: close\r\n\r\n${text}`,
  );
}

const safe = Object.entries(apiHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
const statuses: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** `Expect` with anything but `100-continue`: Node would answer 417 without a word. The connection ends; its body was not read. */
export function expectationAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  texts: Texts,
  locales: readonly string[],
): void {
  const locale = localeOf(request.headers['accept-language'], locales);
  const problem = problemOf(no.badExpectation(), `e-${Date.now().toString(36)}`, texts, locale);
  const text = JSON.stringify(problem);
  response.writeHead(problem.status, {
    ...apiHeaders,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  });
  response.end(text);
}
