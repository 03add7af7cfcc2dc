import { certain, type Refusal } from '@homeport/grammar';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import { faultProblem, type Problem, problemOf } from './answer/problem.ts';
import type { Labels, Texts } from './answer/texts.ts';
import { type More, writeAnswer } from './answer/write-answer.ts';
import type { Method, Operation } from './operation.ts';
import type { Found } from './routes/route-table.ts';
import type { Log } from './watch.ts';

/** Everything that is not a success, in one form. Each answers and says with which status. */
export interface Failures {
  refused(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
    locale: string,
    labels?: Labels,
    more?: More,
    operation?: Operation,
  ): Promise<number>;
  /** A bug: logged in full, answered with its reference only. */
  fault(
    request: FastifyRequest,
    reply: FastifyReply,
    error: unknown,
    locale: string,
    operation?: Operation,
  ): Promise<number>;
  /** No such path, or not with this method. */
  noCall(
    request: FastifyRequest,
    reply: FastifyReply,
    locale: string,
    found: Exclude<Found, { operation: unknown }>,
  ): Promise<number>;
}

/** What people see of a fault, by language. */
const faultTitles: Readonly<Record<string, string>> = {
  en: 'Internal server error. Please contact your administrator and quote the reference.',
  es: 'Error interno del servidor. Póngase en contacto con su administrador e indique la referencia.',
  fr: 'Erreur interne du serveur. Contactez votre administrateur en indiquant la référence.',
};

/** Builds the answers to failures. */
export function failuresOf(texts: Texts, log: Log): Failures {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    problem: Problem,
    more?: More,
    operation?: Operation,
  ): Promise<number> => {
    if (reply.raw.headersSent || reply.raw.destroyed) {
      reply.hijack();
      reply.raw.destroy();
      return problem.status;
    }
    // What was not read of a body would be taken for the next request.
    const isUnread =
      !request.raw.complete && Number(request.headers['content-length'] ?? 1) > 0 && request.method !== 'GET';
    const own = operation?.failure?.(problem);
    await writeAnswer(
      request,
      reply,
      own
        ? { status: own.status ?? problem.status, raw: own }
        : { status: problem.status, text: JSON.stringify(problem) },
      {
        ...(own ? {} : { 'content-type': 'application/problem+json; charset=utf-8' }),
        ...(problem.retryAfter === undefined ? {} : { 'retry-after': String(problem.retryAfter) }),
        ...(problem.status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
        ...(isUnread ? { connection: 'close' } : {}),
        ...more,
      },
    );
    return own?.status ?? problem.status;
  };
  const refused: Failures['refused'] = (request, reply, refusal, locale, labels, more, operation) =>
    send(request, reply, problemOf(refusal, request.id, texts, locale, labels), more, operation);
  return {
    refused,
    fault: (request, reply, error, locale, operation) => {
      log.error({ err: error, reference: request.id, method: request.method }, 'fault');
      return send(
        request,
        reply,
        faultProblem(request.id, faultTitles[locale.slice(0, 2)] ?? certain(faultTitles.en)),
        undefined,
        operation,
      );
    },
    noCall: async (request, reply, locale, found) => {
      if (found === 'unknown') return refused(request, reply, no.noSuchAddress(), locale);
      if (found === 'unreadable') return refused(request, reply, no.badAddress(), locale);
      const allow = allowOf(found.allowed);
      if (request.method !== 'OPTIONS')
        return refused(request, reply, no.wrongMethod({ method: request.method }), locale, undefined, { allow });
      await writeAnswer(request, reply, { status: 204 }, { allow });
      return 204;
    },
  };
}

/** The Allow header: HEAD comes with GET, OPTIONS always. */
const allowOf = (methods: readonly Method[]): string =>
  [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
