import { isRefusal, type Refusal } from '@homeport/grammar';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import { localeOf } from './answer/locale.ts';
import { writeAnswer } from './answer/write-answer.ts';
import type { HttpConfig } from './config.ts';
import type { Failures } from './failures.ts';
import { readJson } from './json-body.ts';
import { isJson, readBody } from './read-body.ts';
import type { RouteTable } from './routes/route-table.ts';

/** So many questions are put together at most: as many as a page has. */
const most = 30;
/** What says who asks, in which language, and from where. */
const handedOn = ['authorization', 'accept-language', 'user-agent', 'host'] as const;

/** The answer to one of the questions, as it would have come alone. */
interface Part {
  /** 0: it cannot be asked so, but has to be asked alone. */
  readonly status: number;
  /** JSON as it is. */
  readonly body: string;
  /** Seconds; of one that was asked too often. */
  readonly retryAfter?: string;
}

/**
 * `POST together`: several questions in one call, for the first picture of a page. Its body is a list of paths under the prefix,
 * each with its query; the answer is a list of what each of them is answered, in their order. Each is served as if it had come
 * alone: its own sign-in, rights, limits, place in the line and trace. It is a way to ask, not one around anything. Only calls
 * that read and answer JSON can be asked so.
 */
export function addTogether(
  app: FastifyInstance,
  { table, config, failures }: { table: RouteTable; config: HttpConfig; failures: Failures },
): void {
  const isAsked = (path: string): boolean => {
    const found = table.find('GET', path.split('?')[0] ?? '');
    if (typeof found === 'string' || !('operation' in found)) return false;
    const { about, isPublic, limit } = found.operation;
    return !isPublic && limit === undefined && !(about.kind === 'route' && about.route.raw === true);
  };
  const answer = async (request: FastifyRequest, path: string): Promise<Part> => {
    const headers = Object.fromEntries(
      handedOn.flatMap((name) => [[name, request.headers[name]]]).filter(([, it]) => it),
    );
    const url = `${config.prefix}/${path}`;
    const { statusCode, body, headers: said } = await app.inject({ url, headers, remoteAddress: request.ip });
    const retryAfter = said['retry-after'];
    return { status: statusCode, body, ...(retryAfter === undefined ? {} : { retryAfter: String(retryAfter) }) };
  };
  app.post(`${config.prefix}/together`, async (request, reply) => {
    const paths = await pathsOf(request, config);
    if (isRefusal(paths)) {
      await failures.refused(request, reply, paths, localeOf(request.headers['accept-language'], config.locales));
      return;
    }
    const alone = { status: 0, body: '' };
    const parts = await Promise.all(paths.map((path) => (isAsked(path) ? answer(request, path) : alone)));
    await writeAnswer(request, reply, { status: 200, text: JSON.stringify(parts) });
  });
}

/** How it stands in the description of the API. */
export const togetherDocument = {
  post: {
    operationId: 'together',
    summary: 'Several questions in one call',
    description: 'Each path is answered as if it had been asked alone, with GET; status 0: it cannot be asked so.',
    tags: ['calls'],
    // Whoever asks has the rights of each question, and no others.
    security: [],
    'x-permission': 'anyone',
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: most },
        },
      },
    },
    responses: {
      200: {
        description: 'What each was answered, in the order of the paths.',
        content: {
          'application/json': {
            schema: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  status: { type: 'integer' },
                  body: { type: 'string', description: 'JSON as text.' },
                  retryAfter: { type: 'string', description: 'Seconds.' },
                },
                required: ['status', 'body'],
              },
            },
          },
        },
      },
      ...Object.fromEntries(
        [400, 401, 403, 404, 408, 413, 415, 429, 500, 503].map((status) => [
          status,
          { $ref: `#/components/responses/Problem${status}` },
        ]),
      ),
    },
  },
};

async function pathsOf(request: FastifyRequest, { limits }: HttpConfig): Promise<readonly string[] | Refusal> {
  if (!isJson(request.headers['content-type'])) return no.wrongType({ type: 'application/json' });
  const bytes = await readBody(request.raw, limits.headers * 2, limits.requestTimeout);
  const read = isRefusal(bytes) ? bytes : readJson(bytes);
  if (isRefusal(read)) return read;
  const { value } = read;
  const isList = Array.isArray(value) && value.length > 0 && value.length <= most;
  return isList && value.every((path): path is string => typeof path === 'string') ? value : no.badBody();
}
