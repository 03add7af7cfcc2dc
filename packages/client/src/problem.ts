/** One fault of an input at its place; `title` is a finished sentence in the reader's language. */
export interface FieldProblem {
  /** Wire name or path (`items.2.amount`); empty for the whole. */
  readonly field: string;
  readonly title: string;
  readonly code?: string;
}

let writeDay = (day: string): string => day;
/**
 * How the reader writes the days (yyyy-MM-dd) that stand in what the server says. Whoever knows the reader says so, and takes it back with
 * what is answered.
 */
export function writeDaysAs(write: (day: string) => string): () => void {
  writeDay = write;
  return () => {
    if (writeDay === write) writeDay = (day) => day;
  };
}
/** A sentence of the server with its days as the reader writes them. */
export const daysAsWritten = (sentence: string): string =>
  sentence.replace(/(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/g, (day) => writeDay(day));

/** A refused or failed call, as problem+json says it. Status 0: the server could not be reached. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  /** Stable code of the refusal, `domain.whatIsWrong`; empty for faults. */
  readonly code: string;
  readonly errors: readonly FieldProblem[];
  /** What support needs to find it. */
  readonly traceId: string | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(of: {
    readonly status: number;
    readonly code?: string | undefined;
    readonly title?: string | undefined;
    readonly errors?: readonly FieldProblem[] | undefined;
    readonly traceId?: string | undefined;
    readonly retryAfter?: number | undefined;
  }) {
    super(daysAsWritten(of.title ?? of.code ?? String(of.status)));
    this.status = of.status;
    this.code = of.code ?? '';
    this.errors = (of.errors ?? []).map((one) => ({ ...one, title: daysAsWritten(one.title) }));
    this.traceId = of.traceId;
    this.retryAfter = of.retryAfter;
  }
}

/** The call did not reach the server, or the server is not available for the moment: trying again may help. */
export function isPassing(error: unknown): boolean {
  return error instanceof Problem && [0, 429, 502, 503, 504].includes(error.status);
}
/** The browser has no way to the server. */
export const isOffline = (error: unknown): boolean => error instanceof Problem && error.status === 0;
/** The session is over. */
export const isSignedOut = (error: unknown): boolean => error instanceof Problem && error.status === 401;
