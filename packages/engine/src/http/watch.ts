import { isId, type Refusal } from '@homeport/grammar';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../rights/caller.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';
import type { Progress } from './progress.ts';

/** The part of pino that is used. */
export interface Log {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}

/** What is written down about answers: figures, one line in the log, refusals in the audit trail. */
export interface Watch {
  answered(request: FastifyRequest, progress: Progress): void;
  refused(progress: Progress, refusal: Refusal): void;
  isDraining: boolean;
}

/** Answers slower than this (milliseconds) are logged whatever they were. */
const slow = 1000;
/** Audit lines about refusals of one company that may wait to be written; more than that is a flood. */
const mostWaiting = 100;

/** Builds the watch. Never logs bodies, tokens or queries: the operation's name and path pattern say what was called. */
export function watchOf(log: Log, metrics: Metrics, store: Store): Watch {
  const lines = new Map<string, { waiting: number; last: Promise<void> }>();
  const write = async (caller: Caller, { operation, recordId }: Progress, refusal: Refusal): Promise<void> => {
    const { about } = operation ?? {};
    try {
      await store.transaction(caller, (tx) =>
        tx.audit({
          what: operation?.id ?? 'unknown',
          ...(about && 'entity' in about ? { entity: about.entity.name } : {}),
          ...(isId(recordId) ? { recordId } : {}),
          result: 'refused',
          detail: { code: refusal.code },
        }),
      );
    } catch (error) {
      log.warn({ err: error, request: caller.requestId }, 'a refusal could not be written to the audit trail');
    }
  };
  // One after the other: the trail tells refusals in the order they were given, and a company's flood of them holds one connection
  // and nobody else's line.
  const audit = (progress: Progress, refusal: Refusal): void => {
    const { caller } = progress;
    if (!caller) return;
    const line = lines.get(caller.tenant) ?? { waiting: 0, last: Promise.resolve() };
    if (line.waiting >= mostWaiting) return;
    lines.set(caller.tenant, line);
    line.waiting += 1;
    line.last = line.last
      .then(() => write(caller, progress, refusal))
      .then(() => {
        line.waiting -= 1;
        if (line.waiting === 0) lines.delete(caller.tenant);
      });
  };
  return {
    isDraining: false,
    refused: (progress, refusal) => {
      // Who asks for what is not theirs is told that it is not there: that refusal counts as much as an open one.
      const isDenied =
        refusal.kind === 'notAllowed' || (refusal.kind === 'notFound' && progress.recordId !== undefined);
      if (isDenied) audit(progress, refusal);
    },
    answered: (request, progress) => {
      const took = performance.now() - progress.started;
      metrics.count(progress.status, took);
      const isQuiet = progress.status < 400 && took < slow && request.method === 'GET';
      if (isQuiet) return;
      const line = {
        request: request.id,
        call: progress.operation?.id,
        method: request.method,
        path: progress.operation?.path,
        status: progress.status,
        ms: Math.round(took),
        user: progress.caller?.me.user,
        tenant: progress.tenant,
      };
      if (progress.status >= 500) log.warn(line, 'answered');
      else if (took >= slow || progress.status < 400) log.info(line, 'answered');
      else log.debug(line, 'answered');
    },
  };
}
