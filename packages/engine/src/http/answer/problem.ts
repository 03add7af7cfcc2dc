import { headOf, type Refusal, refusalKinds } from '@homeport/grammar';
import type { Labels, Texts } from './texts.ts';

/** A failure as every answer carries it (RFC 9457, `application/problem+json`). */
export interface Problem {
  readonly type: string;
  /** The sentence for the reader, in their language. */
  readonly title: string;
  readonly status: number;
  /** Stable; tests and apps go by it. */
  readonly code: string;
  readonly errors?: readonly { readonly field?: string; readonly code: string; readonly title: string }[];
  /** What support asks for; the log has it, too. */
  readonly traceId: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** Statuses that no kind of refusal has, by code. */
const statuses: Readonly<Record<string, number>> = {
  'request.wrongMethod': 405,
  'request.tooSlow': 408,
  'request.badExpectation': 417,
};

const statusOf = (refusal: Refusal): number => statuses[refusal.code] ?? refusalKinds[refusal.kind];

/** A refusal as a problem. */
export function problemOf(refusal: Refusal, traceId: string, texts: Texts, locale: string, labels?: Labels): Problem {
  const problems = refusal.problems ?? (refusal.field === undefined ? [] : [refusal]);
  return {
    type: `urn:homeport:problem:${refusal.code}`,
    title: texts.refusal(headOf(refusal), locale, labels),
    status: statusOf(refusal),
    code: refusal.code,
    ...(problems.length > 0
      ? {
          errors: problems.map((p) => ({
            ...(p.field === undefined ? {} : { field: p.field }),
            code: p.code,
            title: texts.refusal(p, locale, labels),
          })),
        }
      : {}),
    traceId,
    ...(refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }),
  };
}

/** A fault as a problem: nothing of what happened, only where to find it. */
export const faultProblem = (traceId: string, title: string): Problem => ({
  type: 'urn:homeport:problem:request.fault',
  title,
  status: 500,
  code: 'request.fault',
  traceId,
});
